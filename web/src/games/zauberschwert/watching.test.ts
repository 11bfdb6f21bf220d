import { expect, test } from "vitest";
import type { EventShown } from "../../wire/events";
import { biddingOf, heightOf } from "./bidding";
import { flightsOf } from "./flights";
import { offersOf, revealOf, scenesOf } from "./story";

let number = 0;
function event(name: string, seat = -1, amount = 0, more: Partial<EventShown> = {}): EventShown {
  return { number: number++, name, seat, other: -1, card: null, isHidden: false, amount, ...more };
}

test("of an auction one sees each seat's last bid and who is out, not those of the auction before", () => {
  const bidding = biddingOf([
    event("auction_began", 0, 1),
    event("bid_placed", 2, 9),
    event("auction_began", 0, 4),
    event("bid_placed", 0, 4),
    event("bid_placed", 1, 5),
    event("bid_placed", 0, 6),
    event("auction_passed", 1),
  ]);
  expect([...bidding.bids]).toEqual([
    [0, 6],
    [1, 5],
  ]);
  expect([...bidding.out]).toEqual([1]);
  expect(bidding.calls).toHaveLength(3);
});

test("a bid stands on the scale in percent", () => {
  expect([heightOf(3, 12), heightOf(20, 12), heightOf(1, 0)]).toEqual([25, 100, 0]);
});

const turn = [
  event("turn_began", 0),
  event("alliance_shown", 0, 1),
  event("alliance_shown", 1, 0),
  event("auction_won", 1, 7),
  event("artefact_drawn", 1),
];

test("the reveal of this turn is shown, with the next turn it is gone", () => {
  expect(revealOf(turn)).toEqual([
    { seat: 0, isTogether: true },
    { seat: 1, isTogether: false },
  ]);
  expect(revealOf([...turn, event("turn_began", 1)])).toEqual([]);
});

test("in the evening the fights of the day are no longer on the stage", () => {
  const evening = [...turn, event("swapped", 0, 1)];
  expect(scenesOf(turn, "evaluation").map(({ name }) => name)).toEqual(["auction_won"]);
  expect(scenesOf(evening, "swapping").map(({ name }) => name)).toEqual(["swapped"]);
});

test("offers are remembered for a round", () => {
  expect(
    offersOf([event("offer_made", 0), event("round_began"), event("gift_named", 1)]).map(({ name }) => name),
  ).toEqual(["gift_named"]);
});

test("cards fly where they go: an orc to its creature, two backs in a swap", () => {
  expect(flightsOf(event("orc_joined", -1, 2, { card: "lich" }))).toMatchObject([
    { from: "orcs", to: "display:lich", card: "orc_2" },
  ]);
  expect(flightsOf(event("swapped", 0, 1, { other: 2 })).map(({ from, to, card }) => [from, to, card])).toEqual([
    ["hand:0", "hand:2", null],
    ["hand:2", "hand:0", null],
  ]);
  expect(flightsOf(event("magic_gained", 0, 2))).toEqual([]);
});
