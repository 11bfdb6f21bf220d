/** Mercenaries: one, a squad, a company, and their captain. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen } from "../../../../art/kit/colour";
import { grandMoustache, stubble } from "../../../../art/kit/people/beards";
import { bust } from "../../../../art/kit/people/bust";
import { armour, cloak } from "../../../../art/kit/people/clothes";
import { FIGHTER } from "../../../../art/kit/people/faces";
import { kettleHat } from "../../../../art/kit/people/hats";
import { times } from "../../../../art/kit/sky";
import { path } from "../../../../art/kit/svg";
import { bladeInHand, GOLD, ironHatted, LONG_SWORD, rogue, scar, visor } from "./parts";

const BLUE = "#2f4f8a";

export function mercenary(brush: Brush): string {
  return bust(brush, {
    face: FIGHTER,
    skin: "#d89a74",
    hair: "#6a4424",
    cloth: BLUE,
    trim: "#8796a8",
    clothes: [armour],
    over: [stubble, scar, grandMoustache, kettleHat()],
    props: [bladeInHand(LONG_SWORD)],
  });
}

function haze(brush: Brush): string {
  return brush.small ? "" : brush.glow(0, 0, 140, brush.script.sky[1], 0.45, 90);
}

function pikes(brush: Brush, places: readonly number[], top: number, foot: number): string {
  const shafts = places.map((x) => `M${x},${foot}L${x + 4},${top}`).join("");
  const points = places.map((x, i) => path`M${x + 4},${top - 30 - (i % 2) * 6}l7,22l-3,12h-8l-3,-12z`).join("");
  return (
    brush.line(shafts, "#4a2a18", 4.6) +
    brush.cel(points, "#c4d0dc", { band: 3, edge: 1.6, shade: "#3a4a64", rim: "#ffffff" })
  );
}

const soldier = (cloth: string) => (brush: Brush) =>
  rogue(brush, { cloth, mask: "", head: ironHatted() }) + whiskers(brush);

function whiskers(brush: Brush): string {
  return (
    brush.cel("M0,12C-10,8 -20,14 -26,24C-12,26 -4,22 0,17C4,22 12,26 26,24C20,14 10,8 0,12Z", "#5a3418", {
      band: 2,
      edge: 1.4,
    }) +
    brush.cel("M-54,64C-30,52 -14,50 0,58C14,50 30,52 54,64L50,78Q0,60 -50,78Z", "#8796a8", {
      band: 5,
      edge: 1.8,
      shade: "#2c3a52",
    })
  );
}

export function mercenarySquad(brush: Brush): string {
  const one = brush.stamp(soldier(BLUE)(brush));
  const other = brush.stamp(soldier("#8a2f38")(brush));
  return (
    pikes(brush, [-84, -34, 34, 82], -70, 140) +
    other(-66, -4, 0.72) +
    other(66, -4, 0.72, true) +
    haze(brush) +
    one(0, 26, 1)
  );
}

/** The flag of the company above its pikes. */
export function mercenaryCompany(brush: Brush): string {
  const one = brush.stamp(soldier(BLUE)(brush));
  const other = brush.stamp(soldier("#8a2f38")(brush));
  const far = times(6, (i) => (i % 2 ? one : other)(-90 + i * 36, -10 - (i % 2) * 5, 0.38)).join("");
  return (
    pikes(brush, [-96, -72, -44, 58, 78, 100], -62, 60) +
    flag(brush) +
    far +
    haze(brush) +
    other(-74, 34, 0.58) +
    one(-26, 28, 0.56, true) +
    other(28, 28, 0.56) +
    one(76, 34, 0.58, true) +
    other(-48, 76, 0.84) +
    one(42, 72, 0.9, true)
  );
}

function flag(brush: Brush): string {
  const cloth =
    "M-24,-104C4,-116 24,-92 52,-102C64,-106 74,-104 84,-100L72,-78L86,-52C60,-62 44,-40 14,-50C0,-54 -14,-54 -24,-48Z";
  const pattern =
    "M-8,-112L6,-96L-8,-78L-20,-94ZM-8,-78L6,-62L-8,-42L-20,-60ZM22,-110L36,-90L22,-72L8,-90ZM22,-72L36,-56L22,-38L8,-56ZM54,-106L68,-90L54,-72L40,-90ZM54,-72L68,-54L54,-38L40,-54Z";
  const folds = brush.line("M-6,-110Q-14,-80 -4,-46M44,-100Q36,-70 46,-44", deepen(BLUE, 0.5), 3, { opacity: 0.6 });
  return (
    brush.line("M-26,120V-116", "#4a2a18", 6) +
    brush.celWith(cloth, BLUE, { band: 8, edge: 2.2 }, brush.fill(pattern, "#e8b83a") + folds) +
    brush.cel("M-26,-136L-18,-118L-26,-108L-34,-118Z", GOLD, { band: 3, edge: 1.6 })
  );
}

export function fieldCaptain(brush: Brush): string {
  return bust(brush, {
    cloth: "#7a1c2c",
    trim: "#9aa8b8",
    skin: "#c8946c",
    clothes: [armour, (inner, person) => cloak(inner, { ...person, trim: GOLD }), sash],
    over: [visor()],
    props: [
      (inner, person) =>
        bladeInHand("M146,152L144,24L154,0L164,24L162,152Z", "M126,148C140,142 168,142 182,148L180,160H128Z")(inner, {
          ...person,
          skin: "#8796a8",
        }),
    ],
  });
}

function sash(brush: Brush): string {
  return brush.cel("M62,170L128,206H96L56,186Z", GOLD, { band: 4, edge: 1.6, shade: "#5a2c0c" });
}
