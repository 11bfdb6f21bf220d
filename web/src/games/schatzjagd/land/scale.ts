/** Pixels on the screen for a unit of the drawing, and what can be read there. */
export const READABLE = 11.4; // pixels; no letter is smaller

/** The size of letters in units of the drawing: as designed, or larger where that could not be read. */
export function letterSize(designed: number, scale: number): number {
  return Math.max(designed, READABLE / scale);
}
