/** Artefacts of which two cards are one: what a half is a part of, and how doubles are distinguished. */
import type { Lexicon } from "../../../words/lexicon";

/** The artefact that a card is, or is a half of: `wand_moon_1a` is a half of `wand_moon_1`. */
export function designOf({ facts }: Lexicon, card: string): string {
  return facts.halves[card] ?? card;
}

/** Which of the doubles of one kind, and which half of it: "II B"; singles have none. */
export function numeralOf(lexicon: Lexicon, card: string): string {
  const design = designOf(lexicon, card);
  if (!Object.values(lexicon.facts.halves).includes(design)) return "";
  const number = Number(design.slice(design.lastIndexOf("_") + 1));
  return `${"I".repeat(number)} ${card.slice(design.length).toUpperCase()}`.trim();
}
