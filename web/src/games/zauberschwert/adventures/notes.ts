/** What is said of an adventure to those who cannot see it: effect, orc, who lies there, who promised to. */
import type { ZauberschwertView } from "../options";
import type { Adventure } from "../picture";
import { promisesAt } from "./prospects";

export function noteOf({ lexicon, picture }: ZauberschwertView, { card, orc, price, wizards }: Adventure): string {
  const say = lexicon.speaker.say;
  const name = (seat: number): string => lexicon.seatName(seat);
  return [
    lexicon.look(card).effect,
    orc ? say("screen-orc-joined", { orc: lexicon.cardName(orc), strength: price }) : "",
    ...wizards.map((seat) => say("screen-wizard-of", { name: name(seat) })),
    ...promisesAt(picture, { card, wizards }).map(({ seat, invited }) =>
      invited === null
        ? say("screen-announced", { name: name(seat) })
        : say("screen-announced-with", { name: name(seat), other: name(invited) }),
    ),
  ]
    .filter(Boolean)
    .join(". ");
}
