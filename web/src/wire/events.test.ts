import { expect, test } from "vitest";
import { diceIn, heard, isSaid, newsIn, numberIn, seatIn, textIn } from "./events";

const log = heard(
  [],
  [
    { number: 1, name: "round_began", fields: { level: 4 } },
    { number: 2, name: "spell_chosen", seat: 1 },
  ],
);

test("parts that were left out are there", () => {
  expect(log[1]).toEqual({ number: 2, name: "spell_chosen", seat: 1, card: null, isHidden: false, fields: {} });
});

test("what is sent again stands once", () => {
  expect(heard(log, [{ number: 2, name: "spell_chosen", seat: 1 }])).toEqual(log);
});

test("what was undone is gone", () => {
  const undone = { number: 3, name: "undone", fields: { count: 1 } };
  expect(heard(log, [undone]).map(({ number }) => number)).toEqual([1]);
});

test("news are what arrived just now, and what was undone is none", () => {
  const arrived = [{ number: 3, name: "spell_chosen", seat: 0 }];
  expect(newsIn(heard(log, arrived), arrived).map(({ number }) => number)).toEqual([3]);
  const undone = [{ number: 3, name: "undone", fields: { count: 1 } }];
  expect(newsIn(heard(log, undone), undone)).toEqual([]);
  expect(newsIn(log, [])).toEqual([]);
});

test("what an event says is read by its name; what it does not say is none", () => {
  const fields = { victim: 2, dice: [3, 5], field: "d4", face_down: true };
  const [event] = heard([], [{ number: 1, name: "hit", fields }]);
  expect([seatIn(event!, "victim"), seatIn(event!, "killer"), numberIn(event!, "coins")]).toEqual([2, -1, 0]);
  expect([diceIn(event!, "dice"), textIn(event!, "field")]).toEqual([[3, 5], "d4"]);
  expect([isSaid(event!, "face_down"), isSaid(event!, "shared")]).toEqual([true, false]);
});
