/** How far each game is compiled; asked again and again until all are, as long as somebody looks. */
import { get } from "../wire/http";
import type { Readiness } from "../wire/types";

const EVERY_MS = 1500;
const SETTLED = ["compiled", "plain"];
const games = $state<Record<string, Readiness>>({});
let isAsking = false;

export function readinessOf(game: string): Readiness | undefined {
  return games[game];
}

export function percentOf(ready: Readiness): number {
  return ready.total ? Math.round((100 * (ready.done ?? 0)) / ready.total) : 0;
}

/** Begins to ask, unless that goes on already; a server that does not answer is asked no more. */
export function watchReadiness(): void {
  if (isAsking) return;
  isAsking = true;
  void ask().finally(() => (isAsking = false));
}

async function ask(): Promise<void> {
  for (;;) {
    const found = await get<Record<string, Readiness>>("/api/readiness").catch(() => ({}));
    Object.assign(games, found);
    if (Object.values(found).every((ready) => SETTLED.includes(ready.state))) return;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
