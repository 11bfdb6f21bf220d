import type { Brush } from "../brush";
import { mix } from "../colour";
import { peaks } from "../land";
import { fog, heapedCloud, rain, sky } from "../sky";

const BOLT = "M0,0L-10,28L-2,28L-14,60L-6,60L-20,100L4,52L-4,52L8,22L0,22L8,0Z";

/** Dark clouds above small mountains, lightning between them. */
export function stormSky(brush: Brush, { x = 0.3 } = {}): string {
  const { width: w, height: h, script } = brush;
  const above = sky(brush, { x, y: 0.2, size: 0.08, stars: 0, clouds: 4, disc: false });
  const cloud = (cx: number, cy: number, scale: number, near: number) =>
    heapedCloud(brush, w * cx, h * cy, scale, brush.tone(near), mix(brush.tone(near), script.near, 0.6));
  const bolt = (bx: number, by: number, scale: number) =>
    brush.glow(w * bx, h * by + 40 * scale, 46 * scale, script.light, 0.5) +
    brush.fill(BOLT, "#fffbe8", {
      transform: `translate(${Math.round(w * bx)} ${Math.round(h * by)}) scale(${scale})`,
    });
  return (
    above +
    peaks(brush, 0.94, 0.16, 7, brush.tone(0.2)) +
    fog(brush, 0.84, 0.6) +
    bolt(0.12, 0.3, 1) +
    bolt(0.88, 0.34, 0.8) +
    cloud(-0.1, 0.36, 0.9, 0.45) +
    cloud(0.5, 0.32, 1, 0.5) +
    cloud(0.1, 0.2, 1, 0.66) +
    cloud(-0.15, 0.98, 1, 0.55) +
    cloud(0.52, 1.0, 1.1, 0.6) +
    rain(brush, 40)
  );
}
