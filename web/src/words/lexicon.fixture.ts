/** Real lexicons for tests: the words of the house, and as many facts as a test names. */
import type { EventInfo, GameFacts } from "../wire/types";
import { Lexicon } from "./lexicon";
import { Speaker } from "./speaker.svelte";

const NO_FACTS: GameFacts = {
  key: "",
  rule_letter: "",
  options: [],
  things: {},
  questions: [],
  verbs: {},
  places: {},
  events: [],
  card_names: [],
  cards: [],
  families: [],
  kinds: {},
  halves: {},
  seat_fields: [],
  tally_parts: [],
  passing: {},
  orders: [],
  own_cards: null,
  back: null,
};

export function eventInfo(name: string, more: Partial<EventInfo> = {}): EventInfo {
  return { name, fields: {}, weight: "line", scene: "", ...more };
}

/** Events by their scenes. */
export function scenes(by: Record<string, string[]>): EventInfo[] {
  return Object.entries(by).flatMap(([scene, names]) => names.map((name) => eventInfo(name, { scene })));
}

export function lexiconWith(facts: Partial<GameFacts>, speaker = new Speaker(null)): Lexicon {
  const names = (): string[] => ["Anna", "Ben", "Cleo"];
  return new Lexicon({ ...NO_FACTS, ...facts }, speaker, names, { iconOf: () => "" });
}
