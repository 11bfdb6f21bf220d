/** What the tab itself says while one looks elsewhere: its title, its icon, and the badge of an installed app. */
import { onDestroy } from "svelte";
import plain from "../look/favicon.svg";
import marked from "../look/favicon-turn.svg";
import { say } from "../words/language.svelte";

export function titleOf(isMyTurn: boolean, game: string | undefined): string {
  if (!game) return "Zaubertisch";
  return isMyTurn ? say("web-title-turn", { game }) : say("web-title-table", { game });
}

/** Call while a page is made: its icon is marked as long as it is one's turn. */
export function showTurn(isMyTurn: () => boolean): void {
  $effect(() => mark(isMyTurn()));
  onDestroy(() => mark(false));
}

function mark(isMyTurn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = isMyTurn ? marked : plain;
  const done = isMyTurn ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  done?.catch(() => {}); // where it is not installed
}
