/** What is worth watching of the card that is evaluated: the reveal, the hammer, the win. */
import type { EventShown } from "../../wire/events";

const ADVENTURES = new Set([
  "auction_won",
  "auction_failed",
  "creature_beaten",
  "fight_declined",
  "hero_recruited",
  "spell_learned",
  "stones_gained",
  "spell_cast",
  "hero_used",
  "magic_taken",
  "word_broken",
]);
const EVENING = new Set(["swapped", "artefact_laid", "poison_laid", "dragon_moved"]);
const BEGINNINGS = new Set(["turn_began", "round_began", "start_moved"]);
const MOST = 4;

export interface Reveal {
  seat: number;
  isTogether: boolean;
}

function sinceTurn(events: EventShown[]): EventShown[] {
  return events.slice(events.findLastIndex(({ name }) => BEGINNINGS.has(name)) + 1);
}

/** Together or alone, as it was shown in this turn. */
export function revealOf(events: EventShown[]): Reveal[] {
  return sinceTurn(events)
    .filter(({ name }) => name === "alliance_shown")
    .map(({ seat, amount }) => ({ seat, isTogether: amount !== 0 }));
}

/** The last scenes of this turn; when swaps and laying out have begun, only theirs. */
export function scenesOf(events: EventShown[], phase: string | null): EventShown[] {
  const isEvening = phase === "swapping" || phase === "laying";
  return sinceTurn(events)
    .filter(({ name }) => EVENING.has(name) || (!isEvening && ADVENTURES.has(name)))
    .slice(-MOST);
}

const OFFERS = new Set(["offer_made", "gift_named", "wish_named", "offer_declined", "card_received"]);

/** What was offered between me and others in this round; only I and they heard of it. */
export function offersOf(events: EventShown[]): EventShown[] {
  const round = events.findLastIndex(({ name }) => name === "round_began");
  return events.slice(round + 1).filter(({ name }) => OFFERS.has(name));
}
