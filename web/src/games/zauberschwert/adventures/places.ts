/** Where each adventure lies: what stays keeps its place, and what is new fills a gap. */
export interface Places {
  round: number;
  cards: (string | null)[]; // null: a gap, until the next round
}

export function placesOf(last: Places | null, round: number, cards: readonly string[]): Places {
  const before = last?.cards ?? [];
  const places = before.map((card) => (card !== null && cards.includes(card) ? card : null));
  for (const card of cards.filter((card) => !before.includes(card))) lay(card, places);
  return { round, cards: last?.round === round ? places : places.filter((card) => card !== null) };
}

function lay(card: string, places: (string | null)[]): void {
  const gap = places.indexOf(null);
  places[gap < 0 ? places.length : gap] = card;
}
