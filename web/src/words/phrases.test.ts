import { expect, test } from "vitest";
import type { FieldInfo, PhraseInfo } from "../wire/types";
import { firstValue, readPhrase, startPhrase, typedNumber, writePhrase } from "./phrases";

const VALUE: FieldInfo = { kind: "word", words: ["life", "gold"] };
const UP: PhraseInfo = { name: "raise", text: "{} +{}", parts: [VALUE, { kind: "number", low: 1, high: 15 }] };
const HALF: PhraseInfo = { name: "divide", text: "{} /{}", parts: [VALUE, { kind: "number", low: 2, high: 15 }] };
const DRAW: PhraseInfo = { name: "draw", text: "draw {}", parts: [{ kind: "number", low: 1, high: 9 }] };
const SKIP: PhraseInfo = { name: "skip", text: "skip", parts: [] };
const ALL = [UP, HALF, DRAW, SKIP];

test("a phrase is read and written again", () => {
  for (const text of ["life +3", "gold /2", "draw 2", "skip"]) {
    const read = readPhrase(text, ALL);
    expect(read && writePhrase(read)).toBe(text);
  }
  expect(readPhrase("life + 3", ALL)).toMatchObject({ phrase: { name: "raise" }, parts: ["life", "3"] });
  expect(readPhrase("life *3", ALL)).toBeNull();
  expect(readPhrase("life +abc", ALL)?.parts).toEqual(["life", "abc"]);
});

test("another phrase keeps what it has in common with the one before", () => {
  expect(writePhrase(startPhrase(HALF, ["gold", "7"]))).toBe("gold /7");
  expect(writePhrase(startPhrase(HALF))).toBe("life /2");
  expect(writePhrase(startPhrase(DRAW, ["life", "7"]))).toBe("draw 1");
});

test("new values begin with what is allowed", () => {
  expect(firstValue({ kind: "number", low: 0, high: 30 })).toBe(1);
  expect(firstValue({ kind: "number", low: 0, high: 15, default: 0 })).toBe(0);
  expect(firstValue({ kind: "flag", default: true })).toBe(true);
  const effects: FieldInfo = { kind: "list", low: 0, high: 4, each: { kind: "phrase", phrases: ALL } };
  expect(firstValue({ kind: "list", low: 6, high: 6, each: effects })).toEqual([[], [], [], [], [], []]);
});

test("only whole numbers are numbers", () => {
  expect(typedNumber(" 12 ")).toBe(12);
  expect(typedNumber("-3")).toBe(-3);
  expect(typedNumber("1.5")).toBe("1.5");
  expect(typedNumber("")).toBe("");
});
