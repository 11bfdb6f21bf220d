/** What one must know to decide, by the question; `*` holds for all of them. */
import type { Grounds } from "../../stage/grounds";
import type { OptionThing } from "../../words/lexicon";

const ON_LAND = ["land"];
const IN_SCENE = ["scene"];
const FIELD_QUESTIONS = [
  "choose_castle",
  "step",
  "lay_card",
  "look_at",
  "leave_portal",
  "strike_field",
  "displace_to",
  "remove_card",
];
const SCENE_QUESTIONS = [
  "use_place",
  "play_found",
  "take_treasures",
  "search_castle",
  "buy_card",
  "place_bet",
  "name_number",
  "steal_card",
  "challenge",
  "summon",
  "pick_henchman",
  "name_victim",
  "read_mind",
  "do_business",
  "spend_on_life",
  "spend_on_gold",
  "spend_on_strength",
  "spend_on_weapons",
  "give_order",
];

export const GROUNDS: Grounds = {
  "*": ["values", "rivals"],
  ...Object.fromEntries(FIELD_QUESTIONS.map((name) => [name, ON_LAND])),
  ...Object.fromEntries(SCENE_QUESTIONS.map((name) => [name, IN_SCENE])),
  travel: ["land", "hand"],
  influence: ["land", "hand", "treasures"],
  fight: ["scene", "hand"],
};

const VALUES = ["values"];
const GLOWS: Record<string, string[]> = {
  strike: ["values", "scene"],
  flee: ["values", "scene"],
  heal: VALUES,
  arm: VALUES,
  train: VALUES,
  work: VALUES,
  store: ["treasures"],
  deposit: ["treasures"],
  lay: ["land"],
  show: ["land"],
};

/** Those that matter for an answer. */
export function groundsOfOption({ verb }: OptionThing): string[] {
  return GLOWS[verb] ?? [];
}
