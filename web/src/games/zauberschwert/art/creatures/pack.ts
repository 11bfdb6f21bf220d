/** Several of one kind: the first in front, the others behind it in the haze. A small box shows only the first. */
import type { Brush } from "../../../../art/kit/brush";

type Spot = readonly [x: number, y: number, scale: number, flip?: boolean];

export function pack(brush: Brush, one: string, behind: readonly Spot[], [x, y, scale]: Spot, haze = 0.7): string {
  if (brush.small) return brush.at(x, y, scale, () => one);
  const copy = brush.stamp(one);
  const mist = brush.glow(0, 0, 150, brush.script.sky[1], haze, 100);
  return behind.map((spot) => copy(...spot)).join("") + mist + copy(x, y, scale);
}
