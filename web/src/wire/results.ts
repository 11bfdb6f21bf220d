/** What came of finished games. */
import { get } from "./http";
import type { BestPlayer, PastGameInfo, Statistics } from "./types";

export function myGames(): Promise<PastGameInfo[]> {
  return get<PastGameInfo[]>("/api/me/games");
}

export function myStatistics(): Promise<Statistics> {
  return get<Statistics>("/api/me/statistics");
}

export function bestOf(game: string): Promise<BestPlayer[]> {
  return get<BestPlayer[]>(`/api/best/${game}`);
}
