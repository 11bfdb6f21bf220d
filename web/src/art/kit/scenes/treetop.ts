import type { Brush } from "../brush";
import { mix } from "../colour";
import { leafTrees, peaks } from "../land";
import { fog, sky } from "../sky";

const BOUGH =
  "M-40,176C30,160 90,172 140,166C190,160 220,140 290,126V148C230,158 200,176 146,184C90,190 40,182 -40,204Z";
const CLUMP =
  "M-60,60C-70,30 -40,14 -22,20C-20,-6 22,-10 30,10C56,0 76,26 60,42C70,56 50,70 36,62C16,78 -20,76 -28,64C-40,74 -54,70 -60,60Z";

/** High up: a bough across the picture, leaves in its corners. */
export function treetop(brush: Brush, { x = 0.68 } = {}): string {
  const { width: w, height: h } = brush;
  const clump = brush.stamp(
    brush.fill(CLUMP, brush.tone(0.9)) +
      brush.fill(CLUMP, mix(brush.tone(0.7), "#5f8a4a", 0.3), { transform: "translate(-3 -6) scale(.7)" }),
  );
  return (
    sky(brush, { x, y: 0.24, stars: 0 }) +
    peaks(brush, 0.86, 0.2, 5, brush.tone(0.1)) +
    fog(brush, 0.8, 0.5) +
    leafTrees(brush, 0.92, 0.22, 9, brush.tone(0.4)) +
    fog(brush, 0.92, 0.4) +
    brush.cel(BOUGH, mix(brush.tone(0.6), "#5a3a24", 0.4), { band: 9, edge: 1.6 }) +
    clump(w * 0.04, h * 0.06, 0.9) +
    clump(w * 0.98, h * 0.02, 0.8, true) +
    clump(w * 0.97, h * 0.7, 0.6) +
    clump(w * 0.03, h * 0.98, 0.7, true)
  );
}
