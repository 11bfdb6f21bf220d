import { expect, test } from "vitest";
import { lexiconWith } from "../../../words/lexicon.fixture";
import { designOf, numeralOf } from "./kinds";

const halves = ["wand_moon_1", "wand_moon_2", "sword_moon_leaf_1", "sword_flame_leaf_2"].flatMap((design) =>
  ["a", "b"].map((half) => [design + half, design]),
);
const lexicon = lexiconWith({ halves: Object.fromEntries(halves) });

test("a half knows the artefact it is a part of, a single is its own", () => {
  expect(designOf(lexicon, "sword_flame_leaf_2b")).toBe("sword_flame_leaf_2");
  expect(designOf(lexicon, "rune_stone_moon_flame")).toBe("rune_stone_moon_flame");
});

test("number and half tell doubles of one kind apart", () => {
  const cards = ["wand_moon_2a", "wand_moon_1", "sword_moon_leaf_1b", "amulet_moon"];
  expect(cards.map((card) => numeralOf(lexicon, card))).toEqual(["II A", "I", "I B", ""]);
});
