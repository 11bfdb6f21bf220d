/** What a card is, by its name: as printed on it. */
import type { Lexicon } from "../../words/lexicon";

const FAMILIES: Record<string, string[]> = {
  weapon: ["knife", "club", "pike", "sabre", "halberd", "battle_axe"],
  potion: ["antidote", "draught_of_life", "strength_draught", "giants_blood"],
  trap: ["shackles", "poison_thorn", "hail_of_stones", "pit", "magpies_nest", "fever_sleep"],
  place: [
    "merchant_priest",
    "portal",
    "dice_booth",
    "wyrms_hoard",
    "riddle_imp",
    "lookout",
    "whirlwind",
    "fighting_ring",
    "courier_stable",
    "thieves_guild",
  ],
  monster: [
    "robber",
    "poisoner",
    "mercenary",
    "robber_gang",
    "poisoner_coven",
    "mercenary_squad",
    "robber_horde",
    "poisoner_league",
    "mercenary_company",
    "robber_king",
    "venom_master",
    "field_captain",
    "highway_giant",
    "mire_colossus",
    "nightmare",
    "warpig",
  ],
  spell: ["binding_gaze", "tremor", "far_sight", "mind_theft", "displacement"],
  treasure: ["crown", "orb", "chalice"],
};
const FAMILY_OF = new Map(Object.entries(FAMILIES).flatMap(([family, cards]) => cards.map((card) => [card, family])));

export const FAMILY_ORDER = [...Object.keys(FAMILIES).slice(0, -1), "map", "treasure", "other"];

export function familyOf(card: string): string {
  return FAMILY_OF.get(card) ?? (card.startsWith("map_") ? "map" : "other");
}

/** The field that a map leads to, as its card file says. */
export function fieldOfMap(card: string | null, lexicon: Lexicon): string | null {
  const values = card === null ? {} : lexicon.values(`card-${card}`);
  return values.type === "map" ? String(values.field).toLowerCase() : null;
}
