/** All that is needed to draw one game: its facts, its words, its screens. */
import { factsOf } from "../wire/facts";
import { get } from "../wire/http";
import type { BackInfo, CardInfo, GameFacts } from "../wire/types";
import { speakerOf } from "../words/language.svelte";
import { Lexicon } from "../words/lexicon";
import { screensOf } from "./registry";
import type { GameScreens } from "./gameView";

export interface Kit {
  lexicon: Lexicon;
  screens: GameScreens;
  table?: string | undefined; // the table whose own cards these are
}

function titlesOf(facts: GameFacts): Record<string, string> {
  return Object.fromEntries(facts.cards.filter(({ title }) => title).map(({ key, title }) => [key, title as string]));
}

/** `table` names a table with card values of its own. */
export async function kitOf(game: string, names: () => string[], table?: string): Promise<Kit> {
  const [facts, screens] = await Promise.all([
    table ? get<GameFacts>(`/api/tables/${table}/facts`) : factsOf(game),
    screensOf(game),
  ]);
  const speaker = await speakerOf(game, titlesOf(facts));
  const iconOf = (card: string): string => screens.icons[card] ?? "";
  const { wordOfValue, ownCard, isStep, hues, frame } = screens;
  const hueOf = (card: string): number | undefined => hues?.[card];
  const lexicon = new Lexicon(facts, speaker, names, { iconOf, hueOf, frame, wordOfValue, ownCard, isStep });
  return { lexicon, screens, table: facts.own_cards === null ? undefined : table };
}

/** The same game with other values of its cards. */
export function withCards({ lexicon, screens }: Kit, cards: CardInfo[], back: BackInfo | null): Kit {
  const { facts, speaker, names, drawings } = lexicon;
  return { lexicon: new Lexicon({ ...facts, cards, back }, speaker, names, drawings), screens };
}

/** All cards that have a face, by the families of the game; what users added stands behind the others. */
export function cardGroups({ lexicon }: Kit): [family: string, cards: string[]][] {
  const { cards, card_names, families } = lexicon.facts;
  const faces = cards.filter(({ key }) => card_names.includes(key)).map(({ key }) => key);
  return [...families.map(({ name }) => name), "other"]
    .map((family): [string, string[]] => [family, faces.filter((card) => lexicon.family(card) === family)])
    .filter(([family, members]) => family !== "other" || members.length);
}
