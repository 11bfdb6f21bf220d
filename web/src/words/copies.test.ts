import { expect, test } from "vitest";
import type { CardInfo } from "../wire/types";
import { copiesOf, pagesOf } from "./copies";

function card(key: string, count: number | undefined, mark: string, added: string | null = null): CardInfo {
  return {
    key,
    title: null,
    added_as: added,
    family: "",
    values: count === undefined ? {} : { count },
    marks: { count: mark },
  };
}

const CARDS = [
  card("king", 2, "given"),
  card("queen", 3, "own"),
  card("own_1", 4, "own", "well"),
  card("orb", undefined, "own"),
];
const KEYS = ["king", "queen", "own_1", "orb"];

test("each card is printed as often as it is in the game", () => {
  expect(copiesOf(CARDS, KEYS, "all", false)).toHaveLength(10);
  expect(copiesOf(CARDS, KEYS, "own", false)).toEqual(["queen", "queen", "queen", ...Array(4).fill("own_1"), "orb"]);
  expect(copiesOf(CARDS, KEYS, "new", false)).toHaveLength(4);
});

test("or once, unless it is not in the game at all", () => {
  expect(copiesOf([...CARDS, card("maid", 0, "own")], [...KEYS, "maid"], "own", true)).toEqual([
    "queen",
    "own_1",
    "orb",
  ]);
});

test("nine lie on a page", () => {
  expect(pagesOf(Array(19).fill("king"), 9).map((page) => page.length)).toEqual([9, 9, 1]);
  expect(pagesOf([], 9)).toEqual([]);
});
