import { beforeAll, expect, test } from "vitest";
import type { EventShown } from "../wire/events";
import { actsOf, byChapter, cardsOfAct, textOfAct } from "./acts";
import { eventInfo, lexiconWith } from "./lexicon.fixture";
import type { Lexicon } from "./lexicon";
import { kept, marked, partsOf } from "./parts";
import { Speaker } from "./speaker.svelte";

let numbers = 0;

function event(name: string, seat: number, fields: EventShown["fields"] = {}, card: string | null = null): EventShown {
  return { number: ++numbers, name, seat, card, isHidden: false, fields };
}

let land: Lexicon;
beforeAll(async () => {
  const speaker = new Speaker("schatzjagd");
  (await speaker.learn("en"))();
  const { facts, names, drawings } = lexiconWith(
    {
      card_names: ["sword"],
      events: [
        eventInfo("day_began", { fields: { day: "number" }, weight: "chapter" }),
        eventInfo("turn_began", { weight: "paragraph" }),
        eventInfo("travel_rolled", { fields: { die: "number" } }),
        eventInfo("stepped", { fields: { field: "field" } }),
        eventInfo("card_found", { fields: { card: "card" } }),
        eventInfo("parried"),
        eventInfo("fled"),
      ],
    },
    speaker,
  );
  const { Lexicon } = await import("./lexicon");
  land = new Lexicon(facts, speaker, names, { ...drawings, isStep: (name) => name === "stepped" });
});

function lines(...events: EventShown[]): string[] {
  return actsOf(events, land).map((act) => textOfAct(act, land));
}

test("a walk is one line, with its roll and its end", () => {
  const walk = ["c4", "c5", "d5"].map((field) => event("stepped", 0, { field }));
  expect(lines(event("travel_rolled", 0, { die: 3 }), ...walk)).toEqual(["Anna rolled 3, went to D5."]);
});

test("who wants it whole reads every step", () => {
  const walk = ["c4", "c5"].map((field) => event("stepped", 0, { field }));
  expect(textOfAct(actsOf(walk, land, true)[0]!, land)).toBe("Anna went to C4, went to C5.");
});

test("somebody else begins a line of their own, and so does a chapter", () => {
  const happened = [
    event("day_began", -1, { day: 2 }),
    event("travel_rolled", 0, { die: 1 }),
    event("travel_rolled", 1, { die: 2 }),
    event("parried", -1),
    event("fled", 1),
    event("day_began", -1, { day: 3 }),
  ];
  expect(lines(...happened)).toEqual([
    "Day 2 began.",
    "Anna rolled 1.",
    "Ben rolled 2. Nobody was hurt. Ben fled.",
    "Day 3 began.",
  ]);
});

test("a chapter holds what happened in it", () => {
  const acts = actsOf([event("fled", 0), event("day_began", -1), event("fled", 1), event("day_began", -1)], land);
  expect(byChapter(acts).map((chapter) => chapter.length)).toEqual([1, 2, 1]);
});

test("a line does not go on for ever", () => {
  const rolls = Array.from({ length: 9 }, (_, die) => event("travel_rolled", 0, { die }));
  expect(actsOf(rolls, land).map(({ events }) => events.length)).toEqual([5, 4]);
});

test("what happens again is counted, and makes a line no longer", () => {
  const parries = Array.from({ length: 7 }, () => event("parried", -1));
  expect(lines(event("travel_rolled", 0, { die: 3 }), ...parries, event("fled", 0))).toEqual([
    "Anna rolled 3. Nobody was hurt (×7). Anna fled.",
  ]);
});

test("who may see more reads every card", () => {
  const found = ["sword", "shield"].map((card) => event("card_found", 0, {}, card));
  expect(textOfAct(actsOf(found, land)[0]!, land)).not.toContain("×");
});

test("an act shows the cards that it names", () => {
  const found = actsOf([event("card_found", 0, {}, "sword"), event("fled", 0)], land);
  expect(found.map((act) => cardsOfAct(act, land))).toEqual([["sword"]]);
});

test("a bracket stays with what it encloses", () => {
  const parts = kept(partsOf(`Spell 3 (${marked("spell", "3", "Dark Foray")}). Then ${marked("seat", "0", "Anna")}`));
  expect(parts.map(({ before, part, after }) => before + part.text + after)).toEqual([
    "Spell 3 ",
    "(Dark Foray).",
    " Then ",
    "Anna",
  ]);
});
