/** The small explanation that appears beside whatever the mouse rests on. */
import type { Lexicon } from "../../words/lexicon";
import { unruled } from "../../words/ruled";

export interface Hint {
  box: DOMRect;
  title: string;
  text: string;
}

const DELAY = 380; // milliseconds of rest

export const shown = $state<{ hint: Hint | null }>({ hint: null });
let waiting: ReturnType<typeof setTimeout> | undefined;

export function hint(element: Element, lexicon: Lexicon, key: string): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const text = unruled(lexicon.help(key));
    shown.hint = { box: element.getBoundingClientRect(), title: lexicon.speaker.say(key), text };
  }, DELAY);
}

export function unhint(): void {
  clearTimeout(waiting);
  shown.hint = null;
}
