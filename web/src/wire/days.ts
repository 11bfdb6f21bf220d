/** The deal of the day. */
import { get, post } from "./http";
import type { DayInfo, DayList, DayWish, SeatTaken } from "./types";

export function dealsOfToday(): Promise<DayInfo[]> {
  return get<DayInfo[]>("/api/day");
}

export function resultsOf(game: string, day: string): Promise<DayList> {
  return get<DayList>(`/api/day/${game}/results?day=${day}`);
}

export function playDeal(game: string, wish: DayWish): Promise<SeatTaken> {
  return post<SeatTaken>(`/api/day/${game}`, wish);
}
