/** Robbers: one, three, many, and their king. */
import type { Brush } from "../../../../art/kit/brush";
import { mix } from "../../../../art/kit/colour";
import { fullBeard } from "../../../../art/kit/people/beards";
import { bust } from "../../../../art/kit/people/bust";
import { chain, cloak, doublet, furCollar } from "../../../../art/kit/people/clothes";
import { FIGHTER, STOUT } from "../../../../art/kit/people/faces";
import { longHairBehind, shortHair } from "../../../../art/kit/people/hair";
import { crown } from "../../../../art/kit/people/hats";
import { times } from "../../../../art/kit/sky";
import {
  bladeInHand,
  brimmed,
  CLEAVER,
  DAGGER,
  eyePatch,
  faceCloth,
  hooded,
  rogue,
  scar,
  scarfed,
  slouchHat,
} from "./parts";

export function robber(brush: Brush): string {
  return bust(brush, {
    face: { ...FIGHTER, folds: "M84,72Q100,66 116,72" },
    skin: "#d89a74",
    hair: "#3a2418",
    cloth: "#5a4a2c",
    trim: "#8a6a3a",
    behind: [longHairBehind],
    clothes: [doublet],
    over: [faceCloth(), slouchHat()],
    props: [bladeInHand(DAGGER)],
  });
}

function haze(brush: Brush, strength = 0.6): string {
  return brush.small ? "" : brush.glow(0, 0, 140, brush.script.sky[1], strength, 90);
}

export function robberGang(brush: Brush): string {
  const left = (inner: Brush) => rogue(inner, { cloth: "#3f4a3a", mask: "#3a3a44", head: hooded("#4a5a3c") });
  const right = (inner: Brush) => rogue(inner, { cloth: "#6a3a2c", mask: "", head: scarfed("#b8402e") });
  const middle = (inner: Brush) => rogue(inner, { cloth: "#5a4a2c", mask: "#8a2430", head: brimmed("#4a3424") });
  const bill = brush.line("M-34,120L-44,-64", "#5a3018", 6) + brush.line("M98,120V-60", "#5a3018", 6);
  const iron = brush.cel("M-52,-64L-46,-104L-36,-66ZM92,-58L98,-98L105,-58Z", "#b8c4d0", { band: 3, edge: 1.6 });
  return (
    bill +
    iron +
    brush.at(-68, -6, 0.72, left) +
    brush.at(70, -2, 0.72, right) +
    haze(brush, 0.45) +
    brush.at(0, 24, 1, middle)
  );
}

const HEADS: readonly (readonly [number, number, number])[] = [
  [-94, -36, 0.34],
  [-56, -48, 0.36],
  [-18, -42, 0.34],
  [22, -50, 0.36],
  [60, -42, 0.34],
  [96, -46, 0.36],
];

/** Torches and blades above a crowd. */
export function robberHorde(brush: Brush): string {
  const hat = brush.stamp(rogue(brush, { cloth: "#4a3a3a", mask: "#5a2430", head: brimmed("#3a2a24") }));
  const hood = brush.stamp(rogue(brush, { cloth: "#3a4a44", mask: "#2a2a34", head: hooded("#3f4f3a") }));
  const scarf = brush.stamp(rogue(brush, { cloth: "#6a3a2c", mask: "#2f4a5a", head: scarfed("#c0462e") }));
  const far = HEADS.map(([x, y, scale], i) => (i % 2 ? hood : hat)(x, y, scale)).join("");
  return (
    weapons(brush) +
    far +
    haze(brush, 0.5) +
    hood(-78, 6, 0.56) +
    scarf(76, 4, 0.56) +
    hat(-30, -2, 0.56, true) +
    hood(32, -6, 0.54, true) +
    torch(brush, -60, -56) +
    torch(brush, 66, -62) +
    scarf(-52, 54, 0.84, true) +
    hat(44, 50, 0.92)
  );
}

function weapons(brush: Brush): string {
  const shafts = times(7, (i) => `M${-92 + i * 31},0l${(i % 3) * 5 - 5},${-74 - (i % 2) * 20}`).join("");
  const points = times(7, (i) => `M${-92 + i * 31 + (i % 3) * 5 - 5},${-96 - (i % 2) * 20}l6,24h-12z`).join("");
  return brush.line(shafts, "#2a140c", 4) + brush.cel(points, "#c0ccd8", { band: 2, edge: 1.2 });
}

export function torch(brush: Brush, x: number, y: number): string {
  return brush.at(
    x,
    y,
    1,
    () =>
      brush.glow(0, -22, 60, "#ffb03a", 0.7) +
      brush.line("M0,50V-6", "#3a1c10", 6) +
      brush.fill("M-12,-4C-18,-22 -4,-28 -4,-48C8,-38 18,-22 12,-4Z", "#e8581a") +
      brush.fill("M-7,-5C-10,-16 -1,-22 0,-34C6,-26 10,-14 7,-5Z", "#ffd24a"),
  );
}

/** Crowned, one-eyed, in stolen fur. */
export function robberKing(brush: Brush): string {
  return bust(brush, {
    face: { ...STOUT, eyes: FIGHTER.eyes, brows: FIGHTER.brows, mouth: "grim", folds: FIGHTER.folds! },
    skin: "#d0916a",
    hair: "#5a2416",
    cloth: "#6a1c2c",
    trim: "#a88a5a",
    behind: [longHairBehind],
    clothes: [cloak, furCollar, (inner, person) => chain(inner, { ...person, trim: "#e8b83a" })],
    over: [fullBeard, shortHair, scar, eyePatch, crown(mix("#e0a830", "#8a5a1c", 0.15))],
    props: [bladeInHand(CLEAVER)],
  });
}
