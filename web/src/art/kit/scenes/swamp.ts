import type { Brush } from "../brush";
import { mix } from "../colour";
import { pines, trunk, water } from "../land";
import { fog, glitter, sky } from "../sky";

const PADS = [
  [0.2, 0.8],
  [0.74, 0.86],
  [0.42, 0.92],
] as const;

/** Still water, dead trees, a great low moon. */
export function swamp(brush: Brush, { x = 0.3 } = {}): string {
  const { width: w, height: h } = brush;
  const above = sky(brush, { x, y: 0.34, size: 0.13, stars: 14 });
  const pads = PADS.map(
    ([px, py]) =>
      brush.disc(w * px, h * py, 20, brush.tone(0.75), 1, 4) +
      brush.disc(w * px - 2, h * py - 1, 16, brush.tone(0.45), 1, 2.6),
  );
  return (
    above +
    pines(brush, 0.66, 0.18, (16 * w) / 240, brush.tone(0.15)) +
    fog(brush, 0.64, 0.6) +
    water(brush, 0.68, mix(brush.script.sky[2], brush.script.far, 0.3), brush.tone(0.55), brush.tone(0.95)) +
    glitter(brush, w * x, h * 0.7, 10, 5.5, 4) +
    trunk(brush, w * 0.9, 12, brush.tone(0.7), 6, 4) +
    trunk(brush, w * 0.05, 9, brush.tone(0.7), -7, 4) +
    pads.join("")
  );
}
