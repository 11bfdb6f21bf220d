import { expect, test } from "vitest";
import { hourOf } from "./hours";

const NOON = new Date(2026, 4, 17, 12, 5).getTime();
const DAY = 86_400_000;

test("what was said today has its hour, what was said before its day too", () => {
  expect(hourOf(NOON, "en", NOON + 1000)).toBe("12:05");
  expect(hourOf(NOON, "de", NOON + DAY)).toMatch(/17.*12:05/);
});
