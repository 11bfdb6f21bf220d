import type { Brush } from "../brush";
import { peaks, pines } from "../land";
import { fog, sky } from "../sky";

/** Much sky over far mountains and firs: for crowds that need the room. */
export function openSky(brush: Brush, { x = 0.66 } = {}): string {
  return (
    sky(brush, { x, y: 0.24, clouds: 4 }) +
    peaks(brush, 0.7, 0.26, 4, brush.tone(0.12)) +
    fog(brush, 0.64, 0.45) +
    pines(brush, 0.72, 0.2, 12, brush.tone(0.5)) +
    fog(brush, 0.74, 0.3)
  );
}
