import { expect, test } from "vitest";
import type { EventShown } from "../../wire/events";
import { flightsOf } from "./flights";

let number = 0;
function event(name: string, seat = -1, fields: EventShown["fields"] = {}, card: string | null = null): EventShown {
  return { number: number++, name, seat, card, isHidden: false, fields };
}

test("cards fly where they go: an orc to its creature, two backs in a swap", () => {
  expect(flightsOf(event("orc_joined", -1, { orc: "orc_2" }, "lich"))).toMatchObject([
    { from: "orcs", to: "display:lich", card: "orc_2" },
  ]);
  expect(
    flightsOf(event("swapped", 0, { partner: 2, count: 1 })).map(({ from, to, card }) => [from, to, card]),
  ).toEqual([
    ["hand:0", "hand:2", null],
    ["hand:2", "hand:0", null],
  ]);
  expect(flightsOf(event("magic_gained", 0, { magic: 2 }))).toEqual([]);
});
