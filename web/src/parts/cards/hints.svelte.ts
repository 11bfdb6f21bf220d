/** What appears beside whatever the mouse rests on: its explanation, and a small card large. */
import type { CardLook } from "../../games/look";
import type { Lexicon } from "../../words/lexicon";
import { unruled } from "../../words/ruled";

export interface Hint {
  box: DOMRect;
  title: string;
  text: string;
  look: CardLook | null;
}

const DELAY = 380; // milliseconds of rest
const READABLE = 170; // pixels; a card as wide as that needs no larger one beside it

export const shown = $state<{ hint: Hint | null }>({ hint: null });
let waiting: ReturnType<typeof setTimeout> | undefined;
let asleep: (() => void) | null = null; // for what came to lie under a mouse that rests: shown when that moves again

addEventListener("pointermove", ({ movementX, movementY }) => {
  if (movementX || movementY) wake();
});

function wake(): void {
  asleep?.();
  asleep = null;
}

export function hint(element: Element, lexicon: Lexicon, key: string): void {
  clearTimeout(waiting);
  asleep = () => rest(element, lexicon, key); // a mouse that has moved here says so right after it has entered
}

function rest(element: Element, lexicon: Lexicon, key: string): void {
  waiting = setTimeout(() => {
    const box = element.getBoundingClientRect();
    const look = box.width < READABLE ? lexicon.lookOf(key) : null;
    shown.hint = { box, look, title: lexicon.speaker.say(key), text: unruled(lexicon.help(key)) };
  }, DELAY);
}

export function unhint(): void {
  asleep = null;
  clearTimeout(waiting);
  shown.hint = null;
}
