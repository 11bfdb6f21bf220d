import { castle } from "../buildings";
import type { Brush } from "../brush";
import { peaks, pines, way } from "../land";
import { fog, sky } from "../sky";
import { path } from "../svg";

/** A hill above the mountains; `castle: false` leaves its top free. */
export function castleHill(
  brush: Brush,
  { x = 0.24, castle: built = true, wall = "#a08aa0", roof = "#8f3350" } = {},
): string {
  const { width: w, height: h } = brush;
  const above = sky(brush, { x, y: 0.34, size: 0.09, stars: 12 });
  const ground = path`M${-w * 0.1},${h + 60}V${h}C${w * 0.2},${h * 0.8} ${w * 0.28},${h * 0.68} ${w * 0.38},${h * 0.66}H${w * 0.7}C${w * 0.8},${h * 0.7} ${w * 0.88},${h * 0.84} ${w * 1.1},${h * 0.9}V${h + 60}Z`;
  return (
    above +
    peaks(brush, 0.78, 0.32, 4, brush.tone(0.12)) +
    fog(brush, 0.72, 0.5) +
    brush.cel(ground, brush.tone(0.45), { band: 26, edge: 1.2 }) +
    (built ? castle(brush, w * 0.54, h * 0.7, (h / 200) * 0.9, wall, roof) : "") +
    way(brush, 0.5, 0.7, brush.towardsLight(brush.tone(0.3), 0.35), 0.1, 0.06) +
    pines(brush, 0.995, 0.2, (12 * w) / 240, brush.tone(0.72), [0.3, 0.78]) +
    fog(brush, 0.9, 0.2) +
    pines(brush, 1.07, 0.26, (9 * w) / 240, brush.tone(0.95), [0.26, 0.74])
  );
}
