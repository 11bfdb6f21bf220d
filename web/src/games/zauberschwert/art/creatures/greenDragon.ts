import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb, rings, spines } from "../../../../art/kit/limb";
import type { Point } from "../../../../art/kit/svg";
import { teeth } from "../../../../art/creatures/teeth";

const NECK: Point[] = [
  [-10, 150],
  [62, 108],
  [76, 62],
  [40, 26],
  [14, -4],
  [24, -40],
];
const NECK_BREADTH = [84, 76, 66, 56, 48, 44];
const HEAD =
  "M30,-64C14,-84 -10,-80 -26,-68C-48,-58 -76,-50 -96,-34C-104,-26 -98,-18 -88,-20L-40,-26C-24,-24 -8,-14 6,-8C30,-12 42,-40 30,-64Z";
const JAW = "M10,-14C-8,-20 -30,-18 -46,-14L-82,-10C-88,-4 -82,2 -72,2C-46,10 -14,10 8,0Z";
const LEAVES = [
  "M22,-56C40,-84 66,-92 92,-86C84,-66 60,-46 26,-44Z",
  "M26,-44C52,-62 84,-58 104,-40C84,-26 54,-26 24,-34Z",
  "M22,-32C46,-32 68,-16 76,6C56,6 30,-6 16,-20Z",
].join("");
const VEINS = "M26,-48Q56,-70 86,-82M28,-38Q64,-48 98,-40M22,-28Q50,-16 70,2";
const ANTLERS =
  limb(
    [
      [8, -70],
      [16, -96],
      [6, -120],
    ],
    [11, 9, 2],
  ) +
  limb(
    [
      [13, -90],
      [36, -102],
      [44, -122],
    ],
    [8, 7, 1],
  ) +
  limb(
    [
      [26, -98],
      [48, -100],
    ],
    [6, 1],
  ) +
  limb(
    [
      [15, -100],
      [-4, -106],
    ],
    [7, 1],
  );

/** A wingless dragon of the woods: antlers like branches, a frill like leaves, a breath of poison. */
export function greenDragon(brush: Brush, { skin = "#3f9a4a", leaf = "#a8c43a", eye = "#ffd83a" } = {}): string {
  const shade = deepen(skin, 0.62, "#0a1430");
  return (
    brush.cel(spines(NECK, NECK_BREADTH, -1, 16), leaf, { band: 4, edge: 1.6 }) +
    brush.celWith(limb(NECK, NECK_BREADTH), skin, { band: 18, edge: 2.6, shade }, neckSurface(brush, skin, shade)) +
    brush.cel(ANTLERS, "#9a6a3c", { band: 3, edge: 1.8, shade: "#3a1c14" }) +
    brush.celWith(LEAVES, leaf, { band: 6, edge: 2.2, shade: "#3a6a2a" }, brush.line(VEINS, "#4a6a1c", 2)) +
    mouth(brush, skin, shade) +
    head(brush, skin, shade, eye) +
    (brush.small ? "" : breath(brush))
  );
}

function neckSurface(brush: Brush, skin: string, shade: string): string {
  const front = NECK.map(([x, y]): Point => [x - 20, y + 6]);
  const narrow = NECK_BREADTH.map((breadth) => breadth * 0.5);
  const scales = [
    [30, -20],
    [40, 4],
    [58, 22],
    [74, 38],
    [84, 58],
    [66, 46],
    [88, 80],
    [74, 74],
    [82, 100],
    [62, 116],
    [64, 90],
    [30, 10],
  ];
  return (
    brush.cel(limb(front, narrow), mix(skin, "#f6e89a", 0.66), { band: 7, edge: 0, shade }) +
    brush.line(rings(front, narrow, -1, 1, 3), shade, 2, { opacity: 0.5 }) +
    brush.line(scales.map(([x, y]) => `M${x! - 6},${y}q6,10 12,1`).join(""), shade, 2, { opacity: 0.65 })
  );
}

function mouth(brush: Brush, skin: string, shade: string): string {
  const upper = teeth(
    [
      [-34, -26, 7],
      [-49, -25, 7],
      [-64, -23, 7],
      [-80, -21, 8],
      [-93, -20, 8],
    ],
    1,
  );
  const lower = teeth(
    [
      [-74, -10, 7],
      [-60, -12, 6],
      [-46, -13, 6],
      [-34, -15, 6],
    ],
    -1,
  );
  return (
    brush.fill("M0,-12L-40,-28L-94,-22L-84,-8L-40,-8Z", "#2a0a14") +
    brush.line("M-30,-12C-54,-12 -76,-16 -98,-8M-98,-8l-12,-5M-98,-8l-10,7", "#e04a6a", 3.4, {
      "stroke-linecap": "round",
    }) +
    brush.fill(upper + lower, "#fff6dc") +
    brush.cel(JAW, mix(skin, "#f6e89a", 0.3), { band: 6, edge: 1.8, shade })
  );
}

function head(brush: Brush, skin: string, shade: string, eye: string): string {
  return (
    brush.cel(HEAD, skin, { band: 10, edge: 2.6, shade }) +
    brush.fill("M-94,-30C-70,-46 -46,-50 -30,-50C-46,-40 -66,-32 -88,-24Z", mix(skin, "#fff6b0", 0.45), {
      opacity: 0.5,
    }) +
    brush.line(
      "M0,-30q5,8 10,1M-16,-30q5,8 10,1M8,-44q5,8 10,1M-40,-40q5,6 10,1M-56,-34q5,6 10,1M14,-28q5,8 10,1",
      shade,
      1.8,
      { opacity: 0.65 },
    ) +
    brush.fill("M-92,-32q-5,-4 -8,3q6,3 8,-3z", shade) +
    brush.fill("M-32,-52Q-14,-68 2,-54Q-14,-42 -32,-52Z", "#100c0c") +
    brush.fill("M-27,-53Q-14,-64 -3,-54Q-14,-46 -27,-53Z", eye) +
    brush.fill("M-15,-61Q-11,-54 -15,-46Q-19,-54 -15,-61Z", "#100c0c") +
    brush.glow(-14, -54, 20, eye, 0.5) +
    brush.cel("M14,-58C2,-76 -22,-74 -40,-58L-32,-56C-20,-64 -8,-64 4,-52Z", mix(skin, "#d8e85a", 0.25), {
      band: 4,
      edge: 2,
      shade,
    })
  );
}

function breath(brush: Brush): string {
  const puff = (x: number, y: number, size: number) => brush.glow(x, y, size, "#c8f06a", 0.34);
  return puff(-104, 6, 26) + puff(-96, 26, 34) + puff(-70, 40, 30) + puff(-118, 40, 34);
}
