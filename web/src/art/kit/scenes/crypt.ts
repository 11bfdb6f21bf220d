import type { Brush } from "../brush";
import { candle, column, floor } from "../buildings";
import { lightFrom } from "../light";
import { fog, shafts, times } from "../sky";
import { path } from "../svg";

/** A vault under the earth; a shaft of cold light. */
export function crypt(brush: Brush, { x = 0.5, candles = true } = {}): string {
  const { width: w, height: h } = brush;
  brush.light = lightFrom((x - 0.5) * 1.8 || -0.7, -0.6);
  const niche = (i: number) => {
    const [at, half] = [w * (0.1 + 0.2 * i), w * 0.08];
    return path`M${at - half},${h * 0.76}V${h * 0.38}Q${at - half * 0.85},${h * 0.22} ${at},${h * 0.16}Q${at + half * 0.85},${h * 0.22} ${at + half},${h * 0.38}V${h * 0.76}Z`;
  };
  const dark = brush.linear([brush.tone(0.95), brush.tone(0.7), brush.towardsLight(brush.tone(0.6), 0.12)]);
  const [outer, inner] = [brush.tone(0.3), brush.tone(0.45)];
  return (
    brush.all(brush.linear([brush.tone(0.75), brush.tone(0.35), brush.tone(0.8)])) +
    brush.fill(times(5, niche).join(""), dark) +
    brush.glow(w * x, h * 0.5, h * 0.55, brush.script.light, 0.5) +
    floor(brush, 0.76, brush.tone(0.35), brush.tone(0.95)) +
    [0, 1].map((at) => column(brush, w * at, 20, outer)).join("") +
    [0.22, 0.78].map((at) => column(brush, w * at, 13, inner)).join("") +
    shafts(brush, w * x, -10, { from: 68, to: 112, count: 3, length: h * 1.1 }) +
    (candles ? candle(brush, w * 0.12, h * 0.9, 0.8) + candle(brush, w * 0.88, h * 0.92, 0.8) : "") +
    fog(brush, 0.84, 0.35, brush.script.far)
  );
}
