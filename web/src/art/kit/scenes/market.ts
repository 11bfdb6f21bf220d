import type { Brush } from "../brush";
import { floor, house } from "../buildings";
import { mix } from "../colour";
import { sky, times } from "../sky";
import { n, path } from "../svg";

const WALLS = ["#b78a62", "#9c6f78", "#8f8a6a", "#a77c50", "#8c6a80"];
const ROOFS = ["#8a3b34", "#5f4a63", "#3f5a5e"];
const FLAGS = ["#d9484a", "#f2c14e", "#4f9fb5"];

/** Houses, a line of flags, two stalls at the sides. */
export function market(brush: Brush, { x = 0.3, stalls = true } = {}): string {
  const { width: w, height: h } = brush;
  return (
    sky(brush, { x, y: 0.28, size: 0.08, stars: 0 }) +
    rowOfHouses(brush, 0.74) +
    flagLine(brush) +
    floor(brush, 0.76, brush.towardsLight(brush.tone(0.25), 0.2), brush.tone(0.75)) +
    (stalls ? stall(brush, w * 0.1, h, "#b8403f") + stall(brush, w * 0.92, h, "#2f7a86") : "")
  );
}

export function rowOfHouses(brush: Brush, foot: number): string {
  const count = Math.ceil(brush.width / 80);
  const step = brush.width / count;
  return times(count + 1, (i) => {
    const breadth = step * brush.chance.between(0.76, 0.92);
    const wall = mix(WALLS[i % 5]!, brush.script.far, 0.3);
    return house(brush, step * i, brush.height * foot, breadth, wall, ROOFS[i % 3]!, {
      timber: i % 2 === 0,
      glow: 0.3,
    });
  }).join("");
}

export function flagLine(brush: Brush, low = 0.34): string {
  const { width: w, height: h } = brush;
  const count = Math.floor(w / 26);
  const flags = times(count, (i) => {
    const t = (i + 0.5) / count;
    const y = h * ((1 - t) ** 2 * 0.1 + 2 * t * (1 - t) * low + t * t * 0.06);
    return `M${Math.round(w * t - 6)},${Math.round(y - 1)}h12l-6,14z`;
  });
  const cord = path`M-4,${h * 0.1}Q${w * 0.5},${h * low} ${w + 4},${h * 0.06}`;
  return (
    brush.line(cord, brush.tone(0.8), 1.2) +
    FLAGS.map((colour, i) => brush.fill(flags.filter((_, k) => k % 3 === i).join(""), colour)).join("")
  );
}

function stall(brush: Brush, x: number, h: number, colour: string): string {
  const [top, half] = [h * 0.54, 34];
  const stripes = times(
    6,
    (i) =>
      path`M${x - half + (i * half) / 3},${top - 16}h${half / 3}l${(i - 2) * 1.3},22q${-half / 6},8 ${-half / 3},0z`,
  );
  const goods = (from: number, count: number, paint: string) =>
    brush.dots(
      times(count, (i) => [x - half + from + 24 * i, h * 0.735] as const),
      paint,
      11,
    );
  return (
    brush.fill(
      path`M${x - half},${top}V${h * 0.95}h4V${top}zM${x + half - 4},${top}V${h * 0.95}h4V${top}z`,
      brush.tone(0.85),
    ) +
    brush.cel(`M${n(x - half)},${n(h * 0.74)}h${2 * half}v${n(h * 0.2)}h${-2 * half}z`, "#7a4b2c", {
      band: 8,
      edge: 1,
    }) +
    brush.fill(stripes.filter((_, i) => i % 2 === 0).join(""), "#f3e3c0") +
    brush.fill(stripes.filter((_, i) => i % 2 === 1).join(""), colour) +
    goods(10, 3, "#e2a33b") +
    goods(22, 2, "#c8473d")
  );
}
