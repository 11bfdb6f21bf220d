/** What is worth watching of the card that is evaluated: the reveal, the hammer, the win. */
import { type EventShown, isSaid } from "../../wire/events";
import type { Lexicon } from "../../words/lexicon";

const MOST = 4;

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

/** The last scenes of this turn; when swaps and laying out have begun, only theirs. */
export function scenesOf(events: EventShown[], phase: string | null, lexicon: Lexicon): EventShown[] {
  const isEvening = phase === "swapping" || phase === "laying";
  const shown = isEvening ? ["evening"] : ["evening", "adventure"];
  return sinceTurn(events, lexicon)
    .filter(({ name }) => shown.includes(lexicon.scene(name)))
    .slice(-MOST);
}

/** What was offered between me and others in this round; only I and they heard of it. */
export function offersOf(events: EventShown[], lexicon: Lexicon): EventShown[] {
  const round = events.findLastIndex(({ name }) => name === "round_began");
  return events.slice(round + 1).filter(({ name }) => lexicon.scene(name) === "swap");
}
