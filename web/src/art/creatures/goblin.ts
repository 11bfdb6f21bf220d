import type { Brush } from "../kit/brush";
import { deepen, mix } from "../kit/colour";
import { teeth } from "./teeth";

const GOLD = "#d9a02e";
const EARS =
  "M-38,-14C-60,-40 -84,-46 -112,-44C-100,-18 -76,14 -36,20ZM38,-14C60,-40 84,-46 112,-44C100,-18 76,14 36,20Z";
const INNER_EARS = "M-44,-8C-60,-24 -76,-32 -92,-34C-80,-16 -62,2 -42,8ZM44,-8C60,-24 76,-32 92,-34C80,-16 62,2 42,8Z";
const HEAD =
  "M0,-62C30,-62 46,-38 44,-8C44,14 38,30 28,44C20,60 8,68 0,68C-8,68 -20,60 -28,44C-38,30 -44,14 -44,-8C-46,-38 -30,-62 0,-62Z";
const FAR_HALF = "M4,-60L6,-18L16,14L2,18L4,68C14,66 22,58 28,44C38,30 44,14 44,-8C46,-38 30,-60 4,-60Z";
const BROW = "M-44,-22L-6,-6L0,-14L6,-6L44,-22L40,-34Q16,-30 0,-22Q-16,-30 -40,-34Z";

/** The head and shoulders of a goblin. */
export function goblin(brush: Brush, { skin = "#7fa03a", hood = "#5a2f24", eye = "#ffe23a" } = {}): string {
  const shade = deepen(skin, 0.62, "#0c1420");
  return (
    brush.cel("M-76,230C-74,90 -46,52 0,52C46,52 74,90 76,230Z", hood, { band: 14, edge: 2 }) +
    brush.cel(EARS, skin, { band: 8, edge: 2.4, shade }) +
    brush.fill(INNER_EARS, mix(skin, "#c8503a", 0.45), { opacity: 0.75 }) +
    brush.celWith(HEAD, skin, { band: 12, edge: 2.6, shade }, brush.fill(FAR_HALF, shade, { opacity: 0.4 })) +
    eyes(brush, eye) +
    brush.cel(BROW, mix(skin, "#1c2a10", 0.25), { band: 4, edge: 2, shade }) +
    brush.cel("M-4,-8L4,-8L12,16Q14,28 0,30Q-14,28 -12,16Z", mix(skin, "#d8c85a", 0.2), { band: 5, edge: 1.8, shade }) +
    brush.fill("M-9,22q3,-3 5,1zM9,22q-3,-3 -5,1z", shade) +
    mouth(brush) +
    brush.fill("M26,-44q6,4 6,10q-6,-2 -6,-10zM-30,-46q-2,6 2,10q4,-6 -2,-10z", shade, { opacity: 0.5 }) +
    brush.cel("M-84,-36a6,6 0 1 0 4,-2z", GOLD, { band: 2, edge: 1 })
  );
}

function eyes(brush: Brush, colour: string): string {
  return (
    brush.fill("M-38,-16L-8,-2Q-20,14 -34,4ZM38,-16L8,-2Q20,14 34,4Z", "#141a10", { opacity: 0.85 }) +
    brush.fill("M-33,-9L-10,-1Q-20,8 -30,2ZM33,-9L10,-1Q20,8 30,2Z", colour) +
    brush.fill("M-21,-5h4v8h-4zM17,-5h4v8h-4z", "#1a0c06")
  );
}

function mouth(brush: Brush): string {
  const upper = teeth(
    [
      [-26, 36, 8],
      [-14, 34, 7],
      [8, 34, 7],
      [18, 35, 8],
    ],
    1,
  );
  const lower = teeth(
    [
      [-18, 54, 9],
      [10, 54, 9],
    ],
    -1,
  );
  return brush.fill("M-30,36Q0,28 30,36Q24,56 0,58Q-24,56 -30,36Z", "#24080c") + brush.fill(upper + lower, "#f6ecc8");
}

/** Three of them: one drawing, used three times. */
export function goblins(brush: Brush, look: Parameters<typeof goblin>[1] = {}): string {
  const one = brush.stamp(goblin(brush, look));
  const haze = brush.small ? "" : brush.glow(0, -10, 140, brush.script.sky[1], 0.75, 90);
  return one(-74, -34, 0.62) + one(74, -30, 0.64) + haze + one(0, 18, 1.02);
}
