/** Which options lie on which card of one's own. */
import type { ZauberschwertPicture } from "./picture";
import type { GameView } from "../gameView";
import { expected, legalAt } from "../options";
import { designOf } from "./parts/kinds";

export type ZauberschwertView = GameView<ZauberschwertPicture>;

/** A card of one's hand; a double is laid out by either half. */
export function handOptions(gameView: ZauberschwertView, card: string): number[] {
  return legalAt(gameView, "hand", card, designOf(gameView.lexicon, card));
}

export function handExpected(gameView: ZauberschwertView, card: string): number | undefined {
  return expected(gameView, card, designOf(gameView.lexicon, card));
}
