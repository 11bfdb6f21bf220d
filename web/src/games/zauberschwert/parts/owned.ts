/** How a hero or a spell stands in this round. */
import type { ZauberschwertView } from "../options";
import type { Owned } from "../picture";
import { heroesOf } from "./printed";

export function stateOf({ lexicon, picture }: ZauberschwertView, { card, is_used }: Owned): string {
  if (picture.battle?.heroes.includes(card)) return "hero-joined";
  if (is_used) return "used-up";
  const { landscape } = picture;
  const isHero = lexicon.family(card) === "hero";
  return isHero && landscape && !heroesOf(lexicon, landscape).includes(lexicon.kind(card)) ? "rests" : "";
}
