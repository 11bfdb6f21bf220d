/** Tables that are open to everybody: the list as it changes, and sitting down at one. */
import { post } from "../wire/http";
import type { NewClock, OpenTables, SeatTaken } from "../wire/types";
import { isNotNow } from "../words/refusals";
import { randomShare } from "../wire/luck";
import { go } from "./router.svelte";
import { freshKey, heldTable, type HeldKey, hold } from "./seats";
import { keepHere } from "./kept";

const PATIENCE = 20; // how often a seat is asked for whose bot is about to answer
const BETWEEN = 600; // milliseconds

/** A page of the list, renewed by the server whenever it changes. */
export class OpenList {
  shown = $state.raw<OpenTables | null>(null);
  isLost = $state(false);

  /** Follows a page until the returned function is called. */
  follow(game: string | null, page: number): () => void {
    const asked = new URLSearchParams({ page: String(page), ...(game ? { game } : {}) });
    const source = new EventSource(`/api/open/live?${asked}`);
    source.onmessage = (event: MessageEvent<string>) => {
      this.shown = JSON.parse(event.data) as OpenTables;
      this.isLost = false;
    };
    source.onerror = () => (this.isLost = true);
    return () => source.close();
  }
}

/** Keeps the key of a seat that was taken, and goes there. */
export function sitDown(game: string, { table, seat, watch }: SeatTaken, token: string): void {
  const known = heldTable(table);
  const own: HeldKey = { seat, token, share: randomShare(), isFresh: true };
  const others = known?.keys.filter(({ watches, isLink }) => watches || isLink) ?? [];
  const watching: HeldKey = { seat: null, token: watch, watches: true };
  const keys = [own, ...others.filter((key) => key.token !== watch), watching];
  hold({ table, game, keys, here: [token], when: Date.now() });
  keepHere(table, [token]);
  go(`/t/${table}`);
}

/** Sits down at an open table; while the bot on the only free seat is about to answer, it is asked again. */
export async function takeSeat(table: string, game: string): Promise<void> {
  const key = freshKey();
  for (let tries = 0; ; tries++) {
    try {
      return sitDown(game, await post<SeatTaken>(`/api/open/${table}/seats`, { key }), key);
    } catch (error) {
      if (!isNotNow(error) || !String(error).includes("a moment") || tries >= PATIENCE) throw error;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    }
  }
}

/** A table that fits, or a new one that others find. */
export async function playWithPeople(game: string, seats: number, clock: NewClock | null, level = "2"): Promise<void> {
  const key = freshKey();
  sitDown(game, await post<SeatTaken>("/api/open/play", { game, seats, clock, level, key }), key);
}

export function watchTable(table: string, watch: string): void {
  go(`/t/${table}?watch#${watch}`);
}
