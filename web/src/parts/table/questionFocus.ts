/** Where the keyboard is: a new question takes the focus, unless somebody is busy elsewhere. */
const ELSEWHERE = "input, textarea, select, dialog, aside, header, [role='log']";

/** To the question if it is new, or if what had the focus is gone. */
export function focusQuestion(isNew: boolean): void {
  const at = document.activeElement;
  const isLost = !at || at === document.body || at.id === "main";
  if (isLost || (isNew && !at.closest(ELSEWHERE))) document.getElementById("question")?.focus({ preventScroll: true });
}
