/** Cuffs and chains of iron, seen a little from above: the inside is dark, the front is lit. */
import type { Brush } from "../kit/brush";
import { ellipse, path, type Point } from "../kit/svg";

const IRON = "#8a94a4";
const LOCK = "#6a7484";
const GROOVE = "#3a4454";
const METAL = { shade: "#1c2030", rim: "#f0f6ff" };

/** A link at each point, in turn from its broad and from its narrow side. */
export function chainAlong(brush: Brush, points: readonly Point[], scale = 1): string {
  const link = (across: number, down: number) =>
    brush.line(ellipse(0, 0, across, down), "#14161f", 9) +
    brush.line(ellipse(0, 0, across, down), IRON, 5.4) +
    brush.line(
      path`M${-across * 0.7},${-down * 0.75}Q0,${-down * 1.3} ${across * 0.6},${-down * 0.85}`,
      "#e8eef4",
      1.8,
    );
  const [broad, narrow] = [brush.stamp(link(14, 9)), brush.stamp(link(13, 3))];
  return points
    .map(([x, y], i) => {
      const [before, after] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!];
      const turn = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
      return brush.at(x, y, scale, () => (i % 2 ? narrow(0, 0) : broad(0, 0)), { turn });
    })
    .join("");
}

export function ironCuff(brush: Brush): string {
  return (
    brush.cel(ellipse(0, -18, 50, 22), IRON, { band: 5, edge: 2.2, ...METAL }) +
    brush.fill(ellipse(0, -16, 41, 15), "#14161f") +
    brush.fill("M-40,-20A41,15 0 0 1 40,-20A44,20 0 0 0 -40,-20Z", "#4a5464") +
    brush.cel("M-50,-18A50,22 0 0 0 50,-18V16A50,24 0 0 1 -50,16Z", IRON, { band: 12, edge: 2.4, ...METAL }) +
    brush.line("M-48,-8A50,22 0 0 0 48,-8M-48,12A50,22 0 0 0 48,12", GROOVE, 2.2) +
    brush.dots(
      [
        [-36, 11],
        [36, 11],
      ],
      "#e8eef4",
      5.4,
    ) +
    brush.cel("M-17,0H17V32Q0,40 -17,32Z", LOCK, { band: 6, edge: 2, ...METAL }) +
    brush.fill("M0,9a5,5 0 0 1 3,9l3,10h-12l3,-10a5,5 0 0 1 3,-9z", "#0c0c14")
  );
}

/** Its front half hangs open, and waits. */
export function openCuff(brush: Brush): string {
  return (
    brush.cel("M-50,-14A50,24 0 0 1 50,-14V18A50,24 0 0 0 -50,18Z", "#5a6474", { band: 8, edge: 2, ...METAL }) +
    brush.line("M-47,-6A50,24 0 0 1 47,-6M-47,10A50,24 0 0 1 47,10", "#242c3a", 2.2) +
    brush.cel("M52,-22C78,-2 84,34 66,66L40,58C54,40 54,18 40,8Z", IRON, { band: 9, edge: 2.4, ...METAL }) +
    brush.line("M62,-6C78,14 78,38 62,60M50,4C62,20 62,40 50,56", GROOVE, 2.2) +
    brush.dots(
      [
        [66, 18],
        [62, 44],
        [-34, -4],
        [0, -16],
      ],
      "#e8eef4",
      5,
    ) +
    brush.cel("M40,-28H58V22H40Z", LOCK, { band: 5, edge: 2, ...METAL }) +
    brush.dots(
      [
        [49, -18],
        [49, 12],
      ],
      "#14161f",
      5,
    ) +
    brush.cel("M-60,-20H-42V26H-60Z", LOCK, { band: 5, edge: 2, ...METAL }) +
    brush.fill("M-51,-8a5,5 0 0 1 3,9l2,10h-10l2,-10a5,5 0 0 1 3,-9z", "#0c0c14")
  );
}
