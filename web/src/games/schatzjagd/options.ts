/** Which options lie on which field, card or seat: the names of options, looked up in what the server offers. */
import type { SchatzjagdPicture, Way } from "./picture";
import type { GameView } from "../gameView";
import { directionTo } from "./board";

export type Land = GameView<SchatzjagdPicture>;

/** The legal ones among these options. */
export function legal(gameView: Land, ...names: string[]): number[] {
  const options = gameView.question?.options ?? [];
  return names
    .map((name) => gameView.lexicon.option(name))
    .filter((number): number is number => number !== undefined && options.includes(number));
}

/** All legal options of a verb, with their objects. */
export function legalWith(gameView: Land, verb: string): { option: number; name: string }[] {
  const things = (gameView.question?.options ?? []).map((option) => ({
    option,
    ...gameView.lexicon.optionThing(option),
  }));
  return things.filter((thing) => thing.verb === verb).map(({ option, name }) => ({ option, name }));
}

export function myField(gameView: Land): string | null {
  return gameView.me === null ? null : (gameView.picture.seats[gameView.me]?.field ?? null);
}

export function wayTo(gameView: Land, field: string): Way | undefined {
  return gameView.question?.name === "step" ? gameView.picture.ways.find((way) => way.field === field) : undefined;
}

/** The answer that a press on a field gives now: itself, a castle, the seat that stands there, a step towards it, or stopping. */
export function fieldOption(gameView: Land, field: string, castle: string | undefined): number | undefined {
  if (!gameView.question) return undefined;
  const direct = legal(gameView, `at ${field}`, ...(castle ? [`castle ${castle}`] : []))[0];
  if (direct !== undefined) return direct;
  const rivals = gameView.picture.seats.flatMap((henchman, seat) =>
    henchman.field === field ? legal(gameView, `target ${seat + 1}`) : [],
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

export function cardOptions(gameView: Land, card: string): number[] {
  return legal(gameView, `show ${card}`, `lay ${card}`);
}

/** In the influence a card is laid, before it a spell is shown. */
export function cardExpected(gameView: Land, card: string): number | undefined {
  return gameView.lexicon.option(`${gameView.question?.name === "influence" ? "lay" : "show"} ${card}`);
}

export function treasureOptions(gameView: Land, treasure: string): number[] {
  return legal(gameView, `store ${treasure}`, `deposit ${treasure}`);
}
