/** Blocks and reports, as the server takes them. */
import { get, post, remove } from "./http";
import type { BlockInfo } from "./types";

const BLOCKS = "/api/me/blocks";

export function blocks(): Promise<BlockInfo[]> {
  return get<BlockInfo[]>(BLOCKS);
}

/** The key is that of one's own seat. */
export function block(table: string, seat: number, key: string): Promise<BlockInfo[]> {
  return post<BlockInfo[]>(BLOCKS, { table, seat }, key);
}

export function unblock(number: string): Promise<void> {
  return remove(`${BLOCKS}/${number}`);
}

export async function report(table: string, seat: number, reason: string, key: string): Promise<void> {
  await post<unknown>(`/api/tables/${table}/reports`, { seat, reason }, key);
}
