import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { both, symmetric } from "../../../../art/kit/mirror";
import { pack } from "./pack";

const BODY = symmetric("M0,44C36,46 70,56 92,84C104,110 108,170 112,240L0,240");
const HEAD = symmetric("M0,-76C22,-76 36,-62 38,-42C40,-28 52,-12 56,8C60,36 40,60 0,62");
const EARS = both("M38,-30C52,-42 64,-38 66,-26C66,-14 56,-4 44,-6Z");
const BROW = symmetric("M0,-30C14,-42 32,-42 44,-32L40,-18C26,-26 10,-26 0,-16");
const LIP = symmetric("M0,24C22,22 40,24 52,12C54,24 52,34 44,40C28,48 12,46 0,46");
const TUSKS = both("M22,36L34,34C38,24 38,14 34,2C30,14 26,24 20,28Z");
const KNOT = "M-8,-72C-14,-86 -10,-96 -2,-108L2,-98L12,-106C14,-92 14,-82 8,-72Z";

function ogre(brush: Brush, skin: string): string {
  const shade = deepen(skin, 0.62, "#4a1024");
  return (
    brush.cel(BODY, skin, { band: 18, edge: 2.4, shade }) +
    brush.cel("M-60,58L-40,48L70,160L96,240H60L40,190Z", "#5a3222", { band: 6, edge: 1.8 }) +
    brush.line("M-28,72Q0,92 28,72", "#3a1c14", 2.6) +
    brush.cel("M-24,74L-16,72L-14,88L-22,90ZM-8,80L0,80L1,98L-7,98ZM8,80L16,76L20,92L12,94Z", "#efe4c4", {
      band: 3,
      edge: 1.2,
      shade: "#8a6a4a",
    }) +
    brush.cel(KNOT, "#2c1a18", { band: 4, edge: 1.8 }) +
    brush.cel(EARS, mix(skin, "#c8503a", 0.25), { band: 5, edge: 2, shade }) +
    brush.line("M-58,-14a7,8 0 1 0 5,1", "#e8b83a", 3) +
    brush.celWith(
      HEAD,
      skin,
      { band: 12, edge: 2.6, shade },
      brush.fill("M5,-80L7,-20L20,20L6,80H80V-80Z", shade, { opacity: 0.3 }),
    ) +
    face(brush, skin, shade)
  );
}

/** Fat and strong: little eyes under one brow, a jaw that is half of the head. */
function face(brush: Brush, skin: string, shade: string): string {
  const lip = mix(skin, "#c8604a", 0.3);
  return (
    brush.fill(both("M5,-20C14,-30 32,-30 40,-22L36,-6C26,-2 12,-4 5,-10Z"), shade, { opacity: 0.72 }) +
    brush.fill(both("M10,-13Q22,-23 34,-13Q22,-6 10,-13Z"), "#fff0b8") +
    brush.dots(
      [
        [-21, -14],
        [22, -14],
      ],
      "#3a0c08",
      6.6,
    ) +
    brush.dots(
      [
        [-23, -16],
        [20, -16],
      ],
      "#ffffff",
      2.2,
    ) +
    brush.cel(BROW, mix(skin, shade, 0.2), { band: 5, edge: 2.2, shade }) +
    brush.cel(symmetric("M0,-22L7,-18C9,-8 18,-2 20,6C19,15 8,16 0,16"), mix(skin, "#d8604a", 0.34), {
      band: 6,
      edge: 2,
      shade,
    }) +
    brush.fill(both("M4,11Q9,5 14,12Z"), "#3a0c10") +
    brush.fill(symmetric("M0,20C18,20 34,18 48,8C46,26 30,34 0,34"), "#2a080e") +
    brush.fill(both("M4,22L12,22L9,30ZM14,21L22,20L18,29Z"), "#f0e0b0") +
    brush.cel(LIP, lip, { band: 7, edge: 2, shade }) +
    brush.cel(TUSKS, "#f6eaca", { band: 4, edge: 1.8, shade: "#8a6a4a" }) +
    brush.line("M-20,46Q0,56 20,46", shade, 2.2, { opacity: 0.6, "stroke-linecap": "round" }) +
    brush.line("M-34,-60L-20,-40M-37,-48L-27,-58M-38,-40L-30,-46", "#7a2a2a", 2.6, { "stroke-linecap": "round" })
  );
}

/** Fat and strong, and two of them. */
export function ogres(brush: Brush, { skin = "#cc8a5c" } = {}): string {
  return pack(
    brush,
    ogre(brush, skin),
    [
      [-74, -34, 0.74, true],
      [78, -30, 0.7],
    ],
    [0, 12, 1.06],
    0.55,
  );
}
