/** Which way the cards of an event fly. */
import { type EventShown, isSaid, seatIn } from "../../wire/events";
import type { Flight } from "../gameView";

type Way = (event: EventShown) => [from: string, to: string];

const WAYS: Record<string, Way> = {
  card_taken: (event) => [`display:${event.card}`, `row:${event.seat}`],
  face_down_taken: (event) => ["display:face_down", `row:${event.seat}`],
  card_removed: (event) => [isSaid(event, "face_down") ? "display:face_down" : `display:${event.card}`, "discard"],
  discard_drawn: (event) => ["discard", `row:${event.seat}`],
  pile_drawn: (event) => ["draw", `row:${event.seat}`],
  treasure_drawn: (event) => ["treasure", `row:${event.seat}`],
  companion_taken: (event) => [`row:${seatIn(event, "victim")}`, `row:${event.seat}`],
  card_given_away: (event) => [`row:${event.seat}`, isSaid(event, "treasure") ? "treasure" : "draw"],
  card_turned_up: (event) => ["draw", `display:${event.card}`],
  card_laid_face_down: () => ["draw", "display:face_down"],
};

export function flightsOf(event: EventShown): Flight[] {
  const way = WAYS[event.name];
  if (!way) return [];
  const [from, to] = way(event);
  const family = event.name === "treasure_drawn" ? "treasure" : "adventure";
  return [{ from, to, card: event.card, family }];
}
