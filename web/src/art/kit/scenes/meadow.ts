import type { Brush } from "../brush";
import { mix } from "../colour";
import { grass, hill, leafTrees, peaks, way } from "../land";
import { fog, heapedCloud, sky, times } from "../sky";

const FLOWERS = ["#f6d24a", "#e2503f", "#f3eee0", "#b06ac8"];

/** Green hills at noon, flowers in front. */
export function meadow(brush: Brush, { x = 0.7, road = false } = {}): string {
  const { width: w, height: h, chance } = brush;
  const above = sky(brush, { x, y: 0.22, size: 0.09, stars: 0, clouds: 0 });
  const green = (near: number) => mix(brush.tone(near), "#7a9c3c", 0.45 - near * 0.25);
  const flowers = FLOWERS.map((colour) =>
    brush.dots(
      times(9, () => [chance.between(0, w), h * chance.between(0.84, 0.98)] as const),
      colour,
      3,
    ),
  );
  return (
    above +
    heapedCloud(brush, w * 0.04, h * 0.24, 0.55) +
    heapedCloud(brush, w * 0.62, h * 0.36, 0.4) +
    peaks(brush, 0.66, 0.2, 4, brush.tone(0.06)) +
    fog(brush, 0.62, 0.5) +
    hill(brush, 0.64, 0.03, green(0.2)) +
    leafTrees(brush, 0.68, 0.16, (11 * w) / 240, brush.tone(0.42), [0.32, 0.68]) +
    hill(brush, 0.72, 0.03, green(0.4), green(0.75)) +
    (road ? way(brush, 0.5, 0.73, brush.towardsLight(brush.tone(0.2), 0.5)) : "") +
    grass(brush, 0, w, 22, green(0.85), h + 2) +
    flowers.join("")
  );
}
