/** Which card lies where; no rules, only what is printed on backs and pages. */
const PLACES = new Set(["castle", "town", "village", "hut"]);
const TREASURES = new Set(["chest", "goblet", "bracelet", "helmet", "cloak", "mirror"]);

export type Family = "companion" | "place" | "treasure";

export function familyOf(card: string): Family {
  if (PLACES.has(card)) return "place";
  return TREASURES.has(card) ? "treasure" : "companion";
}

export type SpellKind = "black" | "attack" | "ward" | "plain";

const SPELL_KINDS: Record<number, SpellKind> = {
  3: "black",
  7: "black",
  13: "black",
  15: "black",
  9: "attack",
  12: "attack",
  14: "attack",
  8: "ward",
  11: "ward",
};

export function spellKind(spell: number): SpellKind {
  return SPELL_KINDS[spell] ?? "plain";
}

export const SPELL_MARKS: Record<SpellKind, string> = { black: "■", attack: "▲", ward: "◆", plain: "" };

export const SPELLS = Array.from({ length: 15 }, (_, i) => i + 1);
