/** Up to which event a seat of this browser had seen its table when it answered last. */
import { keep, recall } from "./kept";

const MOST = 40; // tables

type Marks = Record<string, number>;

function nameOf(table: string, seat: number | null): string {
  return `${table} ${seat ?? "watching"}`;
}

export function markOf(table: string, seat: number | null): number | null {
  return recall<Marks>("marks", {})[nameOf(table, seat)] ?? null;
}

export function keepMark(table: string, seat: number | null, event: number): void {
  const name = nameOf(table, seat);
  const { [name]: _, ...others } = recall<Marks>("marks", {});
  keep("marks", Object.fromEntries([...Object.entries(others).slice(1 - MOST), [name, event]]));
}
