/** Artefacts, whole and in halves. */
import type { Brush } from "../../../../art/kit/brush";
import { cave, chamber, crypt, library, mountainPass, study, throneHall, wasteland } from "../../../../art/kit/scenes";
import { WHOLE, type Picture } from "../../../../art/picture";
import { amulet, blackEgg, energyStone, poison, redEgg, runeStone } from "../things/artefacts";
import { broken, sword, wand, type Half } from "../things/doubles";
import type { Symbol } from "../things/symbols";

/** The mood of an artefact is that of its symbols. */
const MOODS: Record<string, Pick<Picture, "script" | "tint">> = {
  moon: { script: "night", tint: "#3a4ab0" },
  flame: { script: "hearth", tint: "#9a4a24" },
  leaf: { script: "leaf", tint: "#2f6a44" },
  moon_flame: { script: "plum", tint: "#6a3a86" },
  flame_leaf: { script: "gold", tint: "#8a6a24" },
  moon_leaf: { script: "crypt", tint: "#2a6a78" },
};
type Pair = readonly [Symbol, Symbol];
type Few = readonly [Symbol] | Pair;

function artefact(names: Few, picture: Pick<Picture, "scene" | "subject" | "focus">): Picture {
  return { ...WHOLE, ...MOODS[names.join("_")]!, ...picture };
}

const SINGLES: Symbol[] = ["moon", "flame", "leaf"];
const MOON_FLAME: Pair = ["moon", "flame"];
const FLAME_LEAF: Pair = ["flame", "leaf"];
const MOON_LEAF: Pair = ["moon", "leaf"];

function kind(name: string, groups: readonly Few[], make: (names: Few) => Picture): Record<string, Picture> {
  return Object.fromEntries(groups.map((names) => [`${name}_${names.join("_")}`, make(names)]));
}

/** Stones that shine themselves stand before another colour. */
const BEHIND_LIGHT: Record<string, Pick<Picture, "script" | "tint">> = {
  moon: { script: "plum", tint: "#5a2a6a" },
  flame: { script: "night", tint: "#2a3a8a" },
  leaf: { script: "hearth", tint: "#6a3a24" },
  flame_leaf: { script: "arcane", tint: "#2a3aa8" },
};

const ALONE: Few[] = SINGLES.map((name) => [name]);

export const ARTEFACTS: Record<string, Picture> = {
  ...kind("amulet", ALONE, ([name]) =>
    artefact([name], { scene: chamber, subject: (brush) => amulet(brush, name), focus: [0, 20, 90] }),
  ),
  ...kind("red_egg", ALONE, ([name]) =>
    artefact([name], { scene: cave, subject: (brush) => redEgg(brush, name), focus: [0, -6, 92] }),
  ),
  ...kind("rune_stone", [...ALONE, MOON_FLAME], (names) =>
    artefact(names, { scene: wasteland, subject: (brush) => runeStone(brush, names), focus: [0, -4, 100] }),
  ),
  ...kind("energy_stone", [...ALONE, FLAME_LEAF], (names) => ({
    ...artefact(names, { scene: cave, subject: (brush) => energyStone(brush, names), focus: [0, -4, 106] }),
    ...BEHIND_LIGHT[names.join("_")],
  })),
  ...kind("poison", [...ALONE, FLAME_LEAF], (names) =>
    artefact(names, { scene: library, subject: (brush) => poison(brush, names), focus: [0, -6, 100] }),
  ),
  black_egg: { ...WHOLE, script: "ember", scene: mountainPass, subject: blackEgg, focus: [0, -6, 92], tint: "#c8502a" },
};

type Double = readonly [sort: "wand" | "sword", names: Few, number: 1 | 2];
const DOUBLES: Double[] = [
  ["wand", ["moon"], 1],
  ["wand", ["moon"], 2],
  ["wand", ["flame"], 1],
  ["wand", ["leaf"], 1],
  ["wand", ["leaf"], 2],
  ["sword", MOON_FLAME, 1],
  ["sword", MOON_FLAME, 2],
  ["sword", FLAME_LEAF, 1],
  ["sword", FLAME_LEAF, 2],
  ["sword", MOON_LEAF, 1],
];

function double([sort, names, number]: Double): [string, Picture][] {
  const second = number === 2;
  const drawn = (brush: Brush, half?: Half) =>
    sort === "wand" ? wand(brush, names[0], { second, half }) : sword(brush, names as Pair, { second, half });
  const scene = (brush: Brush) => (sort === "wand" ? study(brush) : second ? throneHall(brush) : crypt(brush));
  const key = `${sort}_${names.join("_")}_${number}`;
  const whole = artefact(names, {
    scene,
    subject: drawn,
    focus: sort === "sword" ? [0, -4, 106] : second ? [-12, -26, 82] : [12, -26, 82],
  });
  const part = (letter: Half): [string, Picture] => [
    key + letter,
    { ...whole, subject: (brush) => broken(brush, sort, letter, drawn), focus: [0, 0, 96] },
  ];
  return [[key, whole], part("a"), part("b")];
}

export const DOUBLE_ARTEFACTS: Record<string, Picture> = Object.fromEntries(DOUBLES.flatMap(double));
