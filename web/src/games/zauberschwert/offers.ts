/** Which options lie on which thing of the table: names of options, looked up in what the server offers. */
import type { ZauberschwertPicture } from "./picture";
import type { Sight } from "../sight";
import { designOf } from "./kinds";

export type TableSight = Sight<ZauberschwertPicture>;

/** The offered ones among these options. */
export function offered(sight: TableSight, ...names: string[]): number[] {
  const options = sight.question?.options ?? [];
  return names
    .map((name) => sight.lexicon.option(name))
    .filter((number) => number !== undefined && options.includes(number)) as number[];
}

/** All offered options of one verb, with the numbers or names they stand for. */
export function offeredOf(sight: TableSight, verb: string): { option: number; name: string }[] {
  return (sight.question?.options ?? [])
    .map((option) => ({ option, ...sight.lexicon.optionThing(option) }))
    .filter((thing) => thing.verb === verb)
    .map(({ option, name }) => ({ option, name }));
}

export function adventureOffers(sight: TableSight, card: string): number[] {
  return offered(sight, `choose ${card}`, `announce ${card}`, `send apprentice to ${card}`);
}

export function seatOffers(sight: TableSight, seat: number): number[] {
  return offered(sight, `target ${seat + 1}`, `invite ${seat + 1}`, `offer ${seat + 1}`);
}

export function spellOffers(sight: TableSight, spell: string): number[] {
  return offered(sight, `cast ${spell}`, `sell spell ${spell}`);
}

export function heroOffers(sight: TableSight, hero: string): number[] {
  return offered(sight, `use ${hero}`);
}

/** A card of one's hand; a double is laid out by either half. */
export function handOffers(sight: TableSight, card: string): number[] {
  return offered(sight, `lay ${designOf(card)}`, `give ${card}`, `return ${card}`);
}

export function laidOffers(sight: TableSight, design: string): number[] {
  return offered(sight, `sell ${design}`, `support ${design}`, `give laid ${design}`);
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

/** The option one would expect from a thing at this question: asked for its reason if it is not offered. */
export function expected(sight: TableSight, ...names: string[]): number | undefined {
  const verb = sight.question ? VERBS[sight.question.name] : undefined;
  if (!verb) return undefined;
  return names.map((name) => sight.lexicon.option(`${verb} ${name}`)).find((option) => option !== undefined);
}
