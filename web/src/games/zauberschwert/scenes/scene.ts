/** What holds the board's place: the adventures, or something that goes on and wants to be looked at. */
import type { ZauberschwertView } from "../options";

export type Scene = "auction" | "fight" | "drawn" | "market" | "support" | "swap" | "laying";

export function sceneOf({ picture, question, isOver }: ZauberschwertView): Scene | null {
  if (isOver) return null;
  if (picture.drawn.length) return "drawn";
  if (question?.name === "support_artefact") return "support";
  if (picture.auction) return "auction";
  if (picture.battle) return "fight";
  if (picture.evaluated?.endsWith("_market")) return "market";
  if (picture.phase === "swapping") return "swap";
  return picture.phase === "laying" ? "laying" : null;
}
