/** What stands at the places of Schatzjagd. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { times } from "../../../../art/kit/sky";
import { ellipse, path } from "../../../../art/kit/svg";
import { coinHeap } from "../../../../art/things/coins";
import { die } from "./dice";
import { edge, gold, GOLD, iron, steel, wood } from "./metal";

/** Standing stones round a whirl of light. */
export function portal(brush: Brush): string {
  const { script } = brush;
  const whirl = [0, 72, 144, 216, 288]
    .map((turn, i) =>
      brush.line(
        "M0,0C16,-16 40,-6 42,22C40,48 20,62 -2,64",
        [script.light, script.sky[1], "#ffffff"][i % 3]!,
        4 - i * 0.4,
        {
          transform: `translate(0 -8) rotate(${turn})`,
          opacity: 0.75,
          "stroke-linecap": "round",
        },
      ),
    )
    .join("");
  const stone = "#5c6a80";
  const runes =
    "M-70,-10l8,10l-8,10M-66,30v16M-72,38h12M66,-14v18l-7,-9M62,28l8,8l-8,8M-24,-84l5,8M0,-88v9M22,-86l-4,9";
  return (
    brush.glow(0, -8, 125, script.light, 0.7) +
    brush.within(
      ellipse(0, -4, 56, 84),
      brush.disc(
        0,
        -8,
        58,
        brush.radial(["#ffffff", script.light, script.sky[2], script.sky[1]], [0.5, 0.5, 0.55]),
        1,
        86,
      ) + whirl,
    ) +
    brush.shadow(0, 92, 96, 14) +
    brush.cel("M-90,92L-82,-30L-62,-62L-44,-40L-46,92Z", stone, {
      band: 14,
      edge: 2.4,
      light: { x: 1, y: 0 },
      rim: script.light,
    }) +
    brush.cel("M90,92L84,-34L66,-60L46,-42L44,92Z", stone, {
      band: 14,
      edge: 2.4,
      light: { x: -1, y: 0 },
      rim: script.light,
    }) +
    brush.cel("M-82,-54C-50,-98 44,-106 84,-60L66,-38C40,-72 -34,-70 -60,-32Z", mix(stone, script.light, 0.12), {
      band: 10,
      edge: 2.2,
      light: { x: 0, y: 1 },
      rim: script.light,
    }) +
    brush.line(runes, script.warm, 3.4, { "stroke-linecap": "round" })
  );
}

/** Two dice before their cup, and what was staked. */
export function diceBooth(brush: Brush): string {
  return (
    counter(brush) +
    awning(brush) +
    brush.at(50, 6, 1, cup, { turn: 58 }) +
    brush.shadow(-38, 76, 70) +
    brush.at(-52, 8, 0.92, (inner) => die(inner, [5, 3, 6], "#c8323c", "#fff6dc"), { turn: -10 }) +
    brush.at(18, 42, 0.84, (inner) => die(inner, [2, 4, 1], "#f0e4c8"), { turn: 14 }) +
    coinHeap(brush, 74, 84, 7, 34, 12, 9)
  );
}

function counter(brush: Brush): string {
  return (
    brush.cel("M-150,52H150V170H-150Z", "#8a5a30", { band: 12, edge: 2.4, shade: "#34180c" }) +
    brush.line("M-150,76H150M-60,76V120M40,76V120", "#4a2812", 2.4)
  );
}

function awning(brush: Brush): string {
  if (brush.small) return "";
  const tongue = (i: number) => path`M${-150 + i * 30},-130h30v38q-15,18 -30,0z`;
  const odd = times(5, (i) => tongue(2 * i)).join("");
  const even = times(5, (i) => tongue(2 * i + 1)).join("");
  return (
    brush.cel(odd, "#b8303c", { band: 6, edge: 1.6 }) +
    brush.cel(even, "#f0e4c8", { band: 6, edge: 1.6, shade: "#a88a6a" })
  );
}

function cup(brush: Brush): string {
  return (
    brush.celWith(
      "M-34,-50L-42,52Q0,66 42,52L34,-50Z",
      "#7a3f24",
      { band: 14, edge: 2.4, shade: "#2a100a" },
      brush.line("M-40,30Q0,44 40,30M-34,-28Q0,-16 34,-28", GOLD, 5),
    ) +
    brush.disc(0, -50, 34, "#a8683c", 1, 11) +
    brush.disc(0, -50, 27, "#1c0a08", 1, 8)
  );
}

/** It sweeps up whatever lies about: cards above all. */
export function whirlwind(brush: Brush): string {
  const funnel =
    "M-98,-86C-60,-108 66,-106 100,-84C98,-60 70,-50 64,-30C58,-8 34,0 32,22C30,44 12,52 14,74C14,88 4,96 -4,104C-2,88 -14,78 -16,62C-18,42 -36,32 -38,10C-42,-12 -66,-20 -70,-40C-76,-58 -96,-64 -98,-86Z";
  const bands =
    "M-92,-72C-50,-50 60,-50 92,-74M-74,-44C-40,-24 48,-24 68,-46M-62,-22C-30,-6 40,-8 56,-24M-42,4C-20,18 28,16 36,0M-36,28C-16,40 22,38 30,24M-20,52C-8,60 12,60 18,50";
  return (
    brush.shadow(0, 100, 80, 14) +
    debris(brush, BEHIND) +
    brush.celWith(
      funnel,
      mix(brush.script.far, brush.script.light, 0.35),
      { band: 20, edge: 2.6, shade: brush.script.near, rim: brush.script.light },
      brush.line(bands, deepen(brush.script.near, 0.1), 7, { opacity: 0.4 }) +
        brush.line(bands, brush.script.light, 3, { opacity: 0.75 }),
    ) +
    stormCloud(brush) +
    brush.line(
      "M-112,-52C-60,-12 70,-14 110,-56M-70,30C-30,52 40,48 64,22M-46,74C-20,88 30,84 44,66",
      brush.script.light,
      4.6,
      { "stroke-linecap": "round", opacity: 0.85 },
    ) +
    debris(brush, BEFORE) +
    dust(brush)
  );
}

function stormCloud(brush: Brush): string {
  const heaped =
    "M-124,-82C-130,-104 -96,-118 -72,-104C-58,-126 -14,-128 0,-110C18,-128 62,-126 70,-104C96,-116 130,-102 122,-80C112,-64 88,-68 76,-74C60,-58 24,-60 12,-70C-6,-56 -44,-58 -56,-70C-76,-62 -112,-62 -124,-82Z";
  return brush.cel(heaped, mix(brush.script.far, brush.script.near, 0.25), {
    band: 11,
    edge: 2.4,
    rim: brush.script.light,
  });
}

type Flying = readonly [x: number, y: number, scale: number, turn: number, kind: "card" | "hat" | "plank"];
const BEHIND: readonly Flying[] = [
  [86, 6, 0.8, 24, "card"],
  [-96, -20, 0.75, -36, "card"],
];
const BEFORE: readonly Flying[] = [
  [-58, 34, 1, -20, "card"],
  [60, 44, 0.9, 40, "card"],
  [66, -36, 0.8, -12, "hat"],
  [-24, -30, 0.7, 62, "card"],
  [-88, 72, 0.8, 30, "plank"],
];

function debris(brush: Brush, things: readonly Flying[]): string {
  return things.map(([x, y, scale, turn, kind]) => brush.at(x, y, scale, FLYING[kind], { turn })).join("");
}

const FLYING = {
  card: (brush: Brush) =>
    brush.cel("M-15,-21H15V21H-15Z", "#f0dcae", { band: 4, edge: 1.8, shade: "#8a6034" }) +
    brush.fill("M-10,-16H10V2H-10Z", "#8a2f3c") +
    brush.line("M-9,8H9M-9,14H5", "#8a6034", 2),
  hat: (brush: Brush) => brush.cel("M-16,-4C-16,-24 16,-24 16,-4L30,2Q0,14 -30,2Z", "#7a4a2c", { band: 4, edge: 1.8 }),
  plank: (brush: Brush) => wood(brush, "M-28,-5H26L30,5H-24Z", { band: 3 }),
};

function dust(brush: Brush): string {
  const cloud =
    "M-86,104C-90,86 -66,80 -56,88C-50,74 -26,76 -22,88C-12,76 10,78 14,88C24,76 48,76 52,90C66,80 90,88 84,104Z";
  return (
    brush.fill(cloud, mix(brush.script.sky[2], brush.script.far, 0.35), { opacity: 0.9 }) +
    brush.fill(cloud, brush.script.light, { opacity: 0.35, transform: "translate(-4 -3) scale(.8 .9) translate(0 10)" })
  );
}

/** Shield and swords in the sand; a crowd shouts from behind the ropes. */
export function fightingRing(brush: Brush): string {
  if (brush.small) return crossed(brush);
  return crowd(brush) + sand(brush) + ropes(brush) + brush.at(0, 22, 0.94, crossed);
}

interface Row {
  y: number;
  step: number;
  size: number;
  shift: number;
  cloths: readonly string[];
}
const ROWS: Row[] = [
  { y: -46, step: 42, size: 18, shift: 4, cloths: ["#5a4a6a", "#6a3f4a", "#3f5a5a"] },
  { y: -18, step: 58, size: 24, shift: -14, cloths: ["#8a3f3a", "#3f5a8a", "#5a7a3f"] },
];

function crowd(brush: Brush): string {
  return ROWS.map((row, i) => rowOfPeople(brush, row, 0.5 - 0.3 * i)).join("");
}

/** Alike in each third: bodies, faces, caps and raised arms are one shape each. */
function rowOfPeople(brush: Brush, { y, step, size: s, shift, cloths }: Row, far: number): string {
  const places = times(Math.ceil(300 / step) + 1, (i) => ({
    x: -150 + i * step + shift,
    top: y + ((i * 7) % 5) * 3,
    i,
  }));
  const body = (x: number, top: number) =>
    path`M${x - s},${top + 90}V${top + s * 1.1}Q${x - s},${top + s * 0.6} ${x - s * 0.4},${top + s * 0.5}H${x + s * 0.4}Q${x + s},${top + s * 0.6} ${x + s},${top + s * 1.1}V${top + 90}Z`;
  const arm = (x: number, top: number, side: number) =>
    path`M${x + side * s * 0.8},${top + s}L${x + side * s * 1.2},${top - s * 0.2}L${x + side * s * 0.9},${top - s}`;
  const cap = (x: number, top: number) =>
    path`M${x - s * 0.55},${top - s * 0.12}C${x - s * 0.5},${top - s * 0.8} ${x + s * 0.5},${top - s * 0.8} ${x + s * 0.55},${top - s * 0.12}Z`;
  const third = (k: number) => places.filter(({ i }) => i % 3 === k);
  const all = (of: typeof places, shape: (x: number, top: number) => string) =>
    of.map(({ x, top }) => shape(x, top)).join("");
  const dim = (colour: string) => mix(colour, brush.tone(0.5), far);
  const skins = ["#d8a078", "#b07a54"];
  return (
    brush.line(
      third(0)
        .map(({ x, top }) => arm(x, top, 1))
        .join("") +
        third(1)
          .map(({ x, top }) => arm(x, top, -1))
          .join(""),
      dim("#a8704c"),
      s * 0.36,
      { "stroke-linecap": "round", "stroke-linejoin": "round" },
    ) +
    cloths.map((cloth, k) => brush.cel(all(third(k), body), dim(cloth), { band: 5, edge: 1.8 })).join("") +
    skins
      .map((skin, k) =>
        brush.cel(
          all(
            places.filter(({ i }) => i % 2 === k),
            (x, top) => ellipse(x, top, s * 0.46, s * 0.56),
          ),
          dim(skin),
          { band: 3.4, edge: 1.4 },
        ),
      )
      .join("") +
    brush.fill(all([...third(0), ...third(2)], cap), dim("#3a241c"))
  );
}

function sand(brush: Brush): string {
  return (
    brush.cel("M-160,34C-110,16 110,16 160,34V180H-160Z", "#d8aa6a", { band: 10, edge: 2, shade: "#8a5a34" }) +
    brush.line(
      "M-90,60q20,-5 40,0M40,56q20,-5 44,0M-120,84q20,-5 36,0M70,88q20,-5 40,0M-30,104q30,-6 60,0",
      "#a8763c",
      2.6,
    )
  );
}

function ropes(brush: Brush): string {
  const post = (x: number) => wood(brush, `M${x - 8},120V-2Q${x},-8 ${x + 8},-2V120Z`);
  const cord = "M-100,14Q0,44 100,14M-100,44Q0,74 100,44M-160,4L-100,14M-160,34L-100,44M160,4L100,14M160,34L100,44";
  return (
    post(-100) +
    post(100) +
    brush.line(cord, "#5a2a18", 7.5) +
    brush.line(cord, "#e8d0a0", 4.6) +
    gold(brush, "M-110,-2h20v-9h-20zM90,-2h20v-9h-20z", { band: 3 })
  );
}

function crossed(brush: Brush): string {
  const sword = (inner: Brush) =>
    steel(inner, "M-8,-10L-7,90L0,108L7,90L8,-10Z", { band: 5 }) +
    edge(inner, "M-8,-10L-7,90L0,108V-10Z") +
    gold(inner, "M-28,-20C-20,-14 20,-14 28,-20L26,-8H-26Z", { band: 3 }) +
    wood(inner, "M-5,-20H5V-50H-5Z", { band: 3 }) +
    gold(inner, "M-9,-56a9,9 0 1 0 18,0a9,9 0 1 0 -18,0z", { band: 3 });
  return (
    brush.at(44, -38, 1, sword, { turn: 32 }) +
    brush.at(-44, -38, 1, sword, { turn: -32 }) +
    brush.cel(ellipse(0, 4, 48, 50), "#a82a34", { band: 16, edge: 2.6, shade: "#3a0a14" }) +
    brush.fill("M0,-46V54A48,50 0 0 0 48,4H-48A48,50 0 0 1 0,-46Z", "#f0e0b8", { opacity: 0.92 }) +
    brush.line(ellipse(0, 4, 46, 48), "#4a525e", 7) +
    brush.line(ellipse(0, 4, 46, 48), "#b8c4d0", 3.4) +
    steel(brush, ellipse(0, 4, 14, 14), { band: 6 }) +
    brush.dots(
      [
        [0, -42],
        [0, 50],
        [-46, 4],
        [46, 4],
        [-32, -30],
        [32, -30],
        [-32, 38],
        [32, 38],
      ],
      "#e8eef4",
      5,
    )
  );
}

/** A stein that foams over. */
export function stein(brush: Brush): string {
  const body = "M-52,-40L-60,82Q-4,100 52,82L46,-40Z";
  const staves =
    brush.line("M-30,-44L-35,90M-4,-44V96M22,-44L26,90", "#5a2c10", 3) +
    brush.fill("M-46,-30L-52,76L-40,80L-36,-30Z", "#ffe0a0", { opacity: 0.4 });
  return (
    brush.shadow(6, 92, 90) +
    brush.line("M50,-10C92,-18 96,54 54,54", "#3a1c0c", 22) +
    brush.line("M50,-10C90,-18 94,54 54,54", "#8a5428", 14) +
    brush.celWith(body, "#b0702c", { band: 18, edge: 2.6, shade: "#4a200c" }, staves) +
    iron(brush, "M-55,-16Q-4,0 48,-16L49,2Q-4,18 -56,2ZM-59,54Q-4,72 51,54L52,72Q-4,90 -60,72Z", { band: 5 }) +
    brush.cel(
      "M-62,-34C-80,-52 -60,-76 -42,-70C-36,-94 2,-98 12,-78C32,-90 62,-74 54,-52C66,-40 54,-26 42,-30C40,-8 24,-6 24,-26C10,-18 -6,-20 -14,-26C-16,6 -36,10 -36,-24C-46,-20 -56,-24 -62,-34Z",
      "#fff6e0",
      { band: 9, edge: 2, shade: "#d8b078" },
    ) +
    brush.dots(
      [
        [-34, -50],
        [-10, -62],
        [18, -54],
        [36, -46],
        [-48, -40],
      ],
      "#e8cfa0",
      6,
      0.8,
    ) +
    brush.dots(
      [
        [-52, 2],
        [-20, 10],
        [34, 4],
        [-42, 64],
        [10, 72],
      ],
      "#d8e0e8",
      5,
    )
  );
}

/** A straw man with a target, and wooden swords. */
export function trainingDummy(brush: Brush): string {
  const straw = "#d8ac54";
  const lines = brush.line("M-30,-10L-24,60M-12,-14L-10,66M10,-14L10,66M28,-10L24,60", "#8a5a20", 2.6);
  return (
    brush.shadow(0, 104, 80) +
    wood(brush, "M-8,40H8V120H-8ZM-100,-26H100V-12H-100Z", { band: 4 }) +
    brush.at(76, 46, 1, woodenSword, { turn: 24 }) +
    brush.cel(
      "M-104,-38L-70,-36V-4L-104,0L-112,-8L-108,-18L-116,-28ZM104,-38L70,-36V-4L104,0L112,-8L108,-18L116,-28Z",
      straw,
      { band: 6, edge: 2, shade: "#7a4a14" },
    ) +
    brush.celWith(
      "M-46,-30C-30,-40 30,-40 46,-30L38,66L28,82L14,70L0,86L-14,70L-28,82L-38,66Z",
      straw,
      { band: 14, edge: 2.4, shade: "#7a4a14" },
      lines,
    ) +
    brush.disc(0, 14, 32, "#f6ecd0") +
    brush.disc(0, 14, 25, "#c8323c") +
    brush.disc(0, 14, 16, "#f6ecd0") +
    brush.disc(0, 14, 8, "#c8323c") +
    brush.line("M-40,-28Q0,-18 40,-28M-36,54Q0,64 36,54", "#5a3418", 6) +
    strawHead(brush, straw)
  );
}

function strawHead(brush: Brush, straw: string): string {
  return (
    brush.cel(
      "M-28,-44C-36,-66 -26,-92 0,-92C26,-92 36,-66 28,-44C14,-32 -14,-32 -28,-44Z",
      mix(straw, "#e8d8b0", 0.4),
      { band: 9, edge: 2.2, shade: "#7a4a14" },
    ) +
    brush.line(
      "M-16,-70l10,8M-6,-70l-10,8M6,-70l10,8M16,-70l-10,8M-14,-48Q0,-42 14,-48M-8,-51v8M0,-49v8M8,-51v8",
      "#4a2410",
      3,
      { "stroke-linecap": "round" },
    ) +
    iron(brush, "M-34,-74C-34,-102 -18,-112 0,-112C18,-112 34,-102 34,-74Q0,-86 -34,-74Z", { band: 7, edge: 2.2 })
  );
}

function woodenSword(brush: Brush): string {
  return (
    wood(brush, "M-8,10L-7,-70L0,-84L7,-70L8,10Z", { band: 4, bright: "#d8a868" }) +
    wood(brush, "M-24,8H24V18H-24Z", { band: 3 }) +
    brush.cel("M-6,18H6V48H-6Z", "#7a2430", { band: 3, edge: 1.4 })
  );
}
