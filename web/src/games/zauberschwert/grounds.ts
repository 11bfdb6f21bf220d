/** What one must know to decide, by question: my numbers always, and what the question is about. */
import type { Grounds } from "../../stage/grounds";
import type { OptionThing } from "../../words/lexicon";

const CHOOSING = ["adventures", "opponents", "artefacts"];
const FIGHTING = ["fighters", "opponents", "artefacts"];

export const grounds: Grounds = {
  "*": ["mine", "artefacts"],
  steal_magic: ["opponents"],
  pick_victim: ["opponents"],
  poison_seat: ["opponents"],
  announce: CHOOSING,
  invite: CHOOSING,
  choose_adventure: CHOOSING,
  send_apprentice: CHOOSING,
  cast_spell: ["adventures"],
  fight_creature: FIGHTING,
  choose_alliance: FIGHTING,
  add_heroes: FIGHTING,
  pay_bid: FIGHTING,
  use_omnus: FIGHTING,
  bid: ["bids", "gain", "opponents"],
  return_card: ["drawn"],
  name_gift: ["offer", "opponents"],
  name_wish: ["offer", "opponents"],
  answer_offer: ["offer", "opponents"],
  make_offer: ["opponents"],
  lay_out: ["hand"],
};

const COSTS = new Set(["choose", "fight", "pay", "bid", "bid up to", "together", "alone", "buy"]);

/** What is paid with magic lets my numbers glow; whom it concerns, the others. */
export function groundsOfOption({ verb, what }: OptionThing): string[] {
  return [...(COSTS.has(verb) ? ["mine"] : []), ...(what === "seat" ? ["opponents"] : [])];
}
