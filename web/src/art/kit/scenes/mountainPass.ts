import type { Brush } from "../brush";
import { mix } from "../colour";
import { cliff, peaks, way } from "../land";
import { fog, sky } from "../sky";
import type { Point } from "../svg";

const WALL: Point[] = [
  [0.08, 0.2],
  [0.12, 0.34],
  [0.2, 0.42],
  [0.22, 0.58],
  [0.31, 0.7],
  [0.36, 1],
  [0.4, 1.3],
];

/** Rock on both sides, snow far away, a way between. */
export function mountainPass(brush: Brush, { x = 0.5, road = true } = {}): string {
  const above = sky(brush, { x, y: 0.32, size: 0.09, stars: 0, clouds: 4 });
  return (
    above +
    peaks(brush, 0.76, 0.38, 3, brush.tone(0.08), { snow: mix(brush.script.far, "#ffffff", 0.65) }) +
    fog(brush, 0.66, 0.6) +
    peaks(brush, 0.84, 0.32, 5, brush.tone(0.32)) +
    fog(brush, 0.78, 0.5) +
    (road ? way(brush, 0.52, 0.78, brush.towardsLight(brush.tone(0.2), 0.45)) : "") +
    cliff(brush, "left", WALL, brush.tone(0.62)) +
    cliff(brush, "right", WALL, brush.tone(0.62))
  );
}
