/** Which options lie on which card: the names of options, looked up in what the server offers. */
import type { GrimoriaPicture } from "./picture";
import type { Sight } from "../sight";

type Table = Sight<GrimoriaPicture>;

/** The offered ones among these options. */
export function offered(sight: Table, ...names: string[]): number[] {
  const options = sight.question?.options ?? [];
  return names
    .map((name) => sight.lexicon.option(name))
    .filter((number) => number !== undefined && options.includes(number)) as number[];
}

export function displayOffers(sight: Table, card: string): number[] {
  return offered(sight, `take ${card}`, `remove ${card}`, `swap ${card}`);
}

export function companionOffers(sight: Table, seat: number, card: string, isCloaked: boolean): number[] {
  if (seat !== sight.me)
    return sight.picture.attack?.victim === seat && !isCloaked ? offered(sight, `name ${card}`) : [];
  if (isCloaked) return offered(sight, `drop cloaked ${card}`);
  return offered(sight, `cloak ${card}`, `give ${card}`, `drop ${card}`);
}

export function rowOffers(sight: Table, card: string): number[] {
  return offered(sight, `drop ${card}`, ...(card === "mirror" ? ["mirror"] : []));
}

const VERBS: Record<string, string> = {
  choose_spell: "spell",
  swap_witch: "swap",
  remove_card: "remove",
  give_away: "drop",
  lay_cloak: "cloak",
  pick_target: "target",
  name_companion: "name",
  react: "cloak",
  give_companion: "give",
  take_card: "take",
};

/** The option one would expect from a card at this question: asked for its reason if it is not offered. */
export function expected(sight: Table, card: string, otherwise: string): number | undefined {
  const verb = sight.question ? VERBS[sight.question.name] : undefined;
  return sight.lexicon.option(`${verb ?? otherwise} ${card}`) ?? sight.lexicon.option(`${otherwise} ${card}`);
}
