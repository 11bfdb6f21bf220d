/** The spells of the book, and the marks on their pages. */
import type { Lexicon } from "../../../words/lexicon";

export function spellsOf(lexicon: Lexicon): number[] {
  return lexicon.objects("spell").map(Number);
}

/** Black, an attack or a ward; most spells are plain. */
export function spellKind(lexicon: Lexicon, spell: number): string {
  return lexicon.kind(`spell-${spell}`, "plain");
}

export const SPELL_MARKS: Record<string, string> = { black: "■", attack: "▲", ward: "◆" };
