import { expect, test } from "vitest";
import { placesOf } from "./places";

test("at first they lie as they come", () => {
  expect(placesOf(null, 1, ["ogres", "town"])).toEqual({ round: 1, cards: ["ogres", "town"] });
});

test("what leaves in a round leaves a gap", () => {
  expect(placesOf({ round: 1, cards: ["ogres", "town"] }, 1, ["town"]).cards).toEqual([null, "town"]);
});

test("what is new fills the gap, and nothing else moves", () => {
  const last = { round: 1, cards: ["ogres", "town", "swamp"] };
  expect(placesOf(last, 2, ["town", "swamp", "market", "orcs"]).cards).toEqual(["market", "town", "swamp", "orcs"]);
});

test("a new round closes gaps that nothing fills", () => {
  expect(placesOf({ round: 1, cards: [null, "town"] }, 2, ["town"]).cards).toEqual(["town"]);
});
