/** The exchange of blows that was seen last: the dice of both, and who was hurt how much. */
import { diceIn, type EventShown, numberIn, seatIn } from "../../../wire/events";

export interface Exchange {
  number: number; // of its event
  striker: number; // -1: a monster
  dice: [striker: number, other: number];
  isParting: boolean;
  hurt: number | null; // the seat that was hit, -1 a monster, null nobody
  damage: number;
}

/** The last exchange of the fight that goes on, if there was one. */
export function lastExchange(events: EventShown[]): Exchange | null {
  const began = events.findLastIndex(({ name }) => name === "fight_began");
  const at = events.findLastIndex(({ name }) => name === "blows_rolled");
  const blows = events[at];
  if (!blows || at < began) return null;
  const hit = events.slice(at + 1).find(({ name }) => name === "hit");
  const [first = 0, second = 0] = diceIn(blows, "dice");
  return {
    number: blows.number,
    striker: blows.seat,
    dice: [first, second],
    isParting: events[at - 1]?.name === "fled",
    hurt: hit ? seatIn(hit, "victim") : null,
    damage: hit ? numberIn(hit, "life") : 0,
  };
}

/** The die of a turn's journey, as long as that turn goes on. */
export function lastRoll(events: EventShown[]): EventShown | null {
  const began = events.findLastIndex(({ name }) => name === "turn_began");
  return events.slice(began + 1).findLast(({ name }) => name === "travel_rolled" || name === "die_rolled") ?? null;
}

/** Where memory is part of the game, the past log keeps what was done, but not with which card. */
export function withoutFaces(events: EventShown[]): EventShown[] {
  const turn = events.findLastIndex(({ name }) => name === "turn_began");
  return events.map((event, i) => (i < turn && event.card ? { ...event, card: null, isHidden: true } : event));
}
