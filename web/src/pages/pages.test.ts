import { expect, test } from "vitest";
import { pageOf } from "./pages";

test("an address names its page and what it shows", () => {
  expect(pageOf("/").name).toBe("start");
  expect(pageOf("/t/abc-12")).toMatchObject({ name: "table", values: { table: "abc-12" } });
  expect(pageOf("/review/abc-12")).toMatchObject({ name: "review", values: { table: "abc-12" } });
  expect(pageOf("/puzzles/somegame/0a1b")).toMatchObject({ name: "puzzle", values: { game: "somegame", key: "0a1b" } });
  expect(pageOf("/cards/somegame/own")).toMatchObject({ name: "own", values: { game: "somegame" } });
  expect(pageOf("/cards/somegame")).toMatchObject({ name: "cards", values: { game: "somegame" } });
});

test("an unknown address says so", () => {
  expect(pageOf("/t/abc/def").name).toBe("missing");
});
