import type { Brush } from "../kit/brush";
import { times } from "../kit/sky";

const GOLDS = ["#f0b83a", "#ffd766", "#d9941e"];

/** A heap of coins on (x, y). */
export function coinHeap(
  brush: Brush,
  x: number,
  y: number,
  count: number,
  spread: number,
  tall: number,
  size = 6,
): string {
  const stamps = GOLDS.map((gold) =>
    brush.stamp(
      brush.disc(0, 2, size, "#7a4208", 1, size * 0.5) +
        brush.disc(0, 0, size, gold, 1, size * 0.5) +
        brush.line(`M${-size / 2},-.8h${size / 2}`, "#fff6c8", 1.2),
    ),
  );
  const coins = times(count, () => ({ side: brush.chance.bell(), depth: brush.chance.next() })).sort(
    (a, b) => a.depth - b.depth,
  );
  return coins
    .map(({ side, depth }) =>
      brush.chance.pick(stamps)(
        Math.round(x + side * spread),
        Math.round(y - (1 - depth) * tall * (1 - Math.abs(side)) + depth * 6),
      ),
    )
    .join("");
}
