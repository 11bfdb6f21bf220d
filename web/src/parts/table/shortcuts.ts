/** The table by keyboard: arrows walk over what is lit, letters open the rest. */
export interface Shortcuts {
  undo: () => unknown;
  log: () => unknown;
  talk: () => unknown;
  help: () => unknown;
  hint: () => unknown;
}

const KEYS: Record<string, keyof Shortcuts> = { u: "undo", l: "log", t: "talk", "?": "help", h: "hint" };
const FORWARD = new Set(["ArrowRight", "ArrowDown"]);
const BACK = new Set(["ArrowLeft", "ArrowUp"]);

export function handleKey(event: KeyboardEvent, shortcuts: Shortcuts): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const action = KEYS[event.key];
  if (action) shortcuts[action]();
  else if (FORWARD.has(event.key)) walk(1);
  else if (BACK.has(event.key)) walk(-1);
  else if (/^[1-9]$/.test(event.key)) document.querySelector<HTMLElement>(`[data-digit="${event.key}"]`)?.click();
  else return;
  event.preventDefault();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && !!target.closest("input, textarea, select, [role='log'], dialog");
}

/** To the next lit option, in the order of the page. */
function walk(step: number): void {
  const lit = [...document.querySelectorAll<HTMLElement>("[data-option]")];
  const here = lit.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (step > 0 ? 0 : lit.length - 1) : (here + step + lit.length) % lit.length;
  lit[next]?.focus();
}
