/** What the spells of Grimoria show. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { bust, type Part } from "../../../../art/kit/people/bust";
import { both, symmetric } from "../../../../art/kit/mirror";
import { FIGHTER, YOUTH } from "../../../../art/kit/people/faces";
import { fringe } from "../../../../art/kit/people/hair";
import { hood, hoodBack } from "../../../../art/kit/people/hats";
import { shafts, sparks, times } from "../../../../art/kit/sky";
import { ellipse, star, type Point } from "../../../../art/kit/svg";
import { coinHeap } from "../../../../art/things/coins";
import { chainAlong, ironCuff, openCuff } from "../../../../art/things/irons";
import { FIRE, flames, VIOLET } from "./flames";
import { cuppedHand, reachingHand } from "./hands";

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
    brush.cel(ellipse(5, 4, 48), deepen(colour, 0.55), { band: 5, edge: 1.2, rim: mix(colour, "#c87aff", 0.6) }) +
      brush.cel(ellipse(0, 0, 48), colour, { band: 9, edge: 2.6, shade, rim: "#fff3e0" }) +
      brush.dots(beads(41), mix(colour, "#ffffff", 0.3), 3.4) +
      brush.line(ellipse(0, 0, 34), shade, 2.4, { opacity: 0.75 }) +
      skull(brush, mix(colour, "#fff3e0", 0.42), shade),
  );
  const fire = brush.glow(0, 10, 125, "#a83af0", 0.8) + flames(brush, VIOLET);
  return fire + PLACES[count - 1]!.map(([x, y, scale]) => coin(x, y, scale)).join("") + embers(brush);
}

function beads(radius: number): Point[] {
  return times(20, (i) => [radius * Math.cos((i * Math.PI) / 10), radius * Math.sin((i * Math.PI) / 10)]);
}

function skull(brush: Brush, bone: string, shade: string): string {
  return (
    brush.cel(symmetric("M0,-27C18,-27 26,-14 24,0C23,7 18,9 15,11L14,21C10,24 4,25 0,25"), bone, {
      band: 5,
      edge: 1.8,
      shade,
    }) +
    brush.fill(both("M3,-1C5,-10 18,-9 18,-1C17,6 7,9 3,-1Z") + "M0,4L5,12L0,10L-5,12Z", deepen(shade, 0.4)) +
    brush.line("M-10,16V23M-3.500,17V24M3.500,17V24M10,16V23", deepen(shade, 0.3), 1.8)
  );
}

function embers(brush: Brush): string {
  return brush.small ? "" : sparks(brush, 0, -20, 92, 80, 16, "#f0c8ff", 2.6);
}

/** A hand draws a card out of a heap. */
export function reachIntoHeap(brush: Brush): string {
  const back = (x: number, y: number, turn: number, colour: string) =>
    brush.at(x, y, 0.86, () => playingCard(brush, colour, star(0, 0, 14)), { turn });
  const drawn = brush.at(-6, 66, 0.9, () => playingCard(brush, "#c8862a", star(0, 0, 16)), { turn: 6 });
  return (
    brush.glow(0, 10, 118, brush.script.light, 0.6) +
    brush.shadow(0, 92, 100, 14) +
    back(-56, 58, -64, "#4a3a6a") +
    back(58, 60, 58, "#6a2a3a") +
    brush.at(8, -34, 0.98, () => reachingHand(brush, READER, drawn), { turn: 8 }) +
    back(-22, 78, 80, "#2f5a4a") +
    back(34, 84, -84, "#3a4a7a")
  );
}

/** A hand that gives: two coins fall. */
export function alms(brush: Brush): string {
  const coin = brush.stamp(
    brush.cel(ellipse(0, 0, 20), "#f0b83a", { band: 5, edge: 2, shade: "#8a5208" }) +
      brush.line(ellipse(0, 0, 14), "#8a5208", 1.4) +
      brush.line("M0,-8V8M-5,-3H5M-5,4H5", "#8a5208", 2.4),
  );
  return (
    brush.glow(0, 0, 118, "#fff0b0", 0.7) +
    brush.at(30, 56, 0.82, () => cuppedHand(brush, BEGGAR, coin(-12, 8, 0.8) + coin(18, 0, 0.8))) +
    coin(-22, 12, 0.84) +
    brush.at(-46, -52, 0.8, () => reachingHand(brush, GIVER, coin(-12, 62, 1)), { turn: -26 })
  );
}

const READER = { skin: "#dca884", sleeve: "#2a4a8a", trim: GOLD };
const GIVER = { skin: "#e6ae86", sleeve: "#7a4a8a", trim: "#f3e2b8" };
const BEGGAR = { skin: "#b87a54", sleeve: "#6a5a44", trim: "#c8a878" };

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

/** A page in a golden hood, sealed and handed over; two wardens stand behind. */
export function tribute(brush: Brush): string {
  const far = brush.small ? "" : wardens(brush);
  return (
    brush.glow(0, -20, 122, brush.script.warm, 0.6) +
    far +
    bust(brush, {
      face: { ...YOUTH, brows: { lift: 10, weight: 3, tilt: -3.4, arch: 2 }, mouth: "grim", mouthY: 122 },
      skin: "#e6b28a",
      hair: "#6a3a1c",
      cloth: "#a8741c",
      trim: "#e8c25a",
      iris: "#3a5a7a",
      behind: [hoodBack("#c8922a")],
      over: [fringe, hood("#d09a2e")],
      props: [writ],
    })
  );
}

function wardens(brush: Brush): string {
  const hooded = brush.stamp(
    brush.cel("M40,150L44,-96L34,-112L47,-150L60,-112L50,-96L48,150Z", "#5a4a4a", { band: 3, edge: 1.6 }) +
      brush.cel(
        "M0,-92C-36,-88 -50,-40 -48,-2C-50,18 -78,30 -92,56L-104,150H104L92,56C78,30 50,18 48,-2C50,-40 36,-88 0,-92Z",
        "#4a2634",
        { band: 13, edge: 2.2, shade: "#14060e" },
      ) +
      brush.fill("M0,-62C-24,-58 -32,-26 -28,2Q-14,24 0,30Q14,24 28,2C32,-26 24,-58 0,-62Z", "#12060c") +
      brush.fill("M-26,-6Q-14,22 0,28Q4,10 -4,-2Q-14,-10 -26,-6Z", "#7a4a3a", { opacity: 0.7 }) +
      brush.dots(
        [
          [-11, -16],
          [11, -16],
        ],
        "#ffb03a",
        4.6,
      ),
  );
  return hooded(-74, -18, 0.74) + hooded(76, -18, 0.74, true);
}

/** A letter with a red seal, hung round the neck. */
const writ: Part = (brush) =>
  brush.line("M80,158L92,172M120,158L108,172", "#8a1c24", 3) +
  brush.cel("M72,170H128V206H72Z", PAPER, { band: 7, edge: 1.8, shade: "#a8703c" }) +
  brush.line("M80,180H96M80,188H92M120,180H106M120,188H110", "#a8703c", 1.8) +
  brush.cel(
    "M100,176L106,180L113,179L114,186L119,191L114,196L113,203L106,202L100,206L94,202L87,203L86,196L81,191L86,186L87,179L94,180Z",
    "#c8283c",
    { band: 5, edge: 1.6, rim: "#ffb0a0" },
  ) +
  brush.fill(star(100, 191, 8), "#7a0c1c");

/** A stone altar with a bowl of fire. */
export function offering(brush: Brush): string {
  return (
    brush.glow(0, -40, 122, "#ffb03a", 0.9) +
    brush.shadow(0, 96, 90, 14) +
    brush.at(0, -42, 0.56, () => flames(brush, FIRE)) +
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

/** A knife cuts the strap of a purse; its coins run out. */
export function cutPurse(brush: Brush): string {
  const hole = "M14,26C30,28 44,40 48,58L26,66C24,50 20,38 14,26Z";
  return (
    brush.glow(0, 0, 118, brush.script.light, 0.5) +
    girdle(brush) +
    brush.line("M-30,-70C-26,-54 -30,-46 -24,-34", "#3a1c10", 9, { "stroke-linecap": "round" }) +
    brush.line("M-30,-70C-26,-54 -30,-46 -24,-34", "#9a6a3a", 5, { "stroke-linecap": "round" }) +
    brush.line("M2,-70L4,-58l-4,6m4,-6l5,5M-4,-34L0,-44l-6,-5m6,5l5,-5", "#9a6a3a", 4.4, {
      "stroke-linecap": "round",
    }) +
    purseBody(brush) +
    brush.fill(hole, "#2a0c06") +
    brush.line("M14,26C30,28 44,40 48,58", "#c8824a", 2.4) +
    coinHeap(brush, 42, 72, 12, 26, 26, 10) +
    brush.at(54, -40, 0.92, cutter, { turn: -58 })
  );
}

function girdle(brush: Brush): string {
  return (
    brush.cel("M-170,-104C-60,-88 60,-88 170,-104V-70C60,-54 -60,-54 -170,-70Z", "#5a2c1c", {
      band: 9,
      edge: 2.2,
      shade: "#1c0a08",
    }) +
    brush.line("M-160,-98C-60,-83 60,-83 160,-98M-160,-74C-60,-59 60,-59 160,-74", "#c8905a", 1.8, {
      "stroke-dasharray": "7 5",
    }) +
    brush.line("M-74,-102h34v42h-34z", GOLD_SHADE, 9) +
    brush.line("M-74,-102h34v42h-34zM-57,-102v42", GOLD, 5)
  );
}

function purseBody(brush: Brush): string {
  const body = "M-34,-18C-72,2 -92,44 -74,74C-58,98 24,100 46,76C66,48 40,2 10,-18Z";
  return (
    brush.celWith(
      body,
      "#9a5228",
      { band: 18, edge: 2.6, shade: "#3a140c" },
      brush.line("M-26,-14Q-50,20 -52,66M-12,-14Q-14,30 -8,86M2,-14Q22,14 26,30", "#5a2814", 3, { opacity: 0.7 }) +
        brush.fill("M-60,28C-56,8 -44,-4 -34,-10C-42,8 -48,28 -50,48Z", "#ffd8a0", { opacity: 0.45 }),
    ) +
    brush.cel(
      "M-36,-20C-44,-34 -52,-38 -58,-50L-38,-42L-28,-54L-14,-42L0,-54L8,-42L30,-48C22,-36 18,-30 12,-20Z",
      "#b86a38",
      {
        band: 7,
        edge: 2.2,
        shade: "#4a1c0c",
      },
    ) +
    brush.cel("M-40,-24Q-12,-12 16,-24L17,-14Q-12,-2 -41,-14Z", GOLD, { band: 3, edge: 1.6, shade: GOLD_SHADE })
  );
}

/** A gloved hand with a dagger that points up. */
function cutter(brush: Brush): string {
  const glove = "#3a2a3c";
  return (
    brush.cel("M-9,20L-10,-44L0,-80L10,-44L9,20Z", "#c8d4e0", { band: 6, edge: 2, shade: "#4a586c", rim: "#ffffff" }) +
    brush.line("M0,-70V16", "#7a8a9e", 1.8) +
    brush.cel("M-24,16H24V25H-24Z", GOLD, { band: 3, edge: 1.6, shade: GOLD_SHADE }) +
    brush.cel("M-8,25H8V78H-8Z", "#4a1c24", { band: 3, edge: 1.4 }) +
    brush.cel("M-26,110L-24,66C-30,50 -24,34 -10,32L20,34C30,42 30,62 24,74L28,110Z", glove, {
      band: 9,
      edge: 2.2,
      shade: "#0c0814",
    }) +
    brush.line("M-24,46Q0,40 27,48M-25,58Q0,52 28,60M-22,70Q0,64 26,72", "#14101c", 2.4) +
    brush.cel("M-30,92H32L40,190H-38Z", "#6a2a34", { band: 11, edge: 2.2 })
  );
}

/** Two cuffs of iron, joined by a chain; one is still open. */
export function shackles(brush: Brush): string {
  return (
    brush.glow(0, 0, 118, brush.script.light, 0.5) +
    brush.shadow(0, 84, 100, 16) +
    chainAlong(brush, [
      [-52, 36],
      [-44, 56],
      [-26, 70],
      [-4, 76],
      [18, 72],
      [34, 58],
      [44, 38],
    ]) +
    brush.at(-50, 0, 1, ironCuff, { turn: -12 }) +
    brush.at(46, -16, 0.94, openCuff, { turn: 14 })
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
