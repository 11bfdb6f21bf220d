import { expect, test } from "vitest";
import { designOf, familyOf, heroSymbol, numeralOf, sortOf } from "./kinds";

test("every card belongs to the family on its back", () => {
  const cards = [
    "lich",
    "storm_orb",
    "moon_shrine",
    "omnus",
    "fighter_2",
    "selling_market",
    "sword_moon_leaf_1",
    "orc_3",
    "town_2",
  ];
  expect(cards.map(familyOf)).toEqual([
    "creature",
    "orb",
    "site",
    "spell",
    "hero",
    "market",
    "artefact",
    "orc",
    "landscape",
  ]);
});

test("a half knows the artefact it is a part of, a single is its own", () => {
  expect(designOf("sword_flame_leaf_2b")).toBe("sword_flame_leaf_2");
  expect(designOf("rune_stone_moon_flame")).toBe("rune_stone_moon_flame");
});

test("doubles of one kind differ by number and half", () => {
  expect(["wand_moon_2a", "wand_moon_1", "sword_moon_leaf_1b", "amulet_moon"].map(numeralOf)).toEqual([
    "II A",
    "I",
    "I B",
    "",
  ]);
});

test("sorts and symbols of heroes", () => {
  expect(["wand_leaf_1a", "red_egg_moon", "black_egg", "poison_flame_leaf"].map(sortOf)).toEqual([
    "wand",
    "red_egg",
    "black_egg",
    "poison",
  ]);
  expect(heroSymbol("fighter_2")).toBe("fighter");
});
