import { expect, test } from "vitest";
import { both, mirrored, symmetric } from "./mirror";

test("the other side has the same heights", () => {
  expect(mirrored("M3,5H9V-7C1,2 3,4 5,6Z")).toBe("M-3,5L-9,5L-9,-7C-1,2 -3,4 -5,6Z");
});

test("a pair is the shape and its other side", () => {
  expect(both("M1,2L3,4Z")).toBe("M1,2L3,4ZM-1,2L-3,4Z");
});

test("a half closes to one outline: back over the other side, with its bends turned round", () => {
  expect(symmetric("M0,-10C4,-9 8,-5 8,0L0,10")).toBe("M0,-10C4,-9 8,-5 8,0L0,10L-8,0C-8,-5 -4,-9 0,-10Z");
});

test("steps from the last point are refused: their other side would be wrong", () => {
  expect(() => mirrored("M1,2l3,4")).toThrow("absolute");
});
