/** Which way the cards of an event fly. */
import type { EventShown } from "../../wire/events";
import type { Flight } from "../gameView";
import { familyOf } from "./kinds";

type Way = (event: EventShown) => [from: string, to: string];

const WAYS: Record<string, Way> = {
  card_taken: (event) => [`display:${event.card}`, `row:${event.seat}`],
  face_down_taken: (event) => ["display:face_down", `row:${event.seat}`],
  card_removed: (event) => [event.other === 0 ? `display:${event.card}` : "display:face_down", "discard"],
  discard_drawn: (event) => ["discard", `row:${event.seat}`],
  pile_drawn: (event) => ["draw", `row:${event.seat}`],
  treasure_drawn: (event) => ["treasure", `row:${event.seat}`],
  companion_taken: (event) => [`row:${event.other}`, `row:${event.seat}`],
  card_given_away: (event) => [`row:${event.seat}`, event.amount ? "treasure" : "draw"],
  card_turned_up: (event) => ["draw", `display:${event.card}`],
  card_laid_face_down: () => ["draw", "display:face_down"],
};

export function flightsOf(event: EventShown): Flight[] {
  const way = WAYS[event.name];
  if (!way) return [];
  const [from, to] = way(event);
  const family = event.card ? familyOf(event.card) : event.name === "treasure_drawn" ? "treasure" : "adventure";
  return [{ from, to, card: event.card, family }];
}
