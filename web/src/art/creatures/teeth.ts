import { polygon } from "../kit/svg";

/** A row of fangs: each with its place and breadth; `down` is 1 for an upper row, -1 for a lower one. */
export function teeth(fangs: readonly (readonly [x: number, y: number, breadth: number])[], down: 1 | -1): string {
  return fangs
    .map(([x, y, breadth]) =>
      polygon([
        [x, y],
        [x + breadth, y + breadth * 0.1],
        [x + breadth * 0.55, y + down * breadth * 1.7],
      ]),
    )
    .join("");
}
