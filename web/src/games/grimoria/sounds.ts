/** What is heard of each event. */
import type { EventSounds } from "../../sounds/names";
import { type EventShown, numberIn } from "../../wire/events";

const coins = (event: EventShown): "coin" | "coins" => (numberIn(event, "coins") > 1 ? "coins" : "coin");

export const sounds: EventSounds = {
  round_began: "silent",
  spell_chosen: "bookmark",
  spell_revealed: "reveal",
  order_set: "silent",
  turn_began: "silent",
  spell_cast: "spell",
  spell_blocked: "silent",
  spell_fizzled: "silent",
  coins_gained: coins,
  coins_paid: coins,
  coins_taken: coins,
  card_removed: "card",
  card_turned_up: "card",
  card_laid_face_down: "card",
  face_down_seen: "card",
  discard_drawn: "card",
  pile_drawn: "card",
  treasure_drawn: "card",
  card_given_away: "card",
  cloak_laid: "bookmark",
  cloak_lost: "silent",
  target_picked: "blow",
  companion_named: "silent",
  mirror_used: "spell",
  attack_accepted: "silent",
  attack_missed: "silent",
  companion_taken: "card",
  witch_swapped: "card",
  card_taken: "card",
  face_down_taken: "card",
  card_discarded: "silent",
  pile_refilled: "card",
  display_short: "silent",
  level_risen: "spell",
  game_ended: "silent", // the result is heard
};
