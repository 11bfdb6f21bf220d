import type { Component } from "svelte";

/** A page of the house: which component draws it, and what the address says to it. */
export interface Page {
  name: string;
  key: string;
  values: Record<string, string>;
  load: () => Promise<{ default: Component<any> }>;
}

type Load = Page["load"];

/** A page with words that it does not share with all others. */
function withWords(name: string, load: Load): Load {
  return async () => {
    const { learnMore } = await import("../words/language.svelte");
    return (await Promise.all([load(), learnMore(name)]))[0];
  };
}

const PAGES: [name: string, pattern: RegExp, load: Load][] = [
  ["start", /^\/$/, () => import("./Start.svelte")],
  ["open", /^\/open$/, withWords("laying", () => import("./OpenTables.svelte"))],
  ["day", /^\/day$/, withWords("day", () => import("./Day.svelte"))],
  ["puzzles", /^\/puzzles$/, withWords("puzzles", () => import("./Puzzles.svelte"))],
  ["puzzle", /^\/puzzles\/(?<game>[a-z_]+)\/(?<key>[0-9a-f]+)$/, withWords("puzzles", () => import("./Puzzle.svelte"))],
  ["new", /^\/new\/(?<game>[a-z_]+)$/, withWords("laying", () => import("./NewTable.svelte"))],
  ["table", /^\/t\/(?<table>[\w-]+)$/, () => import("./Table.svelte")],
  ["replay", /^\/replay\/(?<table>[\w-]+)$/, withWords("past", () => import("./Replay.svelte"))],
  [
    "review",
    /^\/review\/(?<table>[\w-]+)$/,
    withWords(
      "review",
      withWords("past", () => import("./Review.svelte")),
    ),
  ],
  ["cards", /^\/cards\/(?<game>[a-z_]+)$/, withWords("workshop", () => import("./Cards.svelte"))],
  ["own", /^\/cards\/(?<game>[a-z_]+)\/own$/, withWords("workshop", () => import("./OwnCards.svelte"))],
  ["sheet", /^\/cards\/(?<game>[a-z_]+)\/sheet$/, withWords("workshop", () => import("./CardSheet.svelte"))],
  ["shelf", /^\/shelf$/, withWords("workshop", () => import("./Shelf.svelte"))],
  ["set", /^\/sets\/(?<key>[a-z0-9]+)$/, withWords("workshop", () => import("./SharedSet.svelte"))],
  ["records", /^\/records$/, () => import("./Records.svelte")],
  ["settings", /^\/settings$/, withWords("settings", () => import("./Settings.svelte"))],
  ["confirm", /^\/calls\/confirm$/, withWords("settings", () => import("./ConfirmCalls.svelte"))],
  ["stop", /^\/calls\/stop$/, withWords("settings", () => import("./StopCalls.svelte"))],
  ["me", /^\/me$/, withWords("person", () => import("./Me.svelte"))],
  ["history", /^\/history$/, withWords("person", () => import("./History.svelte"))],
  ["welcome", /^\/welcome$/, withWords("settings", () => import("./Welcome.svelte"))],
  ["privacy", /^\/privacy$/, withWords("privacy", () => import("./Privacy.svelte"))],
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
