/** Grimoria: a mage's study at night; from the open book a land rises in candle light, king and witch look on. */
import type { Brush } from "../../../art/kit/brush";
import { castle, house } from "../../../art/kit/buildings";
import { deepen, mix } from "../../../art/kit/colour";
import { hill, pine } from "../../../art/kit/land";
import { bust } from "../../../art/kit/people/bust";
import { shafts, sparks, starField, times } from "../../../art/kit/sky";
import { n, path, star } from "../../../art/kit/svg";
import { CHARACTERS } from "../../../art/characters";
import { ABOVE, litFrom, type Cover } from "../../../art/covers/layers";

const SCRIPT = {
  sky: ["#0c0b3a", "#2c3a9a", "#a58ad8"],
  light: "#fff0c0",
  far: "#8a6ab0",
  near: "#150a2a",
  warm: "#ffd27a",
  rim: "#ffe0a0",
} as const;
const BOOKS = ["#7a2c4a", "#2c4a7a", "#7a5a2c", "#4a2f74", "#2c6a5a", "#a06a34"];
const ARCH = "M322,460V190Q322,26 500,8Q678,26 678,190V460Z";
const LEFT_PAGE = "M500,392C446,352 346,342 262,362L252,412C340,392 446,402 500,436Z";
const CANDLES = [
  [226, 396, 2],
  [262, 420, 1.5],
  [770, 398, 2],
  [738, 422, 1.4],
] as const;

/** Rows of books between two places. */
function shelves(brush: Brush, from: number, to: number): string {
  const { chance } = brush;
  const byColour = new Map<string, string>();
  for (const foot of [92, 190, 288, 386]) {
    for (let x = from; x < to - 8;) {
      const [breadth, tall] = [chance.whole(13, 25), chance.whole(52, 82)];
      const colour = chance.pick(BOOKS);
      byColour.set(
        colour,
        `${byColour.get(colour) ?? ""}M${x},${foot}v${-tall}h${Math.min(breadth, to - x) - 2}v${tall}z`,
      );
      x += breadth;
    }
  }
  const books = [...byColour].map(([colour, d]) => brush.fill(d, deepen(colour, 0.34))).join("");
  const boards = [92, 190, 288, 386].map((y) => `M${from},${y}H${to}v8H${from}z`).join("");
  return books + brush.fill(boards, "#4a2a2c");
}

function room(brush: Brush): string {
  const { script } = brush;
  const night =
    brush.all(brush.linear([...script.sky])) +
    starField(brush, 70, 0.8) +
    brush.fill([star(392, 96, 7), star(618, 210, 6), star(440, 190, 5)].join(""), script.light) +
    brush.glow(596, 124, 190, script.light, 0.55) +
    brush.disc(596, 124, 50, "#fff3cf") +
    brush.disc(580, 112, 9, "#e6cf9c", 0.6) +
    brush.disc(612, 138, 13, "#e6cf9c", 0.5) +
    hill(brush, 0.74, 0.05, mix(script.sky[1], script.far, 0.4), script.near, 6);
  return (
    brush.all(brush.linear(["#1c0d36", "#2c1446", "#180a2c"])) +
    shelves(brush, 0, 306) +
    shelves(brush, 694, 1000) +
    brush.glow(500, 300, 560, "#ff9a5a", 0.24, 320) +
    brush.rect(
      0,
      0,
      306,
      440,
      brush.linear(
        [
          ["#0c0418", 0.85],
          ["#0c0418", 0.1],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    brush.rect(
      694,
      0,
      306,
      440,
      brush.linear(
        [
          ["#0c0418", 0.1],
          ["#0c0418", 0.85],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    brush.within(ARCH, night) +
    brush.line(ARCH, "#1a0c2c", 18) +
    brush.line(ARCH, "#8a5a9a", 2.5, { opacity: 0.8 }) +
    brush.line("M500,8V440M410,30V440M590,30V440M322,210H678", "#1a0c2c", 5, { opacity: 0.85 })
  );
}

function sheet(brush: Brush): (x: number, y: number, scale?: number, flip?: boolean) => string {
  return brush.stamp(
    brush.cel("M-16,-20Q-2,-26 14,-20L18,18Q2,12 -12,20Z", "#f3dfae", { band: 5, edge: 1.6 }) +
      brush.line("M-8,-10q8,-4 16,-1M-7,-2q8,-4 17,-1M-6,6q8,-3 17,-1", "#7a4a2c", 1.8),
  );
}

function risingLand(brush: Brush): string {
  const page = sheet(brush);
  const firs = [392, 414, 436, 566, 588, 610].map((x, i) => pine(x, 352 - (i % 3) * 4, 58 + (i % 3) * 14)).join("");
  return (
    shafts(brush, 500, 400, { from: 205, to: 335, count: 11, length: 480, strength: 0.55, colour: "#ffe6a0" }) +
    brush.glow(500, 330, 250, "#ffd27a", 0.55, 170) +
    brush.fill("M330,392Q404,330 500,322Q596,330 670,392Z", "#7a4a72") +
    brush.fill("M368,392Q430,344 500,338Q570,344 632,392Z", "#5f8a5a") +
    castle(brush, 500, 344, 1.5, "#c99a8c", "#a02c54") +
    brush.fill(firs, "#1f4a4a") +
    house(brush, 446, 366, 30, "#e0b07c", "#8a3a44", { glow: 0.3 }) +
    house(brush, 556, 366, 28, "#e0b07c", "#6a3a6a", { glow: 0.3 }) +
    page(352, 196, 1.1) +
    page(648, 256, 1.05, true) +
    page(384, 118, 0.7) +
    page(690, 150, 0.8, true) +
    page(310, 262, 0.8, true)
  );
}

function companions(brush: Brush): string {
  const king = litFrom(brush, 0.9, -0.4, () => brush.at(316, 282, 1.02, () => bust(brush, CHARACTERS.king.person)));
  const witch = litFrom(brush, -0.9, -0.4, () => brush.at(686, 286, 1.02, () => bust(brush, CHARACTERS.witch.person)));
  return brush.glow(318, 330, 130, "#12061e", 0.5) + king + brush.glow(684, 330, 130, "#12061e", 0.5) + witch;
}

function book(brush: Brush): string {
  const runes = times(4, (i) => path`M${292 + i * 6},${374 + i * 11}q80,-14 ${172 - i * 4},${24 - i}`).join("");
  const page = brush.celWith(
    LEFT_PAGE,
    "#f6e3b4",
    { band: 12, edge: 2.5, light: { x: 0.9, y: -0.44 }, shade: "#b07a4a" },
    brush.line(runes, "#8a5a34", 2.4, { "stroke-dasharray": "14 5 22 6", opacity: 0.7 }),
  );
  const mirrored = `<g transform="matrix(-1 0 0 1 1000 0)">${page}</g>`;
  return (
    brush.cel("M500,462L214,448L240,364C340,336 440,346 500,388C560,346 660,336 760,364L786,448Z", "#6a1f3c", {
      band: 10,
      edge: 2.4,
    }) +
    brush.fill("M500,450L244,436L256,366C340,346 446,354 500,396C554,354 660,346 744,366L756,436Z", "#c89a5a") +
    page +
    mirrored +
    brush.line("M500,392V450", "#8a4a2c", 3) +
    brush.glow(500, 396, 150, "#fff3c0", 0.75, 52)
  );
}

function wax(brush: Brush): string {
  return CANDLES.map(([x, y, scale]) =>
    brush.at(x, y, scale, () => brush.cel("M-6,40V-14q6,-3 12,0V40z", "#ead9b4", { band: 4, edge: 1 })),
  ).join("");
}

function flames(brush: Brush): string {
  return (
    CANDLES.map(([x, y, scale]) =>
      brush.at(
        x,
        y,
        scale,
        () =>
          brush.glow(0, -24, 62, "#ffb85a", 0.75) +
          brush.fill("M0,-34q8,11 0,19q-8,-8 0,-19z", "#ffb03a") +
          brush.fill("M0,-29q4.500,7 0,13q-4.500,-6 0,-13z", "#fffbe0"),
      ),
    ).join("") + brush.glow(500, 380, 210, "#ffd88a", 0.32, 120)
  );
}

function dust(brush: Brush): string {
  const [far, near] = [n(1.6), n(2.8)].map(Number);
  return sparks(brush, 500, 220, 210, 190, 46, "#fff0b8", far) + sparks(brush, 500, 240, 320, 190, 18, "#ffe08a", near);
}

export const cover: Cover = {
  script: SCRIPT,
  light: ABOVE,
  layers: [
    { name: "room", depth: 0, draw: room },
    { name: "land", depth: 0.35, draw: risingLand },
    { name: "dust", depth: 0.55, draw: dust },
    { name: "book", depth: 0.8, draw: (brush) => companions(brush) + book(brush) + wax(brush) },
    { name: "flames", depth: 0.8, isFlame: true, draw: flames },
  ],
};
