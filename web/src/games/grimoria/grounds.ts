/** What one must know to decide, and what matters for each answer. */
import type { Grounds } from "../../stage/grounds";
import type { OptionThing } from "../../words/lexicon";

export const grounds: Grounds = {
  "*": ["coins", "companions", "worth", "own", "display"],
  choose_spell: ["order"],
  name_companion: ["attack"],
  react: ["attack"],
  give_companion: ["attack"],
};

const COINS = ["3", "6", "7", "10", "12", "13"];
const COMPANIONS = ["9", "14"];

export function groundsOfOption({ verb, name }: OptionThing): string[] {
  if (verb !== "spell") return [];
  if (COINS.includes(name)) return ["coins"];
  return COMPANIONS.includes(name) ? ["companions"] : [];
}
