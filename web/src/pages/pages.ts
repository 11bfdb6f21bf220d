import type { Component } from "svelte";

/** A page of the house: which component draws it, and what the address says to it. */
export interface Page {
  name: string;
  key: string;
  values: Record<string, string>;
  load: () => Promise<{ default: Component<any> }>;
}

type Load = Page["load"];

const PAGES: [name: string, pattern: RegExp, load: Load][] = [
  ["start", /^\/$/, () => import("./Start.svelte")],
  ["open", /^\/open$/, () => import("./OpenTables.svelte")],
  ["new", /^\/new\/(?<game>[a-z_]+)$/, () => import("./NewTable.svelte")],
  ["table", /^\/t\/(?<table>[\w-]+)$/, () => import("./Table.svelte")],
  ["replay", /^\/replay\/(?<table>[\w-]+)$/, () => import("./Replay.svelte")],
  ["cards", /^\/cards\/(?<game>[a-z_]+)$/, () => import("./Cards.svelte")],
  ["own", /^\/cards\/(?<game>[a-z_]+)\/own$/, () => import("./OwnCards.svelte")],
  ["sheet", /^\/cards\/(?<game>[a-z_]+)\/sheet$/, () => import("./CardSheet.svelte")],
  ["shelf", /^\/shelf$/, () => import("./Shelf.svelte")],
  ["set", /^\/sets\/(?<key>[a-z0-9]+)$/, () => import("./SharedSet.svelte")],
  ["records", /^\/records$/, () => import("./Records.svelte")],
  ["settings", /^\/settings$/, () => import("./Settings.svelte")],
  ["confirm", /^\/calls\/confirm$/, () => import("./ConfirmCalls.svelte")],
  ["stop", /^\/calls\/stop$/, () => import("./StopCalls.svelte")],
  ["me", /^\/me$/, () => import("./Me.svelte")],
  ["history", /^\/history$/, () => import("./History.svelte")],
  ["credits", /^\/credits$/, () => import("./Credits.svelte")],
];

const missing: Page = { name: "missing", key: "missing", values: {}, load: () => import("./Missing.svelte") };

export function pageOf(path: string): Page {
  for (const [name, pattern, load] of PAGES) {
    const found = pattern.exec(path);
    if (found) return { name, key: path, values: { ...found.groups }, load };
  }
  return missing;
}
