/** Which way the cards of an event fly. */
import { type EventShown, seatIn, textIn } from "../../wire/events";
import type { Flight } from "../gameView";

type Way = (event: EventShown) => [from: string, to: string];

const hand = (seat: number): string => `hand:${seat}`;
const treasures = (seat: number): string => `carries:${seat}`;
const field = (event: EventShown): string => `field:${textIn(event, "field")}`;

const WAYS: Record<string, Way> = {
  card_laid: (event) => [hand(event.seat), field(event)],
  card_found: (event) => [`henchman:${event.seat}`, hand(event.seat)],
  card_drawn: (event) => ["draw", hand(event.seat)],
  card_stolen: (event) => [hand(seatIn(event, "loser")), hand(event.seat)],
  card_passed: (event) => [hand(seatIn(event, "loser")), hand(event.seat)],
  spell_shown: (event) => [hand(event.seat), "discard"],
  map_shown: (event) => [hand(event.seat), "discard"],
  treasure_lifted: (event) => [`henchman:${event.seat}`, treasures(event.seat)],
  treasures_taken: (event) => [`henchman:${event.seat}`, treasures(event.seat)],
  treasure_passed: (event) => [treasures(seatIn(event, "loser")), treasures(event.seat)],
  treasure_stored: (event) => [treasures(event.seat), `stored:${event.seat}`],
  treasure_stolen: (event) => [`stored:${seatIn(event, "loser")}`, treasures(event.seat)],
  treasure_deposited: (event) => [treasures(event.seat), field(event)],
};

export function flightsOf(event: EventShown): Flight[] {
  const way = WAYS[event.name];
  if (!way) return [];
  const [from, to] = way(event);
  const family = event.name.startsWith("treasure") ? "treasure" : "adventure";
  return [{ from, to, card: event.card, family }];
}
