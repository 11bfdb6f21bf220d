/** The part of the land that is shown: all of it, or the neighbourhood of a field, large enough for a finger. */
import { columnOf, rowOf, SIDE } from "./board";

export interface Cut {
  column: number;
  row: number;
  size: number; // fields, across and down
}

export const WHOLE: Cut = { column: 0, row: 0, size: SIDE };
export const FINGER = 44; // pixels; a smaller field is missed by a finger
const NEAR = 5; // fields across in a neighbourhood

/** The neighbourhood of a field; at the edge of the land it ends there. */
export function cutAround(field: string): Cut {
  const start = (at: number): number => Math.max(0, Math.min(SIDE - NEAR, at - (NEAR - 1) / 2));
  return { column: start(columnOf(field)), row: start(rowOf(field)), size: NEAR };
}

export function isIn({ column, row, size }: Cut, field: string): boolean {
  const [across, down] = [columnOf(field) - column, rowOf(field) - row];
  return across >= 0 && across < size && down >= 0 && down < size;
}

/** The same part, moved by so many fields, as far as there is land. */
export function movedCut(cut: Cut, across: number, down: number): Cut {
  const within = (at: number): number => Math.max(0, Math.min(SIDE - cut.size, at));
  return { ...cut, column: within(cut.column + across), row: within(cut.row + down) };
}
