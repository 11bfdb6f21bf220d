/** What is worth watching of the card that is evaluated: what was chosen in secret, what was offered. */
import { type EventShown, isSaid } from "../../../wire/events";
import type { Lexicon } from "../../../words/lexicon";

export interface Reveal {
  seat: number;
  isTogether: boolean;
}

function sinceTurn(events: EventShown[], lexicon: Lexicon): EventShown[] {
  return events.slice(events.findLastIndex(({ name }) => lexicon.scene(name) === "curtain") + 1);
}

/** Together or alone, as it was shown in this turn. */
export function revealOf(events: EventShown[], lexicon: Lexicon): Reveal[] {
  return sinceTurn(events, lexicon)
    .filter(({ name }) => name === "alliance_shown")
    .map((event) => ({ seat: event.seat, isTogether: isSaid(event, "together") }));
}

/** What was offered between me and others in this round; only I and they heard of it. */
export function offersOf(events: EventShown[], lexicon: Lexicon): EventShown[] {
  const round = events.findLastIndex(({ name }) => name === "round_began");
  return events.slice(round + 1).filter(({ name }) => lexicon.scene(name) === "swap");
}
