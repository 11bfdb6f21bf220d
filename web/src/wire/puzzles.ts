/** Puzzles. */
import { get, post } from "./http";
import type { DayPuzzles, PuzzleList, PuzzleReason, PuzzleVerdict, PuzzleView } from "./types";

export function puzzlesOfToday(): Promise<DayPuzzles> {
  return get<DayPuzzles>("/api/puzzles");
}

export function puzzlesOf(game: string): Promise<PuzzleList> {
  return get<PuzzleList>(`/api/puzzles/${game}`);
}

export function puzzle(game: string, key: string): Promise<PuzzleView> {
  return get<PuzzleView>(`/api/puzzles/${game}/${key}`);
}

export function judged(game: string, key: string, option: number): Promise<PuzzleVerdict> {
  return post<PuzzleVerdict>(`/api/puzzles/${game}/${key}`, { option });
}

export async function reasonAgainst(game: string, key: string, option: number): Promise<string | null> {
  return (await get<PuzzleReason>(`/api/puzzles/${game}/${key}/reason?option=${option}`)).rule;
}
