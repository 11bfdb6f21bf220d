/** Who sits at the table: twelve figures to choose from, each a bust without a ground; the seat's colour is behind it. */
import { outlineFilter, standalone } from "./compose";
import { Brush } from "./kit/brush";
import { lightFrom } from "./kit/light";
import { braidedBeard, fullBeard, longBeard, shortBeard } from "./kit/people/beards";
import { bust, type Person } from "./kit/people/bust";
import { armour, cloak, doublet, ermine, furCollar, gown, highCollar, robe, ruff } from "./kit/people/clothes";
import { CHILD, FIGHTER, LADY, LASS, MAN, OLD_MAN, SHARP, STOUT, WOMAN } from "./kit/people/faces";
import {
  braidsBehind,
  bun,
  fringe,
  longHairBehind,
  shortHair,
  softHair,
  tousledHair,
  wavyHairBehind,
} from "./kit/people/hair";
import {
  circlet,
  crown,
  hood,
  hoodBack,
  hornedHelm,
  noseHelm,
  queensCrown,
  witchHat,
  wizardHat,
} from "./kit/people/hats";
import { broadHat, freckles, plagueMask, spectacles, visorHelm } from "./kit/people/masks";
import { bow, sceptre, staff } from "./kit/people/props";
import type { ScriptName } from "./kit/scripts";
import type { Figure } from "../wire/figure";

interface Character {
  person: Partial<Person>;
  script?: ScriptName;
  /** Nothing tall on the head: drawn larger in large boxes. */
  isBare?: boolean;
  /** What a small box shows: the middle of it from the head's, and half its breadth. */
  focus?: readonly [x: number, y: number, half: number];
}

const HATTED = [0, -24, 76] as const;
const BARE = [0, -6, 62] as const;

export const CHARACTERS: Record<Figure, Character> = {
  king: {
    person: {
      face: OLD_MAN,
      cloth: "#8a1c34",
      hair: "#b9aca0",
      behind: [highCollar],
      clothes: [robe, ermine],
      over: [shortBeard, shortHair, crown()],
      props: [sceptre],
    },
  },
  queen: {
    person: {
      face: LADY,
      skin: "#8a5436",
      hair: "#20120e",
      cloth: "#1f5a6e",
      behind: [wavyHairBehind],
      clothes: [gown, ruff],
      over: [softHair, queensCrown()],
    },
  },
  mage: {
    person: {
      face: OLD_MAN,
      skin: "#e8bd98",
      hair: "#e8e4da",
      cloth: "#27418a",
      behind: [highCollar],
      clothes: [robe],
      over: [longBeard, shortHair, wizardHat()],
      props: [staff],
    },
    script: "arcane",
    focus: [2, -34, 82],
  },
  witch: {
    person: {
      face: SHARP,
      skin: "#c8c28a",
      hair: "#7a2f2a",
      cloth: "#3a2454",
      trim: "#c9762a",
      iris: "#2f7a2a",
      behind: [longHairBehind],
      over: [softHair, witchHat()],
    },
    focus: [4, -30, 82],
  },
  ranger: {
    person: {
      face: FIGHTER,
      skin: "#b37a4e",
      hair: "#2a1810",
      cloth: "#2f5a3a",
      behind: [hoodBack()],
      over: [shortBeard, hood()],
      props: [bow],
    },
    focus: [0, -16, 72],
  },
  plague_doctor: {
    person: {
      cloth: "#3c3348",
      trim: "#8a6a4c",
      behind: [],
      clothes: [robe, cloak],
      over: [plagueMask, broadHat()],
    },
    focus: [-4, -18, 80],
  },
  viking: {
    person: {
      face: WOMAN,
      skin: "#f0c3a0",
      hair: "#e0b04a",
      cloth: "#6a4a34",
      trim: "#a88a6a",
      iris: "#2f6a9a",
      behind: [braidsBehind],
      clothes: [robe, furCollar],
      over: [fringe, hornedHelm()],
    },
    focus: [0, -24, 88],
  },
  knight: {
    person: {
      face: MAN,
      skin: "#5c3826",
      hair: "#140c0a",
      cloth: "#7a2433",
      trim: "#9aa6b8",
      clothes: [armour],
      over: [visorHelm()],
    },
    focus: [4, -20, 78],
  },
  scholar: {
    person: {
      face: { ...WOMAN, mouth: "smirk", lashes: true },
      skin: "#e6b98a",
      hair: "#1a1416",
      cloth: "#7a3a24",
      trim: "#e0c070",
      behind: [],
      clothes: [doublet],
      over: [bun, spectacles],
    },
    isBare: true,
    focus: [0, -16, 68],
  },
  apprentice: {
    person: {
      face: { ...CHILD, mouth: "smile", ears: "large" },
      skin: "#f2c6a2",
      hair: "#c8582a",
      cloth: "#4a5a9a",
      trim: "#e8c24a",
      iris: "#2f6a4a",
      clothes: [doublet, cloak],
      over: [freckles, tousledHair],
    },
    isBare: true,
    focus: BARE,
  },
  dwarf: {
    person: {
      face: { ...STOUT, nose: "broad" },
      skin: "#d49a74",
      hair: "#6a3018",
      cloth: "#5a3a2a",
      trim: "#c8922e",
      clothes: [robe, furCollar],
      over: [fullBeard, braidedBeard, noseHelm("#7a6a5a")],
    },
    isBare: true,
    focus: [0, -4, 76],
  },
  elf: {
    person: {
      face: { ...LASS, ...SHARP, ears: "pointed", mouth: "lips" },
      skin: "#d8a27a",
      hair: "#e6e0cc",
      cloth: "#2f7a6a",
      trim: "#d9d9c0",
      iris: "#3f8a5a",
      behind: [longHairBehind],
      clothes: [robe, cloak],
      over: [softHair, circlet()],
    },
    isBare: true,
    focus: [0, -8, 66],
  },
};

export const LARGE = 200;
export const TINY = 100;
const LAMP = lightFrom(-0.7, -0.7);

/** For boxes from about 90 pixels on. */
export function drawCharacter(figure: Figure): string {
  const { person, script = "hearth", isBare = false } = CHARACTERS[figure];
  const brush = new Brush(`figure-${figure}`, script, LARGE, LARGE);
  brush.light = LAMP;
  const drawing = brush.at(LARGE / 2, isBare ? 104 : 112, isBare ? 1.16 : 0.96, () => bust(brush, person));
  return standalone(LARGE, LARGE, brush.definitions + drawing);
}

/** For small boxes: the head, with a dark outline. */
export function drawSmallCharacter(figure: Figure): string {
  const { person, script = "hearth", focus = HATTED } = CHARACTERS[figure];
  const brush = new Brush(`small-${figure}`, script, TINY, TINY, { small: true });
  brush.light = LAMP;
  const [x, y, half] = focus;
  const scale = TINY / 2 / half;
  const drawing = brush.at(TINY / 2 - x * scale, TINY / 2 - y * scale, scale, () => bust(brush, person));
  const outline = outlineFilter(brush.id());
  return standalone(
    TINY,
    TINY,
    brush.definitions + outline.definition + `<g filter="url(#${outline.id})">${drawing}</g>`,
  );
}
