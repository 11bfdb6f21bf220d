import type { Brush } from "../brush";
import { floor, house, tower } from "../buildings";
import { mix } from "../colour";
import { sky } from "../sky";

interface Neighbour {
  /** From the middle of the street, as a share of the breadth. */
  off: number;
  foot: number;
  breadth: number;
  wall: string;
  roof: string;
}

/** From far to near. */
const ROW: Neighbour[] = [
  { off: 0.2, foot: 0.77, breadth: 30, wall: "#c9a27c", roof: "#8f3f34" },
  { off: 0.36, foot: 0.85, breadth: 46, wall: "#b89a8c", roof: "#7a4a4a" },
  { off: 0.6, foot: 0.96, breadth: 66, wall: "#d0a884", roof: "#8a4434" },
];

/** A street of gabled houses that runs towards a tower; their long sides face it. */
export function street(brush: Brush, { x = 0.62 } = {}): string {
  const { width: w, height: h } = brush;
  const above = sky(brush, { x, y: 0.24, size: 0.08, stars: 12 });
  const side = (sign: 1 | -1) =>
    ROW.map(({ off, foot, breadth, wall, roof }, i) => {
      const near = 0.3 + 0.25 * i;
      const [front, slope] = [mix(wall, brush.tone(near), 0.4), mix(roof, brush.tone(near), 0.3)];
      const turned = { glow: 0, timber: i > 0, side: sign > 0 ? -1 : 1 } as const;
      return house(brush, w * (0.5 + sign * off), h * foot, breadth, front, slope, turned);
    }).join("");
  return (
    above +
    tower(brush, w * 0.5, h * 0.77, 22, 78, mix("#a89a8c", brush.script.far, 0.4), {
      roof: mix("#6a3040", brush.script.far, 0.3),
      flag: true,
    }) +
    floor(brush, 0.76, brush.towardsLight(brush.tone(0.3), 0.15), brush.tone(0.9)) +
    brush.glow(w * 0.5, h * 0.82, w * 0.3, brush.script.warm, 0.35, h * 0.12) +
    side(-1) +
    side(1)
  );
}
