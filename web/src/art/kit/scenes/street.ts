import type { Brush } from "../brush";
import { floor, house, tower } from "../buildings";
import { mix } from "../colour";
import { sky, times } from "../sky";

const WALLS = ["#c9a27c", "#b08a92", "#a8a07c"];
const ROOFS = ["#8f3f34", "#5c4a5a", "#3f5a5e"];

/** A street of tall houses that runs towards a tower. */
export function street(brush: Brush, { x = 0.62 } = {}): string {
  const { width: w, height: h } = brush;
  const above = sky(brush, { x, y: 0.24, size: 0.08, stars: 12 });
  const side = (sign: number) =>
    times(3, (i) => {
      const near = i / 2;
      const breadth = 40 + 40 * near;
      const wall = mix(WALLS[(i + (sign > 0 ? 1 : 0)) % 3]!, brush.tone(0.4 + 0.4 * near), 0.42);
      return house(
        brush,
        w * (0.5 + sign * (0.17 + 0.18 * i)),
        h * (0.76 + 0.07 * i),
        breadth,
        wall,
        mix(ROOFS[i]!, brush.tone(0.6), 0.3),
        { glow: 0.3 },
      );
    }).join("");
  return (
    above +
    tower(brush, w * 0.5, h * 0.76, 22, 78, mix("#a89a8c", brush.script.far, 0.4), {
      roof: mix("#6a3040", brush.script.far, 0.3),
      flag: true,
    }) +
    floor(brush, 0.76, brush.towardsLight(brush.tone(0.3), 0.15), brush.tone(0.9)) +
    side(-1) +
    side(1)
  );
}
