/** Where the keyboard is: what was pressed is gone with its question, so the next question takes the focus. */

/** Moves a focus that was lost; who is somewhere else, in a sheet or in the talk, stays there. */
export function focusQuestion(): void {
  const at = document.activeElement;
  if (!at || at === document.body || at.id === "main")
    document.getElementById("question")?.focus({ preventScroll: true });
}
