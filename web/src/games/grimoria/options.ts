/** Which options lie on which card. */
import type { GrimoriaPicture } from "./picture";
import type { GameView } from "../gameView";
import { legal, legalAt } from "../options";

type Table = GameView<GrimoriaPicture>;

export function companionOptions(gameView: Table, seat: number, card: string, isCloaked: boolean): number[] {
  const isHit = gameView.picture.attack?.victim === seat && !isCloaked;
  if (seat !== gameView.me) return isHit ? legalAt(gameView, "victim", card) : [];
  return legalAt(gameView, isCloaked ? "cloaked" : "companions", card);
}

export function rowOptions(gameView: Table, card: string): number[] {
  return [...legalAt(gameView, "row", card), ...(card === "mirror" ? legal(gameView, "mirror") : [])];
}
