/** All that is fixed about a game, and the lists of games: fetched once, kept as long as the page lives. */
import type { GameFacts, GameInfo } from "./types";
import { get } from "./http";

const facts = new Map<string, Promise<GameFacts>>();
let games: Promise<GameInfo[]> | undefined;

export function gamesOfTheHouse(): Promise<GameInfo[]> {
  games ??= get<GameInfo[]>("/api/games").catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}

export function factsOf(game: string): Promise<GameFacts> {
  const known = facts.get(game);
  if (known) return known;
  const asked = get<GameFacts>(`/api/games/${game}`);
  facts.set(game, asked);
  asked.catch(() => facts.delete(game));
  return asked;
}
