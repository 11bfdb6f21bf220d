/** Which cards are printed, how often, and how they lie on the pages. */
import type { CardInfo } from "../wire/types";

export const WHICH = ["own", "new", "all"] as const;
export type Which = (typeof WHICH)[number];

function isWanted(card: CardInfo, which: Which): boolean {
  if (which === "all") return true;
  return card.added_as !== null || (which === "own" && isOwn(card));
}

/** Has somebody changed what it says, or what it looks like? */
function isOwn({ marks, picture, flavour }: CardInfo): boolean {
  return Object.values(marks).includes("own") || !!picture || !!flavour;
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

export function pagesOf<T>(cards: T[], onAPage: number): T[][] {
  const pages = Math.ceil(cards.length / onAPage);
  return Array.from({ length: pages }, (_, page) => cards.slice(page * onAPage, (page + 1) * onAPage));
}
