import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { both, symmetric } from "../../../../art/kit/mirror";
import { teeth } from "../../../../art/creatures/teeth";
import { pack } from "./pack";

const RUFF = symmetric("M0,-40L50,-34L84,-20L74,-4L100,14L82,24L104,48L84,54L100,84L80,84L92,116L72,112L80,170L0,230");
const EARS = both("M12,-52C20,-78 32,-96 50,-108C60,-84 62,-56 54,-30Z");
const INNER_EARS = both("M24,-52C28,-70 36,-84 46,-92C52,-76 52,-60 46,-42Z");
const HEAD = symmetric(
  "M0,-54C14,-60 28,-56 40,-46C52,-36 58,-24 60,-12L76,6L60,10L70,30L52,30L54,46L38,44C32,56 30,60 26,68L0,76",
);
const MASK = symmetric("M0,-30L10,-12L30,-2L56,4L48,20L34,34L22,40L0,44");
const MUZZLE = symmetric("M0,-16C8,-16 12,-8 14,4C24,10 32,22 32,36C30,44 22,46 14,44L0,40");
const MOUTH = symmetric("M0,40L16,46L32,38C32,56 22,70 0,72");
const JAW = symmetric("M0,58C10,60 18,56 24,50C26,66 14,80 0,82");

/** The head of a wolf that snarls. */
export function wolf(brush: Brush, { fur = "#6d7488", pale = "#cfd2d8", eye = "#ffd23a" } = {}): string {
  const shade = deepen(fur, 0.66, "#0c1024");
  return (
    brush.cel(RUFF, deepen(fur, 0.3), { band: 16, edge: 2.2, shade }) +
    brush.cel(EARS, fur, { band: 8, edge: 2.4, shade }) +
    brush.fill(INNER_EARS, mix(shade, "#a8604a", 0.4)) +
    brush.celWith(HEAD, fur, { band: 12, edge: 2.6, shade }, markings(brush, pale, shade)) +
    eyes(brush, eye) +
    mouth(brush, fur, shade) +
    brush.cel(MUZZLE, mix(pale, fur, 0.35), { band: 8, edge: 1.4, shade: mix(fur, shade, 0.4) }) +
    nose(brush)
  );
}

function markings(brush: Brush, pale: string, shade: string): string {
  const tufts = both("M40,-40L52,-22L40,-24ZM28,-50L32,-38L22,-42ZM50,14L62,26L50,24ZM40,28L48,40L38,36Z");
  return (
    brush.fill(MASK, pale, { opacity: 0.75 }) +
    brush.fill("M0,-56L9,-40L5,-16H-5L-9,-40Z" + tufts, shade, { opacity: 0.55 }) +
    brush.fill("M6,-60L8,-10L40,90H100V-60Z", shade, { opacity: 0.28 })
  );
}

function eyes(brush: Brush, colour: string): string {
  return (
    brush.fill(both("M8,-6L20,-20L48,-24L42,-6L24,2Z"), "#10101c") +
    brush.fill(both("M15,-6L24,-14L40,-17L36,-8L24,-3Z"), colour) +
    brush.fill(both("M26,-15L31,-16L30,-5L26,-4Z"), "#1a0c06") +
    brush.dots(
      [
        [24.5, -12],
        [-29, -12.5],
      ],
      "#ffffff",
      2.6,
    )
  );
}

function mouth(brush: Brush, fur: string, shade: string): string {
  const upper = teeth(
    [
      [-28, 40, 9],
      [-15, 44, 6],
      [9, 44, 6],
      [19, 41, 9],
    ],
    1,
  );
  const lower = teeth(
    [
      [-20, 64, 7],
      [-7, 67, 6],
      [2, 67, 6],
      [13, 64, 7],
    ],
    -1,
  );
  return (
    brush.fill(MOUTH, "#2a060c") +
    brush.fill("M-14,68Q0,48 14,68L0,74Z", "#b8424c") +
    brush.cel(JAW, deepen(fur, 0.15), { band: 5, edge: 1.2, shade }) +
    brush.fill(upper + lower, "#fff6e0")
  );
}

function nose(brush: Brush): string {
  return (
    brush.fill(symmetric("M0,12C10,11 17,14 16,20C12,28 6,30 0,32"), "#14121c") +
    brush.disc(-5, 17, 4, "#9aa4b8", 0.7, 1.8) +
    brush.line("M0,32V42M-10,36q-6,2 -10,1M10,36q6,2 10,1", "#14121c", 1.8)
  );
}

export function wolves(brush: Brush): string {
  return pack(
    brush,
    wolf(brush),
    [
      [-80, -22, 0.62],
      [82, -28, 0.6, true],
    ],
    [0, 14, 1.02],
  );
}
