/** The closed side of cards: its emblems, and the one that is used here. */
import dragon from "icon:spiked-dragon-head";
import key from "icon:skeleton-key";
import moon from "icon:evil-moon";
import rose from "icon:rose";
import tower from "icon:white-tower";
import { getContext, setContext } from "svelte";
import type { BackInfo } from "../../wire/types";

/** The star is drawn without an icon. */
export const EMBLEMS: Record<string, string> = { star: "", moon, tower, dragon, rose, key };
export const COLOURS = ["night", "forest", "wine", "oak", "slate", "plum"];

const HERE = "back";

/** All cards within this component are closed with this back. */
export function useBack(back: () => BackInfo | null): void {
  setContext(HERE, back);
}

export function backHere(): BackInfo | null {
  return getContext<(() => BackInfo | null) | undefined>(HERE)?.() ?? null;
}
