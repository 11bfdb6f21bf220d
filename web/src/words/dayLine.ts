/** A result of the deal of the day as a line of symbols. */
import type { DayLineInfo } from "../wire/types";

const DAY_MS = 86_400_000;
const SYMBOLS: Record<string, string> = { "+": "🟩", "=": "🟨", "-": "🟥" };

export function signed(lead: number): string {
  return lead > 0 ? `+${lead}` : lead < 0 ? `−${-lead}` : "±0";
}

export function symbolsOf(course: string): string {
  return [...course].map((mark) => SYMBOLS[mark] ?? "").join("");
}

/** A line that can be pasted anywhere; it tells nothing of the cards. */
export function lineOf(title: string, day: string, { is_won, lead, course }: DayLineInfo, address: string): string {
  return `Zaubertisch ${title} ${day} ${is_won ? "🏆" : "🕯️"} ${signed(lead)} ${symbolsOf(course)} ${address}`;
}

export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}
