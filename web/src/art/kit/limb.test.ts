import { expect, test } from "vitest";
import { finer, finerBreadths, limb } from "./limb";
import type { Point } from "./svg";

const STRAIGHT: Point[] = [
  [0, 0],
  [30, 0],
  [60, 0],
];

test("a limb has its breadth on both sides of its line", () => {
  const outline = limb(STRAIGHT, [10, 10, 10]);
  expect(outline.startsWith("M0,5")).toBe(true);
  expect(outline).toMatch(/L60,-5.* 0,-5Z$/);
});

test("a breadth of nothing makes a point", () => {
  expect(limb(STRAIGHT, [10, 6, 0])).toMatch(/ 60,0L60,0C/);
});

test("the finer line keeps both ends, and has a breadth for each of its points", () => {
  const line = finer(STRAIGHT, 3);
  expect([line[0], line.at(-1)]).toEqual([STRAIGHT[0], STRAIGHT[2]]);
  expect(finerBreadths([10, 6, 0], 3)).toHaveLength(line.length);
});
