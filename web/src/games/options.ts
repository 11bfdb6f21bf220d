/** Which options lie on which thing of the table: names of options, looked up in what is legal now. */
import type { Lexicon } from "../words/lexicon";
import type { GameView } from "./gameView";

/** The legal ones among these options. */
export function legal(gameView: GameView, ...names: string[]): number[] {
  const options = gameView.question?.options ?? [];
  return names
    .map((name) => gameView.lexicon.option(name))
    .filter((option) => option !== undefined)
    .filter((option) => options.includes(option));
}

/** All legal options of a verb, with the names of their objects. */
export function legalOf(gameView: GameView, verb: string): { option: number; name: string }[] {
  return (gameView.question?.options ?? [])
    .map((option) => ({ option, ...gameView.lexicon.optionThing(option) }))
    .filter((thing) => thing.verb === verb)
    .map(({ option, name }) => ({ option, name }));
}

/** What can be done now with a thing that lies at a place; it may have several names. */
export function legalAt(gameView: GameView, place: string, ...names: string[]): number[] {
  const verbs = gameView.lexicon.facts.places[place] ?? [];
  return legal(gameView, ...verbs.flatMap((verb) => [...new Set(names)].map((name) => `${verb} ${name}`)));
}

/** The seat's own number among the objects of options. */
export function seatObject(seat: number): string {
  return String(seat + 1);
}

/** The option that this question expects of a thing: asked for its reason if it is not legal. */
export function expected({ lexicon, question }: GameView, ...names: string[]): number | undefined {
  return anyOption(lexicon, lexicon.facts.verbs[question?.name ?? ""] ?? [], names);
}

/** The same, of a thing that lies at a place; else what is usually done with things that lie there. */
export function expectedAt({ lexicon, question }: GameView, place: string, name: string): number | undefined {
  const there = lexicon.facts.places[place] ?? [];
  const asked = (lexicon.facts.verbs[question?.name ?? ""] ?? []).filter((verb) => there.includes(verb));
  return anyOption(lexicon, [...asked, ...there], [name]);
}

function anyOption(lexicon: Lexicon, verbs: string[], names: string[]): number | undefined {
  const options = verbs.flatMap((verb) => names.map((name) => lexicon.option(`${verb} ${name}`)));
  return options.find((option) => option !== undefined);
}
