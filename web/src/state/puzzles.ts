/** What this browser's user made of puzzles: of each the first answer counts. For a person the server keeps the same. */
import type { PuzzleInfo, PuzzleList, PuzzleStreak } from "../wire/types";
import { keep, recall } from "./kept";

const MOST = 2000;
const DAY_MS = 86_400_000;

export interface Tried {
  key: string;
  is_solved: boolean;
  day: string | null; // where it was the puzzle of that day
}

export function tried(): Tried[] {
  return recall<Tried[]>("puzzles", []);
}

export function noteTried(key: string, is_solved: boolean, day: string | null): void {
  const before = tried();
  if (!before.some((each) => each.key === key)) keep("puzzles", [...before, { key, is_solved, day }].slice(-MOST));
}

/** What came of the first answer; nothing where there was none. A person's devices know of each other. */
export function outcome(puzzle: PuzzleInfo): boolean | null {
  return puzzle.is_solved ?? tried().find(({ key }) => key === puzzle.key)?.is_solved ?? null;
}

/** From first answers in their order. */
export function streakOf(all: Tried[], today: string): PuzzleStreak {
  let [now, best, solved] = [0, 0, 0];
  for (const { is_solved } of all) {
    now = is_solved ? now + 1 : 0;
    best = Math.max(best, now);
    solved += Number(is_solved);
  }
  const days = new Set(all.flatMap(({ is_solved, day }) => (is_solved && day ? [day] : [])));
  return { now, best, days: daysInARow(days, today), solved, answered: all.length };
}

/** Up to today; as long as today is not over, up to yesterday. */
function daysInARow(days: Set<string>, today: string): number {
  const end = Date.parse(today) - (days.has(today) ? 0 : DAY_MS);
  let count = 0;
  while (days.has(dayOf(end - count * DAY_MS))) count += 1;
  return count;
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

export function today(): string {
  return dayOf(Date.now());
}

/** The server's, where it keeps one. */
export function streakNow(ofPerson: PuzzleStreak | null): PuzzleStreak {
  return ofPerson ?? streakOf(tried(), today());
}

export function addressOf({ game, key }: Pick<PuzzleInfo, "game" | "key">): string {
  return `/puzzles/${game}/${key}`;
}

/** The first one after this that was not tried, from the beginning again at the end; nothing where all were. */
export function nextOf({ puzzles }: PuzzleList, key: string): PuzzleInfo | null {
  const at = puzzles.findIndex((each) => each.key === key);
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  return order.find((each) => outcome(each) === null) ?? null;
}
