import type { Brush } from "../kit/brush";
import { ellipse } from "../kit/svg";

const GOLD = "#e0a832";
const SHADE = "#6a340c";
const PEAKS = [
  [-74, -34],
  [-38, -58],
  [0, -74],
  [38, -58],
  [74, -34],
] as const;
const GEMS = ["#2f7ac0", "#c8283c", "#3fa56a", "#c8283c", "#2f7ac0"];

/** Five peaks, velvet within. */
export function crown(brush: Brush): string {
  const metal = { shade: SHADE };
  const points = PEAKS.map(([x, y]) => ellipse(x, y, 8)).join("");
  return (
    brush.glow(0, -10, 112, "#ffe9a8", 0.5) +
    brush.cel("M-54,30C-60,-20 -30,-46 0,-48C30,-46 60,-20 54,30Z", "#8a1c34", { band: 16, edge: 0 }) +
    brush.cel("M-62,46L-74,-28L-50,6L-38,-50L-18,2L0,-66L18,2L38,-50L50,6L74,-28L62,46Q0,66 -62,46Z", GOLD, {
      band: 8,
      edge: 2.6,
      bright: "#fff0b8",
      ...metal,
    }) +
    brush.cel(points, "#ffe08a", { band: 4, edge: 1.8, ...metal }) +
    brush.celWith(
      "M-64,34Q0,56 64,34L61,58Q0,80 -61,58Z",
      GOLD,
      { band: 8, edge: 2.2, bright: "#ffe9a8", ...metal },
      brush.line("M-64,39Q0,61 64,39M-62,54Q0,76 62,54", "#8a5208", 2),
    ) +
    GEMS.map((colour, i) => gem(brush, (i - 2) * 25, 57 - Math.abs(i - 2) * 5, colour)).join("")
  );
}

function gem(brush: Brush, x: number, y: number, colour: string): string {
  return brush.disc(x, y, 6, colour) + brush.disc(x - 1.8, y - 2, 2, "#ffffff");
}
