import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb, rings, spines } from "../../../../art/kit/limb";
import { shafts } from "../../../../art/kit/sky";
import type { Point } from "../../../../art/kit/svg";

const COIL: Point[] = [
  [104, 26],
  [112, 62],
  [84, 88],
  [30, 94],
  [-30, 94],
  [-80, 84],
];
const COIL_BREADTH = [2, 16, 26, 36, 42, 30];
const NECK: Point[] = [
  [-62, 98],
  [-92, 62],
  [-76, 30],
  [-40, 8],
  [-20, -16],
  [-12, -50],
];
const NECK_BREADTH = [30, 44, 48, 46, 42, 36];
const HEAD =
  "M-36,-44C-38,-72 -14,-88 12,-82C28,-78 38,-66 42,-54L40,-38C30,-28 10,-24 -6,-24C-20,-24 -32,-32 -36,-44Z";
const BEAK = "M30,-66C48,-70 72,-58 86,-36C90,-26 86,-18 84,-12C80,-24 70,-30 58,-32L30,-36Z";
const LOWER_BEAK = "M28,-38L60,-34C68,-28 70,-22 68,-16C54,-12 36,-16 26,-26Z";
const COMB =
  "M-34,-58C-46,-68 -44,-84 -34,-86C-36,-100 -20,-110 -10,-98C-6,-112 12,-114 16,-100C26,-108 40,-100 36,-86C44,-84 44,-72 38,-66C20,-78 -14,-80 -34,-58Z";
const WATTLE = "M22,-34C34,-30 44,-14 38,2C32,12 22,6 20,-6C14,2 6,-2 6,-12C6,-24 12,-34 22,-34Z";
const WING =
  "M-40,30C-56,-4 -88,-30 -122,-40C-112,-28 -112,-20 -116,-8C-104,-6 -100,4 -102,16C-92,16 -86,26 -88,40C-70,36 -56,40 -44,52Z";

/** Half cock, half serpent; its look turns to stone. */
export function basilisk(brush: Brush, { skin = "#5f9a3c", eye = "#fff04a" } = {}): string {
  const shade = deepen(skin, 0.64, "#0c1a30");
  const belly = mix(skin, "#f2e09a", 0.62);
  const scaled = (points: Point[], breadths: number[], from: number) =>
    brush.line(rings(points, breadths, from, 1, 3), shade, 1.8, { opacity: 0.55 });
  return (
    brush.cel(spines(COIL, COIL_BREADTH, 1, 9), deepen(skin, 0.35), { band: 3, edge: 1.4 }) +
    brush.celWith(limb(COIL, COIL_BREADTH), skin, { band: 11, edge: 2.2, shade }, scaled(COIL, COIL_BREADTH, -1)) +
    brush.cel("M106,46L84,22L104,-6L128,22Z", "#c8402e", { band: 5, edge: 1.8 }) +
    brush.celWith(
      WING,
      "#b8562e",
      { band: 8, edge: 2.2 },
      brush.line("M-44,40L-120,-38M-44,44L-114,-8M-44,46L-100,16", "#5a2014", 2.4),
    ) +
    brush.cel(spines(NECK, NECK_BREADTH, -1, 12), "#c8402e", { band: 3, edge: 1.4 }) +
    brush.celWith(limb(NECK, NECK_BREADTH), skin, { band: 12, edge: 2.4, shade }, neckSurface(brush, belly, shade)) +
    brush.cel(COMB, "#d8342e", { band: 7, edge: 2.2, shade: "#6a0c1c" }) +
    head(brush, skin, shade, eye)
  );
}

function neckSurface(brush: Brush, belly: string, shade: string): string {
  const front = NECK.map(([x, y]): Point => [x + 13, y + 4]);
  const narrow = NECK_BREADTH.map((breadth) => breadth * 0.52);
  const scales =
    "M-84,60q5,8 11,1M-74,40q5,8 11,1M-58,24q5,8 11,1M-46,8q5,8 11,1M-38,-12q5,8 11,1M-92,76q5,8 11,1M-34,-30q5,8 11,1";
  return (
    brush.cel(limb(front, narrow), belly, { band: 4, edge: 0 }) +
    brush.line(rings(front, narrow, -1, 1, 3), shade, 1.6, { opacity: 0.5 }) +
    brush.line(scales, shade, 1.8, { opacity: 0.7 })
  );
}

function head(brush: Brush, skin: string, shade: string, eye: string): string {
  const beak = { band: 5, edge: 2, shade: "#8a4a10" };
  const gaze = brush.small
    ? ""
    : shafts(brush, 18, -56, { from: -24, to: 30, count: 3, length: 150, strength: 0.55, colour: eye });
  return (
    brush.fill("M28,-38L70,-34L62,-22L30,-24Z", "#3a0c10") +
    brush.cel(LOWER_BEAK, "#d8962e", beak) +
    brush.cel(WATTLE, "#d8342e", { band: 4, edge: 1.6, shade: "#6a0c1c" }) +
    brush.cel(HEAD, skin, { band: 9, edge: 2.4, shade }) +
    brush.cel(BEAK, "#f0b63e", beak) +
    brush.fill("M62,-54q7,-2 10,5q-6,2 -10,-5z", "#5a2a08") +
    brush.cel("M-34,-36L-56,-44L-38,-26L-58,-20L-34,-18L-44,-2L-18,-22Z", mix(skin, "#f2e09a", 0.35), {
      band: 4,
      edge: 1.6,
      shade,
    }) +
    gaze +
    brush.disc(16, -57, 13, "#16100c") +
    brush.disc(16, -57, 10, eye) +
    brush.fill("M16,-67Q21,-57 16,-47Q11,-57 16,-67Z", "#16100c") +
    brush.disc(12.5, -61, 2.4, "#ffffff") +
    brush.glow(16, -57, 30, eye, 0.5) +
    brush.cel("M-6,-68C6,-80 28,-78 40,-64L30,-64C20,-70 8,-70 -6,-60Z", deepen(skin, 0.2), {
      band: 3,
      edge: 1.8,
      shade,
    })
  );
}
