import type { Brush } from "../brush";
import { mix } from "../colour";
import { grass, hill, leafTrees, trunk } from "../land";
import { fog, shafts, sky } from "../sky";

const CROWN = "M-10,-10H96C98,10 84,8 80,20C76,34 60,24 54,38C46,52 34,38 26,52C16,66 4,54 -10,64Z";

/** Broad trees by day: sun falls through the leaves. */
export function leafWood(brush: Brush, { x = 0.6 } = {}): string {
  const { width: w, height: h } = brush;
  const ground = mix(brush.tone(0.4), "#6a8a3a", 0.35);
  const crown = (side: number) => {
    const transform = `translate(${side < 0 ? 0 : w} 0) scale(${-side * (h / 200)} ${h / 200})`;
    return (
      brush.fill(CROWN, brush.tone(0.72), { transform }) +
      brush.fill(CROWN, brush.tone(0.94), { transform: transform + " scale(.66)" })
    );
  };
  return (
    sky(brush, { x, y: 0.2, size: 0.08, stars: 0, clouds: 1 }) +
    leafTrees(brush, 0.66, 0.5, (8 * w) / 240, brush.tone(0.1)) +
    fog(brush, 0.62, 0.5) +
    leafTrees(brush, 0.74, 0.62, (5 * w) / 240, brush.tone(0.38), [0.36, 0.7]) +
    fog(brush, 0.72, 0.35) +
    shafts(brush, w * x, h * 0.1, { from: 55, to: 125, count: 5, length: h, strength: 0.34 }) +
    hill(brush, 0.78, 0.02, ground, brush.tone(0.9)) +
    trunk(brush, w * 0.06, 17, brush.tone(0.74), 5) +
    trunk(brush, w * 0.93, 14, brush.tone(0.74), -5) +
    crown(-1) +
    crown(1) +
    grass(brush, 0, w, 12, brush.tone(0.94))
  );
}
