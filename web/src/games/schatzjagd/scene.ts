/** Which scene a moment needs; most questions are answered on the map and the cards alone. */
import type { SchatzjagdPicture } from "./picture";

export type SceneName = "duel" | "succession" | "house" | "order" | "challenge" | "encounter";

const ENCOUNTERS = new Set([
  "use_place",
  "play_found",
  "take_treasures",
  "search_castle",
  "buy_card",
  "place_bet",
  "name_number",
  "steal_card",
]);

export function sceneOf(picture: Pick<SchatzjagdPicture, "fight" | "successor">, question: string): SceneName | null {
  if (question === "give_order") return "order";
  if (picture.successor && question.startsWith("spend_on")) return "succession";
  if (question === "do_business") return "house";
  if (question === "challenge" || question === "summon") return "challenge";
  if (ENCOUNTERS.has(question)) return "encounter";
  return picture.fight && (question === "fight" || question === "") ? "duel" : null;
}
