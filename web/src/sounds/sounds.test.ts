import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type EventShown, heard } from "../wire/events";
import { type Called, callsOf, isHeard, Recent, soundsOf } from "./choosing";
import { type EventSounds, SOUNDS } from "./names";

const GAMES = join(import.meta.dirname, "../../../src/zaubertisch/games");
const MAPS = import.meta.glob<EventSounds>("../games/*/sounds.ts", { eager: true, import: "sounds" });

/** As the rules declare them. */
function eventKinds(game: string): string[] {
  const declared = readFileSync(join(GAMES, game, "state.py"), "utf8");
  const [, kinds = ""] = /\nEVENT_KINDS = \(\n([\s\S]*?)\n\)\n/.exec(declared) ?? [];
  return [...kinds.matchAll(/^ {4}\w+\("(\w+)"/gm)].map(([, name]) => name as string);
}

const byGame = Object.entries(MAPS).map(([path, sounds]): [string, EventSounds] => [path.split("/")[2] ?? "", sounds]);
const events = (...names: string[]): EventShown[] =>
  heard(
    [],
    names.map((name, i) => ({ number: i + 1, name })),
  );

test("every game of the house has sounds", () => {
  const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const played = games.map(({ name }) => name).filter((name) => readdirSync(join(GAMES, name)).includes("state.py"));
  expect(byGame.map(([game]) => game).sort()).toEqual(played.sort());
});

test.each(byGame)("%s: every kind of event has a sound, or is silent by choice", (game, sounds) => {
  expect(Object.keys(sounds).sort()).toEqual(eventKinds(game).sort());
});

test.each(byGame)("%s: all that is heard is there", (_, sounds) => {
  const [event] = events("any");
  const named = Object.values(sounds).map((sound) => (typeof sound === "function" ? sound(event!) : sound));
  expect(named.filter((name) => name !== "silent" && !SOUNDS.includes(name))).toEqual([]);
});

test("every sound has a file", () => {
  const files = readdirSync(join(import.meta.dirname, "made"));
  expect(files.sort()).toEqual([...SOUNDS, "room"].map((name) => `${name}.flac`).sort());
});

const sounds: EventSounds = {
  taken: "card",
  paid: "coin",
  rolled: "die",
  hit: "blow",
  passed: "silent",
  found: ({ card }) => (card ? "card" : "silent"),
};

test("many events make at most three sounds: the most telling ones, each once, in their order", () => {
  expect(soundsOf(events("taken", "taken", "paid", "rolled", "hit", "rolled"), sounds)).toEqual([
    "coin",
    "die",
    "blow",
  ]);
  expect(soundsOf(events("rolled", "taken"), sounds)).toEqual(["die", "card"]);
});

test("what is silent, or unknown, is not heard; an event may decide by what it says", () => {
  expect(soundsOf(events("passed", "found", "of a game from outside"), sounds)).toEqual([]);
  expect(soundsOf([{ ...events("found")[0]!, card: "king" }], sounds)).toEqual(["card"]);
});

test("the same sound twice within a few milliseconds is one; another one is not", () => {
  const recent = new Recent();
  expect([recent.isNew("card", 1000), recent.isNew("card", 1020), recent.isNew("coin", 1020)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(recent.isNew("card", 1100)).toBe(true);
});

const nothing: Called = { question: undefined, rematch: null, winners: undefined };
const asked: Called = { ...nothing, question: 7 };

test("a bell calls who is asked anew, but not for what follows from one's own answer", () => {
  expect(callsOf(nothing, asked, false, 0)).toEqual(["bell"]);
  expect(callsOf(nothing, asked, true, 0)).toEqual([]);
  expect(callsOf(asked, asked, false, 0)).toEqual([]);
  expect(callsOf(asked, nothing, false, 0)).toEqual([]);
  expect(callsOf(nothing, { ...nothing, rematch: "another" }, false, 0)).toEqual(["bell"]);
});

test("the end is a fanfare for winners and for those who watch, and is heard once", () => {
  const over: Called = { ...nothing, winners: [1] };
  expect([1, 0, null].flatMap((me) => callsOf(nothing, over, true, me))).toEqual(["win", "lose", "win"]);
  expect(callsOf(over, over, false, 1)).toEqual([]);
});

test("calls are among the three that are heard", () => {
  expect(soundsOf(events("taken", "paid", "rolled", "hit"), sounds, ["bell"])).toEqual(["die", "blow", "bell"]);
});

test("a page that nobody sees only calls", () => {
  expect(SOUNDS.filter((name) => isHeard(name, true))).toEqual(["bell"]);
  expect(SOUNDS.filter((name) => isHeard(name, false))).toEqual(SOUNDS);
});
