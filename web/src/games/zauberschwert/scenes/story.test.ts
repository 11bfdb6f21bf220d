import { expect, test } from "vitest";
import type { EventShown } from "../../../wire/events";
import { lexiconWith, scenes } from "../../../words/lexicon.fixture";
import { offersOf, revealOf } from "./story";

let number = 0;
function event(name: string, seat = -1, fields: EventShown["fields"] = {}, card: string | null = null): EventShown {
  return { number: number++, name, seat, card, isHidden: false, fields };
}

const lexicon = lexiconWith({ events: scenes({ curtain: ["turn_began"], swap: ["offer_made", "gift_named"] }) });

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

test("offers are remembered for a round", () => {
  expect(
    offersOf([event("offer_made", 0), event("round_began"), event("gift_named", 1)], lexicon).map(({ name }) => name),
  ).toEqual(["gift_named"]);
});
