/** A rating with its uncertainty, as one number and how far it may be off. */
import type { RatingInfo } from "../../wire/types";
import { say } from "../../words/language.svelte";

const SCALE = 40; // a newcomer has 1000

export function ratingWords({ mu, sigma }: RatingInfo): string {
  return say("web-rating", { value: Math.round(SCALE * mu), spread: Math.round(2 * SCALE * sigma) });
}
