import type { Brush } from "../brush";
import { hill, pines, trunk } from "../land";
import { fog, sky } from "../sky";

const ROWS = [
  { y: 0.66, tall: 0.36, count: 12, near: 0.04 },
  { y: 0.74, tall: 0.44, count: 10, near: 0.36 },
  { y: 0.84, tall: 0.46, count: 8, near: 0.72 },
];
const TRUNKS = [
  [0.04, 15],
  [0.95, 17],
  [0.19, 7],
  [0.85, 6],
] as const;

/** Firs by moonlight, a clearing in the middle. */
export function nightWood(brush: Brush, { x = 0.66 } = {}): string {
  const above = sky(brush, { x, y: 0.26 });
  const rows = ROWS.map(({ y, tall, count, near }) => {
    const gap = near > 0.5 ? ([0.3, 0.7] as const) : undefined;
    const firs = pines(brush, y, tall, (count * brush.width) / 240, brush.tone(near), gap);
    return firs + fog(brush, y - 0.02, near < 0.7 ? 0.42 : 0.2);
  });
  return (
    above +
    rows.join("") +
    hill(brush, 0.84, 0.015, brush.tone(0.86), brush.tone(1)) +
    TRUNKS.map(([at, breadth]) => trunk(brush, brush.width * at, breadth, brush.tone(0.8), (at - 0.5) * -8)).join("")
  );
}
