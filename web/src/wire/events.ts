import type { GameEvent } from "./types";

/** What happened, with every field there; a seat that is not named is -1. */
export interface EventShown {
  number: number;
  name: string;
  seat: number;
  other: number;
  card: string | null;
  isHidden: boolean;
  amount: number;
}

function shown(event: GameEvent): EventShown {
  return {
    number: event.number,
    name: event.name,
    seat: event.seat ?? -1,
    other: event.other ?? -1,
    card: event.card ?? null,
    isHidden: event.is_hidden ?? false,
    amount: event.amount ?? 0,
  };
}

/** The log goes on with new events; what came twice stands once, and `undone` takes its last ones back. */
export function heard(log: EventShown[], news: GameEvent[]): EventShown[] {
  const first = news[0];
  if (!first) return log;
  const longer = log.filter(({ number }) => number < first.number);
  for (const event of news.map(shown)) {
    if (event.name === "undone") longer.length = Math.max(0, longer.length - event.amount);
    else longer.push(event);
  }
  return longer;
}
