/** Which scene a moment needs; most questions are answered on the map and the cards alone. */
import type { SchatzjagdPicture } from "../picture";

export type SceneName = "duel" | "succession" | "house" | "order" | "rivals" | "encounter";

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
const CHOICES_OF_A_SEAT = new Set(["challenge", "summon", "pick_henchman", "name_victim", "read_mind"]);

/** How high a scene is where it shares the board's place with the land, in pixels; 0 where it needs all of it. */
export function sceneHeight(scene: SceneName, question: string, choices: number): number {
  const rows = Math.ceil(choices / 7);
  if (scene === "duel") return 190;
  if (scene === "rivals") return 24 + 70 * choices;
  if (scene === "house") return choices > 2 ? 170 + 48 * rows : 140;
  if (scene === "order") return 290;
  if (scene === "succession") return 236;
  if (question === "place_bet") return 0;
  return question === "name_number" || question === "steal_card" ? 170 : 190;
}

export function sceneOf(picture: Pick<SchatzjagdPicture, "fight" | "successor">, question: string): SceneName | null {
  if (question === "give_order") return "order";
  if (picture.successor && question.startsWith("spend_on")) return "succession";
  if (question === "do_business") return "house";
  if (CHOICES_OF_A_SEAT.has(question)) return "rivals";
  if (ENCOUNTERS.has(question)) return "encounter";
  return picture.fight && (question === "fight" || question === "") ? "duel" : null;
}
