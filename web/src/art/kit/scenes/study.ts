import type { Brush } from "../brush";
import { candle } from "../buildings";
import { lightFrom } from "../light";
import { starField, times } from "../sky";
import { path, star } from "../svg";

/** A tower room at night: a great round window full of stars. */
export function study(brush: Brush, { x = 0.5, y = 0.42 } = {}): string {
  const { width: w, height: h, script, chance } = brush;
  brush.light = lightFrom(-0.6, -0.7);
  const [cx, cy, radius] = [w * x, h * y, h * 0.4];
  const circle = path`M${cx - radius},${cy}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0z`;
  const stars = times(7, () =>
    star(cx + chance.between(-0.8, 0.8) * radius, cy + chance.between(-0.8, 0.5) * radius, chance.between(3, 7)),
  ).join("");
  const night =
    brush.all(brush.linear([script.sky[0], script.sky[1], script.sky[2]])) +
    starField(brush, 60, 0.8) +
    brush.fill(stars, script.light) +
    brush.glow(cx + radius * 0.4, cy - radius * 0.3, radius, script.light, 0.5) +
    brush.disc(cx + radius * 0.4, cy - radius * 0.3, radius * 0.2, script.light);
  const bricks = times(
    26,
    () => path`M${chance.between(-10, w)},${Math.round(chance.between(0, 15)) * 14}h${chance.between(12, 24)}v8h-20z`,
  ).join("");
  return (
    brush.all(brush.linear([brush.tone(0.7), brush.tone(0.85)])) +
    brush.fill(bricks, brush.tone(0.6), { opacity: 0.5 }) +
    brush.within(circle, night) +
    brush.line(circle, brush.tone(0.95), 9) +
    brush.line(circle, brush.towardsLight(brush.tone(0.5), 0.3), 2) +
    brush.line(path`M${cx},${cy - radius}v${2 * radius}M${cx - radius},${cy}h${2 * radius}`, brush.tone(0.95), 3.5) +
    brush.glow(cx, h * 0.9, h * 0.6, script.warm, 0.3, h * 0.3) +
    brush.rect(0, h * 0.86, w, h * 0.15, brush.linear(["#5a3624", "#1c0e0c"])) +
    candle(brush, w * 0.12, h * 0.9, 1.2) +
    candle(brush, w * 0.89, h * 0.9, 0.95)
  );
}
