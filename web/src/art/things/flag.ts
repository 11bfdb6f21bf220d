import type { Brush } from "../kit/brush";
import { ellipse } from "../kit/svg";

const CLOTH = "#f4efe0";
const CLOTH_SHADE = "#8d8fa6";

/** A white flag on a pole, in the wind. */
export function whiteFlag(brush: Brush): string {
  return (
    brush.cel("M-52,-92L-42,-94L-30,96L-42,97Z", "#8a5a2c", { band: 4, edge: 1.6, shade: "#3a1f0c" }) +
    brush.cel(
      "M-46,-84C-24,-100 -4,-72 22,-82C46,-92 64,-84 82,-76C74,-56 76,-38 86,-20C64,-30 46,-12 20,-20C-4,-28 -22,-8 -42,-16Z",
      CLOTH,
      { band: 12, edge: 2, bright: "#ffffff", shade: CLOTH_SHADE },
    ) +
    brush.line("M-20,-84C-14,-62 -16,-42 -18,-22M26,-78C32,-58 30,-40 24,-22", CLOTH_SHADE, 3, { opacity: 0.6 }) +
    brush.cel(ellipse(-47, -94, 8, 8), "#d9a02e", { band: 3, edge: 1.4, shade: "#5a2c0c" })
  );
}
