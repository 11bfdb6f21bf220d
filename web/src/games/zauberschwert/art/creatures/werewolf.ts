import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb } from "../../../../art/kit/limb";
import { both, symmetric } from "../../../../art/kit/mirror";
import { pack } from "./pack";

const TORSO = symmetric("M0,-6C30,-8 58,-2 78,18C96,36 92,70 84,96L72,240L0,240");
const ARMS = both("M60,14C88,12 104,30 108,56C110,82 104,92 102,104L76,100C80,84 72,60 58,46Z");
const SHIRT = symmetric("M0,78L14,66L24,80L36,60L48,76L58,52L72,44C80,54 84,74 84,96L72,240L0,240");
const BROW = "M-30,-52C-14,-64 10,-62 24,-50L16,-44C2,-52 -12,-52 -22,-44Z";
const SKULL =
  "M-44,-6L-56,-14L-46,-22L-60,-36L-44,-40C-44,-58 -26,-76 2,-76C20,-76 28,-66 38,-60C58,-54 76,-46 88,-34C96,-26 94,-16 84,-14C70,-12 56,-14 44,-10L22,2L-10,16Z";
const JAW = "M-12,10L30,0C44,6 58,6 72,2C78,8 76,16 66,20C44,28 16,30 -6,22Z";
const EAR = "M-36,-50C-48,-72 -52,-92 -46,-112C-28,-104 -12,-90 -4,-70Z";
const FAR_EAR = "M2,-72C4,-88 12,-100 26,-108C32,-94 30,-80 24,-66Z";

/** Half man, half wolf: it roars to the right, both claws raised. */
export function werewolf(brush: Brush, { fur = "#7a5238", eye = "#ff5a2a" } = {}): string {
  const shade = deepen(fur, 0.66, "#10081c");
  const look = { band: 9, edge: 2.2, shade };
  return (
    brush.cel(TORSO, fur, { band: 18, edge: 2.2, shade }) +
    brush.fill(symmetric("M0,30L20,22L46,30L40,52L24,60L0,56"), mix(fur, "#d8b08a", 0.35), { opacity: 0.6 }) +
    brush.line("M0,28V72M-44,34Q-22,58 -2,54M44,34Q22,58 2,54", shade, 2.2, { opacity: 0.6 }) +
    brush.cel(SHIRT, "#4a5a7a", { band: 12, edge: 2, shade: "#141a34" }) +
    brush.cel(ARMS, fur, look) +
    claws(brush, fur, shade) +
    `<g transform="translate(-12 6)">${head(brush, fur, shade, eye)}</g>`
  );
}

function head(brush: Brush, fur: string, shade: string, eye: string): string {
  const mane =
    "M-30,-66L-62,-58L-50,-44L-78,-28L-58,-20L-80,4L-58,8L-70,34L-44,28L-44,50L-20,36L-4,54L8,30L30,38L24,6Z";
  return (
    brush.cel(FAR_EAR, deepen(fur, 0.3), { band: 4, edge: 1.8, shade }) +
    brush.cel(mane, deepen(fur, 0.2), { band: 9, edge: 2.2, shade }) +
    brush.fill("M-10,12L40,-12L84,-14L72,6L30,18Z", "#2a060c") +
    brush.fill("M4,14C24,2 50,6 66,0C60,10 36,18 10,20Z", "#b8424c") +
    brush.fill("M18,4L26,1L25,15ZM32,0L40,-3L40,10ZM46,-6L54,-8L54,4ZM62,-10L72,-12L70,10Z", "#fff6e0") +
    brush.cel(JAW, fur, { band: 6, edge: 1.8, shade }) +
    brush.fill("M28,4L36,8L31,-4ZM44,7L52,8L47,-4ZM60,6L70,4L67,-12Z", "#fff6e0") +
    brush.cel(SKULL, fur, { band: 9, edge: 2.6, shade }) +
    brush.fill("M34,-40C54,-42 74,-34 86,-22L84,-15C70,-14 56,-15 44,-11L30,-18Z", mix(fur, "#e0c0a0", 0.4), {
      opacity: 0.55,
    }) +
    brush.fill("M78,-40C90,-40 98,-30 96,-20C90,-20 80,-26 78,-40Z", "#140c14") +
    brush.line("M50,-36L58,-24M60,-34L66,-24M42,-36L48,-26", shade, 2) +
    brush.fill("M-14,-46L14,-46L20,-36L4,-32Z", "#14080c") +
    brush.fill("M-6,-44L11,-44L15,-37L4,-35Z", eye) +
    brush.disc(7, -40, 2.2, "#ffe9c0") +
    brush.glow(6, -40, 20, eye, 0.55) +
    brush.cel(BROW, mix(fur, shade, 0.35), { band: 3, edge: 1.8, shade }) +
    brush.cel(EAR, fur, { band: 6, edge: 2.2, shade }) +
    brush.fill("M-34,-58C-42,-74 -44,-88 -42,-100C-30,-92 -20,-82 -14,-70Z", mix(shade, "#a8604a", 0.4))
  );
}

function claws(brush: Brush, fur: string, shade: string): string {
  const fingers = [
    [86, 64, 74, 34],
    [94, 60, 90, 26],
    [103, 60, 104, 28],
    [110, 66, 118, 38],
  ] as const;
  const finger = fingers.map(([x, y, tx, ty]) =>
    limb(
      [
        [x, y + 14],
        [(x + tx) / 2, (y + ty) / 2],
        [tx, ty],
      ],
      [13, 11, 9],
    ),
  );
  const nail = fingers.map(([x, , tx, ty]) =>
    limb(
      [
        [tx, ty + 3],
        [tx + (tx - x) * 0.2 - 1, ty - 9],
        [tx - 4, ty - 20],
      ],
      [8, 6, 0],
    ),
  );
  return (
    brush.cel(both("M76,84C76,66 86,60 98,60C112,60 118,70 117,86C114,102 104,108 94,106C82,104 76,96 76,84Z"), fur, {
      band: 7,
      edge: 1.8,
      shade,
    }) +
    brush.cel(both(finger.join("")), fur, { band: 4, edge: 1.8, shade }) +
    brush.cel(both(nail.join("")), "#f0e6cc", { band: 2, edge: 1.2, shade: "#7a6a5a" })
  );
}

export function werewolves(brush: Brush): string {
  return pack(
    brush,
    werewolf(brush),
    [
      [-88, -22, 0.5],
      [94, -26, 0.46, true],
    ],
    [0, 0, 1],
  );
}
