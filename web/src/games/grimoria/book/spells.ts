/** The spells of the book, and the marks on their pages. */
import type { Lexicon } from "../../../words/lexicon";
import type { PictureLook } from "../../look";
import { SPELL_ICONS } from "../icons";

export function spellsOf(lexicon: Lexicon): number[] {
  return lexicon.objects("spell").map(Number);
}

/** Black, an attack or a ward; most spells are plain. */
export function spellKind(lexicon: Lexicon, spell: number): string {
  return lexicon.kind(`spell-${spell}`, "plain");
}

export const SPELL_MARKS: Record<string, string> = { black: "■", attack: "▲", ward: "◆" };

const HUES: Record<string, number> = { black: 276, attack: 4, ward: 188 };

/** What the picture of a spell is drawn from. */
export function spellLook(spell: number, kind = "plain"): PictureLook {
  return {
    game: "grimoria",
    key: `spell_${spell}`,
    icon: SPELL_ICONS[spell] ?? "",
    hue: HUES[kind] ?? 218,
    family: "spell",
  };
}
