/** Phrases of a card file's closed vocabulary: a text with gaps, as the server's forms describe it. */
import type { FieldInfo, PhraseInfo } from "../wire/types";

export interface Phrase {
  phrase: PhraseInfo;
  parts: string[];
}

const GAP = "{}";
const SPECIAL = /[.*+?^${}()|[\]\\/-]/g;

/** Which phrase a text is, and what stands in its gaps. */
export function readPhrase(text: string, phrases: PhraseInfo[]): Phrase | null {
  for (const phrase of phrases) {
    const found = patternOf(phrase).exec(text.trim());
    if (found) return { phrase, parts: found.slice(1) };
  }
  return null;
}

function patternOf({ text }: PhraseInfo): RegExp {
  const words = text.split(GAP).map((word) => word.trim().replace(SPECIAL, "\\$&"));
  return new RegExp(`^${words.join(" *([^ +=/]*?) *")}$`);
}

export function writePhrase({ phrase, parts }: Phrase): string {
  return parts.reduce((text, part) => text.replace(GAP, part), phrase.text);
}

/** The phrase as it begins, with the gaps filled that another one had in common with it. */
export function startPhrase(phrase: PhraseInfo, before: string[] = []): Phrase {
  return { phrase, parts: phrase.parts.map((part, i) => fitting(part, before[i])) };
}

function fitting(part: FieldInfo, before: string | undefined): string {
  if (part.kind === "word") return part.words?.includes(before ?? "") ? (before ?? "") : (part.words?.[0] ?? "");
  return before !== undefined && /^\d+$/.test(before) ? before : String(Math.max(part.low ?? 0, 1));
}

/** A value to begin with: what holds if it is left out, else the least that is allowed, but one of something. */
export function firstValue(info: FieldInfo): unknown {
  if (info.default !== undefined && info.default !== null) return info.default;
  if (info.kind === "number") return Math.min(Math.max(info.low ?? 0, 1), info.high ?? 1);
  if (info.kind === "word") return info.words?.[0] ?? "";
  if (info.kind === "flag") return false;
  if (info.kind === "text") return "";
  if (info.kind === "words" || !info.each) return [];
  const each = info.each;
  return Array.from({ length: info.low ?? 0 }, () => firstValue(each));
}

/** What was typed, as a number if it is one; anything else goes to the check as it is. */
export function typedNumber(text: string): number | string {
  return /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text;
}
