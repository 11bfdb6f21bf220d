/** Cards of one's own, checked by the server; and what its forms may ask. */
import { get, post } from "./http";
import type { CardDraft, CardForms, CheckedCards } from "./types";

const forms = new Map<string, Promise<CardForms>>();

export function formsOf(game: string): Promise<CardForms> {
  const known = forms.get(game);
  if (known) return known;
  const asked = get<CardForms>(`/api/games/${game}/forms`);
  forms.set(game, asked);
  asked.catch(() => forms.delete(game));
  return asked;
}

export function checkCards(draft: CardDraft): Promise<CheckedCards> {
  return post<CheckedCards>("/api/cards", draft);
}
