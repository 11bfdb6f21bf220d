import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { teeth } from "../../../../art/creatures/teeth";

export interface SerpentLook {
  skin: string;
  eye?: string;
  crest?: string;
  horns?: string;
}

const SKULL =
  "M-20,-10C-18,-28 4,-36 20,-28C32,-20 52,-18 66,-8C73,-2 68,5 60,5L24,8C10,12 -2,20 -12,24C-22,14 -24,2 -20,-10Z";
const JAW = "M-12,22C4,13 18,15 30,17L56,18C60,23 56,29 47,30C26,36 2,36 -14,28Z";
const FRILL = "M-6,-18L-30,-28L-26,-12L-50,-6L-30,4L-48,22L-24,18L-26,36L-6,22Z";
const HORN = "M-2,-28C-18,-44 -40,-50 -62,-46C-46,-38 -34,-26 -18,-12Z";
const NOSE_HORN = "M44,-17L52,-34L58,-12Z";

/** The head of a smaller dragon, to the right; its neck ends at the origin. */
export function serpentHead(brush: Brush, look: SerpentLook): string {
  const { skin, eye = "#ffe04a", crest = deepen(skin, 0.3), horns = "#ead7a8" } = look;
  const shade = deepen(skin, 0.64, "#10081c");
  const upper = teeth(
    [
      [20, 8, 5],
      [31, 7, 5],
      [42, 6, 5],
      [53, 5, 7],
    ],
    1,
  );
  const lower = teeth(
    [
      [26, 18, 5],
      [37, 19, 5],
      [48, 19, 6],
    ],
    -1,
  );
  return (
    brush.cel(FRILL, crest, { band: 5, edge: 1.8 }) +
    brush.fill("M-6,20L22,6L62,4L54,20L24,22Z", "#3a0610") +
    brush.fill("M6,20C22,10 40,14 52,9C46,18 30,20 14,22Z", "#d8485a") +
    brush.fill(upper + lower, "#fff6dc") +
    brush.cel(JAW, skin, { band: 5, edge: 1.6, shade }) +
    brush.cel(SKULL, skin, { band: 7, edge: 2.2, shade }) +
    brush.fill("M26,-14C40,-14 54,-8 64,-1C50,-2 36,-2 26,2Z", mix(skin, "#fff0d0", 0.35), { opacity: 0.5 }) +
    brush.cel(HORN + NOSE_HORN, horns, { band: 4, edge: 1.8, shade: deepen(horns, 0.6, "#4a2a2c") }) +
    brush.fill("M58,-7q6,-3 8,3q-5,2 -8,-3z", shade) +
    brush.fill("M4,-12Q16,-22 27,-12Q15,-2 4,-12Z", "#160810") +
    brush.fill("M8,-12Q16,-19 24,-12Q16,-6 8,-12Z", eye) +
    brush.fill("M16,-17Q19,-12 16,-7Q13,-12 16,-17Z", "#160810") +
    brush.cel("M-4,-16C4,-30 24,-28 34,-16L28,-14C20,-20 10,-20 4,-12Z", mix(skin, "#ffffff", 0.08), {
      band: 3,
      edge: 1.6,
      shade,
    })
  );
}
