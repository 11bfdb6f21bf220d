/** Moon, flame and leaf differ in form and colour, on every artefact. */
import type { Brush } from "../../../../art/kit/brush";
import { mix } from "../../../../art/kit/colour";

export type Symbol = "moon" | "flame" | "leaf";

export const SYMBOL_COLOURS: Record<Symbol, string> = { moon: "#d4e6ff", flame: "#ff8a2a", leaf: "#7ccf4a" };
export const SYMBOL_PATHS: Record<Symbol, string> = {
  moon: "M8,-20C-8,-20 -20,-9 -20,4C-20,15 -9,22 2,20C11,19 18,12 20,4C13,10 2,10 -3,3C-9,-5 -4,-15 8,-20Z",
  flame:
    "M2,-25C5,-13 18,-6 18,7C18,17 10,22 0,22C-10,22 -18,17 -18,6C-18,-2 -11,-7 -10,-15C-5,-11 -2,-7 -2,-3C3,-9 4,-16 2,-25Z",
  leaf: "M-16,18C-22,-6 -6,-22 20,-22C22,4 8,22 -10,17L-18,24L-21,21Z",
};
const SHADES: Record<Symbol, string> = { moon: "#5a7ad8", flame: "#c8241c", leaf: "#1f7a3c" };
const INNER_FLAME = "M1,-4C4,2 9,6 8,12C7,17 3,19 0,19C-5,19 -9,16 -8,11C-7,7 -2,4 1,-4Z";
const VEIN = "M-17,20C-8,6 2,-6 14,-16M-8,8L-10,-4M-7,7L6,8M2,-4L1,-14M3,-5L13,-4";

/** About 44 wide, around the origin. */
export function symbol(brush: Brush, name: Symbol, { glow = true } = {}): string {
  const colour = SYMBOL_COLOURS[name];
  const details = {
    moon: () => brush.disc(10, -8, 2.2, "#ffffff") + brush.disc(15, -14, 1.4, "#ffffff"),
    flame: () => brush.fill(INNER_FLAME, "#ffe98a"),
    leaf: () => brush.line(VEIN, "#1f5a24", 2, { "stroke-linecap": "round" }),
  };
  return (
    (glow && !brush.small ? brush.glow(0, 0, 40, colour, 0.75) : "") +
    brush.cel(SYMBOL_PATHS[name], colour, {
      band: 5,
      edge: 2,
      shade: SHADES[name],
      rim: mix(colour, "#ffffff", 0.75),
    }) +
    details[name]()
  );
}

/** One symbol in the middle, or two beside or above each other. */
export function symbols(
  brush: Brush,
  names: readonly Symbol[],
  scale: number,
  step: readonly [number, number],
): string {
  const middle = (names.length - 1) / 2;
  return names
    .map((name, i) =>
      brush.at((i - middle) * step[0], (i - middle) * step[1], scale, (inner) => symbol(inner, name, { glow: false })),
    )
    .join("");
}
