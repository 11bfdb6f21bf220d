/** What of a hand could be laid out: singles, and doubles of which both halves are there; halves that wait for the other. */
import type { Lexicon } from "../../../words/lexicon";
import { designOf } from "../parts/kinds";

export interface Layable {
  design: string;
  cards: string[];
  isWhole: boolean;
}

export function layablesOf(lexicon: Lexicon, hand: Record<string, number>): Layable[] {
  const designs = [...new Set(Object.keys(hand).map((card) => designOf(lexicon, card)))];
  return designs
    .map((design) => {
      const cards = Object.keys(hand).filter((card) => designOf(lexicon, card) === design);
      const isDouble = Object.values(lexicon.facts.halves).includes(design);
      return { design, cards, isWhole: !isDouble || cards.length > 1 };
    })
    .toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole));
}
