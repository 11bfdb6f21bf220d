/** What Schatzjagd's weapons and treasures are made of. */
import type { Brush, Cel } from "../../../../art/kit/brush";

export const GOLD = "#d9a02e";
export const STEEL = "#8ea2b6";
export const IRON = "#66707e";
export const WOOD = "#7a4522";
export const GILT = { shade: "#5a2c0c", rim: "#fff3bd" };
export const POLISHED = { shade: "#2c3a52", rim: "#ffffff" };

export function gold(brush: Brush, d: string, options: Cel = {}): string {
  return brush.cel(d, GOLD, { band: 5, edge: 2, ...GILT, ...options });
}

export function steel(brush: Brush, d: string, options: Cel = {}): string {
  return brush.cel(d, STEEL, { band: 8, edge: 2.2, ...POLISHED, ...options });
}

export function iron(brush: Brush, d: string, options: Cel = {}): string {
  return brush.cel(d, IRON, { band: 6, edge: 1.8, shade: "#1c2230", ...options });
}

export function wood(brush: Brush, d: string, options: Cel = {}): string {
  return brush.cel(d, WOOD, { band: 5, edge: 2, shade: "#2a0f08", ...options });
}

/** A sharpened edge: almost white. */
export function edge(brush: Brush, d: string): string {
  return brush.fill(d, brush.linear(["#ffffff", "#d0deea", "#8fa4ba"]));
}

export function gem(brush: Brush, x: number, y: number, size: number, colour: string): string {
  return (
    brush.disc(x, y, size * 1.25, "#4a2408") +
    brush.disc(x, y, size, colour) +
    brush.disc(x - size * 0.3, y - size * 0.35, size * 0.34, "#ffffff", 0.9)
  );
}
