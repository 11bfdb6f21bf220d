/** The four draughts of Schatzjagd: glass, cork and what is in it. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { sparks } from "../../../../art/kit/sky";
import { gem, gold, GOLD, iron } from "./metal";

interface Glass {
  outline: string;
  /** From the surface of the liquid downwards. */
  liquid: string;
  colour: string;
  bright: string;
  /** Where light lies on the glass. */
  shine: string;
  bubbles: readonly (readonly [number, number])[];
}

function glass(brush: Brush, { outline, liquid, colour, bright, shine, bubbles }: Glass): string {
  const inside =
    brush.fill(liquid, brush.linear([bright, colour, deepen(colour, 0.45, "#1a0420")])) +
    brush.dots(bubbles, mix(bright, "#ffffff", 0.5), 5, 0.85) +
    brush.dots(
      bubbles.map(([x, y]) => [x + 8, y + 12] as const),
      mix(bright, "#ffffff", 0.3),
      3,
      0.8,
    ) +
    brush.line(outline, deepen(colour, 0.75, "#12041c"), 9, { opacity: 0.45 });
  return (
    brush.celWith(
      outline,
      mix(deepen(colour, 0.55), "#a8c0d0", 0.22),
      { band: 10, edge: 2.6, rim: "#ffffff" },
      inside,
    ) +
    brush.line(outline, deepen(colour, 0.7, "#0c0618"), 1.6, { opacity: 0.7 }) +
    brush.fill(shine, "#ffffff", { opacity: 0.62 })
  );
}

function cork(brush: Brush, d: string): string {
  return brush.cel(d, "#b98650", { band: 5, edge: 1.8, shade: "#4a2410" });
}

/** A slim vial with a leaf; a snake winds round it. */
export function antidote(brush: Brush): string {
  return (
    brush.glow(0, 6, 108, "#b8ffb0", 0.55) +
    brush.shadow(2, 96, 66) +
    brush.at(0, 0, 1, () => snakeBack(brush) + vial(brush) + snakeFront(brush))
  );
}

function vial(brush: Brush): string {
  const body = glass(brush, {
    outline:
      "M-17,-70H17V-48C17,-38 34,-30 34,-10V78C34,92 22,98 0,98C-22,98 -34,92 -34,78V-10C-34,-30 -17,-38 -17,-48Z",
    liquid: "M-40,-6Q-20,-14 0,-7T40,-8V100H-40Z",
    colour: "#2f9a4a",
    bright: "#c8ff8a",
    shine: "M-26,-4Q-26,-18 -18,-26Q-20,-10 -20,60Q-26,58 -26,50Z",
    bubbles: [
      [-8, 16],
      [10, 40],
      [-4, 66],
    ],
  });
  return (
    body +
    cork(brush, "M-15,-70L-17,-94Q0,-100 17,-94L15,-70Z") +
    brush.cel("M-22,-76Q0,-70 22,-76L21,-64Q0,-58 -21,-64Z", "#e0d0a8", { band: 3, edge: 1.6 })
  );
}

const SNAKE = "#c8862a";

function snakeBack(brush: Brush): string {
  return brush.line("M34,52C60,44 58,20 32,14M-34,22C-64,12 -58,-22 -30,-28", deepen(SNAKE, 0.5), 13, {
    "stroke-linecap": "round",
  });
}

function snakeFront(brush: Brush): string {
  const coils =
    "M58,96C40,88 -20,92 -40,80C-48,74 -46,64 -36,66C-10,74 22,70 38,54C44,46 40,38 34,42C10,54 -20,50 -40,34C-48,26 -44,16 -36,18C-10,28 22,22 36,6C40,0 36,-6 30,-2C8,12 -22,8 -40,-16C-50,-34 -40,-58 -28,-64L-22,-52C-30,-44 -34,-34 -28,-24C-16,-10 12,-8 26,-18C44,-28 56,-6 46,10C34,30 4,40 -20,36C6,40 30,34 40,30C56,24 58,48 46,62C34,76 8,84 -16,80C10,84 40,80 58,86Z";
  return (
    brush.cel(coils, SNAKE, { band: 4, edge: 1.8, shade: "#4a1a10" }) +
    brush.cel(
      "M-38,-58C-46,-72 -40,-88 -24,-88C-8,-88 -2,-76 -8,-68C-14,-60 -26,-50 -38,-58Z",
      mix(SNAKE, "#ffe27a", 0.3),
      { band: 4, edge: 1.8, shade: "#4a1a10" },
    ) +
    brush.dots([[-22, -77]], "#fff2a0", 6.5) +
    brush.dots([[-21, -77]], "#1a0c06", 3)
  );
}

/** Red as a heart, and shaped like one. */
export function draughtOfLife(brush: Brush): string {
  const body = glass(brush, {
    outline: "M-15,-66H15V-44C26,-56 74,-58 78,-14C80,24 40,58 0,96C-40,58 -80,24 -78,-14C-74,-58 -26,-56 -15,-44Z",
    liquid: "M-90,-12Q-50,-24 -10,-12T90,-14V100H-90Z",
    colour: "#c4182e",
    bright: "#ff8a7a",
    shine: "M-66,-12Q-66,-38 -42,-38Q-58,-28 -54,4Q-50,18 -44,26Q-64,14 -66,-12Z",
    bubbles: [
      [-26, 18],
      [10, 34],
      [34, 2],
      [-6, 62],
    ],
  });
  return (
    brush.glow(0, 4, 120, "#ffb0a0", 0.7) +
    brush.shadow(0, 104, 60, 10) +
    body +
    gold(
      brush,
      "M-34,58C-26,72 -12,82 0,82C12,82 26,72 34,58L38,66C34,84 22,92 12,96L34,106H-34L-12,96C-22,92 -34,84 -38,66Z",
      { band: 5 },
    ) +
    brush.line("M-62,16C-30,2 26,2 64,14", GOLD, 5, { opacity: 0.95 }) +
    brush.line("M-62,14C-30,0 26,0 64,12", "#fff0b0", 1.4) +
    gold(brush, "M-20,10L0,-10L20,10L0,34Z", { band: 5 }) +
    gem(brush, 0, 11, 8, "#ff4a5a") +
    gold(brush, "M-20,-72Q0,-66 20,-72L19,-56Q0,-50 -19,-56Z", { band: 4 }) +
    cork(brush, "M-13,-70L-15,-92Q0,-98 15,-92L13,-70Z") +
    (brush.small ? "" : sparks(brush, 0, 0, 96, 80, 14, "#ffd0b0", 3))
  );
}

/** A squat flask on a thong, with an ox's head on its label. */
export function strengthDraught(brush: Brush): string {
  const body = glass(brush, {
    outline: "M-20,-62H20V-40C52,-34 76,-6 76,28C76,66 46,92 0,92C-46,92 -76,66 -76,28C-76,-6 -52,-34 -20,-40Z",
    liquid: "M-90,-6Q-40,4 0,-6T90,-4V100H-90Z",
    colour: "#d8781a",
    bright: "#ffe27a",
    shine: "M-62,20Q-58,-12 -32,-24Q-52,-2 -50,34Q-60,36 -62,20Z",
    bubbles: [
      [-44, 60],
      [44, 60],
      [52, 18],
      [-8, 10],
    ],
  });
  return (
    brush.glow(0, 10, 116, "#ffd88a", 0.6) +
    brush.shadow(2, 94, 80) +
    body +
    oxLabel(brush) +
    brush.line("M-20,-52Q0,-44 20,-52M-20,-46Q0,-38 20,-46", "#8a5a2c", 4) +
    cork(brush, "M-19,-62L-22,-90Q0,-98 22,-90L19,-62Z")
  );
}

function oxLabel(brush: Brush): string {
  return (
    brush.cel("M-44,2Q0,12 44,2L46,66Q0,80 -46,66Z", "#ecd9a8", { band: 7, edge: 1.8, shade: "#8a6034" }) +
    brush.fill(
      "M-12,22C-26,24 -34,16 -36,6C-24,8 -16,10 -8,16H8C16,10 24,8 36,6C34,16 26,24 12,22L22,28L12,34L8,56Q0,64 -8,56L-12,34L-22,28Z",
      "#6a2410",
    ) +
    brush.fill("M-10,34l6,3l-5,3zM10,34l-6,3l5,3zM-5,54h3v3h-3zM3,54h3v3h-3z", "#ecd9a8")
  );
}

/** Dark, thick, in a bottle that iron must hold together. */
export function giantsBlood(brush: Brush): string {
  const body = glass(brush, {
    outline: "M-22,-58H22V-44C62,-36 84,-6 84,30C84,68 50,96 0,96C-50,96 -84,68 -84,30C-84,-6 -62,-36 -22,-44Z",
    liquid: "M-100,-18Q-50,-8 0,-18T100,-16V110H-100Z",
    colour: "#8a0f2a",
    bright: "#ff5a4a",
    shine: "M-68,20Q-64,-12 -38,-26Q-58,-2 -56,30Q-66,32 -68,20Z",
    bubbles: [
      [-30, 2],
      [34, 8],
      [-40, 52],
    ],
  });
  const bands =
    "M-82,18Q0,40 82,18L84,34Q0,56 -84,34ZM-8,-44H8L10,36H-10ZM-10,44H10L8,96H-8ZM-60,-30L-44,-38L-36,30L-54,26ZM60,-30L44,-38L36,30L54,26ZM-54,40L-36,46L-38,90L-52,82ZM54,40L36,46L38,90L52,82Z";
  return (
    brush.glow(0, 14, 118, "#ff7a5a", 0.55) +
    brush.shadow(0, 98, 92) +
    body +
    iron(brush, bands, { band: 4 }) +
    brush.dots(
      [
        [-64, 32],
        [-22, 41],
        [22, 41],
        [64, 32],
        [0, -20],
        [0, 70],
      ],
      "#c8d4e0",
      5,
    ) +
    iron(brush, "M-28,-64Q0,-56 28,-64L27,-46Q0,-38 -27,-46Z", { band: 4 }) +
    skullStopper(brush)
  );
}

function skullStopper(brush: Brush): string {
  return (
    brush.cel("M-24,-82C-28,-108 -14,-118 0,-118C14,-118 28,-108 24,-82L16,-76L15,-60H-15L-16,-76Z", "#e8dcc0", {
      band: 7,
      edge: 2,
      shade: "#6a4a48",
    }) +
    brush.fill("M-17,-92q8,-6 13,2q-4,9 -11,6zM17,-92q-8,-6 -13,2q4,9 11,6zM0,-82l4,7h-8z", "#2a0a14") +
    brush.line("M-8,-72v10M0,-72v11M8,-72v10", "#6a4a48", 2)
  );
}
