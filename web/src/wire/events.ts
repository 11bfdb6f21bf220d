import type { GameEvent } from "./types";

type Fields = NonNullable<GameEvent["fields"]>;
export type FieldValue = Fields[string];

/** What happened, with every part there; a seat that is not named is -1. */
export interface EventShown {
  number: number;
  name: string;
  seat: number;
  card: string | null;
  isHidden: boolean;
  fields: Fields; // what else it says, by the names that the game declares
}

function shown(event: GameEvent): EventShown {
  return {
    number: event.number,
    name: event.name,
    seat: event.seat ?? -1,
    card: event.card ?? null,
    isHidden: event.is_hidden ?? false,
    fields: event.fields ?? {},
  };
}

/** A seat that an event names beside who did it; -1 if it names none. */
export function seatIn({ fields }: EventShown, name: string): number {
  return typeof fields[name] === "number" ? fields[name] : -1;
}

export function numberIn({ fields }: EventShown, name: string): number {
  return typeof fields[name] === "number" ? fields[name] : 0;
}

export function textIn({ fields }: EventShown, name: string): string {
  return typeof fields[name] === "string" ? fields[name] : "";
}

export function diceIn({ fields }: EventShown, name: string): number[] {
  return Array.isArray(fields[name]) ? fields[name] : [];
}

export function isSaid({ fields }: EventShown, name: string): boolean {
  return fields[name] === true;
}

/** Those of a log that arrived just now; nothing where something was taken back. */
export function newsIn(log: EventShown[], arrived: GameEvent[]): EventShown[] {
  const first = arrived[0]?.number ?? Infinity;
  return log.filter(({ number }) => number >= first);
}

/** The log goes on with new events; what came twice stands once, and `undone` takes its last ones back. */
export function heard(log: EventShown[], news: GameEvent[]): EventShown[] {
  const first = news[0];
  if (!first) return log;
  const longer = log.filter(({ number }) => number < first.number);
  for (const event of news.map(shown)) {
    if (event.name === "undone") longer.length = Math.max(0, longer.length - numberIn(event, "count"));
    else longer.push(event);
  }
  return longer;
}
