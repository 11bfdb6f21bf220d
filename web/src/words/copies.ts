/** Which cards are printed, how often, and how they lie on the pages. */
import type { CardInfo } from "../wire/types";

export const WHICH = ["own", "new", "all"] as const;
export type Which = (typeof WHICH)[number];

const ON_A_PAGE = 9;

function isWanted(card: CardInfo, which: Which): boolean {
  if (which === "all") return true;
  return card.added_as !== null || (which === "own" && Object.values(card.marks).includes("own"));
}

/** The wanted ones of these cards, each as often as it is in the game. */
export function copiesOf(cards: CardInfo[], keys: string[], which: Which, once: boolean): string[] {
  return keys.flatMap((key) => {
    const card = cards.find((known) => known.key === key);
    if (!card || !isWanted(card, which)) return [];
    const count = typeof card.values.count === "number" ? card.values.count : 1;
    return Array.from({ length: once ? Math.min(count, 1) : count }, () => key);
  });
}

export function pagesOf(cards: string[]): string[][] {
  const pages = Math.ceil(cards.length / ON_A_PAGE);
  return Array.from({ length: pages }, (_, page) => cards.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE));
}
