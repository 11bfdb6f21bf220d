/** Energy orbs, holy sites and markets. */
import { fireflies, rocks } from "../../../../art/kit/ornaments";
import {
  castleHill,
  cave,
  crypt,
  leafWood,
  market,
  nightWood,
  throneHall,
  wasteland,
} from "../../../../art/kit/scenes";
import { stormSky } from "../../../../art/kit/scenes/stormSky";
import { WHOLE, type Picture } from "../../../../art/picture";
import { scales, stall } from "../things/markets";
import { clawStand, orb, thunderbolt } from "../things/orb";
import { dragonAltar, gateOfUlahomar, moonShrine, stoneCircle } from "../things/places";

export const SITES: Record<string, Picture> = {
  small_orb: {
    ...WHOLE,
    script: "dusk",
    scene: leafWood,
    subject: (brush) => clawStand(brush, 28, 1) + orb(brush, { colour: "#3fd0c0", radius: 40, y: -8 }),
    focus: [0, 8, 80],
    tint: "#a84a6a",
  },
  middle_orb: {
    ...WHOLE,
    script: "hearth",
    scene: crypt,
    subject: (brush) => clawStand(brush, 40, 1) + orb(brush, { colour: "#5a8aff", radius: 54, rings: 1, y: -12 }),
    focus: [0, 4, 94],
    tint: "#9a5a34",
  },
  great_orb: {
    ...WHOLE,
    script: "plum",
    scene: throneHall,
    subject: (brush) => clawStand(brush, 52, 1) + orb(brush, { colour: "#ffb83a", radius: 64, rings: 2, y: -12 }),
    focus: [0, 0, 104],
    tint: "#6a3a8a",
  },
  storm_orb: {
    ...WHOLE,
    script: "storm",
    scene: stormSky,
    subject: (brush) =>
      thunderbolt(brush) +
      clawStand(brush, 46, 1) +
      orb(brush, { colour: "#5a5ae0", radius: 58, rings: 1, storm: true, y: -12 }),
    focus: [0, 4, 94],
    tint: "#4a6a76",
  },
  stone_circle: {
    ...WHOLE,
    script: "dusk",
    scene: (brush) => castleHill(brush, { castle: false, x: 0.5 }),
    subject: stoneCircle,
    focus: [0, 20, 112],
    tint: "#a85a7a",
  },
  moon_shrine: {
    ...WHOLE,
    script: "night",
    scene: nightWood,
    subject: moonShrine,
    ornament: fireflies,
    focus: [0, -10, 116],
    tint: "#3a4ab0",
  },
  dragon_altar: { ...WHOLE, script: "ember", scene: cave, subject: dragonAltar, focus: [0, -6, 112], tint: "#a83a24" },
  gate_of_ulahomar: {
    ...WHOLE,
    script: "arcane",
    scene: wasteland,
    subject: gateOfUlahomar,
    ornament: rocks,
    focus: [0, -6, 112],
    tint: "#2a4ac0",
  },
  buying_market: {
    ...WHOLE,
    script: "noon",
    scene: (brush) => market(brush, { stalls: false }),
    subject: stall,
    focus: [0, 0, 104],
    tint: "#2f8a9a",
  },
  selling_market: {
    ...WHOLE,
    script: "dusk",
    scene: (brush) => market(brush, { stalls: false, x: 0.7 }),
    subject: scales,
    focus: [0, 2, 114],
    tint: "#a84a6a",
  },
};
