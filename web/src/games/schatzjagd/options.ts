/** Which options lie on which field. */
import type { SchatzjagdPicture, Way } from "./picture";
import type { GameView } from "../gameView";
import { legal, legalAt, seatObject } from "../options";
import { directionTo } from "./land/board";

export type Land = GameView<SchatzjagdPicture>;

export function myField(gameView: Land): string | null {
  return gameView.me === null ? null : (gameView.picture.seats[gameView.me]?.field ?? null);
}

/** Where the journey can lead: with the steps that are left, or, before the die is rolled, with any roll. */
export function reachOf(gameView: Land): Way[] {
  const name = gameView.question?.name;
  return name === "step" || name === "travel" ? gameView.picture.ways : [];
}

export function wayTo(gameView: Land, field: string): Way | undefined {
  return gameView.question?.name === "step" ? gameView.picture.ways.find((way) => way.field === field) : undefined;
}

/** The answer that a press on a field gives now: itself, a castle, the seat that stands there, a step towards it, or stopping. */
export function fieldOption(gameView: Land, field: string, castle: string | undefined): number | undefined {
  if (!gameView.question) return undefined;
  const direct = legalAt(gameView, "land", field, ...(castle ? [castle] : []))[0];
  if (direct !== undefined) return direct;
  const rivals = gameView.picture.seats.flatMap((henchman, seat) =>
    henchman.field === field ? legalAt(gameView, "seat", seatObject(seat)) : [],
  );
  if (rivals.length) return rivals.length === 1 ? rivals[0] : undefined;
  const here = myField(gameView);
  if (here === field) return legal(gameView, "stop")[0];
  const first = wayTo(gameView, field)?.path[0];
  const direction = here && first ? directionTo(here, first) : undefined;
  return direction ? legal(gameView, `step ${direction}`)[0] : undefined;
}

/** The option one would expect from a field: asked for its reason if it is not legal. */
export function fieldExpected(gameView: Land, field: string): number | undefined {
  const here = myField(gameView);
  const direction = here ? directionTo(here, field) : undefined;
  if (gameView.question?.name === "step" && direction) return gameView.lexicon.option(`step ${direction}`);
  return gameView.question ? gameView.lexicon.option(`at ${field}`) : undefined;
}
