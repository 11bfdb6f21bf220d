import type { StorySentence } from "../wire/types";
import { say } from "./language.svelte";
import type { Lexicon } from "./lexicon";

/** A sentence of a story in words. */
export function storySentence(lexicon: Lexicon, sentence: StorySentence): string {
  const { key, seat, other, option, better, part, number, points, before, after, share } = sentence;
  return say(key, {
    seat: lexicon.seatName(seat),
    other: other === null ? "" : lexicon.seatName(other),
    option: option === null ? "" : lexicon.optionSentence(option),
    better: better === null ? "" : lexicon.optionSentence(better),
    part: part === null ? "" : lexicon.speaker.say(`tally-${part}`),
    has_part: part === null ? "no" : "yes",
    number: number ?? 0,
    points,
    before,
    after,
    share,
  });
}
