/** The pictures of Schatzjagd's cards. */
import { highwayGiant, mireColossus, nightmare } from "./creatures/giants";
import { courierHorse, hawk, riddleImp, wyrmsHoard } from "./creatures/small";
import { warpig } from "./creatures/warpig";
import { leaves, rocks, tallGrass } from "../../../art/kit/ornaments";
import {
  castleHill,
  cave,
  chamber,
  crypt,
  forge,
  leafWood,
  market,
  meadow,
  mountainPass,
  nightWood,
  sea,
  street,
  swamp,
  study,
  throneHall,
  village,
  wasteland,
} from "../../../art/kit/scenes";
import { openSky } from "../../../art/kit/scenes/openSky";
import { tabletop, type TableThing } from "../../../art/kit/scenes/tabletop";
import { treetop } from "../../../art/kit/scenes/treetop";
import type { ScriptName } from "../../../art/kit/scripts";
import { guildThief, healer, henchman, lookout, merchantPriest, sleeper, smith, successor } from "./people";
import { fieldCaptain, mercenary, mercenaryCompany, mercenarySquad } from "./people/mercenaries";
import { poisoner, poisonerCoven, poisonerLeague, venomMaster } from "./people/poisoners";
import { robber, robberGang, robberHorde, robberKing } from "./people/robbers";
import { DUKES } from "./pictures/dukes";
import { BAREHEADED, BUST, WHOLE, type Picture } from "../../../art/picture";
import { heartOf, mapOf, type MapLook } from "./things/map";
import { diceBooth, fightingRing, portal, stein, trainingDummy, whirlwind } from "./things/places";
import { bindingGaze, displacement, mindTheft, tremor } from "./things/spells";
import { antidote, draughtOfLife, giantsBlood, strengthDraught } from "./things/potions";
import { hailOfStones, magpiesNest, pit, poisonThorn, shackles } from "./things/traps";
import { chalice, crown, orb } from "./things/treasures";
import { battleAxe, club, halberd, knife, pike, sabre } from "./things/weapons";

const WEAPONS: Record<string, Picture> = {
  knife: {
    place: [122, 108, 0.8],
    script: "leaf",
    scene: leafWood,
    subject: knife,
    ornament: leaves,
    focus: [6, -10, 100],
    tint: "#5f8a6a",
  },
  club: { ...WHOLE, script: "dawn", scene: leafWood, subject: club, tint: "#8a7ab0" },
  pike: {
    ...WHOLE,
    place: [112, 112, 0.8],
    script: "dawn",
    scene: mountainPass,
    subject: pike,
    ornament: rocks,
    focus: [8, -12, 96],
    tint: "#6a7ab0",
  },
  sabre: {
    ...WHOLE,
    place: [120, 100, 0.8],
    script: "dusk",
    scene: sea,
    subject: sabre,
    focus: [0, 0, 108],
    tint: "#b0607a",
  },
  halberd: {
    ...WHOLE,
    place: [132, 110, 0.86],
    script: "storm",
    scene: (brush) => castleHill(brush, { castle: false }),
    subject: halberd,
    focus: [14, -26, 98],
    tint: "#5f7a88",
  },
  battle_axe: {
    ...WHOLE,
    place: [116, 106, 0.86],
    script: "frost",
    scene: mountainPass,
    subject: battleAxe,
    focus: [14, -10, 108],
    tint: "#5a88b8",
  },
};

const DRAUGHTS: Record<string, Picture> = {
  antidote: { ...WHOLE, script: "swamp", scene: study, subject: antidote, focus: [0, 4, 104], tint: "#3f7a52" },
  draught_of_life: { ...WHOLE, script: "rose", scene: study, subject: draughtOfLife, tint: "#8a5a9a" },
  strength_draught: {
    ...WHOLE,
    script: "hearth",
    scene: (brush) => forge(brush, { x: 0.2 }),
    subject: strengthDraught,
    tint: "#5a6a8a",
  },
  giants_blood: {
    ...WHOLE,
    script: "crypt",
    scene: crypt,
    subject: giantsBlood,
    focus: [0, -10, 112],
    tint: "#3f6a78",
  },
};

const TRAPS: Record<string, Picture> = {
  shackles: {
    ...WHOLE,
    place: [126, 104, 0.86],
    script: "hearth",
    scene: (brush) => crypt(brush, { x: 0.3 }),
    subject: shackles,
    focus: [-10, 0, 108],
    tint: "#a8683a",
  },
  poison_thorn: {
    ...WHOLE,
    place: [120, 98, 0.84],
    script: "plum",
    scene: nightWood,
    subject: poisonThorn,
    ornament: leaves,
    focus: [6, 6, 96],
    tint: "#7a4a86",
  },
  hail_of_stones: {
    ...WHOLE,
    place: [120, 98, 0.92],
    script: "dust",
    scene: mountainPass,
    subject: hailOfStones,
    ornament: rocks,
    focus: [0, -20, 100],
    tint: "#b8765a",
  },
  pit: {
    ...WHOLE,
    place: [120, 108, 0.84],
    script: "leaf",
    scene: nightWood,
    subject: pit,
    ornament: tallGrass,
    focus: [0, 34, 112],
    tint: "#5a8a4a",
  },
  magpies_nest: {
    ...WHOLE,
    place: [128, 100, 0.86],
    script: "dawn",
    scene: treetop,
    subject: magpiesNest,
    ornament: leaves,
    focus: [0, 4, 112],
    tint: "#8a7aa8",
  },
  fever_sleep: {
    ...WHOLE,
    place: [120, 100, 0.96],
    script: "night",
    scene: (brush) => chamber(brush, { x: 0.2 }),
    subject: sleeper,
    focus: [4, 2, 78],
    tint: "#4a5494",
  },
};

const TREASURES: Record<string, Picture> = {
  crown: { ...WHOLE, script: "gold", scene: throneHall, subject: crown, focus: [0, 2, 102], tint: "#8a4a8a" },
  orb: { ...WHOLE, script: "dusk", scene: crypt, subject: orb, focus: [0, 0, 106], tint: "#5a4a9a" },
  chalice: {
    ...WHOLE,
    script: "hearth",
    scene: (brush) => chamber(brush),
    subject: chalice,
    focus: [0, 2, 104],
    tint: "#3f7a6a",
  },
};

function mapPicture(script: ScriptName, look: MapLook, x: number, thing: TableThing): Picture {
  return {
    ...WHOLE,
    place: [120, 104, 0.84],
    script,
    scene: (brush) => tabletop(brush, { x, thing }),
    subject: mapOf(look),
    focus: heartOf(look),
    tint: "#6a3f24",
  };
}

const MAPS: Record<string, Picture> = {
  map_a4: mapPicture("hearth", { field: "a4", landmark: "tower", torn: 0, turn: -4 }, 0.1, "compass"),
  map_c2: mapPicture("dusk", { field: "c2", landmark: "firs", torn: 1, turn: 3 }, 0.9, "coins"),
  map_e3: mapPicture("night", { field: "e3", landmark: "well", torn: 2, turn: -2 }, 0.9, "dagger"),
  map_f0: mapPicture("storm", { field: "f0", landmark: "peak", torn: 3, turn: 5 }, 0.1, "seal"),
  map_h2: mapPicture("leaf", { field: "h2", landmark: "dolmen", torn: 0, turn: 2 }, 0.9, "compass"),
  map_g4: mapPicture("gold", { field: "g4", landmark: "mill", torn: 1, turn: -5 }, 0.1, "coins"),
  map_j5: mapPicture("frost", { field: "j5", landmark: "ship", torn: 2, turn: 4 }, 0.1, "compass"),
  map_h7: mapPicture("plum", { field: "h7", landmark: "skull", torn: 3, turn: -3 }, 0.9, "coins"),
  map_f6: mapPicture("swamp", { field: "f6", landmark: "bridge", torn: 0, turn: 4 }, 0.1, "dagger"),
  map_e9: mapPicture("crypt", { field: "e9", landmark: "lake", torn: 1, turn: -3 }, 0.9, "seal"),
  map_c7: mapPicture("ember", { field: "c7", landmark: "tree", torn: 2, turn: 3 }, 0.9, "coins"),
  map_d5: mapPicture("dawn", { field: "d5", landmark: "cave", torn: 3, turn: -4 }, 0.1, "dagger"),
};

/** A crowd that fills the picture. */
const BAND = { place: [120, 104, 0.94], focus: [0, 8, 92] } as const;

const MONSTERS: Record<string, Picture> = {
  robber: { ...BUST, script: "dusk", scene: nightWood, subject: robber, focus: [4, -20, 78], tint: "#a86a5a" },
  robber_gang: { ...BAND, script: "night", scene: openSky, subject: robberGang, tint: "#5a6ab0" },
  robber_horde: { ...BAND, script: "ember", scene: openSky, subject: robberHorde, tint: "#a8482a" },
  robber_king: {
    ...BUST,
    place: [120, 120, 1],
    script: "hearth",
    scene: cave,
    subject: robberKing,
    focus: [4, -20, 82],
    tint: "#7a3a8a",
  },
  poisoner: { ...BUST, script: "swamp", scene: study, subject: poisoner, focus: [6, -18, 80], tint: "#5f8a3a" },
  poisoner_coven: {
    ...BAND,
    place: [120, 106, 0.84],
    script: "swamp",
    scene: nightWood,
    subject: poisonerCoven,
    focus: [0, 0, 104],
    tint: "#4a7a4a",
  },
  poisoner_league: {
    ...BAND,
    script: "crypt",
    scene: crypt,
    subject: poisonerLeague,
    focus: [0, 0, 96],
    tint: "#3f6a78",
  },
  venom_master: { ...BUST, script: "plum", scene: crypt, subject: venomMaster, focus: [0, -16, 92], tint: "#7a4a9a" },
  mercenary: { ...BUST, script: "dawn", scene: castleHill, subject: mercenary, focus: [6, -20, 78], tint: "#6a7ab0" },
  mercenary_squad: { ...BAND, script: "dust", scene: mountainPass, subject: mercenarySquad, tint: "#b8765a" },
  mercenary_company: {
    ...BAND,
    place: [120, 108, 0.86],
    script: "storm",
    scene: openSky,
    subject: mercenaryCompany,
    focus: [0, 0, 110],
    tint: "#5f7a88",
  },
  field_captain: {
    ...BUST,
    place: [116, 120, 0.98],
    script: "ember",
    scene: wasteland,
    subject: fieldCaptain,
    focus: [10, -24, 86],
    tint: "#b8482a",
  },
  highway_giant: {
    ...BAND,
    place: [118, 110, 0.76],
    script: "dusk",
    scene: mountainPass,
    subject: highwayGiant,
    focus: [4, -26, 92],
    tint: "#a8607a",
  },
  mire_colossus: {
    ...BAND,
    place: [120, 108, 0.84],
    script: "swamp",
    scene: swamp,
    subject: mireColossus,
    focus: [0, 0, 112],
    tint: "#4a8a6a",
  },
  nightmare: {
    ...BAND,
    place: [120, 108, 0.8],
    script: "night",
    scene: wasteland,
    subject: nightmare,
    focus: [0, -20, 108],
    tint: "#5a4ab0",
  },
  warpig: {
    ...BAND,
    place: [120, 112, 0.82],
    script: "dust",
    scene: wasteland,
    subject: warpig,
    focus: [0, -8, 116],
    tint: "#d8602a",
  },
};

const PLACES: Record<string, Picture> = {
  merchant_priest: {
    ...BAREHEADED,
    place: [112, 110, 1.06],
    script: "noon",
    scene: market,
    subject: merchantPriest,
    focus: [16, -10, 80],
    tint: "#4a8a9a",
  },
  portal: { ...WHOLE, script: "arcane", scene: mountainPass, subject: portal, focus: [0, -4, 104], tint: "#3a5ac8" },
  dice_booth: {
    ...WHOLE,
    place: [120, 106, 0.9],
    script: "hearth",
    scene: market,
    subject: diceBooth,
    focus: [-6, 16, 98],
    tint: "#3f6a5a",
  },
  lookout: {
    ...BUST,
    place: [128, 118, 1],
    script: "dawn",
    scene: sea,
    subject: lookout,
    focus: [-4, -14, 84],
    tint: "#6a8ab0",
  },
  whirlwind: { ...WHOLE, script: "storm", scene: meadow, subject: whirlwind, focus: [0, -2, 116], tint: "#5f7a80" },
  fighting_ring: {
    ...WHOLE,
    place: [120, 100, 0.94],
    script: "dust",
    scene: openSky,
    subject: fightingRing,
    focus: [0, -8, 96],
    tint: "#7a5a8a",
  },
  thieves_guild: { ...BUST, script: "night", scene: street, subject: guildThief, focus: [8, -16, 84], tint: "#4a54a0" },
  wyrms_hoard: {
    ...WHOLE,
    place: [120, 108, 0.86],
    script: "plum",
    scene: cave,
    subject: wyrmsHoard,
    focus: [0, 6, 112],
    tint: "#7a3f86",
  },
  riddle_imp: {
    ...WHOLE,
    place: [124, 108, 0.9],
    script: "leaf",
    scene: nightWood,
    subject: riddleImp,
    focus: [-2, -10, 96],
    tint: "#4a8a5a",
  },
  courier_stable: {
    ...WHOLE,
    place: [124, 110, 0.9],
    script: "dawn",
    scene: village,
    subject: courierHorse,
    focus: [-10, -20, 96],
    tint: "#7a8ab0",
  },
};

const SPELLS: Record<string, Picture> = {
  binding_gaze: { ...WHOLE, script: "plum", scene: crypt, subject: bindingGaze, focus: [0, -8, 110], tint: "#8a4ab0" },
  tremor: {
    ...WHOLE,
    place: [120, 112, 0.94],
    script: "ember",
    scene: openSky,
    subject: tremor,
    focus: [6, -10, 100],
    tint: "#a8402a",
  },
  mind_theft: {
    ...WHOLE,
    place: [112, 114, 0.88],
    script: "rose",
    scene: study,
    subject: mindTheft,
    focus: [8, -16, 98],
    tint: "#a860a4",
  },
  displacement: {
    ...WHOLE,
    place: [120, 106, 0.92],
    script: "arcane",
    scene: cave,
    subject: displacement,
    focus: [6, -6, 110],
    tint: "#3a5ac8",
  },
  far_sight: {
    ...WHOLE,
    place: [134, 104, 0.94],
    script: "dawn",
    scene: mountainPass,
    subject: hawk,
    focus: [-22, -24, 80],
    tint: "#5a6ab0",
  },
};

/** The houses of the city, and those whom the dukes send out. */
const CITY: Record<string, Picture> = {
  tavern: {
    ...WHOLE,
    place: [124, 106, 0.86],
    script: "hearth",
    scene: (brush) => forge(brush, { x: 0.8 }),
    subject: stein,
    focus: [0, 0, 100],
    tint: "#4a6a5a",
  },
  healer: {
    ...WHOLE,
    place: [124, 112, 0.94],
    script: "rose",
    scene: village,
    subject: healer,
    focus: [-2, -16, 98],
    tint: "#8a6ab0",
  },
  school: {
    ...WHOLE,
    place: [120, 108, 0.86],
    script: "noon",
    scene: castleHill,
    subject: trainingDummy,
    focus: [0, -14, 104],
    tint: "#4a7a9a",
  },
  smith: {
    ...BAREHEADED,
    place: [112, 112, 1.06],
    script: "ember",
    scene: forge,
    subject: smith,
    focus: [14, -8, 82],
    tint: "#a8582a",
  },
  henchman: {
    ...BUST,
    script: "leaf",
    scene: meadow,
    subject: (brush) => henchman(brush),
    focus: [6, -20, 82],
    tint: "#5a8a6a",
  },
  successor: { ...BUST, script: "dawn", scene: meadow, subject: successor, focus: [6, -18, 82], tint: "#8a7ab0" },
};

export const PICTURES: Record<string, Picture> = {
  ...WEAPONS,
  ...DRAUGHTS,
  ...TRAPS,
  ...TREASURES,
  ...MAPS,
  ...MONSTERS,
  ...PLACES,
  ...SPELLS,
  ...CITY,
  ...DUKES,
};
