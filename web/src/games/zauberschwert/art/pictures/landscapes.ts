/** Landscapes. */
import { bulrushes, leaves, rocks } from "../../../../art/kit/ornaments";
import { leafWood, mountainPass, nightWood, street, swamp, village, wasteland } from "../../../../art/kit/scenes";
import { highPeaks, townGate, volcanoLand } from "../../../../art/kit/scenes/landscapes";
import type { Picture } from "../../../../art/picture";
import { eagle, heron, ribcage, stag, stiltHut, watchers, wisps } from "../things/landmarks";
import {
  firToken,
  gateToken,
  houseToken,
  leafToken,
  peakToken,
  reedToken,
  volcanoToken,
  wispToken,
} from "../things/terrain";

export const LANDSCAPES: Record<string, Picture> = {
  mountains_1: {
    script: "frost",
    scene: (brush) => mountainPass(brush, { x: 0.5 }) + eagle(brush),
    ornament: rocks,
    token: peakToken,
    focus: [0, 0, 90],
    tint: "#4a80a8",
  },
  mountains_2: {
    script: "dusk",
    scene: highPeaks,
    token: (brush) => peakToken(brush, { fire: true }),
    focus: [0, 0, 90],
    tint: "#a8566a",
  },
  forest_1: {
    script: "leaf",
    scene: leafWood,
    subject: stag,
    place: [124, 132, 0.62],
    ornament: leaves,
    token: leafToken,
    focus: [0, 0, 90],
    tint: "#7a8a3a",
  },
  forest_2: {
    script: "night",
    scene: (brush) => nightWood(brush) + watchers(brush),
    ornament: leaves,
    token: firToken,
    focus: [0, 0, 90],
    tint: "#3a4ab0",
  },
  town_1: { script: "dawn", scene: village, token: houseToken, focus: [0, 0, 90], tint: "#b0788a" },
  town_2: {
    script: "dusk",
    scene: street,
    token: (brush) => houseToken(brush, { tower: true }),
    focus: [0, 0, 90],
    tint: "#a85a6a",
  },
  town_3: { script: "noon", scene: townGate, token: gateToken, focus: [0, 0, 90], tint: "#2f8a9a" },
  swamp_1: {
    script: "swamp",
    scene: swamp,
    subject: heron,
    place: [142, 122, 0.66],
    ornament: bulrushes,
    token: reedToken,
    focus: [0, 0, 90],
    tint: "#4a7a4a",
  },
  swamp_2: {
    script: "dust",
    scene: (brush) => swamp(brush, { x: 0.66 }),
    subject: stiltHut,
    place: [112, 112, 0.74],
    ornament: bulrushes,
    token: stiltHut,
    focus: [0, -4, 92],
    tint: "#8a6a44",
  },
  swamp_3: {
    script: "crypt",
    scene: (brush) => swamp(brush, { x: 0.5 }),
    subject: wisps,
    ornament: bulrushes,
    token: wispToken,
    focus: [0, 0, 90],
    tint: "#2a5a64",
  },
  wasteland_1: {
    script: "dust",
    scene: wasteland,
    subject: ribcage,
    place: [122, 128, 0.7],
    token: ribcage,
    focus: [0, 4, 104],
    tint: "#a8704a",
  },
  wasteland_2: { script: "ember", scene: volcanoLand, token: volcanoToken, focus: [0, 0, 92], tint: "#a83a24" },
};
