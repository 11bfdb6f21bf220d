/** Which way the cards of an event fly. */
import { type EventShown, seatIn, textIn } from "../../wire/events";
import type { Flight } from "../gameView";

type Way = (event: EventShown) => [from: string, to: string];

const WAYS: Record<string, Way> = {
  card_turned_up: (event) => ["adventures", `display:${event.card}`],
  landscape_turned_up: () => ["landscapes", "landscape"],
  orc_joined: (event) => ["orcs", `display:${event.card}`],
  hero_recruited: (event) => [`display:${event.card}`, `owned:${event.seat}`],
  spell_learned: (event) => [`display:${event.card}`, `owned:${event.seat}`],
  card_left: (event) => [`display:${event.card}`, "adventures"],
  artefact_drawn: (event) => ["artefacts", `hand:${event.seat}`],
  card_returned: (event) => [`hand:${event.seat}`, "artefacts"],
  artefact_laid: (event) => [`hand:${event.seat}`, `laid:${event.seat}`],
  poison_laid: (event) => [`hand:${event.seat}`, `laid:${seatIn(event, "victim")}`],
  artefact_received: (event) => [`laid:${seatIn(event, "giver")}`, `laid:${event.seat}`],
  artefact_sold: (event) => [`laid:${event.seat}`, "artefacts"],
  dragon_moved: (event) => ["dragon", `seat:${event.seat}`],
};

function shownCard(event: EventShown): string | null {
  if (event.name === "orc_joined") return textIn(event, "orc");
  return event.name === "dragon_moved" ? "black_dragon" : event.card;
}

export function flightsOf(event: EventShown): Flight[] {
  const way = WAYS[event.name];
  if (event.name === "swapped") return swapFlights(event.seat, seatIn(event, "partner"));
  if (!way) return [];
  const [from, to] = way(event);
  return [{ from, to, card: shownCard(event), family: "artefact" }];
}

function swapFlights(one: number, other: number): Flight[] {
  const hands = [`hand:${one}`, `hand:${other}`] as const;
  return [hands, hands.toReversed()].map(([from = "", to = ""]) => ({ from, to, card: null, family: "artefact" }));
}
