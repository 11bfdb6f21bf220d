/** Legs, necks, tails, branches: a shape along a bent line, with a breadth at each of its points. */
import { curve, path, polygon, type Point } from "./svg";

interface Side {
  at: Point;
  /** Square to the line, of length one. */
  out: Point;
}

function sides(points: readonly Point[]): Side[] {
  return points.map((at, i) => {
    const [before, after] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return { at, out: [-dy / length, dx / length] };
  });
}

function shifted({ at, out }: Side, by: number): Point {
  return [at[0] + out[0] * by, at[1] + out[1] * by];
}

/** The outline; a breadth of 0 at the end makes a point. */
export function limb(points: readonly Point[], breadths: readonly number[]): string {
  const line = sides(points);
  const edge = (sign: number) => line.map((side, i) => shifted(side, (sign * breadths[i]!) / 2));
  return curve(edge(1)) + "L" + curve(edge(-1).reverse()).slice(1) + "Z";
}

/** Many points on the smooth line through a few. */
export function finer(points: readonly Point[], parts = 4): Point[] {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)]!;
  const between = (i: number, t: number): Point => {
    const one = (axis: 0 | 1) => {
      const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]];
      return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
    };
    return [one(0), one(1)];
  };
  const inner = points.slice(1).flatMap((_, i) => Array.from({ length: parts }, (__, k) => between(i, k / parts)));
  return [...inner, points[points.length - 1]!];
}

/** As many breadths as `finer` gives points. */
export function finerBreadths(breadths: readonly number[], parts = 4): number[] {
  const inner = breadths
    .slice(1)
    .flatMap((to, i) => Array.from({ length: parts }, (_, k) => breadths[i]! + ((to - breadths[i]!) * k) / parts));
  return [...inner, breadths[breadths.length - 1]!];
}

/** Spines on one side of a limb; `side` is 1 or -1. */
export function spines(points: readonly Point[], breadths: readonly number[], side: 1 | -1, size: number): string {
  const [line, wide] = [sides(finer(points)), finerBreadths(breadths)];
  return line
    .slice(0, -1)
    .map((from, i) => {
      const [a, b] = [shifted(from, side * wide[i]! * 0.4), shifted(line[i + 1]!, side * wide[i + 1]! * 0.4)];
      return polygon([
        a,
        b,
        shifted(from, side * (wide[i]! * 0.5 + size * (0.4 + wide[i]! / Math.max(...wide)) * 0.7)),
      ]);
    })
    .join("");
}

/** Bent lines across a limb, like the rings of a tail or the plates of a belly. */
export function rings(points: readonly Point[], breadths: readonly number[], from = -1, to = 1, parts = 4): string {
  const [line, wide] = [sides(finer(points, parts)), finerBreadths(breadths, parts)];
  return line
    .map((side, i) => {
      const half = wide[i]! / 2;
      const [a, b] = [shifted(side, from * half), shifted(side, to * half)];
      const bend: Point = [side.out[1] * half * 0.35, -side.out[0] * half * 0.35];
      return path`M${a[0]},${a[1]}Q${(a[0] + b[0]) / 2 + bend[0]},${(a[1] + b[1]) / 2 + bend[1]} ${b[0]},${b[1]}`;
    })
    .join("");
}
