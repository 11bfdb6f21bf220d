/** The rules that are open, one sheet above the other. Each is a step of the browser's history: going back closes it. */
import { tick } from "svelte";

export interface OpenRules {
  game: string;
  numbers: string[];
}

function ofHistory(): OpenRules[] {
  return (history.state as { rules?: OpenRules[] } | null)?.rules ?? [];
}

let sheets = $state.raw<OpenRules[]>(ofHistory());
let openers: (Element | null)[] = [];

export function openRules(): OpenRules[] {
  return sheets;
}

export function openRule(game: string, numbers: string[]): void {
  openers = [...openers.slice(0, sheets.length), document.activeElement];
  sheets = [...sheets, { game, numbers }];
  history.pushState({ ...(history.state as object | null), rules: sheets }, ""); // what lies below stays as it is
}

/** Closes the sheet on top; if the page has moved on since, without a step back. */
export function closeRule(): void {
  if (ofHistory().length === sheets.length) history.back();
  else void leave(sheets.slice(0, -1));
}

/** What was in focus before is so again. */
async function leave(remaining: OpenRules[]): Promise<void> {
  const opener = openers[remaining.length];
  const isFewer = remaining.length < sheets.length;
  sheets = remaining;
  await tick();
  if (isFewer && opener instanceof HTMLElement) opener.focus();
}

addEventListener("popstate", () => void leave(ofHistory()));
