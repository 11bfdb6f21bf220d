/** A game's rules in words: fetched when the first one is opened, and kept. */
import { get } from "./http";
import type { RuleInfo } from "./types";

/** Every rule by each of its numbers. */
export type Rulebook = ReadonlyMap<string, RuleInfo>;

const known = new Map<string, Promise<Rulebook>>();

async function read(address: string): Promise<Rulebook> {
  const rules = await get<RuleInfo[]>(address);
  return new Map(rules.flatMap((rule) => [rule.number, ...rule.aliases].map((number) => [number, rule])));
}

/** What could not be fetched is asked for again the next time. */
export function rulebookOf(game: string, language: string): Promise<Rulebook> {
  const address = `/api/games/${game}/rules/${language}`;
  const rulebook = known.get(address) ?? read(address);
  known.set(address, rulebook);
  rulebook.catch(() => known.delete(address));
  return rulebook;
}
