/** All that is needed to draw one game: its facts, its words, its screens. */
import { factsOf } from "../wire/facts";
import { get } from "../wire/http";
import type { GameFacts } from "../wire/types";
import { speakerOf } from "../words/language.svelte";
import { Lexicon } from "../words/lexicon";
import { screensOf } from "./registry";
import type { GameScreens } from "./sight";

export interface Kit {
  lexicon: Lexicon;
  screens: GameScreens;
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
  const { familyOf, wordOfValue } = screens;
  return { lexicon: new Lexicon(facts, speaker, names, { iconOf, familyOf, wordOfValue }), screens };
}
