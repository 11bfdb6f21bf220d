/** Which way the cards of an event fly. */
import type { EventShown } from "../../wire/events";
import type { Flight } from "../gameView";
import { familyOf } from "./kinds";

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
  poison_laid: (event) => [`hand:${event.seat}`, `laid:${event.other}`],
  artefact_received: (event) => [`laid:${event.other}`, `laid:${event.seat}`],
  artefact_sold: (event) => [`laid:${event.seat}`, "artefacts"],
  dragon_moved: (event) => ["dragon", `seat:${event.seat}`],
};

function shownCard(event: EventShown): string | null {
  if (event.name === "orc_joined") return `orc_${event.amount}`;
  return event.name === "dragon_moved" ? "black_dragon" : event.card;
}

export function flightsOf(event: EventShown): Flight[] {
  const way = WAYS[event.name];
  if (event.name === "swapped") return [swapFlight(event.seat, event.other), swapFlight(event.other, event.seat)];
  if (!way) return [];
  const [from, to] = way(event);
  const card = shownCard(event);
  return [{ from, to, card, family: card ? familyOf(card) : "artefact" }];
}

function swapFlight(from: number, to: number): Flight {
  return { from: `hand:${from}`, to: `hand:${to}`, card: null, family: "artefact" };
}
