/** Pressing something of the table: what can be done with it is proposed, or done at once; else it explains itself. */
import { unhint } from "../../../parts/cards/hints.svelte";
import { asksTwice } from "../../../state/settings.svelte";
import type { Wanted } from "../../gameView";
import type { ZauberschwertView } from "../options";

export function press(gameView: ZauberschwertView, wanted: Wanted): void {
  unhint();
  gameView.point(null);
  const [only, ...more] = wanted.options;
  if (only !== undefined && !more.length && (isChosen(gameView, wanted.options) || !asksTwice())) gameView.answer(only);
  else gameView.explain(wanted);
}

/** Is this what waits in the bar for its confirmation? */
export function isChosen({ proposed }: ZauberschwertView, options: number[]): boolean {
  return options.length > 0 && options[0] === proposed?.options[0];
}
