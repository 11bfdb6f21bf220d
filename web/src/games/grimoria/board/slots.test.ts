import { expect, test } from "vitest";
import type { EventShown } from "../../../wire/events";
import type { GrimoriaPicture } from "../picture";
import { slotsOf } from "./slots";

function picture(display: string[], isDown = true, round = 3): GrimoriaPicture {
  return { round, display, face_down: isDown ? { card: null, is_place: false } : null } as GrimoriaPicture;
}

function taken(card: string, seat: number): EventShown {
  return { number: 1, name: "card_taken", seat, card, isHidden: false, fields: {} };
}

test("a taken card leaves a gap with its taker, and no other card moves", () => {
  const before = slotsOf(null, picture(["king", "maid", "town"]), []);
  const after = slotsOf(before, picture(["king", "town"]), [taken("maid", 2)]);
  expect(after.slots.map(({ card }) => card)).toEqual(["king", null, "town", "face_down"]);
  expect(after.slots[1]?.taker).toBe(2);
});

test("what replaces a card lies where it lay", () => {
  const before = slotsOf(null, picture(["king", "maid", "town"]), []);
  const after = slotsOf(before, picture(["bard", "king", "town"]), []);
  expect(after.slots.map(({ card }) => card)).toEqual(["king", "bard", "town", "face_down"]);
});

test("one more card lies at the end, even beside an old gap", () => {
  const before = slotsOf(null, picture(["king", "maid"]), []);
  const gap = slotsOf(before, picture(["king"]), [taken("maid", 1)]);
  const after = slotsOf(gap, picture(["bard", "king"]), []);
  expect(after.slots.map(({ card }) => card)).toEqual(["king", null, "face_down", "bard"]);
});

test("a new round is laid out anew", () => {
  const before = slotsOf(null, picture(["king", "maid"]), []);
  expect(slotsOf(before, picture(["bard"], false, 4), []).slots.map(({ card }) => card)).toEqual(["bard"]);
});
