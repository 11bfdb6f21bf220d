import { beforeEach, expect, test, vi } from "vitest";
import type { PuzzleInfo, PuzzleList } from "../wire/types";
import { keep } from "./kept";
import { nextOf, noteTried, outcome, streakNow, streakOf, type Tried, tried } from "./puzzles";

function puzzle(key: string, is_solved: boolean | null = null): PuzzleInfo {
  return { key, game: "grimoria", seats: 3, grade: 2, question: "take_card", is_solved };
}

function listOf(...puzzles: PuzzleInfo[]): PuzzleList {
  return { game: "grimoria", day: "2026-11-18", of_day: null, puzzles, streak: null };
}

beforeEach(() => keep("puzzles", []));

test("of each puzzle the first answer counts", () => {
  noteTried("a", false, null);
  noteTried("a", true, null);
  expect(tried()).toEqual([{ key: "a", is_solved: false, day: null }]);
  expect(outcome(puzzle("a"))).toBe(false);
  expect(outcome(puzzle("a", true))).toBe(true); // what the server keeps for a person is stronger
  expect(outcome(puzzle("b"))).toBeNull();
});

test("a streak ends with the first that was missed, and days go on until a day is over", () => {
  const row = (...solved: boolean[]): Tried[] =>
    solved.map((is_solved, i) => ({ key: String(i), is_solved, day: `2026-02-2${7 + i}` }));
  expect(streakOf(row(true, true), "2026-02-28")).toEqual({ now: 2, best: 2, days: 2, solved: 2, answered: 2 });
  expect(streakOf(row(true, true), "2026-03-01").days).toBe(2);
  expect(streakOf(row(true, true), "2026-03-02").days).toBe(0);
  expect(streakOf(row(true, false), "2026-02-28")).toEqual({ now: 0, best: 1, days: 1, solved: 1, answered: 2 });
});

test("a person's streak is the server's", () => {
  noteTried("a", true, null);
  vi.setSystemTime("2026-11-18");
  expect(streakNow(null).now).toBe(1);
  expect(streakNow({ now: 7, best: 9, days: 3, solved: 40, answered: 50 }).now).toBe(7);
  vi.useRealTimers();
});

test("the next puzzle is the next one that was not tried, from the beginning again at the end", () => {
  noteTried("c", true, null);
  const list = listOf(puzzle("a"), puzzle("b", false), puzzle("c"), puzzle("d"));
  expect(nextOf(list, "a")?.key).toBe("d");
  expect(nextOf(list, "d")?.key).toBe("a");
  expect(nextOf(list, "")?.key).toBe("a");
  expect(nextOf(listOf(puzzle("b", false)), "b")).toBeNull();
});
