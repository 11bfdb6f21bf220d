import anvil from "icon:anvil";
import beer from "icon:beer-stein";
import biceps from "icon:biceps";
import boarTusks from "icon:boar-tusks";
import caduceus from "icon:caduceus";
import chalice from "icon:jeweled-chalice";
import crown from "icon:imperial-crown";
import dagger from "icon:plain-dagger";
import heart from "icon:hearts";
import ogre from "icon:ogre";
import orb from "icon:crystal-ball";
import snakeTotem from "icon:snake-totem";
import training from "icon:sword-brandish";
import treasureMap from "icon:treasure-map";
import twoCoins from "icon:two-coins";

/** What is drawn from an icon: cards that users add, and symbols of treasures; all printed cards have pictures of their own. */
export const CARD_ICONS: Record<string, string> = {
  ...Object.fromEntries(
    ["a4", "c2", "e3", "f0", "h2", "g4", "j5", "h7", "f6", "e9", "c7", "d5"].map((field) => [
      `map_${field}`,
      treasureMap,
    ]),
  ),
  ...Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`own_${i + 1}`, i % 2 ? ogre : boarTusks])),
  crown,
  orb,
  chalice,
};

export const VALUE_ICONS = { life: heart, gold: twoCoins, strength: biceps, weapons: dagger };
export type Value = keyof typeof VALUE_ICONS;
export const VALUES = Object.keys(VALUE_ICONS) as Value[];

export const HOUSE_ICONS: Record<string, string> = { tavern: beer, healer: caduceus, school: training, smith: anvil };
export const POISON_ICON = snakeTotem;

const HUE_OF: Record<string, string[]> = {
  "215": ["knife", "club", "pike", "sabre", "halberd", "battle_axe"],
  "300": ["antidote", "draught_of_life", "strength_draught", "giants_blood"],
  "24": ["shackles", "poison_thorn", "hail_of_stones", "pit", "magpies_nest", "fever_sleep"],
  "225": ["binding_gaze", "tremor", "far_sight", "mind_theft", "displacement"],
};
const REDDISH = `
  merchant_priest portal dice_booth wyrms_hoard riddle_imp lookout whirlwind fighting_ring
  courier_stable thieves_guild robber robber_gang robber_horde robber_king highway_giant poisoner
  poisoner_coven poisoner_league venom_master mire_colossus mercenary mercenary_squad mercenary_company field_captain
  nightmare warpig
`; // places and monsters
const MONSTER_HUE = 2;
const MAP_HUE = 44;

/** The hues of the pictures: every family has its own. */
export const HUES: Record<string, number> = Object.fromEntries([
  ...[...REDDISH.trim().split(/\s+/), ...Object.keys(CARD_ICONS)].map((card) => [
    card,
    card.startsWith("map_") ? MAP_HUE : MONSTER_HUE,
  ]),
  ...Object.entries(HUE_OF).flatMap(([hue, cards]) => cards.map((card) => [card, Number(hue)])),
]);
