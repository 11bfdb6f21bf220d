/** Heroes. */
import { leaves } from "../../../../art/kit/ornaments";
import { castleHill, forge, mountainPass, nightWood, street, study } from "../../../../art/kit/scenes";
import { apprentice, dwarf, elf, fighter, shieldMaiden, thief } from "../people";
import { BUST, type Picture } from "../../../../art/picture";

export const HEROES: Record<string, Picture> = {
  apprentice: { ...BUST, script: "arcane", scene: study, subject: apprentice, tint: "#3a5ac0" },
  dwarf: {
    ...BUST,
    script: "hearth",
    scene: (brush) => forge(brush, { x: 0.24 }),
    subject: dwarf,
    focus: [0, -14, 82],
    tint: "#a85a2a",
  },
  elf: {
    ...BUST,
    place: [114, 112, 1.04],
    script: "leaf",
    scene: nightWood,
    subject: elf,
    ornament: leaves,
    focus: [0, -8, 70],
    tint: "#3f8a5a",
  },
  thief: { ...BUST, script: "night", scene: street, subject: thief, focus: [0, -10, 78], tint: "#3a4aa0" },
  fighter: {
    ...BUST,
    script: "dusk",
    scene: (brush) => castleHill(brush, { castle: false }),
    subject: fighter,
    focus: [4, -14, 80],
    tint: "#b0566a",
  },
  fighter_2: {
    ...BUST,
    script: "dawn",
    scene: mountainPass,
    subject: shieldMaiden,
    focus: [0, -10, 80],
    tint: "#6a7ab8",
  },
};
