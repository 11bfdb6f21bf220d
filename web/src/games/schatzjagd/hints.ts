/** What the bar says below a question as long as nothing is chosen: how to answer it, with the numbers of this moment. */
import { stageSize } from "../../stage/size.svelte";
import { isByFinger } from "./land/pointing.svelte";
import type { Land } from "./options";

export function hintOf(gameView: Land): string {
  const say = gameView.lexicon.speaker.say;
  const name = gameView.question?.name ?? "";
  const isNarrow = stageSize() === "phone" || stageSize() === "lying";
  if (name === "travel") return say("screen-hint-travel");
  if (name === "step") return `${say("screen-steps", { amount: gameView.picture.steps })}. ${tap(gameView, isNarrow)}`;
  if (name === "influence") return say("screen-hint-influence");
  return isOnLand(gameView) ? tap(gameView, isNarrow) : "";
}

function isOnLand(gameView: Land): boolean {
  const { lexicon, question } = gameView;
  return (question?.options ?? []).some((option) => ["at", "castle"].includes(lexicon.optionThing(option).verb));
}

function tap(gameView: Land, isNarrow: boolean): string {
  return gameView.lexicon.speaker.say(isNarrow && isByFinger() ? "screen-tap-field" : "screen-choose-lit");
}
