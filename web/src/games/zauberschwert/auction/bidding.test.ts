import { expect, test } from "vitest";
import type { EventShown } from "../../../wire/events";
import { biddingOf, heightOf, stepsOf } from "./bidding";

let number = 0;
function event(name: string, seat = -1, fields: EventShown["fields"] = {}, card: string | null = null): EventShown {
  return { number: number++, name, seat, card, isHidden: false, fields };
}

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

test("bids go up by what can be bid, also where a lesson leaves some out", () => {
  expect(stepsOf([5, 1, 3, 3])).toEqual([1, 3, 5]);
});
