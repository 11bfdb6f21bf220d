/** Hats, masks and weapons that Schatzjagd's people wear and hold. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import type { Part } from "../../../../art/kit/people/bust";
import { fist } from "../../../../art/kit/people/props";

export const GOLD = "#d9a02e";
const STEEL = { shade: "#2c3a52", rim: "#ffffff" };

/** A broad slouching hat with a torn feather. */
export function slouchHat(colour = "#4a3424", feather = "#c8402e"): Part {
  return (brush) =>
    brush.fill("M66,74Q100,62 134,72L132,90Q100,78 68,92Z", "#140806", { opacity: 0.5 }) +
    brush.cel("M128,54C146,34 158,8 188,-4C186,26 170,52 138,70Z", feather, { band: 6, edge: 1.8 }) +
    brush.line("M132,62Q158,30 184,2M150,44l10,4M160,32l10,3", deepen(feather, 0.5), 1.8) +
    brush.cel("M62,74C60,44 74,22 104,24C130,24 140,44 138,70Q100,62 62,74Z", colour, { band: 11, edge: 2.2 }) +
    brush.line("M84,30Q100,42 118,28", deepen(colour, 0.5), 2.4) +
    brush.cel("M62,66Q100,54 138,62L139,73Q100,64 61,77Z", deepen(feather, 0.35), { band: 3, edge: 1.2 }) +
    brush.cel(
      "M26,92C34,72 70,62 104,62C140,62 168,58 182,72C168,90 136,80 104,80C72,80 52,96 26,92Z",
      mix(colour, "#000000", 0.1),
      { band: 6, edge: 2.2 },
    );
}

/** A cloth over nose and mouth. */
export function faceCloth(colour = "#8a2430"): Part {
  return (brush) =>
    brush.cel("M72,103Q86,106 97,96Q112,106 128,101L129,116C126,138 112,156 99,170C86,156 74,138 71,116Z", colour, {
      band: 9,
      edge: 2,
    }) +
    brush.line("M80,110Q98,120 120,108M80,124Q98,136 118,122M88,140Q98,148 110,138", deepen(colour, 0.45), 2) +
    brush.dots(
      [
        [84, 117],
        [97, 127],
        [113, 116],
        [90, 134],
        [107, 133],
        [99, 148],
      ],
      mix(colour, "#ffffff", 0.5),
      3.4,
    );
}

/** A bare blade in a fist. */
export function bladeInHand(blade: string, guard = "M136,150H172V158H136Z"): Part {
  return (brush, person) =>
    brush.cel(blade, "#9fb2c4", { band: 5, edge: 2, ...STEEL }) +
    brush.cel(guard, GOLD, { band: 3, edge: 1.4, shade: "#5a2c0c" }) +
    fist(154, 178)(brush, person);
}

export const DAGGER = "M148,152L146,92L154,70L162,92L160,152Z";
export const LONG_SWORD = "M147,152L145,34L154,14L163,34L161,152Z";
export const CLEAVER = "M148,152L140,60C150,44 180,48 190,64C188,92 176,112 162,120L162,152Z";

/** A strap and a patch over the far eye. */
export const eyePatch: Part = (brush) =>
  brush.line("M72,74L132,98", "#1c0e0a", 3.4) +
  brush.cel("M101,84Q113,82 125,90Q124,106 114,108Q103,104 101,84Z", "#241410", { band: 3, edge: 1.4 });

export const scar: Part = (brush) =>
  brush.line("M80,78L90,116M80,92l8,-2M83,102l8,-3M86,112l7,-3", "#a8403a", 2.2, { "stroke-linecap": "round" });

/** A fist from which a flask hangs its vapours. */
export function flaskInHand(colour = "#8adf3a"): Part {
  return (brush, person) =>
    brush.glow(156, 112, 58, colour, 0.7) +
    brush.fill("M150,84C138,66 164,56 152,38C146,28 152,16 162,10C156,22 166,30 166,42C166,58 150,66 162,84Z", colour, {
      opacity: 0.6,
    }) +
    brush.celWith(
      "M149,92H165V110C180,118 188,134 184,148C178,164 136,164 130,148C126,134 134,118 149,110Z",
      deepen(colour, 0.5),
      { band: 6, edge: 2, rim: "#f6ffe0" },
      brush.fill("M124,130Q146,122 158,130T192,128V170H124Z", colour) +
        brush.dots(
          [
            [146, 142],
            [164, 150],
            [170, 138],
          ],
          "#f6ffd0",
          4.5,
        ),
    ) +
    brush.cel("M146,84H168V94H146Z", "#8a5a34", { band: 3, edge: 1.4 }) +
    fist(157, 182)(brush, person);
}

/** A closed helmet: a slit, breaths and a plume. */
export function visor(steel = "#8796a8", plume = "#c0283a"): Part {
  return (brush) =>
    brush.cel("M96,22C84,-12 116,-34 160,-18C196,-4 204,40 182,76C184,48 172,26 150,18C130,12 112,16 106,26Z", plume, {
      band: 10,
      edge: 2.4,
    }) +
    brush.line("M108,14C128,-8 162,-4 178,24M112,20C134,4 160,10 176,40", deepen(plume, 0.45), 2.4) +
    brush.cel(
      "M58,104C50,52 68,22 100,20C132,22 150,52 142,104L138,128C128,148 112,158 100,164C88,158 72,148 62,128Z",
      steel,
      { band: 15, edge: 2.6, ...STEEL },
    ) +
    brush.cel("M56,92C70,76 90,72 100,70C110,72 130,76 144,92L140,112L100,150L60,112Z", mix(steel, "#ffffff", 0.16), {
      band: 9,
      edge: 2.2,
      ...STEEL,
    }) +
    brush.fill("M64,94Q84,84 98,86V96Q82,94 68,102ZM136,94Q116,84 102,86V96Q118,94 132,102Z", "#0a0812") +
    brush.dots(
      [
        [80, 95],
        [120, 95],
      ],
      "#ffb03a",
      4.6,
    ) +
    brush.line("M100,72V150", deepen(steel, 0.5), 2.4) +
    brush.dots(
      [
        [86, 112],
        [92, 118],
        [86, 122],
        [93, 128],
        [114, 112],
        [108, 118],
        [114, 122],
        [107, 128],
      ],
      "#1c2230",
      4,
    ) +
    brush.cel("M96,18H104V72H96ZM58,88L62,80Q80,66 100,64Q120,66 138,80L142,88Q120,72 100,70Q80,72 58,88Z", GOLD, {
      band: 3,
      edge: 1.4,
      shade: "#5a2c0c",
    });
}

/** What rises behind a leader of poisoners: the hood of a cobra. */
export const cobraCollar: Part = (brush, { cloth, trim }) => {
  const hood = "M100,178C30,170 -4,120 14,60C26,24 60,8 100,6C140,8 174,24 186,60C204,120 170,170 100,178Z";
  return brush.celWith(
    hood,
    cloth,
    { band: 18, edge: 2.6 },
    brush.line(
      "M30,52Q100,24 170,52M22,76Q100,46 178,76M20,100Q100,72 180,100M26,124Q100,98 174,124M40,146Q100,124 160,146",
      mix(cloth, trim, 0.4),
      3.4,
      { opacity: 0.7 },
    ),
  );
};

/** A small figure for crowds: who it is shows only by hat, cloth and eyes. */
export interface Rogue {
  cloth: string;
  mask: string;
  skin?: string;
  head: (brush: Brush) => string;
}

export function rogue(brush: Brush, { cloth, mask, skin = "#d89a74", head }: Rogue): string {
  const shade = deepen(skin, 0.7, "#7a1f1c");
  const face = "M-29,-18C-29,-50 29,-50 29,-18V8C27,30 11,42 0,42C-11,42 -27,30 -29,8Z";
  return (
    brush.cel("M-84,190C-84,74 -54,52 -22,44L0,54L22,44C54,52 84,74 84,190Z", cloth, { band: 17, edge: 2.4 }) +
    brush.celWith(
      face,
      skin,
      { band: 4, edge: 1.8, shade },
      brush.fill("M0,-50H40V50H0L4,10Z", shade, { opacity: 0.45 }),
    ) +
    brush.fill("M-25,-17L-4,-10Q-8,2 -18,0Q-25,-3 -25,-17ZM25,-17L4,-10Q8,2 18,0Q25,-3 25,-17Z", deepen(shade, 0.5)) +
    brush.fill("M-22,-9Q-13,-14 -5,-6Q-13,0 -22,-9ZM22,-9Q13,-14 5,-6Q13,0 22,-9Z", "#fff3dc") +
    brush.dots(
      [
        [-12, -7],
        [13, -7],
      ],
      "#1c0c08",
      6,
    ) +
    brush.line("M-27,-21L-5,-13M27,-21L5,-13", "#2a140c", 5, { "stroke-linecap": "round" }) +
    (mask ? lowerCloth(brush, mask) : noseAndMouth(brush, shade)) +
    head(brush)
  );
}

function lowerCloth(brush: Brush, colour: string): string {
  const cloth = "M-30,6Q-14,10 -2,0Q14,10 30,4L28,20C24,40 10,54 0,64C-10,54 -25,40 -29,20Z";
  return (
    brush.cel(cloth, colour, { band: 8, edge: 1.8 }) +
    brush.line("M-22,14Q0,26 22,12M-18,30Q0,42 18,28", deepen(colour, 0.45), 2)
  );
}

function noseAndMouth(brush: Brush, shade: string): string {
  return brush.line("M-1,-8L-6,7Q0,13 7,9M-13,26Q0,20 14,25", shade, 2.8, { "stroke-linecap": "round" });
}

export const brimmed =
  (colour: string) =>
  (brush: Brush): string =>
    brush.cel("M-36,-24C-38,-62 -22,-76 2,-76C28,-76 40,-60 38,-26Z", colour, { band: 9, edge: 2 }) +
    brush.cel(
      "M-72,-14C-60,-34 -30,-36 2,-36C34,-36 60,-40 76,-24C60,-12 34,-22 0,-22C-30,-22 -50,-10 -72,-14Z",
      deepen(colour, 0.2),
      { band: 5, edge: 2 },
    );

export const scarfed =
  (colour: string) =>
  (brush: Brush): string =>
    brush.cel("M26,-32C44,-38 58,-28 64,-10C50,-12 36,-16 26,-22Z", deepen(colour, 0.2), { band: 4, edge: 1.6 }) +
    brush.cel("M-34,-20C-36,-56 -20,-66 0,-66C20,-66 36,-56 34,-20Q0,-38 -34,-20Z", colour, { band: 8, edge: 2 }) +
    brush.dots(
      [
        [-18, -44],
        [0, -54],
        [18, -44],
        [-6, -40],
        [26, -34],
      ],
      mix(colour, "#ffffff", 0.6),
      4,
    );

export const hooded =
  (colour: string) =>
  (brush: Brush): string =>
    brush.cel(
      "M0,-88C-40,-80 -56,-30 -52,10C-52,32 -62,46 -72,58C-40,60 -18,66 0,82C18,66 40,60 72,58C62,46 52,32 52,10C56,-30 40,-80 0,-88ZM0,-56C22,-52 32,-30 31,0C29,24 14,40 0,50C-14,40 -29,24 -31,0C-32,-30 -22,-52 0,-56Z",
      colour,
      { band: 9, edge: 2.2 },
    );

export const ironHatted =
  (colour = "#8a96a4") =>
  (brush: Brush): string =>
    brush.cel("M-35,-26C-36,-62 -20,-76 0,-76C20,-76 36,-62 35,-26Z", colour, { band: 9, edge: 2.2, ...STEEL }) +
    brush.line("M0,-75V-34", deepen(colour, 0.45), 3) +
    brush.cel(
      "M-58,-10C-50,-32 -20,-38 0,-38C20,-38 50,-32 58,-10C40,-20 20,-24 0,-24C-20,-24 -40,-20 -58,-10Z",
      colour,
      { band: 5, edge: 2, ...STEEL },
    );
