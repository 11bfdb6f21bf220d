import { expect, test } from "vitest";
import { linesOf, widthOf } from "./wrapping";

test("no line is wider than allowed, and no word is lost", () => {
  const text = "1 Taler je anderem mit deinem Spruch";
  const lines = linesOf(text, 14);
  expect(lines.join(" ")).toBe(text);
  expect(lines.every((line) => widthOf(line) <= 14)).toBe(true);
});

test("a word that is too long stands alone", () => {
  expect(linesOf("ein Steuereintreiber kommt", 8)).toEqual(["ein", "Steuereintreiber", "kommt"]);
});
