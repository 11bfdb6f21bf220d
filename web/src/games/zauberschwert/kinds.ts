/** Which family a card belongs to, by its name; what is printed on it stands in the facts. */
const ORBS = /_orb$/;
const SITES = new Set(["stone_circle", "moon_shrine", "dragon_altar", "gate_of_ulahomar"]);
const SPELLS = new Set([
  "stonex",
  "fontanus",
  "harpagarus",
  "re_transformus",
  "transformus",
  "appendux",
  "cantiosus",
  "absolutus",
  "sodalicium",
  "omnus",
  "artificium",
]);
const HEROES = new Set(["apprentice", "dwarf", "elf", "thief", "fighter", "fighter_2"]);
const LANDSCAPES = /^(mountains|forest|town|swamp|wasteland)_\d$/;
const ARTEFACTS = /^(amulet|red_egg|rune_stone|energy_stone|black_egg|poison|wand|sword)/;
const HALVES = /^((?:wand|sword)_\w+_\d)[ab]$/;

export const FAMILIES = ["creature", "orb", "site", "spell", "hero", "market", "artefact", "landscape", "orc"] as const;
export type Family = (typeof FAMILIES)[number];

export function familyOf(card: string): Family {
  if (SITES.has(card)) return "site";
  if (SPELLS.has(card)) return "spell";
  if (HEROES.has(card)) return "hero";
  if (card.endsWith("_market")) return "market";
  if (ARTEFACTS.test(card)) return "artefact";
  if (LANDSCAPES.test(card)) return "landscape";
  if (card.startsWith("orc_")) return "orc";
  return ORBS.test(card) ? "orb" : "creature";
}

/** The artefact that a card is, or is a half of: `wand_moon_1a` is a half of `wand_moon_1`. */
export function designOf(card: string): string {
  return HALVES.exec(card)?.[1] ?? card;
}

export function isHalf(card: string): boolean {
  return HALVES.test(card);
}

/** Which of the doubles of one kind, and which half of it: "II B"; singles have none. */
export function numeralOf(card: string): string {
  const [, number, half] = /^(?:wand|sword)_\w+_(\d)([ab]?)$/.exec(card) ?? [];
  return number ? `${"I".repeat(Number(number))} ${half?.toUpperCase() ?? ""}`.trim() : "";
}

/** `wand_moon_1a` is a wand. */
export function sortOf(card: string): string {
  return /^(amulet|red_egg|rune_stone|energy_stone|black_egg|poison|wand|sword)/.exec(card)?.[1] ?? card;
}

/** The symbol of a hero on the landscapes: both fighters have the same. */
export function heroSymbol(hero: string): string {
  return hero.replace(/_2$/, "");
}
