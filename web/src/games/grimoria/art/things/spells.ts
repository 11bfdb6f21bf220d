/** What the spells of Grimoria show. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { bust, type Part } from "../../../../art/kit/people/bust";
import { FIGHTER } from "../../../../art/kit/people/faces";
import { hood, hoodBack } from "../../../../art/kit/people/hats";
import { shafts, sparks, times } from "../../../../art/kit/sky";
import { ellipse, star } from "../../../../art/kit/svg";
import { coinHeap } from "../../../../art/things/coins";

const GOLD = "#d9a02e";
const GOLD_SHADE = "#5a2c0c";
const PAPER = "#f3e2b8";

function playingCard(brush: Brush, colour: string, sign: string): string {
  return (
    brush.cel("M-30,-44Q-30,-48 -26,-48H26Q30,-48 30,-44V44Q30,48 26,48H-26Q-30,48 -30,44Z", PAPER, {
      band: 7,
      edge: 2,
      shade: "#a8703c",
    }) +
    brush.cel("M-22,-40H22V40H-22Z", colour, { band: 6, edge: 0 }) +
    brush.fill(sign, "#fff3cf")
  );
}

/** Two cards change places. */
export function exchange(brush: Brush): string {
  const arrow = brush.cel(
    "M-74,-20C-66,-70 -16,-92 34,-76L40,-90L66,-58L28,-44L32,-58C-4,-68 -44,-52 -54,-16Z",
    "#8ae6ff",
    { band: 5, edge: 2, rim: "#ffffff", shade: "#2a5ad0" },
  );
  return (
    brush.glow(0, 0, 120, brush.script.light, 0.6) +
    brush.at(-34, 6, 1, () => playingCard(brush, "#7a2a4a", star(0, 0, 18)), { turn: -14 }) +
    brush.at(34, 2, 1, () => playingCard(brush, "#2a4a9a", "M-6,-16A16,16 0 1 0 14,8A14,14 0 0 1 -6,-16Z"), {
      turn: 14,
    }) +
    arrow +
    `<g transform="rotate(180)">${arrow}</g>`
  );
}

/** A sun that drives out the dark. */
export function bannedDark(brush: Brush): string {
  const ray = (i: number) =>
    `<path d="M0,-98L8,-58H-8Z" transform="rotate(${i * 30})" fill="${i % 2 ? "#ffd24a" : "#fff0a8"}"/>`;
  return (
    brush.glow(0, 0, 130, "#fff0b0", 1) +
    shafts(brush, 0, 0, { from: 0, to: 360, count: 16, length: 150, strength: 0.5, colour: "#fff3bd" }) +
    times(12, ray).join("") +
    brush.cel(ellipse(0, 0, 50), "#f6b82e", {
      band: 12,
      edge: 3,
      bright: "#fff6c8",
      rim: "#ffffff",
      shade: "#b8560c",
    }) +
    brush.fill("M-24,-8Q-15,-18 -6,-8Q-15,-3 -24,-8ZM24,-8Q15,-18 6,-8Q15,-3 24,-8Z", "#7a3a08") +
    brush.line("M0,-6L-5,10Q0,14 6,10M-16,20Q0,32 16,20", "#8a4408", 3, { "stroke-linecap": "round" }) +
    brush.disc(-26, 12, 7, "#ff8a4a", 0.5) +
    brush.disc(26, 12, 7, "#ff8a4a", 0.5)
  );
}

const METALS = {
  copper: ["#c8703a", "#4a1c0c"],
  silver: ["#c0ccd8", "#3a4458"],
  gold: ["#f0b83a", "#7a4208"],
} as const;
const PLACES = [
  [[0, 10, 1.15]],
  [
    [-32, 16, 0.95],
    [34, 6, 0.95],
  ],
  [
    [0, -34, 0.82],
    [-42, 30, 0.82],
    [42, 30, 0.82],
  ],
] as const;

/** Coins of one metal in violet fire. */
export function darkCoins(brush: Brush, metal: keyof typeof METALS, count: 1 | 2 | 3): string {
  const [colour, shade] = METALS[metal];
  const coin = brush.stamp(
    brush.cel(ellipse(4, 4, 48), deepen(colour, 0.5), { band: 4, edge: 0 }) +
      brush.cel(ellipse(0, 0, 48), colour, { band: 9, edge: 2.6, shade, rim: "#fff3e0" }) +
      brush.line(ellipse(0, 0, 37), shade, 2.4, { opacity: 0.7 }) +
      brush.cel(
        "M0,-26C18,-26 24,-12 22,2L16,8V18H6V10H2V18H-2V10H-6V18H-16V8L-22,2C-24,-12 -18,-26 0,-26Z",
        mix(colour, "#ffffff", 0.35),
        { band: 4, edge: 1.6, shade },
      ) +
      brush.fill(
        "M-14,-6a6,7 0 1 0 12,0a6,7 0 1 0 -12,0zM2,-6a6,7 0 1 0 12,0a6,7 0 1 0 -12,0zM0,2l4,7h-8z",
        deepen(shade, 0.3),
      ),
  );
  return violetFire(brush) + PLACES[count - 1]!.map(([x, y, scale]) => coin(x, y, scale)).join("");
}

const FIRE =
  "M-84,92C-98,50 -70,30 -78,-14C-58,2 -58,22 -48,32C-52,-16 -36,-50 -22,-84C-12,-48 4,-40 6,-4C16,-28 22,-52 44,-72C40,-36 58,-20 54,14C64,4 70,-10 72,-26C92,14 96,56 82,92C60,108 -62,108 -84,92Z";

function violetFire(brush: Brush): string {
  const layer = (colour: string, scale: number) =>
    brush.fill(FIRE, colour, { transform: `translate(0 ${Math.round(92 * (1 - scale))}) scale(${scale})` });
  return (
    brush.glow(0, 10, 125, "#a83af0", 0.8) + layer("#4a1484", 1.02) + layer("#8a2ad8", 0.82) + layer("#d88aff", 0.56)
  );
}

/** A hand; palm to the viewer, fingers up. */
function openHand(brush: Brush, skin: string): string {
  const shade = deepen(skin, 0.6, "#7a1f1c");
  return (
    brush.cel(
      "M-30,70C-40,40 -46,14 -52,-4C-54,-14 -42,-18 -38,-8L-26,16L-28,-38C-28,-50 -14,-50 -13,-38L-10,4L-6,-52C-5,-64 9,-64 9,-52L10,4L18,-42C20,-54 33,-50 31,-40L26,14L36,-12C40,-22 52,-18 49,-6C44,20 40,44 32,70Z",
      skin,
      { band: 9, edge: 2.2, shade },
    ) + brush.line("M-20,24Q0,14 24,28M-18,40Q-2,28 16,44", shade, 2, { opacity: 0.7 })
  );
}

const sleeve = (brush: Brush, colour: string, trim: string): string =>
  brush.cel("M-46,120L-40,62H40L46,120Z", colour, { band: 12, edge: 2 }) +
  brush.cel("M-44,58H44V74H-44Z", trim, { band: 4, edge: 1.6 });

/** A hand draws a card out of a heap. */
export function reachIntoHeap(brush: Brush): string {
  const back = (x: number, y: number, turn: number, colour: string) =>
    brush.at(x, y, 0.86, () => playingCard(brush, colour, star(0, 0, 14)), { turn });
  return (
    brush.glow(0, 0, 118, brush.script.light, 0.55) +
    back(-52, 56, -70, "#4a3a6a") +
    back(54, 60, 64, "#6a2a3a") +
    back(-14, 66, 84, "#2f5a4a") +
    back(0, 8, 6, "#c8862a") +
    brush.at(2, -58, 0.9, () => sleeve(brush, "#2a4a8a", GOLD) + openHand(brush, "#dca884"), { turn: 186 })
  );
}

/** A lantern over buried gold. */
export function lantern(brush: Brush): string {
  return (
    brush.glow(0, -6, 128, "#ffd86a", 1) +
    shafts(brush, 0, 0, { from: 30, to: 150, count: 5, length: 140, strength: 0.45, colour: "#fff3bd" }) +
    brush.line("M-26,-64C-26,-104 26,-104 26,-64", "#6a5a4a", 6) +
    brush.cel("M-34,-58L-14,-78H14L34,-58Z", "#8a6a3a", { band: 6, edge: 2, shade: "#2a1408" }) +
    brush.fill("M-28,-56H28L34,30H-34Z", brush.radial(["#ffffff", "#ffe27a", "#f09a2a"], [0.5, 0.5, 0.6])) +
    brush.fill("M0,-40C16,-18 18,0 0,16C-18,0 -16,-18 0,-40Z", "#fffbe0") +
    brush.line("M-28,-56L-34,30M0,-56V-44M0,16V30M28,-56L34,30", "#5a4024", 5) +
    brush.cel("M-44,30H44L38,48H-38Z", "#8a6a3a", { band: 5, edge: 2, shade: "#2a1408" }) +
    coinHeap(brush, 0, 88, 22, 84, 24, 9)
  );
}

/** A hand that gives: two coins fall. */
export function alms(brush: Brush): string {
  const coin = brush.stamp(
    brush.cel(ellipse(0, 0, 20), "#f0b83a", { band: 5, edge: 2, shade: "#8a5208" }) +
      brush.line("M0,-9V9M-6,-4H6M-6,5H6", "#8a5208", 2.6),
  );
  const giving = () => sleeve(brush, "#7a4a8a", "#f3e2b8") + openHand(brush, "#e6ae86");
  const begging = () => sleeve(brush, "#6a5a44", "#4a3c2c") + openHand(brush, "#c89068");
  return (
    brush.glow(0, 0, 118, "#fff0b0", 0.7) +
    brush.at(-52, -52, 0.8, giving, { turn: 128 }) +
    brush.at(44, 66, 0.86, begging, { turn: -64 }) +
    coin(4, -4, 1.05) +
    coin(24, 26, 0.8)
  );
}

/** A ring of runes round a point of light. */
export function protectiveCircle(brush: Brush): string {
  const light = "#8affe0";
  const rune = (i: number) =>
    `<path d="${["M0,-8V8M0,-4l5,4", "M-5,-7V7L5,-7V7", "M-5,-7L5,7M5,-7L-5,7", "M0,-8L5,0L0,8L-5,0Z", "M-4,-8V8M-4,-8L5,0L-4,2", "M0,8V-8M-5,-3L0,-8L5,-3"][i % 6]}" transform="rotate(${i * 36}) translate(0 -76)" fill="none" stroke="#eafff8" stroke-width="3"/>`;
  const points = times(5, (i) => {
    const angle = ((i * 144 - 90) * Math.PI) / 180;
    return `${i ? "L" : "M"}${Math.round(60 * Math.cos(angle))},${Math.round(60 * Math.sin(angle))}`;
  }).join("");
  return (
    brush.glow(0, 0, 125, light, 0.75) +
    brush.line(ellipse(0, 0, 90) + ellipse(0, 0, 62), "#0c4a50", 8) +
    brush.line(ellipse(0, 0, 90) + ellipse(0, 0, 62), light, 4) +
    brush.line(points + "Z", "#0c4a50", 8, { "stroke-linejoin": "round" }) +
    brush.line(points + "Z", light, 4, { "stroke-linejoin": "round" }) +
    times(10, rune).join("") +
    brush.glow(0, 0, 40, "#ffffff", 1) +
    brush.fill(star(0, 0, 26), "#ffffff")
  );
}

/** A shield with an open eye. */
export function wakefulShield(brush: Brush): string {
  const shield = "M0,-94C26,-80 54,-78 78,-82C82,-4 58,62 0,98C-58,62 -82,-4 -78,-82C-54,-78 -26,-80 0,-94Z";
  return (
    brush.glow(0, 0, 122, brush.script.light, 0.7) +
    brush.shadow(0, 94, 66) +
    brush.cel(shield, "#a9b6c2", { band: 10, edge: 3, shade: "#2c3a52", rim: "#ffffff" }) +
    `<g transform="scale(.83)">${brush.cel(shield, "#1f6a78", { band: 22, edge: 2.4 })}</g>` +
    brush.fill("M-56,-2Q0,-62 56,-2Q0,58 -56,-2Z", "#06222c") +
    brush.fill("M-48,-2Q0,-50 48,-2Q0,46 -48,-2Z", "#fff3dc") +
    brush.disc(0, -2, 23, brush.radial(["#ffe27a", "#e8902a", "#8a3a0c"], [0.4, 0.4, 0.7])) +
    brush.disc(0, -2, 9, "#1a0a0c", 1, 17) +
    brush.disc(-8, -11, 5, "#ffffff") +
    brush.dots(
      [
        [-60, -64],
        [60, -64],
        [0, 72],
      ],
      "#e8eef4",
      7,
    ) +
    brush.line("M-48,-2Q0,-50 48,-2", GOLD, 4)
  );
}

/** Three hooded servants; the one in front is given away. */
export function tribute(brush: Brush): string {
  const servant = (robe: string, light: boolean) =>
    brush.cel("M0,-62C-26,-60 -34,-30 -30,-10C-54,6 -62,44 -64,110H64C62,44 54,6 30,-10C34,-30 26,-60 0,-62Z", robe, {
      band: 12,
      edge: light ? 2.4 : 1.2,
    }) +
    brush.fill("M0,-46C-16,-44 -20,-26 -16,-12Q0,2 16,-12C20,-26 16,-44 0,-46Z", light ? "#d99a6c" : "#12060c") +
    (light
      ? brush.fill("M1,-46C16,-44 20,-26 16,-12Q8,-4 2,-4Z", "#7a1f1c", { opacity: 0.5 }) +
        brush.dots(
          [
            [-6, -27],
            [7, -27],
          ],
          "#1c0c0a",
          4,
        ) +
        brush.line("M-5,-13Q0,-10 6,-13", "#5a1c14", 2)
      : brush.dots(
          [
            [-6, -26],
            [7, -26],
          ],
          "#ffb03a",
          3.4,
        ));
  return (
    brush.glow(0, -20, 122, brush.script.warm, 0.6) +
    brush.at(-52, -8, 0.82, () => servant("#4a2430", false)) +
    brush.at(52, -6, 0.82, () => servant("#3a2a40", false)) +
    brush.at(0, 24, 1, () => servant("#b8842a", true)) +
    brush.cel("M-20,52H20V66L0,78L-20,66Z", "#c8283c", { band: 4, edge: 1.6 }) +
    brush.cel("M-16,-52L-22,-82L-8,-70L0,-90L8,-70L22,-82L16,-52Z", GOLD, { band: 4, edge: 1.8, shade: GOLD_SHADE })
  );
}

/** A stone altar with a bowl of fire. */
export function offering(brush: Brush): string {
  const flame = (colour: string, scale: number) =>
    brush.fill(FIRE, colour, { transform: `translate(0 ${Math.round(16 - 40 * scale)}) scale(${scale * 0.5})` });
  return (
    brush.glow(0, -40, 122, "#ffb03a", 0.9) +
    brush.shadow(0, 96, 90, 14) +
    flame("#c8381a", 1.3) +
    flame("#ff9a2a", 0.98) +
    flame("#ffe27a", 0.62) +
    brush.cel("M-50,0C-46,26 -24,34 0,34C24,34 46,26 50,0Z", GOLD, { band: 8, edge: 2.2, shade: GOLD_SHADE }) +
    brush.fill(ellipse(0, 0, 50, 7), "#7a3a0c") +
    brush.cel("M-78,32H78L72,50H-72Z", "#9a92a0", { band: 6, edge: 2.2 }) +
    brush.cel("M-60,50H60L66,98H-66Z", "#7a7284", { band: 14, edge: 2 }) +
    brush.line("M-40,62l8,22M-28,62l-8,22M0,60v26M-8,68l8,-8l8,8M34,62a9,11 0 1 0 .1,0", brush.script.warm, 3, {
      "stroke-linecap": "round",
    }) +
    sparks(brush, 0, -50, 50, 44, 14, "#ffe27a", 3)
  );
}

/** A knife cuts a purse open. */
export function cutPurse(brush: Brush): string {
  return (
    brush.glow(0, 0, 118, brush.script.light, 0.5) +
    brush.line("M-30,-100C-26,-70 -40,-60 -20,-44", "#5a3420", 6) +
    brush.cel(
      "M-62,70C-84,30 -58,-12 -30,-28L-44,-44L-22,-38L-12,-50L-2,-38L20,-46L6,-28C40,-10 62,32 40,70C20,90 -44,90 -62,70Z",
      "#8a4a26",
      { band: 18, edge: 2.4 },
    ) +
    brush.line("M-34,-27Q-12,-16 10,-28", GOLD, 5) +
    brush.fill("M-2,18L48,66L20,84Z", "#2a0c06") +
    coinHeap(brush, 34, 82, 12, 44, 10, 10) +
    brush.at(
      38,
      8,
      1,
      () =>
        brush.cel("M-7,26L-9,-30L0,-74L9,-30L7,26Z", "#c8d4e0", {
          band: 5,
          edge: 2,
          shade: "#4a586c",
          rim: "#ffffff",
        }) +
        brush.line("M0,-66V24", "#6a788c", 1.6) +
        brush.cel("M-22,24H22V33H-22Z", GOLD, { band: 3, edge: 1.4 }) +
        brush.cel("M-7,33H7L6,66H-6Z", "#4a1c24", { band: 3, edge: 1.4 }) +
        brush.cel(ellipse(0, 71, 8), GOLD, { band: 3, edge: 1.4 }),
      { turn: -138 },
    )
  );
}

/** Shackles on a chain. */
export function shackles(brush: Brush): string {
  const iron = "#8a94a4";
  const cuff = (turn: number) =>
    brush.cel(
      "M-44,0C-44,-28 -26,-46 0,-46C26,-46 44,-28 44,0C44,28 26,46 0,46C-26,46 -44,28 -44,0ZM-27,0C-27,17 -16,28 0,28C16,28 27,17 27,0C27,-17 16,-28 0,-28C-16,-28 -27,-17 -27,0Z",
      iron,
      { band: 7, edge: 2.4, shade: "#1c2030" },
    ) +
    `<g transform="rotate(${turn})">${brush.cel("M-14,-54H14V-24H-14Z", "#6a7484", { band: 5, edge: 1.8 })}${brush.fill("M0,-46a5,5 0 0 1 3,9l2,8h-10l2,-8a5,5 0 0 1 3,-9z", "#0c0c14")}</g>`;
  const link = brush.stamp(
    brush.line(ellipse(0, 0, 13, 8), "#14161f", 9) +
      brush.line(ellipse(0, 0, 13, 8), iron, 5) +
      brush.line("M-9,-6Q0,-9 8,-7", "#e8eef4", 1.6),
  );
  return (
    brush.glow(0, 0, 118, brush.script.light, 0.5) +
    link(-36, -68) +
    link(-16, -80) +
    link(6, -84) +
    link(28, -78) +
    link(46, -66) +
    brush.at(-46, 4, 1, () => cuff(0)) +
    brush.at(48, 18, 1, () => cuff(0))
  );
}

const mask: Part = (brush) =>
  brush.cel("M70,86Q100,76 130,86L128,104Q114,110 104,100H96Q86,110 72,104Z", "#1c1424", { band: 4, edge: 1.4 }) +
  brush.fill("M80,94Q87,89 95,94.500Q87,99 80,94ZM106,94.500Q113,89 121,94Q114,99 106,94.500Z", "#f0c8ff") +
  brush.dots(
    [
      [88, 94.5],
      [113, 94.5],
    ],
    "#3a0c5a",
    4.4,
  );

const loot: Part = (brush, { skin }) =>
  brush.cel(
    "M118,210C106,178 122,154 142,146L134,130L150,136L160,128L168,138L182,132L172,148C194,158 206,184 196,210Z",
    "#6a4a34",
    { band: 13, edge: 2.2 },
  ) +
  brush.line("M140,148Q156,156 172,149", GOLD, 4) +
  brush.fill("M148,180L160,166L172,180L160,196Z", "#8ae6ff") +
  brush.cel("M112,204C106,190 112,176 124,176C134,178 138,190 136,204Z", skin, { band: 5, edge: 1.6 });

/** A masked robber with a sack. */
export function robber(brush: Brush): string {
  return bust(brush, {
    face: { ...FIGHTER, mouth: "smirk" },
    skin: "#c89878",
    hair: "#1c1414",
    cloth: "#2c1c3a",
    trim: "#8a4ad0",
    behind: [hoodBack("#3a2450")],
    over: [mask, hood("#3a2450")],
    props: [loot],
  });
}
