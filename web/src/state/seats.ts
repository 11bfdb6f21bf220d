/** The seats that this browser holds keys to, so that a closed page finds back to its tables. */
import { keep, recall } from "./kept";

export interface HeldTable {
  table: string;
  game: string;
  keys: { seat: number | null; token: string }[]; // several: pass and play, or all links of a table one made
  here: string[]; // tokens that are played on this screen
  when: number;
}

const MOST = 40;

export function heldTables(): HeldTable[] {
  return recall<HeldTable[]>("tables", []);
}

export function heldTable(table: string): HeldTable | undefined {
  return heldTables().find((held) => held.table === table);
}

export function hold(held: HeldTable): void {
  const others = heldTables().filter(({ table }) => table !== held.table);
  keep("tables", [held, ...others].slice(0, MOST));
}

export function letGo(table: string): void {
  keep(
    "tables",
    heldTables().filter((held) => held.table !== table),
  );
}
