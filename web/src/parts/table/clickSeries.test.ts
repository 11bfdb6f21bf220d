import { expect, test } from "vitest";
import { ClickSeries, isHeldDown } from "./clickSeries";

test("the second click of a series counts only if the first one gave no answer", () => {
  const clicks = new ClickSeries();
  expect(clicks.isAfter({ detail: 1, timeStamp: 100 }, 50)).toBe(false);
  expect(clicks.isAfter({ detail: 2, timeStamp: 250 }, 50)).toBe(false); // opens or closes something twice
  expect(clicks.isAfter({ detail: 3, timeStamp: 400 }, 260)).toBe(true);
  expect(clicks.isAfter({ detail: 1, timeStamp: 900 }, 260)).toBe(false);
});

test("a key that presses is heard once, however long it is held", () => {
  expect(isHeldDown({ repeat: true, key: "Enter" })).toBe(true);
  expect(isHeldDown({ repeat: false, key: "Enter" })).toBe(false);
  expect(isHeldDown({ repeat: true, key: "ArrowRight" })).toBe(false);
});
