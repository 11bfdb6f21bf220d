/** Things that are alike on both sides: only the right half is written, in absolute steps. */
import { n } from "./svg";

type Step = { letter: string; points: [number, number][] };

function stepsOf(d: string): Step[] {
  if (/[a-y]/.test(d)) throw new Error(`only absolute steps can be mirrored: ${d}`);
  let last: [number, number] = [0, 0];
  return [...d.matchAll(/([MLCQHVZ])([^MLCQHVZ]*)/g)].map(([, letter, numbers]) => {
    const values = (numbers!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const step = { letter: /[HV]/.test(letter!) ? "L" : letter!, points: pointsOf(letter!, values, last) };
    last = step.points.at(-1) ?? last;
    return step;
  });
}

function pointsOf(letter: string, values: number[], [x, y]: [number, number]): [number, number][] {
  if (letter === "H") return [[values[0]!, y]];
  if (letter === "V") return [[x, values[0]!]];
  return values.flatMap((value, i) => (i % 2 ? [] : [[value, values[i + 1]!] as [number, number]]));
}

function text({ letter, points }: Step): string {
  return letter + points.map(([x, y]) => `${n(x)},${n(y)}`).join(" ");
}

/** The other side of a shape. */
export function mirrored(d: string): string {
  return stepsOf(d)
    .map(({ letter, points }) => text({ letter, points: points.map(([x, y]) => [-x, y]) }))
    .join("");
}

/** A shape and its other side. */
export function both(d: string): string {
  return d + mirrored(d);
}

/** One closed shape from its right half, which goes from the top of the middle down to its foot. */
export function symmetric(half: string): string {
  const steps = stepsOf(half).filter(({ letter }) => letter !== "Z");
  const back = steps.slice(1).map((step, i) => {
    const from = steps[i]!.points.at(-1)!;
    const points = [...step.points.slice(0, -1).reverse(), from];
    return text({ letter: step.letter, points: points.map(([x, y]) => [-x, y]) });
  });
  return steps.map(text).join("") + back.reverse().join("") + "Z";
}
