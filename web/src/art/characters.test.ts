/** The figures: a dozen, none like another, always the same, and not too heavy. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FIGURES, OF_BOTS, OF_PERSONS } from "../parts/seats/figures";
import { CHARACTERS, drawCharacter, drawSmallCharacter } from "./characters";

const MOST_BYTES = 12 * 1024;
const SERVER = readFileSync(join(import.meta.dirname, "../../../src/zaubertisch/tables/figures.py"), "utf8");

function namesIn(heading: string): string[] {
  const list = SERVER.slice(SERVER.indexOf(heading)).match(/= (?:Literal)?[[(]([^\])]*)[\])]/)![1]!;
  return [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name!);
}

test("the page offers the dozen that the server knows, and each can be drawn", () => {
  expect(FIGURES).toHaveLength(12);
  expect([...FIGURES]).toEqual(namesIn("Figure = Literal"));
  expect(Object.keys(CHARACTERS).sort()).toEqual([...FIGURES].sort());
});

test("who sits where if nobody chose is the same on the page as on the server", () => {
  expect([...OF_PERSONS]).toEqual(namesIn("OF_PERSONS"));
  expect([...OF_BOTS]).toEqual(namesIn("OF_BOTS"));
  expect(new Set([...OF_PERSONS, ...OF_BOTS]).size).toBe(OF_PERSONS.length + OF_BOTS.length);
});

test.each(FIGURES)("%s is drawn the same every time, within its weight, without broken numbers", (figure) => {
  for (const draw of [drawCharacter, drawSmallCharacter]) {
    const drawing = draw(figure);
    expect(draw(figure)).toBe(drawing);
    expect(drawing.length).toBeLessThan(MOST_BYTES);
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  }
});

/** Ids hold the key of a drawing; without them only what is seen is left. */
function seen(drawing: string): string {
  return drawing.replace(/[a-h][0-9a-z]{1,3}_[0-9a-z]+/g, "");
}

test("no two figures look alike", () => {
  for (const draw of [drawCharacter, drawSmallCharacter]) {
    expect(new Set(FIGURES.map((figure) => seen(draw(figure)))).size).toBe(FIGURES.length);
  }
});

test("skins and ages differ: faces and tones of skin are not the same dozen times", () => {
  const people = Object.values(CHARACTERS).map(({ person }) => person);
  expect(new Set(people.map(({ skin }) => skin)).size).toBeGreaterThan(7);
  expect(new Set(people.map(({ face }) => face?.outline)).size).toBeGreaterThan(6);
});
