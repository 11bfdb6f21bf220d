import amulet from "icon:gem-pendant";
import bandit from "icon:bandit";
import basilisk from "icon:snake-totem";
import blackDragon from "icon:spiked-dragon-head";
import blackEgg from "icon:big-egg";
import blueDragon from "icon:sea-dragon";
import boneDragon from "icon:dinosaur-bones";
import circle from "icon:dolmen";
import dragonAltar from "icon:star-altar";
import dwarf from "icon:dwarf-face";
import elf from "icon:woman-elf-face";
import energyStone from "icon:crystal-growth";
import fighter from "icon:swordman";
import flame from "icon:flame";
import forest from "icon:forest";
import gate from "icon:magic-gate";
import goblin from "icon:goblin-head";
import goldenDragon from "icon:double-dragon";
import greatOrb from "icon:double-ringed-orb";
import greenDragon from "icon:dragon-head";
import harpy from "icon:harpy";
import hydra from "icon:hydra";
import leaf from "icon:oak-leaf";
import lich from "icon:crowned-skull";
import lizard from "icon:lizardman";
import middleOrb from "icon:extraction-orb";
import moon from "icon:moon";
import mountains from "icon:mountains";
import ogre from "icon:ogre";
import orc from "icon:orc-head";
import poison from "icon:poison-bottle";
import rat from "icon:rat";
import redDragon from "icon:dragon-breath";
import redEgg from "icon:egg-eye";
import runeStone from "icon:rune-stone";
import secondFighter from "icon:swordwoman";
import selling from "icon:trade";
import shadowDragon from "icon:drakkar-dragon";
import shop from "icon:shop";
import shrine from "icon:moon-orbit";
import skeleton from "icon:skeleton";
import smallOrb from "icon:concentration-orb";
import spider from "icon:long-legged-spider";
import stormGiant from "icon:giant";
import stormOrb from "icon:unstable-orb";
import swamp from "icon:swamp";
import sword from "icon:shining-sword";
import thief from "icon:robber";
import town from "icon:medieval-village-01";
import troll from "icon:troll";
import undead from "icon:shambling-zombie";
import wand from "icon:fairy-wand";
import wasteland from "icon:desert-skull";
import werewolf from "icon:werewolf";
import wizardFace from "icon:wizard-face";
import wolf from "icon:wolf-howl";

import absolutus from "icon:eye-shield";
import appendux from "icon:card-draw";
import artificium from "icon:open-treasure-chest";
import cantiosus from "icon:spell-book";
import fontanus from "icon:water-fountain";
import harpagarus from "icon:snatch";
import omnus from "icon:sunbeams";
import reTransformus from "icon:crystalize";
import sodalicium from "icon:minions";
import stonex from "icon:stone-tablet";
import transformus from "icon:transform";

import magic from "icon:bottled-bolt";
import stone from "icon:rupee";

const CREATURES: Record<string, string> = {
  goblins: goblin,
  giant_rats: rat,
  spiders: spider,
  skeleton_warriors: skeleton,
  wolves: wolf,
  undead,
  harpies: harpy,
  troll,
  ogres: ogre,
  basilisk,
  green_dragon: greenDragon,
  blue_dragon: blueDragon,
  red_dragon: redDragon,
  golden_dragon: goldenDragon,
  bandits: bandit,
  werewolves: werewolf,
  lizard_folk: lizard,
  storm_giant: stormGiant,
  lich,
  hydra,
  bone_dragon: boneDragon,
  shadow_dragon: shadowDragon,
};

const PLACES: Record<string, string> = {
  small_orb: smallOrb,
  middle_orb: middleOrb,
  great_orb: greatOrb,
  storm_orb: stormOrb,
  stone_circle: circle,
  moon_shrine: shrine,
  dragon_altar: dragonAltar,
  gate_of_ulahomar: gate,
  buying_market: shop,
  selling_market: selling,
};

const SPELLS: Record<string, string> = {
  stonex,
  fontanus,
  harpagarus,
  re_transformus: reTransformus,
  transformus,
  appendux,
  cantiosus,
  absolutus,
  sodalicium,
  omnus,
  artificium,
};

const HEROES: Record<string, string> = {
  apprentice: wizardFace,
  dwarf,
  elf,
  thief,
  fighter,
  fighter_2: secondFighter,
};

/** By the sort of the artefact. */
const ARTEFACTS: Record<string, string> = {
  amulet,
  red_egg: redEgg,
  rune_stone: runeStone,
  energy_stone: energyStone,
  black_egg: blackEgg,
  poison,
  wand,
  sword,
};

const SYMBOLS = ["moon", "flame", "leaf", "moon_flame", "flame_leaf", "moon_leaf"];

const TERRAINS: Record<string, string> = { mountains, forest, town, swamp, wasteland };

function allArtefacts(): Record<string, string> {
  const found: Record<string, string> = { black_egg: blackEgg };
  for (const [sort, icon] of Object.entries(ARTEFACTS)) {
    for (const symbols of SYMBOLS) {
      for (const ending of ["", "_1", "_2", "_1a", "_1b", "_2a", "_2b"]) found[`${sort}_${symbols}${ending}`] = icon;
    }
  }
  return found;
}

function numbered(icons: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(icons).flatMap(([name, icon]) => [1, 2, 3].map((n) => [`${name}_${n}`, icon])),
  );
}

export const CARD_ICONS: Record<string, string> = {
  ...CREATURES,
  ...PLACES,
  ...SPELLS,
  ...HEROES,
  ...allArtefacts(),
  ...numbered(TERRAINS),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`orc_${n}`, orc])),
  black_dragon: blackDragon,
};

export const SYMBOL_ICONS: Record<string, string> = { moon, flame, leaf };

/** A card, face down: drawn by us, because it must be read at the size of a letter. */
const cardBack =
  '<path fill="currentColor" fill-rule="evenodd" d="M136 24h240a40 40 0 0 1 40 40v384a40 40 0 0 1-40 40H136a40 40 0 0 1-40-40V64a40 40 0 0 1 40-40zm120 112-34 86-86 34 86 34 34 86 34-86 86-34-86-34z"/>';

/** What one pays with and gains. */
export const GOODS = { magic, stone, card: cardBack };
