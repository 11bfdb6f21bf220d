/** The heroes and the robbers of Zauberschwert. */
import type { Brush } from "../../../art/kit/brush";
import { deepen } from "../../../art/kit/colour";
import { limb } from "../../../art/kit/limb";
import { braidedBeard, stubble } from "../../../art/kit/people/beards";
import { bust, type Part } from "../../../art/kit/people/bust";
import { armour, cloak, furCollar, robe } from "../../../art/kit/people/clothes";
import { FIGHTER, LADY, OLD_MAN, SLY, STOUT, WOMAN, YOUTH } from "../../../art/kit/people/faces";
import { braidsBehind, longHairBehind, shortHair, softHair, tousledHair } from "../../../art/kit/people/hair";
import { circlet, featherCap, hood, hoodBack, hornedHelm, noseHelm, wizardHat } from "../../../art/kit/people/hats";
import { bow, fist } from "../../../art/kit/people/props";
import { star } from "../../../art/kit/svg";

/** A cloth over nose and mouth. */
const mask =
  (colour: string): Part =>
  (brush) =>
    brush.cel("M72,102C90,108 110,108 128,102L128,122C122,138 110,148 100,152C90,148 78,138 72,122Z", colour, {
      band: 6,
      edge: 1.8,
    }) + brush.line("M80,112Q100,122 122,112M86,126Q100,134 116,126", deepen(colour, 0.5), 1.6, { opacity: 0.7 });

const dagger: Part = (brush, person) =>
  brush.cel("M152,150L148,84L156,66L164,84L162,150Z", "#c0ccd6", { band: 5, edge: 1.8, shade: "#4a5a6a" }) +
  brush.line("M156,72V146", "#6a7a8a", 1.4) +
  brush.cel("M138,146H176V154H138Z", "#d9a02e", { band: 3, edge: 1.4 }) +
  fist(157, 176)(brush, person);

/** A hooded robber in the shade, of whom one sees little: eyes, a masked mouth, the hilt over his shoulder. */
function lurker(brush: Brush): string {
  const [cloth, skin] = ["#4c5648", "#b8845e"];
  return (
    brush.cel("M54,60L88,-58L98,-54L66,66ZM74,-56L104,-46L101,-36L71,-46Z", "#8a6a3a", { band: 3, edge: 1.8 }) +
    brush.celWith(
      "M-44,30C-70,44 -92,56 -100,76L-112,150H112L100,76C92,56 70,44 44,30Q0,64 -44,30Z",
      cloth,
      { band: 16, edge: 2.4, shade: "#141a18" },
      brush.line("M-52,52Q-66,90 -64,150M-24,62Q-30,100 -26,150M30,62Q38,100 34,150M58,52Q72,90 70,150", "#222a24", 3),
    ) +
    brush.cel("M0,-92C-44,-88 -64,-36 -58,12C-56,32 -34,44 0,62C34,44 56,32 58,12C64,-36 44,-88 0,-92Z", cloth, {
      band: 12,
      edge: 2.6,
      shade: "#141a18",
    }) +
    brush.cel("M0,-66C-30,-60 -44,-24 -40,10C-36,32 -18,46 0,54C18,46 36,32 40,10C44,-24 30,-60 0,-66Z", "#39423a", {
      band: 5,
      edge: 1.6,
    }) +
    brush.fill("M0,-56C-24,-50 -34,-20 -32,10C-28,34 -12,44 0,48C12,44 28,34 32,10C34,-20 24,-50 0,-56Z", "#14100f") +
    brush.fill("M-29,-20Q0,-32 29,-20L31,6H-31Z", skin) +
    brush.fill("M3,-26Q18,-26 29,-20L31,6H6L10,-6Z", "#6a2c24", { opacity: 0.6 }) +
    brush.fill("M-29,-20Q0,-32 29,-20V-13Q0,-23 -29,-13Z", "#3a1c18", { opacity: 0.6 }) +
    brush.fill("M-24,-5Q-14,-13 -5,-4Q-14,2 -24,-5ZM24,-5Q14,-13 5,-4Q14,2 24,-5Z", "#fff3dc") +
    brush.dots(
      [
        [-13, -5],
        [14, -5],
      ],
      "#20100c",
      5.4,
    ) +
    brush.line("M-27,-12L-4,-8M27,-12L4,-8", "#241410", 4.4, { "stroke-linecap": "round" }) +
    brush.cel("M-32,4Q0,14 32,4C30,32 14,44 0,50C-14,44 -30,32 -32,4Z", "#7a6a3c", { band: 7, edge: 1.8 }) +
    brush.line("M-24,16Q0,24 24,16M-16,30Q0,38 16,30", "#3a301a", 2)
  );
}

export function bandits(brush: Brush): string {
  const far = brush.small ? () => "" : brush.stamp(lurker(brush));
  const haze = brush.small ? "" : brush.glow(0, 0, 150, brush.script.sky[1], 0.5, 100);
  return (
    far(-78, -14, 0.72) +
    far(80, -18, 0.7, true) +
    haze +
    bust(brush, {
      face: { ...SLY, brows: { ...SLY.brows, weight: 4.5, tilt: 3 } },
      cloth: "#7a4a2c",
      trim: "#4a2c1c",
      hair: "#2c1a16",
      over: [mask("#b0302c"), shortHair, featherCap("#4a6a3a")],
      props: [dagger],
    })
  );
}

const sword: Part = (brush, person) =>
  brush.cel("M152,140L146,14L156,-8L166,14L164,140Z", "#c4ced8", { band: 6, edge: 2, shade: "#4a5a6e" }) +
  brush.line("M156,2V136", "#7a8a9a", 1.6) +
  brush.cel("M130,136Q158,128 186,136L184,146Q158,138 132,146Z", "#d9a02e", { band: 3, edge: 1.6, shade: "#6a3a10" }) +
  brush.cel("M152,146H164V196H152Z", "#5a2c20", { band: 3, edge: 1.2 }) +
  fist(158, 172)(brush, person) +
  brush.cel("M150,196a8,8 0 1 0 16,0a8,8 0 1 0 -16,0z", "#d9a02e", { band: 3, edge: 1.4 });

const axe: Part = (brush, person) =>
  brush.cel(
    limb(
      [
        [168, 216],
        [160, 30],
      ],
      [9, 8],
    ),
    "#7a4a28",
    { band: 3, edge: 1.6 },
  ) +
  brush.cel("M160,40C176,26 186,34 198,20C206,50 202,82 190,102C184,88 174,86 162,86Z", "#b4bec8", {
    band: 8,
    edge: 2.2,
    shade: "#445064",
  }) +
  brush.cel("M158,40C142,26 134,34 122,22C118,52 122,80 132,98C138,86 146,86 160,86Z", "#9aa4b0", {
    band: 7,
    edge: 2.2,
    shade: "#445064",
  }) +
  brush.line("M182,40Q190,62 182,88M138,40Q130,62 138,84", "#d9a02e", 2.4) +
  fist(166, 178)(brush, person);

const spear: Part = (brush, person) =>
  brush.cel(
    limb(
      [
        [166, 216],
        [158, 30],
      ],
      [8, 7],
    ),
    "#7a4a28",
    { band: 3, edge: 1.6 },
  ) +
  brush.cel("M158,38L144,16L156,-34L172,14Z", "#c4ced8", { band: 6, edge: 2, shade: "#4a5a6e" }) +
  brush.cel("M149,36H168V48H150ZM152,50L146,76L156,64L160,84L164,64L172,72L166,50Z", "#2f8a8a", {
    band: 3,
    edge: 1.4,
  }) +
  fist(164, 164)(brush, person);

const WING =
  "M130,92C128,76 138,62 150,46C160,32 166,14 168,-8C178,8 180,24 176,36C186,32 190,36 192,42C190,54 184,62 174,66C182,66 186,70 186,76C180,86 168,92 156,92C148,98 138,98 130,92Z";
const FEATHERS = "M140,86Q164,60 172,12M142,90Q168,76 188,46M144,94Q164,88 182,78";

const wingedHelm: Part = (brush) => {
  const wing =
    brush.cel(WING, "#f0ead8", { band: 8, edge: 2.2, shade: "#8a7a86" }) + brush.line(FEATHERS, "#a89a9c", 2);
  return (
    wing +
    `<g transform="matrix(-1 0 0 1 200 0)">${wing}</g>` +
    brush.cel("M64,92C58,52 74,30 100,30C126,30 142,52 136,92C128,78 114,72 100,72C86,72 72,78 64,92Z", "#c8a04a", {
      band: 9,
      edge: 2.4,
      shade: "#5a3414",
    }) +
    brush.cel("M62,94Q100,62 138,94L136,82Q100,52 64,82Z", "#e8c46a", { band: 3, edge: 1.4, shade: "#7a4a14" }) +
    brush.cel("M100,26L108,52L100,84L92,52Z", "#f0d080", { band: 4, edge: 1.6, shade: "#8a5a1c" })
  );
};

const shield: Part = (brush) =>
  brush.cel("M-2,150C14,150 30,144 40,134C50,144 66,150 82,150C84,190 66,214 40,226C14,214 -4,190 -2,150Z", "#2f7a8a", {
    band: 9,
    edge: 2.4,
    shade: "#0c2c40",
  }) +
  brush.line(
    "M4,155C18,155 31,150 40,142C49,150 62,155 76,155C76,186 62,206 40,217C18,206 4,186 4,155Z",
    "#d9a02e",
    3,
  ) +
  brush.fill(star(40, 180, 18), "#ffe9a0");

/** A bag that rings, and a key that is not his. */
const purse: Part = (brush, person) =>
  brush.cel(
    "M136,150C126,160 116,186 122,204C130,216 178,216 184,204C190,186 178,160 168,150L174,140H130Z",
    "#8a5a2c",
    { band: 10, edge: 2.2 },
  ) +
  brush.line("M134,152Q152,160 170,152", "#e8c86a", 4) +
  brush.fill("M144,188h20v4h-20zM150,176a6,6 0 1 1 .1,0z", "#e8b83a") +
  [
    [132, 140, "#d9941e"],
    [172, 140, "#d9941e"],
    [152, 142, "#f0b83a"],
    [142, 132, "#ffd766"],
    [163, 132, "#f0b83a"],
    [152, 124, "#ffd766"],
  ]
    .map(
      ([x, y, gold]) =>
        brush.disc(Number(x), Number(y) + 3, 13, "#7a4208", 1, 6) +
        brush.disc(Number(x), Number(y), 13, String(gold), 1, 6),
    )
    .join("") +
  fist(176, 178)(brush, person);

/** A wand whose spell is not quite under control. */
const sparklingWand: Part = (brush, person) =>
  brush.glow(168, 64, 54, brush.script.warm, 0.9) +
  brush.cel(
    limb(
      [
        [154, 206],
        [168, 80],
      ],
      [9, 5],
    ),
    "#7a4a28",
    { band: 3, edge: 1.6 },
  ) +
  brush.fill(star(169, 64, 26), "#fff6c0") +
  brush.fill(star(142, 44, 9) + star(190, 34, 11) + star(194, 92, 8) + star(150, 20, 6), "#ffe27a") +
  fist(158, 172)(brush, person);

export function apprentice(brush: Brush): string {
  return bust(brush, {
    face: { ...YOUTH, brows: { ...YOUTH.brows, lift: 11 } },
    hair: "#b8642c",
    cloth: "#3a5ab0",
    iris: "#2f7a5a",
    over: [tousledHair, wizardHat("#3a4fa8")],
    props: [sparklingWand],
  });
}

export function dwarf(brush: Brush): string {
  return bust(brush, {
    face: { ...STOUT, mouth: "grim", brows: { ...STOUT.brows, weight: 6, tilt: 2 } },
    hair: "#c8622a",
    cloth: "#4a3a3c",
    trim: "#8a92a0",
    clothes: [armour],
    over: [shortHair, braidedBeard, hornedHelm("#8a7a6a")],
    props: [axe],
  });
}

export function elf(brush: Brush): string {
  return bust(brush, {
    face: { ...LADY, ears: "pointed", mouth: "lips" },
    skin: "#eec4a0",
    hair: "#e6c878",
    cloth: "#2f6a4a",
    trim: "#d9c06a",
    iris: "#2f8a5a",
    behind: [longHairBehind],
    clothes: [robe, cloak],
    over: [softHair, circlet()],
    props: [bow],
  });
}

export function thief(brush: Brush): string {
  return bust(brush, {
    face: { ...SLY, mouth: "smirk" },
    hair: "#3a2420",
    cloth: "#4a2f4c",
    trim: "#8a6a3a",
    behind: [hoodBack("#5a3a62")],
    over: [shortHair, hood("#6a4272")],
    props: [purse],
  });
}

export function fighter(brush: Brush): string {
  return bust(brush, {
    face: FIGHTER,
    hair: "#4a2c1c",
    cloth: "#8a2c2c",
    trim: "#98a4b2",
    clothes: [armour],
    over: [stubble, shortHair, noseHelm("#9aa6b4")],
    props: [sword],
  });
}

export function shieldMaiden(brush: Brush): string {
  return bust(brush, {
    face: { ...WOMAN, mouth: "thin", brows: { ...WOMAN.brows, weight: 3.6, tilt: 1.5 } },
    skin: "#c98a62",
    hair: "#5a2420",
    cloth: "#2f5a6a",
    trim: "#c09a5a",
    iris: "#4a2c14",
    behind: [braidsBehind],
    clothes: [armour],
    over: [softHair, wingedHelm],
    props: [shield, spear],
  });
}

/** Hair and beard that the wind takes along. */
const windyHair: Part = (brush, { hair }) =>
  brush.celWith(
    "M134,72C136,48 116,36 92,40C70,42 56,56 40,50C50,62 46,68 22,66C38,76 40,84 16,92C38,92 46,98 30,118C48,108 62,110 66,118C62,96 66,78 82,72C100,68 120,70 134,72Z",
    hair,
    { band: 8, edge: 2.2, shade: "#6a7a98" },
    brush.line("M126,58C100,46 76,58 46,60M120,66C94,56 70,66 34,76M84,70C66,78 54,90 38,100", "#8a9ab8", 2, {
      opacity: 0.8,
    }),
  ) + brush.cel("M126,98C128,74 124,64 112,66C122,76 122,90 126,110Z", hair, { band: 3, edge: 1.4, shade: "#6a7a98" });

const windyBeard: Part = (brush, { hair }) =>
  brush.celWith(
    "M73,98C72,124 66,134 46,142C54,146 58,150 34,164C56,162 60,168 48,188C64,176 76,180 74,200C86,184 96,184 100,202C108,184 118,176 122,160C128,140 130,118 127,98C122,112 116,113 108,112Q100,108 92,112C84,113 78,112 73,98Z",
    hair,
    { band: 10, edge: 2.2, shade: "#6a7a98" },
    brush.line(
      "M84,120Q78,146 58,156M92,124Q88,158 68,176M102,124Q104,160 90,186M112,120Q116,150 108,176",
      "#7a8aa8",
      2,
      { opacity: 0.7 },
    ),
  ) +
  brush.fill("M90,119Q100,115 110,119Q100,126 90,119Z", "#3a2a40") +
  brush.cel(
    "M100,112C92,109 82,113 72,124C86,124 96,121 100,116C104,121 112,124 124,122C118,113 108,109 100,112Z",
    hair,
    { band: 2, edge: 1.3, shade: "#8a9ab8" },
  );

const bolt: Part = (brush, person) =>
  brush.glow(170, 70, 70, "#e8f8ff", 0.9) +
  brush.fill("M176,-30L140,60L160,62L136,128L158,126L146,206L196,104L172,106L200,46L178,46L204,-20Z", "#fffbe0") +
  brush.line("M176,-30L140,60L160,62L136,128L158,126L146,206L196,104L172,106L200,46L178,46L204,-20Z", "#9ad8ff", 2.4) +
  brush.at(0, 0, 1, (inner) => fist(164, 128)(inner, person));

export function stormGiant(brush: Brush): string {
  return bust(brush, {
    face: { ...OLD_MAN, mouth: "grim", brows: { ...OLD_MAN.brows, weight: 6, tilt: 4 } },
    skin: "#c4a692",
    hair: "#e8eef2",
    cloth: "#3c5a78",
    trim: "#c8a05a",
    iris: "#2a8ac0",
    clothes: [armour, furCollar],
    over: [windyHair, windyBeard],
    props: [bolt],
  });
}
