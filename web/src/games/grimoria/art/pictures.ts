/** The pictures of Grimoria's cards. */
import { castle } from "../../../art/kit/buildings";
import { bulrushes, candles, hangingLeaves, leaves } from "../../../art/kit/ornaments";
import {
  castleHill,
  chamber,
  crypt,
  forge,
  leafWood,
  library,
  market,
  meadow,
  nightWood,
  study,
  swamp,
  throneHall,
  village,
  walledTown,
  wasteland,
} from "../../../art/kit/scenes";
import {
  bard,
  bronzeSmith,
  darkMage,
  king,
  maid,
  mercenary,
  merchant,
  messenger,
  prince,
  princess,
  queen,
  seer,
  taxCollector,
  witch,
} from "./people";
import { BAREHEADED, BUST, WHOLE, type Picture } from "../../../art/picture";
import { chest } from "../../../art/things/chest";
import { mirror } from "../../../art/things/mirror";
import { SPELLS } from "./pictures/spells";
import { bracelet, goblet, helmet, hut, invisibilityCloak, townToken, villageToken } from "./things";

const COMPANIONS: Record<string, Picture> = {
  bronze_smith: {
    ...BAREHEADED,
    place: [112, 112, 1.06],
    script: "ember",
    scene: forge,
    subject: bronzeSmith,
    tint: "#a8542a",
  },
  king: { ...BUST, focus: [2, -24, 76], script: "hearth", scene: throneHall, subject: king, tint: "#b06a2a" },
  queen: {
    ...BUST,
    focus: [0, -18, 72],
    script: "rose",
    scene: (brush) => chamber(brush, { x: 0.24, curtain: "#6a2a7a", hanging: "#8a3a5a" }),
    subject: queen,
    tint: "#8a4a9a",
  },
  prince: { ...BUST, place: [120, 114, 1.06], script: "leaf", scene: leafWood, subject: prince, tint: "#4f8a4a" },
  princess: {
    ...BUST,
    place: [120, 112, 1.06],
    script: "dawn",
    scene: (brush) => castleHill(brush, { x: 0.8 }),
    subject: princess,
    ornament: leaves,
    tint: "#c8708a",
  },
  tax_collector: {
    ...BUST,
    script: "dust",
    scene: (brush) => chamber(brush, { x: 0.74, curtain: "#4a5a2a", hanging: "#6a2a24" }),
    subject: taxCollector,
    tint: "#7a7a3a",
  },
  bard: { ...BUST, script: "gold", scene: market, subject: bard, tint: "#c98a3a" },
  messenger: {
    ...BUST,
    script: "noon",
    scene: (brush) => meadow(brush, { road: true }),
    subject: messenger,
    tint: "#3f7ab0",
  },
  merchant: { ...BUST, script: "dusk", scene: market, subject: merchant, tint: "#b8702a" },
  seer: {
    ...BUST,
    place: [120, 106, 0.98],
    script: "arcane",
    scene: study,
    subject: seer,
    focus: [0, 0, 82],
    tint: "#3a5ab0",
  },
  witch: { ...BUST, script: "swamp", scene: swamp, subject: witch, ornament: bulrushes, tint: "#5f8f4a" },
  maid: {
    ...BAREHEADED,
    place: [114, 114, 1.04],
    script: "hearth",
    scene: (brush) => chamber(brush, { x: 0.26, curtain: "#7a5a3a", hanging: "#3f5a4a" }),
    subject: maid,
    focus: [10, -10, 72],
    tint: "#4f8a80",
  },
  dark_mage: {
    ...BUST,
    script: "plum",
    scene: (brush) => crypt(brush, { candles: false }),
    subject: darkMage,
    focus: [6, -14, 80],
    tint: "#6a3a9a",
  },
  mercenary: {
    ...BUST,
    script: "dust",
    scene: wasteland,
    subject: mercenary,
    focus: [0, -14, 72],
    tint: "#5a7a9a",
  },
};

const PLACES: Record<string, Picture> = {
  castle: {
    script: "dusk",
    scene: castleHill,
    token: (brush) => castle(brush, 0, 62, 1.15, "#d0bcb8", "#c8384c"),
    focus: [0, 0, 78],
    tint: "#8a4a6a",
  },
  town: { script: "dawn", scene: walledTown, token: townToken, focus: [0, 0, 80], tint: "#b07a5a" },
  village: {
    script: "night",
    scene: village,
    ornament: leaves,
    token: villageToken,
    focus: [0, 0, 74],
    tint: "#3f5a9a",
  },
  hut: {
    ...WHOLE,
    script: "swamp",
    place: [122, 116, 0.92],
    scene: nightWood,
    subject: hut,
    ornament: hangingLeaves,
    focus: [0, 0, 88],
    tint: "#4a6a4a",
  },
};

const TREASURES: Record<string, Picture> = {
  chest: { ...WHOLE, script: "gold", scene: crypt, subject: chest, tint: "#d9a03a" },
  goblet: { ...WHOLE, script: "crypt", scene: crypt, subject: goblet, tint: "#2f7a7a" },
  bracelet: {
    ...WHOLE,
    script: "plum",
    scene: (brush) => library(brush, { window: false }),
    subject: bracelet,
    focus: [0, -4, 98],
    tint: "#6a3a7a",
  },
  helmet: {
    ...WHOLE,
    script: "dusk",
    scene: (brush) => castleHill(brush, { castle: false }),
    subject: helmet,
    focus: [0, -6, 88],
    tint: "#8a4a5a",
  },
  cloak: {
    ...WHOLE,
    script: "night",
    scene: (brush) => study(brush),
    subject: invisibilityCloak,
    focus: [0, 0, 96],
    tint: "#4a4a9a",
  },
  mirror: {
    ...WHOLE,
    script: "hearth",
    scene: (brush) => library(brush, { window: false }),
    subject: mirror,
    place: [120, 102, 0.84],
    ornament: candles,
    focus: [0, -12, 84],
    tint: "#2f7a78",
  },
};

export const PICTURES: Record<string, Picture> = { ...COMPANIONS, ...PLACES, ...TREASURES, ...SPELLS };
