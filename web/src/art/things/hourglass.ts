import type { Brush } from "../kit/brush";
import { ellipse } from "../kit/svg";

const WOOD = "#7a3f22";
const BRASS = "#d9a02e";
const SAND = "#f0c873";
const GLASS = "M-44,-70H44C46,-34 12,-14 8,0C12,14 46,34 44,70H-44C-46,34 -12,14 -8,0C-12,-14 -46,-34 -44,-70Z";

/** Nearly run through. */
export function hourglass(brush: Brush): string {
  return (
    brush.glow(0, 20, 110, "#ffe9a8", 0.55) +
    post(brush, -58) +
    post(brush, 58) +
    brush.celWith(
      GLASS,
      "#5f86b4",
      { band: 8, edge: 2.2, bright: "#d8ecff", rim: "#f4fbff", shade: "#22355c" },
      sand(brush),
    ) +
    brush.fill("M-34,-64C-34,-40 -16,-26 -12,-14C-22,-28 -40,-42 -40,-64Z", "#ffffff", { opacity: 0.65 }) +
    brush.fill("M-36,64C-36,44 -22,28 -14,18C-24,30 -42,44 -42,64Z", "#ffffff", { opacity: 0.45 }) +
    board(brush, -82) +
    board(brush, 70)
  );
}

/** A little above, a thread, and the heap below. */
function sand(brush: Brush): string {
  return (
    brush.fill("M-15,-26Q0,-20 15,-26L4,-4H-4Z", SAND) +
    brush.line("M0,-6V52", SAND, 2.6) +
    brush.fill("M-52,80C-40,52 -18,34 0,30C18,34 40,52 52,80Z", brush.linear(["#ffe6a8", "#c98a30"])) +
    brush.fill("M4,32C20,36 40,52 50,78H14C20,60 14,44 4,32Z", "#9a5c1c", { opacity: 0.45 })
  );
}

function post(brush: Brush, x: number): string {
  const turned = `M${x - 5},-76C${x - 10},-40 ${x - 3},-20 ${x - 6},0C${x - 3},20 ${x - 10},40 ${x - 5},76H${x + 5}C${x + 10},40 ${x + 3},20 ${x + 6},0C${x + 3},-20 ${x + 10},-40 ${x + 5},-76Z`;
  return (
    brush.cel(turned, WOOD, { band: 4, edge: 1.6 }) + brush.cel(ellipse(x, 0, 8, 6), BRASS, { band: 3, edge: 1.4 })
  );
}

function board(brush: Brush, y: number): string {
  const shape = `M-72,${y}Q0,${y - 6} 72,${y}V${y + 12}Q0,${y + 18} -72,${y + 12}Z`;
  return brush.celWith(
    shape,
    WOOD,
    { band: 5, edge: 2, bright: "#b8743c" },
    brush.line(`M-72,${y + 5}Q0,${y} 72,${y + 5}`, BRASS, 2.4),
  );
}
