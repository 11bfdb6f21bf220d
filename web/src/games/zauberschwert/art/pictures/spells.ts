/** Spells. */
import { crypt, forge, library, mountainPass, study, throneHall } from "../../../../art/kit/scenes";
import { WHOLE, type Picture } from "../../../../art/picture";
import {
  absolutus,
  appendux,
  artificium,
  cantiosus,
  fontanus,
  harpagarus,
  omnus,
  sodalicium,
  stonex,
  transformation,
} from "../things/spells";

export const SPELLS: Record<string, Picture> = {
  stonex: { ...WHOLE, script: "crypt", scene: crypt, subject: stonex, focus: [8, 0, 100], tint: "#2f6a7a" },
  fontanus: {
    ...WHOLE,
    script: "arcane",
    scene: (brush) => crypt(brush, { candles: false }),
    subject: fontanus,
    focus: [0, -4, 108],
    tint: "#2a4ab0",
  },
  harpagarus: { ...WHOLE, script: "plum", scene: throneHall, subject: harpagarus, focus: [0, 4, 96], tint: "#5a2a6a" },
  re_transformus: {
    ...WHOLE,
    script: "swamp",
    scene: study,
    subject: (brush) => transformation(brush, { to: "magic" }),
    focus: [0, -6, 100],
    tint: "#2f7a6a",
  },
  transformus: {
    ...WHOLE,
    script: "night",
    scene: study,
    subject: (brush) => transformation(brush, { to: "stone" }),
    focus: [0, -4, 100],
    tint: "#3a4aa8",
  },
  appendux: { ...WHOLE, script: "rose", scene: library, subject: appendux, focus: [0, 4, 108], tint: "#7a4a86" },
  cantiosus: { ...WHOLE, script: "hearth", scene: library, subject: cantiosus, focus: [0, 4, 114], tint: "#9a5a2a" },
  absolutus: { ...WHOLE, script: "dusk", scene: throneHall, subject: absolutus, focus: [0, 0, 104], tint: "#a84a5a" },
  sodalicium: {
    ...WHOLE,
    script: "frost",
    scene: mountainPass,
    subject: sodalicium,
    focus: [0, -4, 110],
    tint: "#3a6a98",
  },
  omnus: {
    ...WHOLE,
    script: "arcane",
    scene: (brush) => study(brush, { y: 0.5 }),
    subject: omnus,
    focus: [0, 4, 108],
    tint: "#3a3aa8",
  },
  artificium: { ...WHOLE, script: "hearth", scene: forge, subject: artificium, focus: [0, -8, 112], tint: "#8a3a24" },
};
