/** Shapes that several things of Schatzjagd share. */
import { path } from "../../../../art/kit/svg";

/** A ring with a hole: what lies behind it is seen. */
export function ring(x: number, y: number, across: number, down: number, breadth: number): string {
  const [inX, inY] = [across - breadth, down - breadth];
  return (
    path`M${x - across},${y}a${across},${down} 0 1 0 ${2 * across},0a${across},${down} 0 1 0 ${-2 * across},0z` +
    path`M${x - inX},${y}a${inX},${inY} 0 1 1 ${2 * inX},0a${inX},${inY} 0 1 1 ${-2 * inX},0z`
  );
}
