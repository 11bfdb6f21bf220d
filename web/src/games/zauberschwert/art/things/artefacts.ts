/** Artefacts: each shows its symbols, as form and as colour. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { both, symmetric } from "../../../../art/kit/mirror";
import { shafts, sparks } from "../../../../art/kit/sky";
import { ellipse } from "../../../../art/kit/svg";
import { symbol, SYMBOL_COLOURS, symbols, type Symbol } from "./symbols";

type Symbols = readonly [Symbol] | readonly [Symbol, Symbol];
export const GOLD = { band: 6, edge: 2.2, shade: "#6a3410", rim: "#fff6c8" };
export const STEEL = { band: 7, edge: 2.2, shade: "#3c4a62" };

export function light(brush: Brush, names: Symbols, y = 0, size = 120): string {
  if (brush.small) return "";
  const colour = SYMBOL_COLOURS[names[0]];
  return (
    brush.glow(0, y, size, colour, 0.45) +
    shafts(brush, 0, y, { from: 0, to: 360, count: 12, length: 150, strength: 0.4, colour })
  );
}

/** A disc on which a symbol stands well in any light. */
export function medal(brush: Brush, name: Symbol, x: number, y: number, scale: number): string {
  return brush.at(
    x,
    y,
    scale,
    (inner) =>
      inner.cel(ellipse(0, 0, 34), "#d9a02e", GOLD) +
      inner.disc(0, 0, 27, deepen(SYMBOL_COLOURS[name], 0.82, "#140a2c")) +
      inner.at(0, 0, 0.92, (deeper) => symbol(deeper, name, { glow: false })),
  );
}

const FRAMES: Record<Symbol, string> = {
  moon: ellipse(0, 0, 58),
  flame: symmetric("M0,-68C14,-52 44,-46 54,-16C62,18 38,58 0,66"),
  leaf: symmetric("M0,-62L50,-38L58,6L34,48L0,66"),
};

export function amulet(brush: Brush, name: Symbol): string {
  const colour = SYMBOL_COLOURS[name];
  const bead = { moon: "#e8f0ff", flame: "#ffb84a", leaf: "#a8e06a" }[name];
  return (
    light(brush, [name], 20) +
    brush.line("M-74,-124C-66,-70 -30,-52 0,-46C30,-52 66,-70 74,-124", "#7a4a10", 8, {
      "stroke-dasharray": "9 4",
      "stroke-linecap": "round",
    }) +
    brush.line("M-74,-124C-66,-70 -30,-52 0,-46C30,-52 66,-70 74,-124", "#f0c04a", 5, {
      "stroke-dasharray": "9 4",
      "stroke-linecap": "round",
    }) +
    brush.at(
      0,
      24,
      1,
      () =>
        brush.cel("M-12,-76H12L16,-56H-16Z", "#e8b84a", GOLD) +
        brush.cel(both("M50,-22C66,-30 78,-22 80,-8C80,8 70,18 56,16Z"), "#c8902c", GOLD) +
        brush.cel(FRAMES[name], "#e0a830", { ...GOLD, band: 9 }) +
        brush.fill(FRAMES[name], deepen(colour, 0.84, "#140a2c"), { transform: "scale(.8)" }) +
        brush.line(FRAMES[name], mix(colour, "#ffffff", 0.4), 2, { transform: "scale(.8)" }) +
        brush.at(0, 2, 1.5, (inner) => symbol(inner, name, { glow: false })) +
        brush.dots(
          [
            [-68, -6],
            [68, -6],
            [0, -66],
          ],
          bead,
          10,
        ) +
        brush.dots(
          [
            [-70, -8],
            [66, -8],
            [-2, -68],
          ],
          "#ffffff",
          3,
        ) +
        brush.line("M0,66V80", "#d9a02e", 3) +
        brush.cel("M0,78C9,88 8,98 0,100C-8,98 -9,88 0,78Z", bead, { band: 3, edge: 1.6 }),
    )
  );
}

const EGG = symmetric("M0,-90C32,-90 60,-38 60,8C60,50 34,76 0,76");

function nest(brush: Brush): string {
  const twigs =
    "M-96,78C-50,98 50,98 98,76M-88,68C-40,92 30,96 90,86M-104,88C-40,106 60,104 100,92M-70,64L-112,56M72,64L114,54M-60,96L-96,108M56,98L94,108";
  return (
    brush.line(twigs, "#4a2c1c", 8, { "stroke-linecap": "round" }) +
    brush.line(twigs, "#8a5a34", 3.4, { "stroke-linecap": "round" })
  );
}

function scaledEgg(brush: Brush, skin: string, shade: string, line: string): string {
  const rows = [-66, -46, -26, -6, 14, 34, 54].flatMap((y, row) =>
    [-60, -36, -12, 12, 36].map((x) => `M${x + (row % 2) * 12},${y}q12,16 24,0`),
  );
  return brush.celWith(
    EGG,
    skin,
    { band: 18, edge: 2.8, shade },
    brush.line(rows.join(""), line, 2.2, { opacity: 0.75 }),
  );
}

export function redEgg(brush: Brush, name: Symbol): string {
  return (
    light(brush, [name], 0, 110) +
    brush.shadow(0, 88, 100, 14) +
    scaledEgg(brush, "#c8342e", "#4a0818", "#7a1420") +
    brush.fill("M-34,-50C-30,-66 -18,-78 -6,-82C-16,-66 -24,-54 -28,-36Z", "#ffd0b8", { opacity: 0.8 }) +
    brush.disc(0, 6, 36, "#2a0814", 0.92) +
    brush.line(ellipse(0, 6, 36), "#f0b84a", 4) +
    brush.at(0, 6, 1.25, (inner) => symbol(inner, name, { glow: false })) +
    (brush.small ? "" : nest(brush))
  );
}

export function blackEgg(brush: Brush): string {
  const cracks =
    "M8,-88L2,-64L18,-46L4,-24L14,-6M18,-46L40,-38M4,-24L-24,-12L-34,10L-20,26M-24,-12L-44,-18M14,-6L34,6L26,28M14,-6L2,14L8,36";
  return (
    brush.glow(0, 0, 120, "#ff8a2e", 0.6) +
    brush.shadow(0, 88, 100, 14) +
    scaledEgg(brush, "#3a3450", "#0a0814", "#16101e") +
    brush.line(cracks, "#ff7a1e", 6, { "stroke-linejoin": "round", opacity: 0.85 }) +
    brush.line(cracks, "#fff0b0", 2.4, { "stroke-linejoin": "round" }) +
    brush.fill("M-36,-46C-32,-62 -20,-76 -8,-80C-18,-64 -26,-52 -30,-34Z", "#b8b0d8", { opacity: 0.7 }) +
    (brush.small ? "" : nest(brush) + sparks(brush, 0, -30, 90, 60, 20, "#ffb63e", 2.6))
  );
}

export function runeStone(brush: Brush, names: Symbols): string {
  const stone = "M-62,84L-76,30L-60,-36L-34,-84L10,-96L50,-72L70,-20L76,40L60,84Z";
  const runes =
    "M-52,34v16M-52,38l7,4l-7,4M-58,0l6,-10l6,10M46,-46l8,8l-8,8M56,4v18M50,10l6,-6l6,6M-20,-76h10l-10,12h10M44,52h10l-10,12h10M-34,64l6,-8l6,8l6,-8";
  const colour = SYMBOL_COLOURS[names[0]];
  const two = names.length === 2;
  return (
    light(brush, names, 0, 110) +
    brush.shadow(0, 90, 100, 14) +
    brush.celWith(
      stone,
      "#7d7c8a",
      { band: 18, edge: 2.8, shade: "#2a2638" },
      brush.fill("M10,-96L0,-40L22,84H90V-96ZM-76,30L-40,20L-30,84H-80Z", "#2a2638", { opacity: 0.25 }) +
        brush.line("M30,-84L24,-60L36,-48M-66,56L-48,64", "#2a2638", 2.4),
    ) +
    brush.line(runes, mix(colour, "#ffffff", 0.3), 3, { "stroke-linecap": "round", opacity: 0.85 }) +
    brush.fill(
      two
        ? "M0,-74C30,-74 38,-50 38,-8C38,36 30,74 0,74C-30,74 -38,36 -38,-8C-38,-50 -30,-74 0,-74Z"
        : ellipse(0, 0, 46),
      "#1a1426",
      { opacity: 0.9 },
    ) +
    symbols(brush, names, two ? 1.32 : 1.6, [0, 68]) +
    brush.fill("M-66,84C-40,74 -20,82 0,78C24,74 44,82 66,84V92H-66Z", "#4a6a34", { opacity: 0.9 })
  );
}

export function energyStone(brush: Brush, names: Symbols): string {
  const [first, last] = [SYMBOL_COLOURS[names[0]], SYMBOL_COLOURS[names[names.length - 1]!]];
  const crystal = (d: string, facet: string, colour: string) =>
    brush.cel(d, colour, { band: 9, edge: 2.4, shade: deepen(colour, 0.55, "#140a3c"), rim: "#ffffff" }) +
    brush.fill(facet, "#ffffff", { opacity: 0.32 });
  const two = names.length === 2;
  return (
    light(brush, names, 0, 120) +
    brush.shadow(0, 88, 100, 14) +
    crystal("M-40,80L-98,6L-92,-22L-66,-14L-20,70Z", "M-92,-22L-82,8L-36,76L-28,74L-66,-14Z", deepen(first, 0.25)) +
    crystal("M40,80L98,-6L90,-34L66,-24L20,70Z", "M90,-34L80,-4L36,76L28,74L66,-24Z", deepen(last, 0.25)) +
    crystal(
      "M-46,84L-50,-48L-20,-96L24,-98L50,-50L44,84Z",
      "M-20,-96L-16,-50L-18,84H-34L-50,-48Z",
      mix(first, "#5a5a8a", 0.3),
    ) +
    (two
      ? brush.within(
          "M-46,84L-50,-48L-20,-96L24,-98L50,-50L44,84Z",
          brush.fill("M-60,20L60,-30V90H-60Z", mix(last, "#5a5a8a", 0.2), { opacity: 0.85 }),
        )
      : "") +
    brush.line("M-50,-48L-16,-50L24,-98M-16,-50L50,-50M-16,-50L-20,-96", "#ffffff", 1.8, { opacity: 0.7 }) +
    brush.fill(two ? ellipse(1, -13, 30) + ellipse(1, 47, 30) : ellipse(0, 14, 38), "#140a2c", { opacity: 0.62 }) +
    brush.at(1, two ? 17 : 14, 1, (inner) => symbols(inner, names, two ? 1.06 : 1.38, [0, 60])) +
    brush.cel("M-104,88L-70,68L-34,76L0,66L36,76L72,68L106,88V112H-104Z", "#5a5468", { band: 7, edge: 2 }) +
    sparks(brush, 0, -20, 100, 80, brush.small ? 4 : 18, "#ffffff", 2.6)
  );
}

export function poison(brush: Brush, names: Symbols): string {
  const flask = symmetric("M0,-72L18,-72L18,-34C46,-24 66,4 66,34C66,66 40,86 0,86");
  const [first, last] = [SYMBOL_COLOURS[names[0]], SYMBOL_COLOURS[names[names.length - 1]!]];
  const liquid =
    brush.rect(-80, -10, 160, 110, mix(first, "#1c0c2c", 0.25)) +
    (names.length === 2
      ? brush.fill("M-80,44C-50,34 -30,54 0,44C30,34 50,54 80,44V110H-80Z", mix(last, "#1c0c2c", 0.2))
      : "") +
    brush.fill("M-80,-10C-50,-18 -20,-2 10,-10C40,-16 60,-6 80,-10V-2H-80Z", "#ffffff", { opacity: 0.55 }) +
    brush.dots(
      [
        [-44, 20],
        [-36, 4],
        [42, 16],
        [48, 40],
        [-50, 44],
        [34, 0],
      ],
      "#ffffff",
      6,
      0.6,
    );
  return (
    light(brush, names, 10, 110) +
    brush.shadow(0, 90, 80, 12) +
    brush.celWith(flask, "#b8c8d0", { band: 9, edge: 2.8, shade: "#2c3a54" }, liquid) +
    brush.fill("M-48,14C-44,-6 -32,-18 -20,-22C-30,-8 -36,6 -38,28Z", "#ffffff", { opacity: 0.7 }) +
    brush.cel("M-24,-80H24V-68H-24Z", "#9aa8b4", { band: 3, edge: 1.8 }) +
    brush.cel("M-16,-104H16L18,-78H-18Z", "#9a6a3c", { band: 5, edge: 2 }) +
    brush.line("M-20,-50Q0,-42 20,-50", "#c8a05a", 4) +
    skullTag(brush) +
    brush.disc(0, 34, names.length === 2 ? 48 : 36, "#1c1020", 0.8, 34) +
    brush.at(0, 34, 1, (inner) => symbols(inner, names, names.length === 2 ? 0.98 : 1.25, [44, 0])) +
    (brush.small ? "" : fumes(brush, first))
  );
}

function skullTag(brush: Brush): string {
  return (
    brush.line("M18,-48L40,-40", "#c8a05a", 2.6) +
    brush.at(
      56,
      -34,
      0.34,
      (inner) =>
        inner.cel("M-70,-80H70V80H-70Z", "#e8d8b0", { band: 10, edge: 4 }) +
        inner.fill(
          "M0,-60C34,-60 50,-38 46,-8C44,4 36,10 28,14V38H-28V14C-36,10 -44,4 -46,-8C-50,-38 -34,-60 0,-60Z",
          "#2a1420",
        ) +
        inner.dots(
          [
            [-20, -14],
            [20, -14],
          ],
          "#e8d8b0",
          24,
        ),
      { turn: 14 },
    )
  );
}

function fumes(brush: Brush, colour: string): string {
  return brush.line("M-6,-106c-14,-8 10,-14 -4,-24M8,-106c12,-6 -8,-14 6,-26", colour, 4, {
    "stroke-linecap": "round",
    opacity: 0.7,
  });
}
