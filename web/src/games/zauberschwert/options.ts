/** Which options lie on which thing of the table: names of options, looked up in what the server offers. */
import type { ZauberschwertPicture } from "./picture";
import type { GameView } from "../gameView";
import { designOf } from "./kinds";

export type ZauberschwertView = GameView<ZauberschwertPicture>;

/** The legal ones among these options. */
export function legal(gameView: ZauberschwertView, ...names: string[]): number[] {
  const options = gameView.question?.options ?? [];
  return names
    .map((name) => gameView.lexicon.option(name))
    .filter((number) => number !== undefined && options.includes(number)) as number[];
}

/** All legal options of one verb, with the numbers or names they stand for. */
export function legalOf(gameView: ZauberschwertView, verb: string): { option: number; name: string }[] {
  return (gameView.question?.options ?? [])
    .map((option) => ({ option, ...gameView.lexicon.optionThing(option) }))
    .filter((thing) => thing.verb === verb)
    .map(({ option, name }) => ({ option, name }));
}

export function adventureOptions(gameView: ZauberschwertView, card: string): number[] {
  return legal(gameView, `choose ${card}`, `announce ${card}`, `send apprentice to ${card}`);
}

export function seatOptions(gameView: ZauberschwertView, seat: number): number[] {
  return legal(gameView, `target ${seat + 1}`, `invite ${seat + 1}`, `offer ${seat + 1}`);
}

export function spellOptions(gameView: ZauberschwertView, spell: string): number[] {
  return legal(gameView, `cast ${spell}`, `sell spell ${spell}`);
}

export function heroOptions(gameView: ZauberschwertView, hero: string): number[] {
  return legal(gameView, `use ${hero}`);
}

/** A card of one's hand; a double is laid out by either half. */
export function handOptions(gameView: ZauberschwertView, card: string): number[] {
  return legal(gameView, `lay ${designOf(card)}`, `give ${card}`, `return ${card}`);
}

export function laidOptions(gameView: ZauberschwertView, design: string): number[] {
  return legal(gameView, `sell ${design}`, `support ${design}`, `give laid ${design}`);
}

const VERBS: Record<string, string> = {
  announce: "announce",
  choose_adventure: "choose",
  send_apprentice: "send apprentice to",
  cast_spell: "cast",
  sell_one: "sell",
  fight_creature: "use",
  add_heroes: "use",
  pay_bid: "use",
  support_artefact: "support",
  name_gift: "give",
  lay_out: "lay",
  return_card: "return",
};

/** The option one would expect from a thing at this question: asked for its reason if it is not legal. */
export function expected(gameView: ZauberschwertView, ...names: string[]): number | undefined {
  const verb = gameView.question ? VERBS[gameView.question.name] : undefined;
  if (!verb) return undefined;
  return names.map((name) => gameView.lexicon.option(`${verb} ${name}`)).find((option) => option !== undefined);
}
