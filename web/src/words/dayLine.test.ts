import { expect, test } from "vitest";
import { dayAfter, lineOf, signed, symbolsOf } from "./dayLine";

const RESULT = { rank: 1, name: "Anna", figure: null, points: 40, lead: 6, is_won: true, course: "+=-", is_mine: true };

test("a result is one line of symbols, and says nothing of the cards or of who played", () => {
  const line = lineOf("Grimoria", "2026-11-18", RESULT, "https://play.example/day");
  expect(line).toBe("Zaubertisch Grimoria 2026-11-18 🏆 +6 🟩🟨🟥 https://play.example/day");
  expect(line).not.toContain("Anna");
});

test("leads have a sign, and a part of the game that nobody knows has no symbol", () => {
  expect([3, 0, -4].map(signed)).toEqual(["+3", "±0", "−4"]);
  expect(symbolsOf("+?-")).toBe("🟩🟥");
});

test("days follow each other over months and years", () => {
  expect([dayAfter("2026-12-31", 1), dayAfter("2024-03-01", -1)]).toEqual(["2027-01-01", "2024-02-29"]);
});
