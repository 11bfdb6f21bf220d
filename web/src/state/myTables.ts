/** The tables that this browser holds keys to, and how they stand now. */
import { get } from "../wire/http";
import type { TableSummary } from "../wire/types";
import { isForbidden, isUnknown } from "../words/refusals";
import { heldTables, type HeldTable, noteOver } from "./seats";

export interface MyTable {
  held: HeldTable;
  summary: TableSummary | null; // not known yet
  isGone: boolean;
}

const MOST = 12;
const FINISHED = ["over", "ended", "stopped"];

export function isFinished({ held, summary }: MyTable): boolean {
  return summary ? FINISHED.includes(summary.state) : (held.isOver ?? false);
}

/** As far as the browser knows by itself. */
export function remembered(): MyTable[] {
  return heldTables()
    .slice(0, MOST)
    .map((held) => ({ held, summary: null, isGone: false }));
}

/** As the server knows it; those where one is asked come first. */
export async function lookedUp(tables: MyTable[]): Promise<MyTable[]> {
  const found = await Promise.all(tables.map(lookUp));
  const urgency = ({ summary }: MyTable): number => (summary?.mine?.is_asked ? 0 : 1);
  return found.filter(({ isGone }) => !isGone).sort((a, b) => urgency(a) - urgency(b));
}

async function lookUp({ held }: MyTable): Promise<MyTable> {
  try {
    const summary = await summaryOf(held);
    if (FINISHED.includes(summary.state) && !held.isOver) noteOver(held.table);
    return { held, summary, isGone: false };
  } catch (error) {
    return { held, summary: null, isGone: isUnknown(error) };
  }
}

/** With a key of one's own the server says whether one is asked; a key that is no longer one says nothing. */
async function summaryOf({ table, keys, here }: HeldTable): Promise<TableSummary> {
  const own = keys.find(({ token, watches, isLink, old }) => here.includes(token) && !watches && !isLink && !old);
  const address = `/api/tables/${table}`;
  if (!own) return get<TableSummary>(address);
  return get<TableSummary>(address, own.token).catch((error: unknown) => {
    if (isForbidden(error)) return get<TableSummary>(address);
    throw error;
  });
}
