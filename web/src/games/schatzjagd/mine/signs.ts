/** The one number of a card that counts on the table: a monster's power, a map's field, what a potion or trap changes. */
import type { Lexicon } from "../../../words/lexicon";

const CHANGE = /[+−=]\s?\d+/;

export function signOf(card: string, lexicon: Lexicon): string {
  const values = lexicon.values(`card-${card}`);
  if (values.type === "map") return String(values.field);
  if (values.type === "monster") return `⚔ ${values.power}`;
  return CHANGE.exec(String(values.effects ?? ""))?.[0].replace(" ", "") ?? "";
}
