/** Wands and swords, whole or broken in two; each half still shows its symbols. */
import type { Brush, Cel } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { both, symmetric } from "../../../../art/kit/mirror";
import { sparks } from "../../../../art/kit/sky";
import { ellipse } from "../../../../art/kit/svg";
import { GOLD, light, medal, STEEL } from "./artefacts";
import { symbol, SYMBOL_COLOURS, type Symbol } from "./symbols";

export type Half = "a" | "b";

interface Look {
  /** The second of a kind is made otherwise. */
  second?: boolean;
  /** Nothing: the whole. */
  half?: Half | undefined;
}

/** Where the break runs, at the height of a whole one. */
const BREAK = 14;

interface Shaft {
  wood: string;
  metal: string;
  fitting: Cel;
}

const SHAFTS: Shaft[] = [
  { wood: "#8a4f28", metal: "#e0a830", fitting: GOLD },
  { wood: "#7d8cb4", metal: "#c4cfe6", fitting: STEEL },
];

/** The symbol is its head; the second of a kind is of silver and twisted. */
export function wand(brush: Brush, name: Symbol, { second = false, half }: Look = {}): string {
  const made = SHAFTS[second ? 1 : 0]!;
  return brush.at(
    0,
    0,
    1,
    () =>
      (half ? "" : light(brush, [name], -66, 90)) +
      shaft(brush, made, second, half) +
      (half === "b" ? "" : wandHead(brush, name, made)) +
      (half === "a" ? "" : wandFoot(brush, name, made)) +
      sparks(brush, 0, half === "b" ? 30 : -60, 70, 50, brush.small ? 4 : 14, sparkle(name), 2.8),
    { turn: (half ? 9 : 24) * (second ? -1 : 1) }, // a half stands in narrow boxes, too
  );
}

function sparkle(name: Symbol): string {
  return mix(SYMBOL_COLOURS[name], "#ffffff", 0.5);
}

const SHAFT_OUTLINES = {
  whole: "M-8,-44H8L9,20Q8,70 7,118H-7Q-8,70 -9,20Z",
  a: "M-8,-44H8L9,10L5,4L3,20L-1,8L-5,18L-9,6Z",
  b: "M9,16L5,8L2,24L-2,12L-6,22L-9,10Q-8,70 -7,118H7Q8,70 9,16Z",
};
const TWISTS = "M-10,-34L10,-22M-10,-18L10,-6M-10,-2L10,10M-10,14L10,26M-10,30L10,42M-10,46L10,58M-10,62L10,74";
const GRAIN = "M-3,-40Q3,-10 -2,30T1,84M4,-30Q0,10 4,50M-6,0Q-3,30 -5,60";

function shaft(brush: Brush, { wood, metal, fitting }: Shaft, second: boolean, half?: Half): string {
  const dark = deepen(wood, 0.55, second ? "#141c3c" : "#1c0a06");
  const surface = second
    ? brush.line(TWISTS, dark, 3.4) +
      brush.line(TWISTS, mix(wood, "#ffffff", 0.5), 1.2, { transform: "translate(0 -3)" })
    : brush.line(GRAIN, dark, 1.8, { opacity: 0.8 });
  return (
    brush.celWith(SHAFT_OUTLINES[half ?? "whole"], wood, { band: 5, edge: 2.2, shade: dark }, surface) +
    (half ? splinters(brush, wood) : brush.cel("M-13,6H13L11,14L13,22H-13L-11,14Z", metal, fitting))
  );
}

/** The pale inside of what is broken. */
function splinters(brush: Brush, colour: string): string {
  return brush.fill("M-8,7L-5,17L-1,9L2,20L5,6L8,11L8,15L5,10L2,24L-2,13L-6,21L-8,12Z", mix(colour, "#fff3dc", 0.75));
}

const CLAWS = both("M6,-38C30,-36 50,-52 52,-88C64,-58 52,-14 8,-18Z");
const THORNS = both("M26,-30L44,-26L36,-40ZM44,-46L62,-48L50,-60Z");

function wandHead(brush: Brush, name: Symbol, { metal, fitting }: Shaft): string {
  return (
    brush.glow(0, -66, 46, SYMBOL_COLOURS[name], 0.5) +
    brush.at(0, -68, 1.36, (inner) => symbol(inner, name, { glow: false })) +
    brush.cel(THORNS, metal, { ...fitting, band: 3, edge: 1.4 }) +
    brush.cel(CLAWS, metal, { ...fitting, band: 7 }) +
    brush.cel("M-14,-40H14L17,-26L11,-12H-11L-17,-26Z", metal, fitting) +
    brush.cel(ellipse(0, -26, 8), SYMBOL_COLOURS[name], { band: 3, edge: 1.6, rim: "#ffffff" })
  );
}

/** A grip wound with leather, and a knob with the symbol. */
function wandFoot(brush: Brush, name: Symbol, { metal, fitting }: Shaft): string {
  return (
    brush.celWith(
      "M-10,52H10L9,98H-9Z",
      "#5a2430",
      { band: 4, edge: 1.8, shade: "#1c060c" },
      brush.line("M-12,60L12,66M-12,70L12,76M-12,80L12,86M-12,90L12,96", "#e8b84a", 2),
    ) +
    brush.cel("M-13,44H13L11,52H-11ZM-12,96H12L10,104H-10Z", metal, { ...fitting, band: 3 }) +
    medal(brush, name, 0, 116, 0.52)
  );
}

const BLADES = {
  straight: {
    whole: "M0,120L15,92L15,-26L0,-26",
    b: "M0,120L15,92L15,12L8,4L4,16L0,6",
    a: "M0,10L5,2L9,14L15,4L15,-26L0,-26",
  },
  waved: {
    whole: "M0,120L9,102L19,78L12,56L19,34L12,12L18,-8L14,-26L0,-26",
    b: "M0,120L9,102L19,78L12,56L19,34L13,14L7,6L4,18L0,8",
    a: "M0,10L5,2L9,14L14,6L18,-8L14,-26L0,-26",
  },
};

/** Both symbols end its guard, and each has its edge of the blade. */
export function sword(brush: Brush, names: readonly [Symbol, Symbol], { second = false, half }: Look = {}): string {
  const outline = symmetric(BLADES[second ? "waved" : "straight"][half ?? "whole"]);
  return (
    (half ? "" : light(brush, names, -10)) +
    blade(brush, outline, names, half) +
    (half === "b" ? "" : hilt(brush, names, second))
  );
}

/** A lit and a dark bevel in the colours of its symbols, a groove with runes, the symbols inlaid. */
function blade(brush: Brush, outline: string, [left, right]: readonly [Symbol, Symbol], half?: Half): string {
  const bevel = (x: number, name: Symbol, share: number) =>
    brush.rect(x, -30, 30, 160, mix("#e6eef6", SYMBOL_COLOURS[name], share));
  const groove = "M-4,-28H4L3,84L0,96L-3,84Z";
  const runes = "M-2,-12l4,4l-4,4M0,6v10m0,-6l3,-3M-2,28l4,5l-4,5M2,50l-4,5l4,5M0,70v8";
  const surface =
    bevel(-30, left, 0.3) +
    brush.rect(0, -30, 30, 160, deepen(mix("#b4c0d0", SYMBOL_COLOURS[right], 0.55), 0.22)) +
    brush.line("M-11,-28V88M11,-28V88", "#ffffff", 1.6, { opacity: 0.45 }) +
    brush.fill(groove, "#3a4660") +
    brush.line(runes, mix(SYMBOL_COLOURS[left], "#ffffff", 0.4), 2, { "stroke-linecap": "round" });
  return (
    brush.celWith(outline, "#dce4ec", { ...STEEL, band: 4, edge: 2.4 }, surface) +
    (half === "b" ? inlaid(brush, left, 34) + inlaid(brush, right, 66) : "")
  );
}

function inlaid(brush: Brush, name: Symbol, y: number): string {
  return (
    brush.disc(0, y, 12.5, deepen(SYMBOL_COLOURS[name], 0.82, "#140a2c")) +
    brush.line(ellipse(0, y, 12.5), "#e8b84a", 2) +
    brush.at(0, y, 0.42, (inner) => symbol(inner, name, { glow: false }))
  );
}

const GUARDS = [
  symmetric("M0,-44C14,-44 20,-40 34,-42L58,-40V-24L34,-22C22,-24 14,-18 0,-18"),
  symmetric("M0,-46C20,-46 40,-54 56,-40L56,-22C40,-26 22,-26 12,-20L0,-12"),
];

function hilt(brush: Brush, names: readonly [Symbol, Symbol], second: boolean): string {
  const stone = second ? "#2f7ac0" : "#c8283c";
  return (
    brush.celWith(
      "M-8,-86H8L7,-42H-7Z",
      "#6a2c24",
      { band: 4, edge: 1.8, shade: "#1c0808" },
      brush.line("M-9,-80L9,-72M-9,-70L9,-62M-9,-60L9,-52M-9,-50L9,-42", "#e8b84a", 2.4),
    ) +
    brush.cel(GUARDS[second ? 1 : 0]!, "#e0a830", { ...GOLD, band: 7 }) +
    brush.cel("M0,-42L11,-31L0,-18L-11,-31Z", stone, { band: 4, edge: 1.6, rim: "#ffffff" }) +
    brush.cel(ellipse(0, -97, 14), "#e0a830", GOLD) +
    brush.cel(ellipse(0, -97, 8), stone, { band: 3, edge: 1.4, rim: "#ffffff" }) +
    medal(brush, names[0], -64, -32, 0.98) +
    medal(brush, names[1], 64, -32, 0.98)
  );
}

const WAND_HALVES = { a: { shift: 54, scale: 1.16 }, b: { shift: -88, scale: 1.36 } };
/** The end of a blade is slender: it is shown larger. */
const SWORD_HALVES = { ...WAND_HALVES, b: { shift: -110, scale: 1.68 } };
export const HALVES = { wand: WAND_HALVES, sword: SWORD_HALVES };

/** Half of an artefact: the upper part or the lower one, a shimmer where it broke. */
export function broken(
  brush: Brush,
  sort: keyof typeof HALVES,
  half: Half,
  drawing: (brush: Brush, half: Half) => string,
): string {
  const { shift, scale } = HALVES[sort][half];
  const shine = brush.small ? "" : brush.glow(0, shift + BREAK * scale, 96, brush.script.light, 0.7);
  return shine + brush.at(0, shift, scale, (inner) => drawing(inner, half));
}
