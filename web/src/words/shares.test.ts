import { expect, test } from "vitest";
import { percent, signed } from "./shares";

test("changes have a sign that is as wide as plus", () => {
  expect([signed(12), signed(-3), signed(0)]).toEqual(["+12", "−3", "0"]);
});

test("chances are whole percents", () => {
  expect([percent(10_000), percent(3_333), percent(50), percent(0)]).toEqual([100, 33, 1, 0]);
});
