/** The people of Schatzjagd. */
import type { Brush } from "../../../art/kit/brush";
import { deepen, mix } from "../../../art/kit/colour";
import { fullBeard, stubble } from "../../../art/kit/people/beards";
import { bust, type Part, type Person } from "../../../art/kit/people/bust";
import { apron, chain, cloak, doublet, robe } from "../../../art/kit/people/clothes";
import { FIGHTER, MAN, SHARP, STOUT, YOUTH } from "../../../art/kit/people/faces";
import { braidsBehind, fringe, pageHair, softHair, tonsure, tousledHair } from "../../../art/kit/people/hair";
import { featherCap, hood, hoodBack, kettleHat } from "../../../art/kit/people/hats";
import { fist } from "../../../art/kit/people/props";
import { bladeInHand, DAGGER } from "./people/parts";

/** Asleep with fever: on a pillow, a wet cloth on the brow. */
export function sleeper(brush: Brush): string {
  return pillow(brush) + brush.at(16, -2, 1.1, head, { turn: -64 }) + blanket(brush);
}

function pillow(brush: Brush): string {
  return (
    brush.cel(
      "M-104,44C-116,0 -104,-56 -66,-68C-20,-60 40,-64 70,-44C84,-10 80,40 66,66C10,58 -60,74 -104,44Z",
      "#dfe0ee",
      { band: 16, edge: 2.2, shade: "#6a6a94" },
    ) + brush.line("M-92,30Q-70,20 -58,26M-84,-40Q-70,-28 -60,-30M40,-50Q36,-38 44,-30", "#8a8ab0", 2)
  );
}

const shutEyes: Part = (brush, { skin }) => {
  const lids = "M79,93Q87,101 95,94M105,94Q113,101 121,93";
  return (
    brush.fill(
      "M78,90Q87,84 96,91Q88,101 79,94ZM104,91Q113,84 122,90Q121,98 113,100Q106,98 104,91Z",
      deepen(skin, 0.16, "#7a1f1c"),
    ) +
    brush.line(lids, "#3a140f", 2.2, { "stroke-linecap": "round" }) +
    brush.line("M82,97l-2,4M87,99l0,4M92,98l2,4M108,98l-2,4M113,99l0,4M118,97l2,4", "#3a140f", 1.4) +
    brush.disc(84, 110, 10, "#ff4a3a", 0.5, 7) +
    brush.disc(117, 110, 9, "#e03a2a", 0.45, 7) +
    brush.fill("M76,82q-6,10 0,13q6,-3 0,-13zM126,100q-5,9 0,11q5,-2 0,-11z", "#bfeaff", { opacity: 0.95 })
  );
};

const wetCloth: Part = (brush) =>
  brush.cel("M68,80C72,64 128,62 133,78L130,92Q100,80 72,94Z", "#9ad0e0", { band: 6, edge: 1.8, shade: "#3a6a8a" }) +
  brush.line("M76,84Q100,72 126,82M80,76Q100,68 122,74", "#5a9ab4", 1.8);

function head(brush: Brush): string {
  return bust(brush, {
    face: {
      ...MAN,
      eyes: { y: 94, apart: 12.5, half: 0.1, open: 0.1 },
      brows: { lift: 7, weight: 3.6, tilt: -3.4, arch: 3 },
      mouth: "thin",
      blush: 0.9,
    },
    skin: "#eaa888",
    hair: "#6a3a20",
    cloth: "#cfc8b8",
    over: [tousledHair, shutEyes, wetCloth],
  });
}

function blanket(brush: Brush): string {
  return (
    brush.cel("M-140,150C-120,80 -60,52 20,62C70,66 100,36 150,20V160Z", "#7a2f4a", {
      band: 18,
      edge: 2.4,
      shade: "#2a0c24",
    }) +
    brush.line("M-96,96Q-40,70 22,78Q84,82 140,46", "#e8b84a", 5) +
    brush.line("M-60,120Q0,96 60,104M-20,140Q40,120 110,110", "#4a1830", 2.6)
  );
}

/** She watches the land from her tower. */
export function lookout(brush: Brush): string {
  return bust(brush, {
    face: { ...SHARP, brows: { lift: 9, weight: 2.8, tilt: 1, arch: 6 }, mouth: "smilingLips" },
    skin: "#d9a078",
    hair: "#8a3f1c",
    iris: "#2f6a3a",
    cloth: "#3f6a44",
    trim: "#d9a02e",
    behind: [braidsBehind],
    clothes: [doublet, cloak],
    over: [softHair, featherCap("#2f5a3c")],
    props: [spyglass],
  });
}

const spyglass: Part = (brush, person) => {
  const tube = (inner: Brush) =>
    inner.cel("M-70,-15H-20V15H-70Z", "#7a4424", { band: 8, edge: 2, shade: "#2a100a" }) +
    inner.cel("M-24,-12H24V12H-24Z", "#d9a02e", { band: 7, edge: 2, shade: "#5a2c0c" }) +
    inner.cel("M20,-9H56V9H20Z", "#e8b84a", { band: 5, edge: 1.8, shade: "#5a2c0c" }) +
    inner.cel("M-78,-18H-66V18H-78ZM-26,-15H-16V15H-26ZM52,-12H62V12H52Z", "#f0c860", {
      band: 5,
      edge: 1.6,
      shade: "#6a3a10",
    });
  return (
    brush.at(52, 172, 1, tube, { turn: 28 }) +
    brush.disc(-16, 138, 6, "#dffaff", 0.9, 14) +
    fist(66, 186)(brush, person)
  );
};

/** Half a monk, half a merchant. */
export function merchantPriest(brush: Brush): string {
  return bust(brush, {
    face: { ...STOUT, mouth: "smirk", eyes: { y: 95, apart: 13, half: 6.8, open: 2.9 } },
    skin: "#e2a880",
    hair: "#8a6a4a",
    cloth: "#7a5a34",
    trim: "#d9a02e",
    clothes: [robe, (inner, person) => chain(inner, { ...person, trim: "#e8b83a" })],
    over: [tonsure, bareHead],
    props: [scales],
  });
}

const bareHead: Part = (brush, { skin }) =>
  brush.fill("M82,66Q92,58 102,60Q90,66 86,76Z", mix(skin, "#fff6e0", 0.6), { opacity: 0.7 });

const scales: Part = (brush, person) =>
  brush.at(42, 35, 0.8, (inner) => balance(inner)) + fist(168, 178)(brush, person);

function balance(brush: Brush): string {
  const pan = (x: number, y: number) => `M${x - 20},${y}Q${x},${y + 18} ${x + 20},${y}Z`;
  return (
    brush.line(
      "M156,54L120,64M156,54L192,44M120,64L102,112M120,64L138,112M192,44L174,92M192,44L210,92",
      "#8a5a14",
      2.4,
    ) +
    brush.cel("M118,60L194,38L195,44L119,68Z", "#e0a830", { band: 2, edge: 1.4 }) +
    brush.cel(pan(120, 112) + pan(192, 92), "#d9a02e", { band: 4, edge: 1.8, shade: "#5a2c0c" }) +
    brush.dots(
      [
        [114, 108],
        [124, 106],
        [119, 101],
      ],
      "#ffd766",
      9,
    ) +
    brush.cel("M186,92V78H198V92Z", "#8a96a4", { band: 3, edge: 1.4 }) +
    brush.cel("M153,48H161L164,172H150Z", "#d9a02e", { band: 4, edge: 1.6, shade: "#5a2c0c" }) +
    brush.dots([[157, 46]], "#ffd766", 13)
  );
}

/** A thief of the guild with what was somebody else's. */
export function guildThief(brush: Brush): string {
  return bust(brush, {
    face: { ...SHARP, mouth: "smilingLips" },
    skin: "#d8a888",
    hair: "#241a2c",
    iris: "#7a4ab8",
    cloth: "#2a2a44",
    trim: "#b8902e",
    behind: [hoodBack("#2c2c4c")],
    clothes: [robe],
    over: [fringe, eyeMask, hood("#34345c")],
    props: [purse],
  });
}

const eyeMask: Part = (brush) =>
  brush.cel(
    "M70,86Q85,80 100,88Q115,80 130,86Q131,104 119,106Q106,106 100,99Q94,106 81,106Q69,104 70,86ZM79,95Q87,101 95,95Q87,88 79,95ZM105,95Q113,101 121,95Q113,88 105,95Z",
    "#14101f",
    { band: 3, edge: 1.4, rim: "#8a7ac8" },
  );

const purse: Part = (brush, person) =>
  brush.line("M152,168L160,112", "#5a3a1c", 3) +
  brush.cel("M146,112C128,124 122,150 136,162C150,170 176,168 184,156C192,140 182,120 170,112Z", "#a8682c", {
    band: 10,
    edge: 2.2,
    shade: "#4a200c",
  }) +
  brush.cel("M144,114C140,102 150,98 158,104C166,98 178,102 172,114Q158,118 144,114Z", "#c88a44", {
    band: 4,
    edge: 1.8,
  }) +
  brush.line("M144,114Q158,120 172,114", "#e8d08a", 3.4) +
  brush.disc(158, 140, 12, "#e8b43a") +
  brush.line("M150,140a8,8 0 1 0 16,0a8,8 0 1 0 -16,0M155,143l3,-7l3,7z", "#8a5410", 1.8) +
  brush.dots(
    [
      [140, 96],
      [176, 88],
    ],
    "#ffd766",
    9,
  ) +
  fist(157, 186)(brush, person);

/** A healer behind the beak of her mask. */
export function healer(brush: Brush): string {
  const cloth = "#4a3a6a";
  return (
    brush.cel("M-90,130C-88,78 -58,58 -26,50H26C58,58 88,78 90,130Z", cloth, { band: 22, edge: 2.4 }) +
    brush.cel("M-40,60L-22,30H24L42,60L0,92Z", deepen(cloth, 0.3), { band: 7, edge: 1.8 }) +
    brush.cel("M-38,-36C-40,12 -30,46 0,52C30,46 42,10 38,-36Z", "#3a2f4c", { band: 10, edge: 2 }) +
    beak(brush) +
    brush.disc(-17, -14, 15, "#7a4a1c") +
    brush.disc(-17, -14, 11, brush.radial(["#e8fffb", "#4ad0c0", "#146a7a"], [0.35, 0.35, 0.75])) +
    brush.disc(20, -16, 13, "#6a3c16") +
    brush.disc(20, -16, 9.5, brush.radial(["#d0fff8", "#3fb5a8", "#105a68"], [0.35, 0.35, 0.75])) +
    brush.disc(-21, -18, 3, "#ffffff") +
    brush.disc(17, -19, 2.4, "#ffffff") +
    doctorsHat(brush) +
    herb(brush)
  );
}

function beak(brush: Brush): string {
  return (
    brush.cel(
      "M-30,-18C-8,-30 20,-26 30,-12C28,14 8,36 -26,52C-44,62 -66,76 -82,84C-78,58 -62,28 -30,-18Z",
      "#d8c09a",
      { band: 11, edge: 2.4, shade: "#6a4a34" },
    ) +
    brush.line("M-70,72C-42,44 -10,26 22,2", "#8a6844", 2.4) +
    brush.line("M-56,60l6,6M-44,50l6,6M-32,41l6,6M-20,33l6,6M-8,25l6,6", "#6a4a34", 2) +
    brush.dots(
      [
        [-48, 46],
        [-36, 34],
      ],
      "#4a2f20",
      5,
    )
  );
}

function doctorsHat(brush: Brush): string {
  const black = "#2a2438";
  return (
    brush.cel("M-42,-42C-46,-84 -30,-106 2,-106C34,-106 46,-82 42,-44Z", black, {
      band: 13,
      edge: 2.4,
      shade: "#0a0814",
    }) +
    brush.cel("M-44,-56Q0,-42 44,-58L43,-44Q0,-30 -43,-42Z", "#b02a44", { band: 4, edge: 1.4 }) +
    brush.cel("M-96,-34C-70,-58 66,-62 98,-40C70,-22 -60,-16 -96,-34Z", black, { band: 7, edge: 2.4, shade: "#0a0814" })
  );
}

function herb(brush: Brush): string {
  return (
    brush.line("M56,112C58,84 62,60 70,36", "#3f7a34", 4, { "stroke-linecap": "round" }) +
    brush.cel(
      "M64,62C44,58 38,42 40,30C56,34 66,46 64,62ZM62,84C84,82 94,66 94,52C76,54 64,68 62,84ZM68,42C62,26 68,14 78,6C86,20 82,34 68,42Z",
      "#6ab04a",
      { band: 5, edge: 1.8, shade: "#1f4a24" },
    )
  );
}

/** The smith with his hammer. */
export function smith(brush: Brush): string {
  return bust(brush, {
    face: { ...FIGHTER, mouth: "smile", folds: "M88,114Q84,120 85,127M112,114Q116,120 115,127", blush: 0.7 },
    skin: "#d8946a",
    hair: "#4a2414",
    cloth: "#c8b494",
    trim: "#6a3c20",
    clothes: [apron],
    over: [fullBeard, tousledHair, headband],
    props: [hammer],
  });
}

const headband: Part = (brush) =>
  brush.cel("M70,80Q100,66 130,80L130,90Q100,76 70,90Z", "#b0303a", { band: 3, edge: 1.6 });

const hammer: Part = (brush, person) =>
  brush.cel("M150,196L148,84H160L164,196Z", "#7a4a28", { band: 4, edge: 1.6 }) +
  brush.cel("M118,54L132,48H184L192,56V86L184,94H132L118,88Z", "#77828f", {
    band: 9,
    edge: 2.4,
    shade: "#1f2634",
    rim: "#ffe0b0",
  }) +
  brush.line("M132,50V92M184,50V92", "#3a4452", 2.6) +
  brush.cel("M144,46h20v50h-20z", "#4a525e", { band: 4, edge: 1.4 }) +
  fist(157, 174)(brush, person);

/** A duke's man: cloak in his lord's colour, a sword, a map in his belt. */
export function henchman(brush: Brush, cloth = "#7a5a2c", man: Partial<Person> = {}): string {
  const own = { over: [stubble, pageHair], ...man };
  return bust(brush, {
    face: { ...MAN, mouth: "smirk", brows: { lift: 7.5, weight: 4, tilt: 1.6, arch: 4 } },
    hair: "#5a3418",
    cloth,
    trim: "#8a96a4",
    clothes: [
      (inner, person) => doublet(inner, { ...person, cloth: "#6a4a2c", trim: "#d9a02e" }),
      (inner, person) => cloak(inner, { ...person, trim: "#d9a02e" }),
    ],
    ...own,
    over: [...own.over, featherCap(cloth)],
    props: [bladeInHand(DAGGER)],
  });
}

/** He has taken up the fallen man's sword; its helmet is too large for him. */
export function successor(brush: Brush): string {
  return bust(brush, {
    face: { ...YOUTH, mouth: "grim", brows: { lift: 8, weight: 3, tilt: 1.8, arch: 4 } },
    hair: "#c88a3a",
    iris: "#2f5a8a",
    cloth: "#3f6a8a",
    trim: "#d9a02e",
    clothes: [doublet, cloak],
    over: [fringe, bandage, tippedHelm],
    props: [bladeInHand(DAGGER)],
  });
}

const bandage: Part = (brush) => brush.cel("M74,106L90,112L88,119L75,114Z", "#f0e6d4", { band: 2, edge: 1 });

const tippedHelm: Part = (brush, person) =>
  brush.at(-6, 2, 1.08, (inner) => `<g transform="translate(0 -8)">${kettleHat("#98a4b2")(inner, person)}</g>`, {
    turn: -4,
  });
