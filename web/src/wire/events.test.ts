import { expect, test } from "vitest";
import { heard } from "./events";

const log = heard(
  [],
  [
    { number: 1, name: "round_began", amount: 4 },
    { number: 2, name: "spell_chosen", seat: 1 },
  ],
);

test("fields that were left out are there", () => {
  expect(log[1]).toEqual({
    number: 2,
    name: "spell_chosen",
    seat: 1,
    other: -1,
    card: null,
    isHidden: false,
    amount: 0,
  });
});

test("what is sent again stands once", () => {
  expect(heard(log, [{ number: 2, name: "spell_chosen", seat: 1 }])).toEqual(log);
});

test("what was undone is gone", () => {
  expect(heard(log, [{ number: 3, name: "undone", amount: 1 }]).map(({ number }) => number)).toEqual([1]);
});
