/** Where the keyboard is: a new question takes the focus, unless somebody is busy elsewhere. */
const ELSEWHERE = "input, textarea, select, dialog, aside, header, [role='log']";

let isTyping = false; // was a key the last that was pressed?
addEventListener("keydown", () => (isTyping = true), { capture: true });
addEventListener("pointerdown", () => (isTyping = false), { capture: true });

/** To the question if it is new, or if what had the focus is gone; in a lesson, by keyboard, to what shall be pressed. */
export function focusQuestion(isNew: boolean, inLesson = false): void {
  const at = document.activeElement;
  const isLost = !at || at === document.body || at.id === "main";
  if (!isLost && !(isNew && !at.closest(ELSEWHERE))) return;
  const lit = inLesson && isTyping ? document.querySelector<HTMLElement>("[data-option]") : null;
  (lit ?? document.getElementById("question"))?.focus({ preventScroll: true });
}
