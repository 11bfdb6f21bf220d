/** Creatures and the orcs that join them. */
import { dragon } from "../../../../art/creatures/dragon";
import { goblins } from "../../../../art/creatures/goblin";
import { basilisk } from "../creatures/basilisk";
import { blackDragon } from "../creatures/blackDragon";
import { blueDragon } from "../creatures/blueDragon";
import { boneDragon } from "../creatures/boneDragon";
import { goldenDragon } from "../creatures/goldenDragon";
import { greenDragon } from "../creatures/greenDragon";
import { harpies } from "../creatures/harpy";
import { hydra } from "../creatures/hydra";
import { lich } from "../creatures/lich";
import { lizardFolk } from "../creatures/lizard";
import { ogres } from "../creatures/ogre";
import { orc } from "../creatures/orc";
import { rats } from "../creatures/rat";
import { shadowDragon } from "../creatures/shadowDragon";
import { skeletonWarriors } from "../creatures/skeleton";
import { spiders } from "../creatures/spider";
import { troll } from "../creatures/troll";
import { undead } from "../creatures/undead";
import { WARBAND } from "../creatures/warband";
import { werewolves } from "../creatures/werewolf";
import { wolves } from "../creatures/wolf";
import { leaves, rocks } from "../../../../art/kit/ornaments";
import { castleHill, cave, crypt, mountainPass, nightWood, sea, swamp, wasteland } from "../../../../art/kit/scenes";
import { stormSky } from "../../../../art/kit/scenes/stormSky";
import { bandits, stormGiant } from "../people";
import { BUST, WHOLE, type Picture } from "../../../../art/picture";

export const CREATURES: Record<string, Picture> = {
  goblins: {
    place: [120, 92, 0.86],
    script: "night",
    scene: nightWood,
    subject: goblins,
    ornament: leaves,
    focus: [0, 22, 78],
    tint: "#5a6ab0",
  },
  giant_rats: {
    ...WHOLE,
    script: "hearth",
    scene: cave,
    subject: rats,
    ornament: rocks,
    focus: [18, 14, 92],
    tint: "#9a6a3a",
  },
  spiders: { ...WHOLE, script: "plum", scene: cave, subject: spiders, focus: [0, 2, 96], tint: "#8a4a9a" },
  skeleton_warriors: {
    ...WHOLE,
    script: "crypt",
    scene: crypt,
    subject: skeletonWarriors,
    focus: [0, -2, 82],
    tint: "#3c7a7c",
  },
  wolves: {
    ...WHOLE,
    script: "frost",
    scene: nightWood,
    subject: wolves,
    ornament: rocks,
    focus: [0, 2, 92],
    tint: "#4a80a8",
  },
  undead: { ...WHOLE, script: "plum", scene: wasteland, subject: undead, focus: [0, -8, 84], tint: "#7a4a86" },
  harpies: {
    ...BUST,
    place: [120, 108, 0.94],
    script: "dawn",
    scene: mountainPass,
    subject: harpies,
    focus: [0, -14, 82],
    tint: "#6a7ab8",
  },
  troll: { ...WHOLE, script: "dusk", scene: mountainPass, subject: troll, focus: [-6, 22, 90], tint: "#b0566a" },
  ogres: {
    ...WHOLE,
    script: "leaf",
    scene: (brush) => castleHill(brush, { x: 0.2, castle: false }),
    subject: ogres,
    focus: [0, 0, 86],
    tint: "#3f8a5a",
  },
  basilisk: { ...WHOLE, script: "dust", scene: crypt, subject: basilisk, focus: [4, -38, 74], tint: "#b8765a" },
  green_dragon: {
    ...WHOLE,
    script: "rose",
    scene: nightWood,
    subject: greenDragon,
    ornament: leaves,
    focus: [-4, -34, 84],
    tint: "#a85a8a",
  },
  blue_dragon: {
    ...WHOLE,
    script: "dawn",
    scene: (brush) => sea(brush, { ship: false }),
    subject: blueDragon,
    focus: [0, -6, 104],
    tint: "#d88a6a",
  },
  red_dragon: {
    place: [116, 96, 0.86],
    script: "ember",
    scene: mountainPass,
    subject: (brush) => dragon(brush, { fire: !brush.small }),
    focus: [6, -14, 92],
    tint: "#e0702a",
  },
  golden_dragon: { ...WHOLE, script: "plum", scene: cave, subject: goldenDragon, focus: [0, -20, 96], tint: "#7a3a86" },
  bandits: { ...BUST, script: "dawn", scene: mountainPass, subject: bandits, focus: [0, -12, 76], tint: "#8a7a9a" },
  werewolves: {
    ...WHOLE,
    script: "night",
    scene: (brush) => swamp(brush, { x: 0.5 }),
    subject: werewolves,
    focus: [4, -26, 84],
    tint: "#4a5ab0",
  },
  lizard_folk: { ...WHOLE, script: "swamp", scene: swamp, subject: lizardFolk, focus: [0, -18, 92], tint: "#3f7a5a" },
  storm_giant: {
    ...BUST,
    place: [116, 112, 1.08],
    script: "storm",
    scene: stormSky,
    subject: stormGiant,
    focus: [4, 0, 82],
    tint: "#4a6a86",
  },
  hydra: {
    ...WHOLE,
    script: "leaf",
    scene: (brush) => sea(brush, { coast: false, ship: false }),
    subject: hydra,
    focus: [4, -38, 88],
    tint: "#3f8a6a",
  },
  bone_dragon: {
    ...WHOLE,
    place: [116, 104, 0.9],
    script: "arcane",
    scene: wasteland,
    subject: boneDragon,
    focus: [6, -14, 96],
    tint: "#3a5ac0",
  },
  shadow_dragon: {
    ...WHOLE,
    script: "plum",
    scene: (brush) => wasteland(brush, { x: 0.5 }),
    subject: shadowDragon,
    focus: [0, -18, 96],
    tint: "#a85aa0",
  },
  black_dragon: {
    ...WHOLE,
    script: "ember",
    scene: (brush) => mountainPass(brush, { road: false }),
    subject: blackDragon,
    focus: [2, -12, 100],
    tint: "#e0602a",
  },
  lich: {
    ...WHOLE,
    place: [120, 112, 0.82],
    script: "crypt",
    scene: crypt,
    subject: lich,
    focus: [0, -30, 88],
    tint: "#2f6a5a",
  },
};

const ORC_SCENES = { orc_1: "dusk", orc_2: "storm", orc_3: "leaf", orc_4: "dust", orc_5: "ember" } as const;
export const ORCS: Record<string, Picture> = Object.fromEntries(
  Object.entries(ORC_SCENES).map(([key, script]): [string, Picture] => [
    key,
    {
      ...WHOLE,
      place: [120, 110, 0.86],
      script,
      scene: wasteland,
      subject: (brush) => orc(brush, WARBAND[key]),
      focus: [0, -16, 84],
      tint: "#8a5a3a",
    },
  ]),
);
