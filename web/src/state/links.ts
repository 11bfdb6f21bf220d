/** Links that one sends to others; what is behind # never leaves the browser by itself. */
import { settings } from "./settings.svelte";

const USUAL = "de"; // the language in which messengers show a link, unless it says another one

/** The address of a table with a token: to sit down, or to watch. */
export function linkTo(table: string, token: string, watches = false): string {
  const asked = [watches ? "watch" : "", settings.language === USUAL ? "" : `in=${settings.language}`].filter(Boolean);
  return `${location.origin}/t/${table}${asked.length ? "?" : ""}${asked.join("&")}#${token}`;
}

export interface LinkParts {
  table: string;
  token: string;
  watches: boolean;
}

/** What a link of a table is made of; nothing, if it is another link. */
export function partsOf(link: string): LinkParts | null {
  const { pathname, searchParams, hash } = new URL(link, location.origin);
  const table = /^\/t\/([a-z0-9]+)$/.exec(pathname)?.[1];
  return table && hash.length > 1 ? { table, token: hash.slice(1), watches: searchParams.has("watch") } : null;
}

/** Opens what the phone shares with; somebody who changes their mind has done nothing wrong. */
export async function shareLink(url: string, title: string, text: string): Promise<void> {
  await navigator.share({ url, title, text }).catch(() => {});
}

export function canShare(): boolean {
  return typeof navigator.share === "function";
}
