import { expect, test } from "vitest";
import type { EventShown } from "../../../wire/events";
import { lastExchange, lastRoll, withoutFaces } from "./blows";

function event(name: string, seat = -1, fields: EventShown["fields"] = {}, card: string | null = null): EventShown {
  return { number: 0, name, seat, card, isHidden: false, fields };
}

test("an exchange is its dice and who was hurt", () => {
  const events = [event("fight_began", 0), event("blows_rolled", 0, { dice: [6, 2] }), event("hit", 0, { life: 5 })];
  expect(lastExchange(events)).toMatchObject({ striker: 0, dice: [6, 2], hurt: -1, damage: 5, isParting: false });
});

test("a parried exchange hurts nobody, and a parting blow follows a flight", () => {
  expect(
    lastExchange([
      event("fight_began", 0),
      event("blows_rolled", 0, { opponent: 1, dice: [3, 3] }),
      event("parried", 0, { opponent: 1 }),
    ])?.hurt,
  ).toBeNull();
  const parting = [
    event("fight_began", 0),
    event("fled", 0),
    event("blows_rolled", -1, { opponent: 0, dice: [4, 0] }),
    event("hit", -1, { victim: 0, life: 2 }),
  ];
  expect(lastExchange(parting)).toMatchObject({ isParting: true, striker: -1, dice: [4, 0], hurt: 0 });
});

test("blows of an earlier fight are over, as is the die of an earlier turn", () => {
  expect(lastExchange([event("blows_rolled", 0, { dice: [6, 2] }), event("fight_began", 1)])).toBeNull();
  expect(lastRoll([event("travel_rolled", 0, { die: 5 }), event("turn_began", 1)])).toBeNull();
});

test("without memory only this turn keeps its faces", () => {
  const events = [
    event("card_uncovered", 0, { field: "h0" }, "robber"),
    event("turn_began", 1),
    event("card_found", 1, {}, "tremor"),
  ];
  expect(withoutFaces(events).map(({ card, isHidden }) => [card, isHidden])).toEqual([
    [null, true],
    [null, false],
    ["tremor", false],
  ]);
});
