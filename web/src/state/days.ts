/** Playing the deal of the day, and its words. */
import { playDeal } from "../wire/days";
import { say } from "../words/language.svelte";
import { plainName } from "../words/names";
import { sitDown } from "./openTables.svelte";
import { go } from "./router.svelte";
import { freshKey, heldTable } from "./seats";
import { settings } from "./settings.svelte";

const WORDS: Record<string, string> = { "+": "web-day-ahead", "=": "web-day-level", "-": "web-day-behind" };

/** Sits down at one's table of today's deal, a new one if there is none; false if only another device has its key. */
export async function playToday(game: string): Promise<boolean> {
  const key = freshKey();
  const name = plainName(settings.name) || say("default-name");
  const taken = await playDeal(game, { key, name, figure: settings.figure });
  if (taken.is_new) sitDown(game, taken, key);
  else if (heldTable(taken.table)) go(`/t/${taken.table}`);
  return (taken.is_new ?? false) || heldTable(taken.table) !== undefined;
}

/** The course of a game for those who hear the page. */
export function courseInWords(course: string): string {
  return [...course].map((mark) => say(WORDS[mark] ?? "web-day-level")).join(", ");
}

export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(day));
}
