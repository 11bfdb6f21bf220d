import { expect, test } from "vitest";
import type { EventShown } from "../../wire/events";
import { lexiconWith, scenes } from "../../words/lexicon.fixture";
import { biddingOf, heightOf } from "./bidding";
import { flightsOf } from "./flights";
import { offersOf, revealOf, scenesOf } from "./story";

let number = 0;
function event(name: string, seat = -1, fields: EventShown["fields"] = {}, card: string | null = null): EventShown {
  return { number: number++, name, seat, card, isHidden: false, fields };
}

const lexicon = lexiconWith({
  events: scenes({
    curtain: ["turn_began"],
    adventure: ["auction_won"],
    evening: ["swapped"],
    swap: ["offer_made", "gift_named"],
  }),
});

test("of an auction one sees each seat's last bid and who is out, not those of the auction before", () => {
  const bidding = biddingOf([
    event("auction_began", 0, { lowest: 1 }),
    event("bid_placed", 2, { bid: 9 }),
    event("auction_began", 0, { lowest: 4 }),
    event("bid_placed", 0, { bid: 4 }),
    event("bid_placed", 1, { bid: 5 }),
    event("bid_placed", 0, { bid: 6 }),
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
  event("alliance_shown", 0, { together: true }),
  event("alliance_shown", 1, { together: false }),
  event("auction_won", 1, { price: 7 }),
  event("artefact_drawn", 1),
];

test("the reveal of this turn is shown, with the next turn it is gone", () => {
  expect(revealOf(turn, lexicon)).toEqual([
    { seat: 0, isTogether: true },
    { seat: 1, isTogether: false },
  ]);
  expect(revealOf([...turn, event("turn_began", 1)], lexicon)).toEqual([]);
});

test("in the evening the fights of the day are no longer on the stage", () => {
  const evening = [...turn, event("swapped", 0, { count: 1 })];
  expect(scenesOf(turn, "evaluation", lexicon).map(({ name }) => name)).toEqual(["auction_won"]);
  expect(scenesOf(evening, "swapping", lexicon).map(({ name }) => name)).toEqual(["swapped"]);
});

test("offers are remembered for a round", () => {
  expect(
    offersOf([event("offer_made", 0), event("round_began"), event("gift_named", 1)], lexicon).map(({ name }) => name),
  ).toEqual(["gift_named"]);
});

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
