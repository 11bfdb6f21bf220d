/** The companions of Grimoria. */
import type { Brush } from "../../../art/kit/brush";
import { fullBeard, goatee, grandMoustache, shortBeard, stubble } from "../../../art/kit/people/beards";
import { bust } from "../../../art/kit/people/bust";
import {
  apron,
  armour,
  bodice,
  cloak,
  doublet,
  ermine,
  furCollar,
  gown,
  highCollar,
  robe,
  ruff,
} from "../../../art/kit/people/clothes";
import {
  FIGHTER,
  GAUNT,
  LADY,
  LASS,
  MAN,
  OLD_MAN,
  OLD_WOMAN,
  SHARP,
  SLY,
  STOUT,
  WOMAN,
  YOUTH,
} from "../../../art/kit/people/faces";
import {
  braidsBehind,
  fringe,
  longHairBehind,
  shortHair,
  softHair,
  tousledHair,
  wavyHairBehind,
} from "../../../art/kit/people/hair";
import {
  coif,
  crown,
  featherCap,
  hood,
  hoodBack,
  kerchief,
  kettleHat,
  queensCrown,
  tiara,
  turban,
  witchHat,
} from "../../../art/kit/people/hats";
import { coronet, sweptHair } from "./people/prince";
import { lute, sceptre } from "../../../art/kit/people/props";
import {
  broadHat,
  broom,
  crystalBall,
  fan,
  hammer,
  ledger,
  letter,
  purse,
  roseInHand,
  shadowFlame,
  twoSwords,
} from "./people/props";

export function king(brush: Brush): string {
  return bust(brush, {
    face: OLD_MAN,
    cloth: "#8a1c34",
    hair: "#b9aca0",
    behind: [highCollar],
    clothes: [robe, ermine],
    over: [shortBeard, shortHair, crown()],
    props: [sceptre],
  });
}

export function queen(brush: Brush): string {
  return bust(brush, {
    face: LADY,
    skin: "#efc3a0",
    hair: "#3a2030",
    cloth: "#6a2a7a",
    iris: "#2a4a8a",
    behind: [highCollar, wavyHairBehind],
    clothes: [gown],
    over: [softHair, queensCrown()],
    props: [fan],
  });
}

export function prince(brush: Brush): string {
  return bust(brush, {
    face: YOUTH,
    skin: "#eab48c",
    hair: "#c8923c",
    cloth: "#1f6a5c",
    iris: "#2f6a3a",
    clothes: [doublet],
    over: [sweptHair, coronet],
    props: [roseInHand],
    flip: true,
  });
}

export function princess(brush: Brush): string {
  return bust(brush, {
    face: LASS,
    skin: "#f2c6a6",
    hair: "#e2a94e",
    cloth: "#d8608c",
    trim: "#fff0d0",
    iris: "#2f6ab0",
    behind: [wavyHairBehind],
    clothes: [gown],
    over: [softHair, tiara()],
  });
}

export function bronzeSmith(brush: Brush): string {
  return bust(brush, {
    face: FIGHTER,
    skin: "#c88a60",
    hair: "#3a2418",
    cloth: "#7a3a24",
    trim: "#5a3a24",
    clothes: [apron],
    over: [fullBeard, shortHair],
    props: [hammer],
  });
}

export function taxCollector(brush: Brush): string {
  return bust(brush, {
    face: SLY,
    skin: "#dcb088",
    hair: "#2a2024",
    cloth: "#3f4a2a",
    behind: [],
    clothes: [robe, ruff],
    over: [goatee, shortHair, broadHat],
    props: [ledger],
  });
}

export function bard(brush: Brush): string {
  return bust(brush, {
    face: { ...YOUTH, mouth: "laugh", mouthY: 120 },
    skin: "#e0ac80",
    hair: "#7a4a20",
    cloth: "#2f6a6a",
    clothes: [doublet],
    over: [tousledHair, featherCap()],
    props: [lute],
  });
}

export function messenger(brush: Brush): string {
  return bust(brush, {
    face: { ...MAN, brows: { lift: 9, weight: 3, tilt: -1, arch: 6 }, mouth: "smile" },
    skin: "#b87a50",
    hair: "#2a1a14",
    cloth: "#2a5a9a",
    clothes: [doublet, cloak],
    over: [stubble, shortHair, featherCap("#2f4f8a")],
    props: [letter],
    flip: true,
  });
}

export function merchant(brush: Brush): string {
  return bust(brush, {
    face: STOUT,
    skin: "#c8905e",
    hair: "#2a1c18",
    cloth: "#8a4a1c",
    trim: "#c8a06a",
    clothes: [robe, furCollar],
    over: [grandMoustache, turban()],
    props: [purse],
  });
}

export function seer(brush: Brush): string {
  return bust(brush, {
    face: OLD_WOMAN,
    skin: "#d8a884",
    hair: "#d8d4dc",
    cloth: "#24407a",
    iris: "#8ad0f0",
    behind: [longHairBehind, hoodBack("#2a3f8a")],
    over: [fringe, hood("#2a3f8a")],
    props: [crystalBall],
  });
}

export function witch(brush: Brush): string {
  return bust(brush, {
    face: SHARP,
    skin: "#c8c28a",
    hair: "#7a2f2a",
    cloth: "#3a2454",
    trim: "#c9762a",
    iris: "#2f7a2a",
    behind: [longHairBehind],
    over: [softHair, witchHat()],
  });
}

export function maid(brush: Brush): string {
  return bust(brush, {
    face: { ...WOMAN, mouth: "smilingLips", mouthY: 119, blush: 0.8 },
    skin: "#f0bf98",
    hair: "#9a5a28",
    cloth: "#3f7a74",
    trim: "#fff4e0",
    iris: "#5a3a1c",
    behind: [braidsBehind],
    clothes: [bodice],
    over: [softHair, kerchief("#d8dce0")],
    props: [broom],
  });
}

export function darkMage(brush: Brush): string {
  return bust(brush, {
    face: GAUNT,
    skin: "#b8a8b4",
    hair: "#1c1424",
    cloth: "#2c1440",
    trim: "#9a4ad0",
    iris: "#d05aff",
    behind: [hoodBack("#3a1c54")],
    over: [goatee, hood("#3a1c54")],
    props: [shadowFlame],
  });
}

export function mercenary(brush: Brush): string {
  return bust(brush, {
    face: { ...FIGHTER, mouth: "smirk" },
    skin: "#d09a70",
    hair: "#6a3a20",
    trim: "#8a98a8",
    clothes: [armour],
    over: [stubble, coif("#5a4a44"), kettleHat()],
    props: [twoSwords],
  });
}
