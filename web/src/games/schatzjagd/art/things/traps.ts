/** The traps of Schatzjagd. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { times } from "../../../../art/kit/sky";
import { ellipse, path } from "../../../../art/kit/svg";
import { chainAlong, openCuff } from "../../../../art/things/irons";
import { gem, gold, iron, steel } from "./metal";
import { ring } from "./shapes";

/** An open leg iron, its chain and its ball. */
export function shackles(brush: Brush): string {
  return (
    brush.shadow(44, 90, 78) +
    brush.shadow(-46, 44, 80, 14) +
    chainAlong(brush, [
      [-92, 0],
      [-100, 22],
      [-92, 46],
      [-72, 64],
      [-48, 74],
      [-22, 76],
      [2, 66],
    ]) +
    brush.at(-38, -22, 1.12, openCuff) +
    ball(brush)
  );
}

function ball(brush: Brush): string {
  const sphere = ellipse(48, 40, 48);
  return (
    brush.celWith(
      sphere,
      "#56606e",
      { band: 20, edge: 2.8, shade: "#0c1018", bright: "#b4c0ce" },
      brush.fill("M8,26C14,4 34,-8 54,-6C36,2 24,16 20,36Z", "#ffffff", { opacity: 0.35 }) +
        brush.line("M22,62q8,12 22,16M70,14q10,8 12,20M60,60l7,5M36,28l6,-4", "#1c2230", 2.4, { opacity: 0.6 }) +
        brush.line("M0,46Q48,66 96,46", "#1c2230", 2.6, { opacity: 0.5 }),
    ) +
    brush.cel("M6,40L22,24L38,34L34,52L16,58Z", "#6a7484", { band: 5, edge: 2, shade: "#1c2230" }) +
    iron(brush, ring(14, 50, 13, 15, 5.4), { band: 3 })
  );
}

const VINE = "#4a6a2c";
const VENOM = "#b8ff4a";

/** Brambles round one great thorn that drips. */
export function poisonThorn(brush: Brush): string {
  const back = "M120,104C76,84 44,34 -16,24C-56,18 -90,34 -124,22L-124,4C-90,16 -58,-2 -12,4C52,12 84,60 124,82Z";
  const front =
    "M-120,104C-88,44 -76,-34 -14,-62C40,-84 82,-56 124,-72L124,-44C84,-34 48,-58 4,-40C-46,-16 -58,52 -90,116Z";
  return (
    brush.glow(24, 58, 80, VENOM, 0.4) +
    brush.cel(back, deepen(VINE, 0.3), { band: 6, edge: 1.8 }) +
    leaf(brush, -62, 6, 200, 1) +
    leaf(brush, 70, 62, 20, 1.1) +
    thorns(
      brush,
      "M-90,14L-98,-10L-76,12ZM-40,8L-34,-16L-24,10ZM40,40L56,20L54,48ZM84,64L104,50L98,74ZM60,62L52,86L74,70Z",
    ) +
    brush.cel(front, VINE, { band: 9, edge: 2.4, shade: "#14260f" }) +
    brush.line("M-100,84C-74,34 -64,-28 -8,-52C36,-70 80,-48 118,-58", mix(VINE, "#d8e88a", 0.4), 2, { opacity: 0.7 }) +
    thorns(
      brush,
      "M-84,42L-106,34L-92,60ZM-68,2L-92,-14L-80,22ZM-44,-40L-62,-62L-60,-24ZM40,-68L46,-94L62,-66ZM92,-64L106,-88L112,-62ZM78,-46L84,-24L98,-46Z",
    ) +
    greatThorn(brush) +
    leaf(brush, -34, -58, 250, 1.2) +
    leaf(brush, 66, -60, 320, 0.9)
  );
}

function thorns(brush: Brush, d: string): string {
  return brush.cel(d, "#8a3a4a", { band: 4, edge: 1.6, shade: "#3a0c24" });
}

function greatThorn(brush: Brush): string {
  return (
    brush.cel("M-38,-46C-26,-52 2,-58 22,-52C36,-22 38,10 26,56C10,22 -14,-10 -38,-46Z", "#a8404e", {
      band: 14,
      edge: 2.6,
      shade: "#3a0c24",
    }) +
    brush.line("M-12,-44C6,-20 18,10 24,40", "#ffc0b0", 2.4, { opacity: 0.6, "stroke-linecap": "round" }) +
    brush.fill("M26,58C16,40 14,28 18,20C26,30 32,30 31,16C36,30 34,44 26,58Z", VENOM) +
    brush.fill(
      "M26,62C36,78 38,86 36,92A11,11 0 0 1 15,90C14,84 18,76 26,62Z",
      brush.radial(["#f6ffb0", VENOM, "#4a9a1c"], [0.4, 0.6, 0.6]),
    ) +
    brush.disc(22, 86, 3, "#ffffff", 0.9)
  );
}

function leaf(brush: Brush, x: number, y: number, turn: number, scale: number): string {
  return brush.at(
    x,
    y,
    scale,
    () =>
      brush.cel("M0,0C8,-18 28,-22 46,-12C38,6 18,12 0,0Z", "#6a8a34", { band: 6, edge: 1.8, shade: "#1c3414" }) +
      brush.line("M2,-1Q22,-8 42,-11", "#2c4a1c", 1.6),
    { turn },
  );
}

interface Stone {
  x: number;
  y: number;
  size: number;
  turn: number;
}

const STONES: readonly Stone[] = [
  { x: -74, y: -62, size: 0.5, turn: 20 },
  { x: 76, y: -66, size: 0.62, turn: 200 },
  { x: 86, y: 8, size: 0.4, turn: 100 },
  { x: -84, y: 14, size: 0.46, turn: 250 },
  { x: 4, y: -26, size: 1, turn: 0 },
];

const CLEFT = {
  outline: "M-54,8L-46,-26L-20,-30L-12,-50L28,-46L40,-20L58,-8L50,26L26,32L10,48L-34,42Z",
  lit: "M-46,-26L-20,-30L-12,-50L28,-46L6,-24L-22,-10L-54,8Z",
  dark: "M6,-24L28,-46L40,-20L58,-8L50,26L26,32L10,48L4,8Z",
  cracks: "M-22,-10L4,8L-10,30M4,8L10,48M6,-24L4,8M-34,18l12,6",
};
const SLAB = {
  outline: "M-56,2L-40,-34L-6,-38L4,-50L44,-34L54,4L40,20L36,38L-4,46L-22,34L-44,32Z",
  lit: "M-40,-34L-6,-38L4,-50L20,-24L-16,-14L-56,2Z",
  dark: "M20,-24L44,-34L54,4L40,20L36,38L-4,46L10,10Z",
  cracks: "M-16,-14L10,10L-4,46M20,-24L10,10M-34,14l14,-6l6,8",
};

/** Boulders come down on a man who holds his shield over him. */
export function hailOfStones(brush: Brush): string {
  const tails = STONES.map(
    ({ x, y, size }) =>
      path`M${x - 26 * size},${y - 50 * size}l${-4 * size},${-56 * size}M${x + 4 * size},${y - 60 * size}v${-64 * size}M${x + 34 * size},${y - 50 * size}l${4 * size},${-44 * size}`,
  );
  return (
    brush.line(tails.join(""), brush.script.light, 3, { opacity: 0.5, "stroke-linecap": "round" }) +
    cowering(brush) +
    STONES.map(({ x, y, size, turn }, i) =>
      brush.at(x, y, size, (inner) => boulder(inner, i % 2 ? SLAB : CLEFT), { turn }),
    ).join("") +
    brush.dots(
      [
        [-40, 30],
        [48, 34],
        [-56, 50],
        [-30, -84],
        [40, -88],
        [64, -22],
        [-52, -22],
      ],
      "#8a7670",
      6,
    )
  );
}

function boulder(brush: Brush, { outline, lit, dark, cracks }: typeof CLEFT): string {
  return brush.celWith(
    outline,
    "#a8948a",
    { band: 14, edge: 2.6, shade: "#43303a" },
    brush.fill(lit, "#fff4e0", { opacity: 0.3 }) +
      brush.fill(dark, "#2a1c28", { opacity: 0.35 }) +
      brush.line(cracks, "#3a2a34", 2.2, { opacity: 0.7 }),
  );
}

/** On one knee, the hood over his ears, the shield over his hood. */
function cowering(brush: Brush): string {
  if (brush.small) return "";
  const skin = { band: 4, edge: 1.6, shade: "#8a3a2c" };
  const body =
    brush.shadow(0, 30, 70) +
    brush.cel("M-46,46C-48,10 -34,-12 -18,-18H18C34,-12 48,10 46,46Z", "#8a2f38", {
      band: 11,
      edge: 2,
      shade: "#2c0812",
    }) +
    brush.cel("M-34,8L-46,-34L-32,-40L-16,-8ZM32,8L44,-36L30,-41L14,-8Z", "#a83a44", { band: 5, edge: 1.6 }) +
    brush.cel("M-48,-32a8,8 0 1 0 16,-6a8,8 0 1 0 -16,6zM30,-38a8,8 0 1 0 16,6a8,8 0 1 0 -16,-6z", "#e6ae86", skin) +
    brush.cel("M0,-42C-22,-42 -26,-18 -24,-4C-18,10 18,10 24,-4C26,-18 22,-42 0,-42Z", "#5a6a3a", {
      band: 6,
      edge: 1.8,
    }) +
    brush.cel("M0,-32C-14,-32 -17,-18 -15,-8C-10,4 10,4 15,-8C17,-18 14,-32 0,-32Z", "#e6ae86", skin) +
    brush.fill("M-10,-20h7v6h-7zM4,-20h7v6h-7z", "#fff6e0") +
    brush.dots(
      [
        [-6, -17],
        [7, -17],
      ],
      "#2a100c",
      3.4,
    ) +
    brush.line("M-11,-24L-3,-26M12,-24L4,-26", "#4a2414", 2.4, { "stroke-linecap": "round" }) +
    brush.fill("M-5,-7Q0,-11 5,-7Q4,-1 0,-1Q-4,-1 -5,-7Z", "#4a1014") +
    brush.cel("M-66,-38C-54,-70 54,-72 68,-40C54,-28 -50,-26 -66,-38Z", "#9a6430", {
      band: 9,
      edge: 2.4,
      shade: "#3a1c0c",
    }) +
    brush.line("M-61,-40C-48,-66 48,-68 63,-42", "#c8d0d8", 3.4) +
    brush.cel(ellipse(0, -54, 13, 8), "#c8d0d8", { band: 4, edge: 1.6 });
  return brush.at(0, 82, 0.9, () => body);
}

/** A hole among leaves, and what waits in it. */
export function pit(brush: Brush): string {
  const stakeAt = brush.stamp(sharpened(brush));
  const hole = "M-98,40C-96,8 -48,-10 2,-10C54,-10 98,8 98,42C96,76 50,92 0,92C-52,92 -100,74 -98,40Z";
  return (
    brush.cel(
      "M-120,40C-112,-6 -54,-26 4,-26C68,-26 122,-6 118,42C114,90 58,110 -2,108C-64,108 -122,86 -120,40Z",
      "#7a6038",
      { band: 12, edge: 2.2, shade: "#2a1c10" },
    ) +
    brush.fill(hole, brush.linear(["#8a5a34", "#3a1c14", "#0a0408"])) +
    brush.within(
      hole,
      brush.line("M-90,14Q0,-14 90,16M-80,30Q0,2 82,32", "#4a2a18", 3, { opacity: 0.7 }) +
        STAKES.map((stake) => stakeAt(...stake)).join(""),
    ) +
    brush.line(hole, "#1c0e08", 2.4) +
    broken(brush)
  );
}

const STAKES: readonly (readonly [number, number, number])[] = [
  [-58, 62, 0.7],
  [-6, 54, 0.74],
  [54, 60, 0.72],
  [-32, 94, 1],
  [26, 92, 1.04],
  [74, 92, 0.86],
  [-80, 92, 0.86],
];

function sharpened(brush: Brush): string {
  return (
    brush.cel("M-12,30L-10,-32L1,-70L12,-32L14,30Z", "#b98a54", { band: 7, edge: 2.2, shade: "#3a1c10" }) +
    brush.fill("M-10,-32L1,-70L12,-32Q1,-26 -10,-32Z", "#f6e0b0", { opacity: 0.9 })
  );
}

function broken(brush: Brush): string {
  const sticks =
    "M-118,2L-66,22L-58,18M-116,70L-62,66M118,0L70,24L60,20M116,72L72,70L62,76M-52,106L-44,72M62,104L50,80";
  const bits: readonly (readonly [number, number, number, number])[] = [
    [-96, 84, -20, 0.8],
    [60, 92, 10, 0.9],
    [-30, 96, 30, 0.7],
    [84, -2, 160, 0.7],
    [-104, 16, 60, 0.7],
  ];
  return (
    brush.line(sticks, "#3a2010", 7, { "stroke-linecap": "round" }) +
    brush.line(sticks, "#9a6a3a", 3.4, { "stroke-linecap": "round" }) +
    (brush.small ? "" : bits.map(([x, y, turn, scale]) => leaf(brush, x, y, turn, scale)).join(""))
  );
}

/** A magpie on its nest; hilts stick out of it. */
export function magpiesNest(brush: Brush): string {
  return (
    brush.at(0, 62, 1, (inner) => blades(inner) + nest(inner)) +
    brush.at(-2, -8, 1, magpie) +
    brush.at(0, 62, 1, nestRim)
  );
}

function blades(brush: Brush): string {
  return (
    brush.at(
      58,
      -8,
      0.62,
      (inner) =>
        gold(inner, "M-8,0L-7,-50H7L8,0Z") +
        gold(inner, "M-24,-8h48v-9h-48z") +
        gold(inner, "M-11,-54a11,10 0 1 0 22,0a11,10 0 1 0 -22,0z") +
        gem(inner, 0, -54, 5, "#3f8ad0"),
      { turn: 34 },
    ) + brush.at(-66, -2, 0.6, (inner) => steel(inner, "M-10,20L-9,-66L0,-88L9,-66L10,20Z"), { turn: -38 })
  );
}

const TWIG = "#6a4428";

function nest(brush: Brush): string {
  return brush.cel("M-96,-8C-92,26 -56,48 0,48C56,48 92,26 96,-8C60,6 -60,6 -96,-8Z", deepen(TWIG, 0.35), {
    band: 14,
    edge: 1.6,
  });
}

function nestRim(brush: Brush): string {
  const { chance } = brush;
  const twigs = (count: number) =>
    times(count, () => {
      const x = chance.between(-98, 34);
      const sag = 1 - Math.abs((x + 32) / 96) ** 2;
      return path`M${x},${chance.between(-10, 4) + sag * chance.between(2, 34)}q${chance.between(20, 34)},${chance.between(4, 14)} ${chance.between(48, 70)},${chance.between(-12, 4)}`;
    }).join("");
  const round = { "stroke-linecap": "round" };
  return (
    brush.line(twigs(12), deepen(TWIG, 0.5), 6, round) +
    brush.line(twigs(13), TWIG, 4.6, round) +
    gold(brush, ring(-44, 2, 14, 14, 4.5), { band: 2 }) +
    gem(brush, -44, -14, 6, "#e0405a") +
    brush.line(twigs(8), mix(TWIG, brush.script.light, 0.4), 2.8, round) +
    gold(brush, "M30,4a12,9 0 1 0 24,0a12,9 0 1 0 -24,0z", { band: 3 })
  );
}

function magpie(brush: Brush): string {
  const black = "#232a44";
  return (
    brush.cel("M34,20C62,28 92,14 116,-30C112,6 96,44 44,52Z", "#1f5a6a", { band: 8, edge: 1.8, shade: "#0a1024" }) +
    brush.cel("M-38,-32C-44,4 -36,56 4,66C44,62 60,30 46,4C36,-18 10,-24 -2,-48Z", "#f2efe6", {
      band: 14,
      edge: 2,
      shade: "#7a7f98",
    }) +
    brush.cel("M-12,-30C14,-28 46,-12 74,34C44,42 14,30 -4,4C-12,-8 -16,-20 -12,-30Z", black, {
      band: 9,
      edge: 2.2,
      shade: "#080a18",
    }) +
    brush.fill("M8,-14C30,-2 48,16 62,32C40,32 22,20 10,2Z", "#2f6ab8", { opacity: 0.85 }) +
    brush.line("M12,-4Q34,14 58,32M10,4Q26,20 44,30", "#a8d0ff", 1.6, { opacity: 0.7 }) +
    brush.cel(
      "M-66,-62C-62,-84 -38,-96 -16,-86C4,-76 6,-50 0,-28C-6,-12 -26,-6 -40,-20C-48,-30 -60,-38 -66,-62Z",
      black,
      { band: 9, edge: 2.2, shade: "#080a18" },
    ) +
    brush.cel("M-62,-66L-104,-50L-100,-44L-58,-46Z", "#3a3a44", { band: 3, edge: 1.6 }) +
    brush.disc(-42, -64, 7, "#f6f0d8") +
    brush.disc(-43, -64, 5, "#14060a") +
    brush.disc(-45, -66, 1.8, "#ffffff") +
    gold(brush, ring(-98, -32, 13, 15, 4.5), { band: 2 }) +
    gem(brush, -98, -15, 6, "#3fb5e0")
  );
}
