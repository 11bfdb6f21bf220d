import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb, rings, spines } from "../../../../art/kit/limb";
import type { Point } from "../../../../art/kit/svg";
import { teeth } from "../../../../art/creatures/teeth";

const SKULL =
  "M-34,-22C-30,-48 0,-58 24,-48C34,-44 40,-38 50,-38C72,-36 92,-26 104,-12C112,-2 106,6 96,6L84,2L70,6L44,4C30,6 18,14 4,18L-14,10C-28,4 -36,-8 -34,-22Z";
const JAW = "M-18,12L2,18C10,28 24,32 40,30L92,22C98,28 94,36 84,38C56,48 20,50 -2,40C-12,34 -18,24 -18,12Z";
const HORNS =
  "M-22,-38C-44,-62 -74,-72 -106,-66C-82,-56 -62,-38 -46,-14L-34,-14ZM-30,-16C-54,-24 -78,-22 -98,-8C-76,-8 -58,-2 -40,8Z";
const SPINE: Point[] = [
  [-34, 0],
  [-52, 20],
  [-58, 44],
  [-48, 68],
  [-34, 90],
  [-28, 116],
];
const SPINE_BREADTH = [24, 28, 32, 36, 40, 46];
/** From the shoulder over the wrist to the tips. */
const FINGERS: Point[][] = [
  [
    [56, -118],
    [104, -104],
    [148, -56],
  ],
  [
    [56, -118],
    [108, -70],
    [142, 10],
  ],
  [
    [56, -118],
    [92, -30],
    [112, 84],
  ],
];
const WING_BONES =
  limb(
    [
      [-16, 112],
      [26, 40],
      [46, -40],
      [56, -118],
    ],
    [15, 12, 11, 8],
  ) +
  FINGERS.map((finger) => limb(finger, [8, 6, 1])).join("") +
  "M50,-116L52,-142L63,-118Z";
const RAGS =
  "M56,-118Q116,-110 148,-56L134,-48L140,-28L126,-34L142,10L126,2L128,30L116,22L122,52L108,44L112,84L98,66L94,88L82,64L70,84L50,40L40,20Z";

/** What remains of a dragon, and still flies. */
export function boneDragon(brush: Brush, { bone = "#ddd2b4", fire = "#6ae8ff" } = {}): string {
  const shade = deepen(bone, 0.62, "#1c1440");
  return (
    brush.cel(RAGS, "#3a3070", { band: 8, edge: 2, shade: "#140c34", rim: fire }) +
    brush.cel(WING_BONES, mix(bone, brush.script.far, 0.3), { band: 4, edge: 1.8, shade }) +
    neck(brush, bone, shade) +
    ribs(brush, bone, shade) +
    brush.cel(HORNS, mix(bone, "#a08a6a", 0.4), { band: 6, edge: 2, shade }) +
    head(brush, bone, shade, fire)
  );
}

function neck(brush: Brush, bone: string, shade: string): string {
  const discs = rings(SPINE, SPINE_BREADTH, -1, 1, 2);
  return (
    brush.cel(spines(SPINE, SPINE_BREADTH, 1, 20), mix(bone, shade, 0.15), { band: 3, edge: 1.6, shade }) +
    brush.celWith(
      limb(SPINE, SPINE_BREADTH),
      bone,
      { band: 8, edge: 2, shade },
      brush.line(discs, deepen(shade, 0.5), 3.4),
    ) +
    brush.cel(spines(SPINE, SPINE_BREADTH, -1, 7), bone, { band: 2, edge: 1.2, shade })
  );
}

function ribs(brush: Brush, bone: string, shade: string): string {
  const rib = (y: number, wide: number) =>
    limb(
      [
        [-20, y],
        [wide * 0.6, y - 4],
        [wide, y + 20],
        [wide * 0.7, y + 46],
      ],
      [8, 9, 8, 2],
    );
  return brush.small ? "" : brush.cel(rib(82, 60) + rib(100, 66), bone, { band: 3, edge: 1.8, shade });
}

function head(brush: Brush, bone: string, shade: string, fire: string): string {
  const upper = teeth(
    [
      [20, 8, 8],
      [33, 5, 8],
      [46, 4, 9],
      [60, 5, 9],
      [75, 4, 9],
      [89, 5, 11],
    ],
    1,
  );
  const lower = teeth(
    [
      [24, 30, 8],
      [38, 30, 8],
      [52, 28, 9],
      [67, 26, 9],
      [81, 24, 10],
    ],
    -1,
  );
  return (
    brush.glow(40, 18, 60, fire, 0.6, 34) +
    brush.fill(upper + lower, "#fff6dc") +
    brush.cel(JAW, mix(bone, shade, 0.15), { band: 6, edge: 1.8, shade }) +
    brush.cel(SKULL, bone, { band: 9, edge: 2.6, shade }) +
    brush.fill(
      "M-6,-26C4,-38 26,-38 34,-26C32,-12 18,-8 6,-12C-4,-16 -8,-20 -6,-26Z" +
        "M86,-16C94,-18 100,-10 98,-4C92,-2 86,-8 86,-16Z" +
        "M-22,-6C-18,-14 -8,-10 -6,-2C-10,6 -20,4 -22,-6Z" +
        "M46,-14L66,-18L60,-8L48,-6Z",
      "#140c1e",
    ) +
    brush.glow(15, -24, 19, fire, 1) +
    brush.disc(16, -23, 5, "#f0ffff") +
    brush.line("M24,-46L18,-38L26,-34M-20,-28L-10,-24M64,-34L60,-24M70,20L66,34", shade, 1.8) +
    brush.cel("M-12,-32C0,-50 28,-50 44,-34L36,-32C24,-40 8,-40 -2,-28Z", mix(bone, "#ffffff", 0.15), {
      band: 4,
      edge: 2,
      shade,
    })
  );
}
