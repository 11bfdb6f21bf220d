/** An auction as one watches it: who stands where, from its events. */
import { type EventShown, numberIn } from "../../../wire/events";

export interface Bidding {
  bids: Map<number, number>; // the last bid of each seat
  out: Set<number>;
  calls: EventShown[]; // bids in their order
}

/** The auction that goes on or ended last. */
export function biddingOf(events: EventShown[]): Bidding {
  const start = events.findLastIndex(({ name }) => name === "auction_began");
  const bidding: Bidding = { bids: new Map(), out: new Set(), calls: [] };
  if (start < 0) return bidding;
  for (const event of events.slice(start + 1)) {
    if (event.name === "bid_placed") {
      bidding.bids.set(event.seat, numberIn(event, "bid"));
      bidding.calls.push(event);
    } else if (event.name === "auction_passed") bidding.out.add(event.seat);
  }
  return bidding;
}

/** Steps of a ladder from 1 to the highest number, in percent: where a bid stands. */
export function heightOf(amount: number, most: number): number {
  return most > 0 ? Math.round((100 * Math.min(amount, most)) / most) : 0;
}

/** The numbers that can be bid, each once, the lowest first; in a lesson there may be gaps. */
export function stepsOf(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}
