/** Which options lie on which field, card or seat: the names of options, looked up in what the server offers. */
import type { SchatzjagdPicture, Way } from "./picture";
import type { Sight } from "../sight";
import { directionTo } from "./board";

export type Land = Sight<SchatzjagdPicture>;

/** The offered ones among these options. */
export function offered(sight: Land, ...names: string[]): number[] {
  const options = sight.question?.options ?? [];
  return names
    .map((name) => sight.lexicon.option(name))
    .filter((number): number is number => number !== undefined && options.includes(number));
}

/** All offered options of a verb, with their objects. */
export function offeredWith(sight: Land, verb: string): { option: number; name: string }[] {
  const things = (sight.question?.options ?? []).map((option) => ({ option, ...sight.lexicon.optionThing(option) }));
  return things.filter((thing) => thing.verb === verb).map(({ option, name }) => ({ option, name }));
}

export function myField(sight: Land): string | null {
  return sight.me === null ? null : (sight.picture.seats[sight.me]?.field ?? null);
}

export function wayTo(sight: Land, field: string): Way | undefined {
  return sight.question?.name === "step" ? sight.picture.ways.find((way) => way.field === field) : undefined;
}

/** The answer that a press on a field gives now: itself, a castle, whoever stands there, a step towards it, or stopping. */
export function fieldOffer(sight: Land, field: string, castle: string | undefined): number | undefined {
  if (!sight.question) return undefined;
  const direct = offered(sight, `at ${field}`, ...(castle ? [`castle ${castle}`] : []))[0];
  if (direct !== undefined) return direct;
  const rivals = sight.picture.seats.flatMap((henchman, seat) =>
    henchman.field === field ? offered(sight, `target ${seat + 1}`) : [],
  );
  if (rivals.length) return rivals.length === 1 ? rivals[0] : undefined;
  const here = myField(sight);
  if (here === field) return offered(sight, "stop")[0];
  const first = wayTo(sight, field)?.path[0];
  const direction = here && first ? directionTo(here, first) : undefined;
  return direction ? offered(sight, `step ${direction}`)[0] : undefined;
}

/** The option one would expect from a field: asked for its reason if it is not offered. */
export function fieldExpected(sight: Land, field: string): number | undefined {
  const here = myField(sight);
  const direction = here ? directionTo(here, field) : undefined;
  if (sight.question?.name === "step" && direction) return sight.lexicon.option(`step ${direction}`);
  return sight.question ? sight.lexicon.option(`at ${field}`) : undefined;
}

export function cardOffers(sight: Land, card: string): number[] {
  return offered(sight, `show ${card}`, `lay ${card}`);
}

/** In the influence a card is laid, before it a spell is shown. */
export function cardExpected(sight: Land, card: string): number | undefined {
  return sight.lexicon.option(`${sight.question?.name === "influence" ? "lay" : "show"} ${card}`);
}

export function treasureOffers(sight: Land, treasure: string): number[] {
  return offered(sight, `store ${treasure}`, `deposit ${treasure}`);
}
