import type { Brush } from "../kit/brush";
import { times } from "../kit/sky";
import { ellipse } from "../kit/svg";

const GOLD = "#d9a02e";
const GOLD_SHADE = "#5a2c0c";

/** A mirror of gold that shows another face. */
export function mirror(brush: Brush): string {
  const metal = { shade: GOLD_SHADE };
  const knobs = times(18, (i) =>
    ellipse(55 * Math.cos((i * Math.PI) / 9), -12 + 83 * Math.sin((i * Math.PI) / 9), 8),
  ).join("");
  const gems = times(6, (i) => {
    const angle = ((i * 60 - 90) * Math.PI) / 180;
    const [x, y] = [51 * Math.cos(angle), -12 + 79 * Math.sin(angle)];
    return (
      brush.disc(x, y, 4.6, ["#c8283c", "#2f7ac0", "#3fa56a"][i % 3]!) + brush.disc(x - 1.4, y - 1.6, 1.6, "#ffffff")
    );
  });
  return (
    brush.glow(0, -10, 125, "#4af0d0", 0.55) +
    brush.shadow(4, 88, 60) +
    brush.cel("M-40,90C-30,74 -14,78 -8,62H8C14,78 30,74 40,90Z", GOLD, { band: 7, edge: 2, ...metal }) +
    brush.cel(knobs, "#c88c24", { band: 3, edge: 1.6, ...metal }) +
    brush.cel(
      "M0,-112C8,-102 22,-106 26,-92C16,-88 8,-90 0,-84C-8,-90 -16,-88 -26,-92C-22,-106 -8,-102 0,-112Z",
      GOLD,
      { band: 4, edge: 2, ...metal },
    ) +
    brush.cel(ellipse(0, -12, 55, 84), GOLD, { band: 9, edge: 2.4, bright: "#ffe9a8", ...metal }) +
    brush.fill(ellipse(0, -12, 42, 68), "#3a1c10") +
    brush.celWith(
      ellipse(0, -12, 38, 63),
      "#1c6a74",
      { band: 0, edge: 1.5, bright: "#c8fff0", rim: "#eafff8" },
      mirrorImage(brush),
    ) +
    gems.join("")
  );
}

function mirrorImage(brush: Brush): string {
  const wave = (d: string, colour: string, width: number) =>
    brush.line(d, colour, width, { opacity: 0.5, "stroke-linecap": "round" });
  return (
    wave("M-44,30C-10,-20 20,40 46,-16", "#a8ffe8", 12) +
    wave("M-34,6C-10,-36 20,20 46,-36", "#0c3a50", 9) +
    brush.fill("M0,-52C22,-52 26,-26 22,-4C18,14 8,26 0,28C-8,26 -18,14 -22,-4C-26,-26 -22,-52 0,-52Z", "#e9fff8", {
      opacity: 0.82,
    }) +
    brush.fill("M0,-52C22,-52 26,-26 22,-4C18,14 8,26 0,28L3,8L7,0L2,-14Z", "#2a8a90", { opacity: 0.5 }) +
    brush.fill(
      "M-17,-20Q-10,-28 -3,-19Q-10,-14 -17,-20ZM17,-20Q10,-28 3,-19Q10,-14 17,-20ZM-8,11Q0,7 8,11Q0,16 -8,11Z",
      "#06303c",
    ) +
    brush.fill("M-44,-60L-10,-90L-60,20Z", "#ffffff", { opacity: 0.22 })
  );
}
