import anvil from "icon:anvil";
import arena from "icon:arena";
import axe from "icon:battle-axe";
import bandit from "icon:bandit";
import beer from "icon:beer-stein";
import biceps from "icon:biceps";
import bindingGaze from "icon:surrounded-eye";
import boar from "icon:boar";
import boarTusks from "icon:boar-tusks";
import bodySwapping from "icon:body-swapping";
import caduceus from "icon:caduceus";
import cauldron from "icon:cauldron";
import chalice from "icon:jeweled-chalice";
import club from "icon:wood-club";
import cobra from "icon:cobra";
import crossedSwords from "icon:crossed-swords";
import crown from "icon:imperial-crown";
import crownedSkull from "icon:crowned-skull";
import dagger from "icon:plain-dagger";
import dice from "icon:rolling-dices";
import dragon from "icon:dragon-head";
import earthCrack from "icon:earth-crack";
import fallingRocks from "icon:falling-rocks";
import ghost from "icon:spectre";
import giant from "icon:giant";
import giantBlood from "icon:potion-ball";
import guards from "icon:guards";
import halberd from "icon:sharp-axe";
import healthPotion from "icon:health-potion";
import heart from "icon:hearts";
import horse from "icon:horse-head";
import imp from "icon:imp-laugh";
import knight from "icon:black-knight-helm";
import manacles from "icon:manacles";
import monk from "icon:monk-face";
import mound from "icon:shambling-mound";
import nest from "icon:nest-birds";
import ogre from "icon:ogre";
import orb from "icon:crystal-ball";
import pike from "icon:barbed-spear";
import pit from "icon:spiky-pit";
import poisonBottle from "icon:poison-bottle";
import portal from "icon:magic-portal";
import robber from "icon:robber";
import robberMask from "icon:robber-mask";
import sabre from "icon:crossed-sabres";
import sleepy from "icon:sleepy";
import snake from "icon:snake-bite";
import snakeTotem from "icon:snake-totem";
import strength from "icon:standing-potion";
import swordman from "icon:swordman";
import telepathy from "icon:telepathy";
import thief from "icon:robber-hand";
import thirdEye from "icon:third-eye";
import thorns from "icon:thorny-vine";
import tornado from "icon:tornado";
import training from "icon:sword-brandish";
import treasureMap from "icon:treasure-map";
import twoCoins from "icon:two-coins";
import vial from "icon:vial";
import watchtower from "icon:watchtower";

export const CARD_ICONS: Record<string, string> = {
  knife: dagger,
  club,
  pike,
  sabre,
  halberd,
  battle_axe: axe,
  antidote: vial,
  draught_of_life: healthPotion,
  strength_draught: strength,
  giants_blood: giantBlood,
  shackles: manacles,
  poison_thorn: thorns,
  hail_of_stones: fallingRocks,
  pit,
  magpies_nest: nest,
  fever_sleep: sleepy,
  merchant_priest: monk,
  portal,
  dice_booth: dice,
  wyrms_hoard: dragon,
  riddle_imp: imp,
  lookout: watchtower,
  whirlwind: tornado,
  fighting_ring: arena,
  courier_stable: horse,
  thieves_guild: thief,
  robber,
  robber_gang: robberMask,
  robber_horde: bandit,
  robber_king: crownedSkull,
  highway_giant: giant,
  poisoner: poisonBottle,
  poisoner_coven: cauldron,
  poisoner_league: snake,
  venom_master: cobra,
  mire_colossus: mound,
  mercenary: swordman,
  mercenary_squad: guards,
  mercenary_company: crossedSwords,
  field_captain: knight,
  nightmare: ghost,
  warpig: boar,
  binding_gaze: bindingGaze,
  tremor: earthCrack,
  far_sight: thirdEye,
  mind_theft: telepathy,
  displacement: bodySwapping,
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
const MONSTER_HUE = 2;
const MAP_HUE = 44;

/** The hues of the pictures: every family has its own. */
export const HUES: Record<string, number> = Object.fromEntries([
  ...Object.keys(CARD_ICONS).map((card) => [card, card.startsWith("map_") ? MAP_HUE : MONSTER_HUE]),
  ...Object.entries(HUE_OF).flatMap(([hue, cards]) => cards.map((card) => [card, Number(hue)])),
]);
