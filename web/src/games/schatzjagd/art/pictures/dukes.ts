/** Castles and henchmen in the colours of Schatzjagd's dukes. */
import { castle } from "../../../../art/kit/buildings";
import { grandMoustache, shortBeard } from "../../../../art/kit/people/beards";
import type { Person } from "../../../../art/kit/people/bust";
import { SHARP, STOUT } from "../../../../art/kit/people/faces";
import { pageHair, shortHair, softHair } from "../../../../art/kit/people/hair";
import { castleHill } from "../../../../art/kit/scenes";
import { openSky } from "../../../../art/kit/scenes/openSky";
import type { ScriptName } from "../../../../art/kit/scripts";
import { henchman } from "../people";
import { BUST, type Picture } from "../../../../art/picture";

interface Duchy {
  script: ScriptName;
  cloth: string;
  wall: string;
  tint: string;
  /** Who serves him. */
  man: Partial<Person>;
}

/** The four dukes, by the colour of their lands. */
const DUCHIES: Record<string, Duchy> = {
  green: {
    script: "leaf",
    cloth: "#2f7a44",
    wall: "#b8c0a0",
    tint: "#4a8a5a",
    man: { face: SHARP, hair: "#8a3f1c", skin: "#e2b088", over: [softHair] },
  },
  yellow: {
    script: "gold",
    cloth: "#d8a020",
    wall: "#d0b890",
    tint: "#a8782a",
    man: { face: STOUT, hair: "#2a1a14", skin: "#a8683f", over: [grandMoustache, shortHair] },
  },
  blue: {
    script: "frost",
    cloth: "#2a5ab0",
    wall: "#b0bccc",
    tint: "#4a70b0",
    man: { hair: "#d8a85a", skin: "#ecbc98", over: [shortBeard, pageHair] },
  },
  red: { script: "dusk", cloth: "#b82838", wall: "#c8aca8", tint: "#a04a5a", man: {} },
};

function castlePicture({ script, cloth, wall, tint }: Duchy): Picture {
  return {
    script,
    scene: (brush) => castleHill(brush, { wall, roof: cloth }),
    token: (brush) => castle(brush, 0, 62, 1.15, wall, cloth),
    focus: [0, 0, 78],
    tint,
  };
}

function henchmanPicture({ script, cloth, tint, man }: Duchy): Picture {
  return {
    ...BUST,
    script,
    scene: openSky,
    subject: (brush) => henchman(brush, cloth, man),
    focus: [6, -20, 82],
    tint,
  };
}

export const DUKES: Record<string, Picture> = Object.fromEntries(
  Object.entries(DUCHIES).flatMap(([colour, duchy]) => [
    [`castle_${colour}`, castlePicture(duchy)],
    [`henchman_${colour}`, henchmanPicture(duchy)],
  ]),
);
