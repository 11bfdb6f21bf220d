/** What an answer would bring now, from the picture: reckoned by the rules from what this seat knows. */
import type { GameView } from "../gameView";
import type { GrimoriaPicture, Prospect } from "./picture";

type View = GameView<GrimoriaPicture>;

export function prospectOf({ picture }: View, option: number): Prospect | undefined {
  return picture.prospects[option];
}

/** In one sentence; nothing where nothing can be said. */
export function followsNow(gameView: View, option: number): string {
  const prospect = prospectOf(gameView, option);
  if (!prospect) return "";
  const { say } = gameView.lexicon.speaker;
  const victims = prospect.victims.map((seat) => gameView.lexicon.seatName(seat)).join(", ");
  const sentences = [
    prospect.is_idle ? say("screen-now-idle") : "",
    victims ? say("screen-now-victim", { names: victims }) : "",
    prospect.coins
      ? say("screen-now-coins", { coins: Math.abs(prospect.coins), sign: prospect.coins < 0 ? "less" : "more" })
      : "",
    prospect.points
      ? say("screen-now-points", { points: Math.abs(prospect.points), sign: prospect.points < 0 ? "less" : "more" })
      : "",
  ];
  return sentences.filter(Boolean).join(" ");
}
