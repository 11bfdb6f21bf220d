import { expect, test } from "vitest";
import {
  CITY,
  directionTo,
  FIELDS,
  nearestOf,
  neighbour,
  nextField,
  RIVERS,
  standingPlace,
  STREETS,
  wayThrough,
} from "./board";

test("the land has a hundred fields, named from A0 in the north-west", () => {
  expect(FIELDS).toHaveLength(100);
  expect([FIELDS[0], FIELDS[9], FIELDS[90]]).toEqual(["a0", "j0", "a9"]);
});

test("steps have directions, jumps have none", () => {
  expect(directionTo("c3", "c2")).toBe("north");
  expect(directionTo("c3", "d3")).toBe("east");
  expect(directionTo("c3", "e3")).toBeUndefined();
  expect(neighbour("a0", "west")).toBeUndefined();
});

test("street and river go from field to field and touch the city", () => {
  for (const way of [...STREETS, ...RIVERS]) {
    way.slice(1).forEach((field, i) => expect(directionTo(way[i] ?? "", field)).toBeDefined());
    expect(way.some((field) => CITY.includes(field))).toBe(true);
    expect(wayThrough(way)).toMatch(/^M[\d.]+ [\d.]+C/);
  }
});

test("an arrow key goes to the nearest lit field in its direction", () => {
  expect(nextField("c3", "ArrowRight", ["d4", "f3", "c4", "a3"])).toBe("f3");
  expect(nextField("c3", "ArrowDown", ["d4", "f3", "c4", "a3"])).toBe("c4");
  expect(nextField("c3", "ArrowUp", ["d4", "c4"])).toBeUndefined();
});

test("no figure stands over the edge of the map, and no two in one place", () => {
  const places = [0, 1, 2, 3].map((n) => standingPlace("a0", n, 4));
  expect(Math.min(...places.map(({ x }) => x))).toBeGreaterThan(30);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
});

test("a tap beside the lit fields means the nearest of them", () => {
  expect(nearestOf("c3", ["a0", "c3"])).toBe("c3");
  expect(nearestOf("c3", ["h9", "d4", "a0"])).toBe("d4");
  expect(nearestOf("c3", [])).toBe("c3");
});
