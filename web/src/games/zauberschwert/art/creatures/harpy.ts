import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb } from "../../../../art/kit/limb";
import { both } from "../../../../art/kit/mirror";
import { bust, type Part } from "../../../../art/kit/people/bust";
import { SHARP } from "../../../../art/kit/people/faces";
import { path, type Point } from "../../../../art/kit/svg";

const TIPS: Point[] = [
  [64, -108],
  [88, -98],
  [106, -78],
  [116, -52],
  [118, -26],
  [112, 0],
  [100, 24],
  [84, 46],
];
const FEATHERS = TIPS.map(([x, y], i): [Point, Point, Point] => {
  const root: Point = [30 + i * 2, -34 + i * 11];
  return [root, [(root[0] + x) / 2 + 4, (root[1] + y) / 2 - 4], [x, y]];
});
const WING = FEATHERS.map((line) => limb(line, [16, 24, 4])).join("");
const QUILLS = FEATHERS.map(
  ([from, bend, to]) => path`M${from[0]},${from[1]}L${bend[0]},${bend[1]}L${to[0]},${to[1]}`,
).join("");
const COVERTS =
  "M18,56C14,14 22,-26 40,-52C50,-48 54,-40 52,-32C60,-26 60,-16 56,-8C62,0 58,12 52,16C50,30 40,44 18,56Z";

const wings =
  (plume: string): Part =>
  (brush) =>
    `<g transform="translate(100 104)">${
      brush.fill("M-46,-30C-56,30 -50,60 -40,70H40C50,60 56,30 46,-30Z", deepen(plume, 0.55)) +
      brush.celWith(
        both(WING),
        plume,
        { band: 4, edge: 1.8 },
        brush.line(both(QUILLS), deepen(plume, 0.6), 2, { opacity: 0.7 }),
      ) +
      brush.cel(both(COVERTS), mix(plume, "#f0c890", 0.14), { band: 9, edge: 2 })
    }</g>`;

const breast =
  (plume: string): Part =>
  (brush) => {
    const rows = [0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3, 4, 5].map((i) => `M${34 + i * 24 - (row % 2) * 12},${166 + row * 13}q11,16 22,0`),
    );
    const d = "M22,240C18,184 44,164 74,148L84,156L92,148L100,160L108,148L116,156L126,148C156,164 182,184 178,240Z";
    return brush.celWith(
      d,
      plume,
      { band: 18, edge: 2.2 },
      brush.line(rows.join(""), deepen(plume, 0.6), 2, { opacity: 0.75 }),
    );
  };

/** A crest of feathers instead of hair. */
const crest: Part = (brush, { hair }) =>
  brush.cel(
    "M68,116C60,96 58,84 62,76L36,64L60,62L44,36L68,48L66,16L84,42L100,4L116,42L134,16L132,48L156,36L140,62L164,64L138,76C142,84 140,96 132,116C130,98 126,86 112,74L100,84L88,74C74,86 70,98 68,116Z",
    hair,
    { band: 8, edge: 2, bright: mix(hair, "#ffd08a", 0.4) },
  ) +
  brush.line("M100,80V20M84,74L70,28M116,74L130,28M74,82L50,44M126,82L150,44", deepen(hair, 0.5), 1.6, {
    opacity: 0.7,
  });

const talons: Part = (brush) => {
  const claw = (x: number, slant: number) =>
    limb(
      [
        [x, 226],
        [x + slant * 0.4, 198],
        [x + slant, 184],
      ],
      [13, 11, 8],
    );
  const nail = (x: number, slant: number) =>
    limb(
      [
        [x + slant, 186],
        [x + slant * 1.2, 176],
        [x + slant * 0.8, 162],
      ],
      [8, 6, 0],
    );
  const each = (draw: (x: number, slant: number) => string) =>
    [
      [34, -22],
      [44, -4],
      [54, 14],
      [146, -14],
      [156, 4],
      [166, 22],
    ]
      .map(([x, slant]) => draw(x!, slant!))
      .join("");
  return (
    brush.cel(each(claw), "#e0a03a", { band: 4, edge: 1.6, shade: "#7a3a10" }) +
    brush.cel(each(nail), "#2a2028", { band: 2, edge: 1.4 })
  );
};

const FLIER =
  "M0,0C-8,-10 -22,-16 -38,-12C-28,-10 -24,-4 -22,2C-14,0 -8,4 -4,10L-6,22L0,18L6,22L4,10C8,4 14,0 22,2C24,-4 28,-10 38,-12C22,-16 8,-10 0,0Z";

/** A woman to the breast, a bird of prey else. */
export function harpies(brush: Brush, { plume = "#7a4a34", hair = "#b8402e" } = {}): string {
  const far = brush.small
    ? ""
    : brush.fill(FLIER, brush.tone(0.7), { transform: "translate(-100 -92) scale(.7)" }) +
      brush.fill(FLIER, brush.tone(0.5), { transform: "translate(98 -100) scale(.5)" });
  return (
    far +
    bust(brush, {
      face: { ...SHARP, mouth: "grim", nose: "hooked", ears: "none", eyes: { ...SHARP.eyes, open: 4.4 } },
      skin: "#e0b48c",
      hair,
      iris: "#f2a81a",
      behind: [wings(plume)],
      clothes: [breast(plume)],
      over: [crest],
      props: [talons],
    })
  );
}
