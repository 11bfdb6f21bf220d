import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";

const OUTLINE = "M-26,-14L-14,-32H14L26,-14L0,34Z";

/** A cut stone, about 52 wide: the power stones of the game. */
export function gem(brush: Brush, colour = "#c8283c"): string {
  return (
    brush.cel(OUTLINE, colour, {
      band: 8,
      edge: 2,
      shade: deepen(colour, 0.5, "#2a0420"),
      rim: mix(colour, "#ffffff", 0.8),
    }) +
    brush.fill("M-26,-14H26L0,34Z", mix(colour, "#ffffff", 0.3), { opacity: 0.4 }) +
    brush.fill("M-10,-14H10L0,34Z", mix(colour, "#ffffff", 0.55), { opacity: 0.5 }) +
    brush.fill("M-14,-32L-10,-14L0,-32L10,-14L14,-32Z", "#ffffff", { opacity: 0.35 })
  );
}
