import { expect, test } from "vitest";
import { columnOf, FIELDS, rowOf } from "./board";
import { cutAround, movedCut, WHOLE } from "./cut";

test("a neighbourhood holds its field and never leaves the land", () => {
  for (const field of FIELDS) {
    const { column, row, size } = cutAround(field);
    expect(columnOf(field)).toBeGreaterThanOrEqual(column);
    expect(columnOf(field)).toBeLessThan(column + size);
    expect(rowOf(field)).toBeGreaterThanOrEqual(row);
    expect(rowOf(field)).toBeLessThan(row + size);
    expect(Math.min(column, row)).toBeGreaterThanOrEqual(0);
    expect(Math.max(column, row) + size).toBeLessThanOrEqual(WHOLE.size);
  }
});

test("a field far from every edge is in the middle of its neighbourhood", () => {
  expect(cutAround("e4")).toEqual({ column: 2, row: 2, size: 5 });
});

test("a neighbourhood can be moved up to the edge of the land", () => {
  expect(movedCut(cutAround("e4"), 1, -9)).toEqual({ column: 3, row: 0, size: 5 });
  expect(movedCut(WHOLE, 3, 3)).toEqual(WHOLE);
});
