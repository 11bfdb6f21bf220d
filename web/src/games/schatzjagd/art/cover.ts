/** Schatzjagd: a weathered land under a storm; a henchman on the road, castles, gold, and a beast behind the hills. */
import { chest } from "../../../art/things/chest";
import type { Brush } from "../../../art/kit/brush";
import { castle } from "../../../art/kit/buildings";
import { deepen, mix } from "../../../art/kit/colour";
import { grass, hill, pine } from "../../../art/kit/land";
import { fog, shafts, times } from "../../../art/kit/sky";
import { path } from "../../../art/kit/svg";
import { lightFrom } from "../../../art/kit/light";
import { litFrom, type Cover } from "../../../art/covers/layers";

const SCRIPT = {
  sky: ["#0e1a26", "#2f5560", "#e8b86a"],
  light: "#fff0b8",
  far: "#6f9088",
  near: "#0c1a1a",
  warm: "#ffcf6a",
  rim: "#ffe4a8",
} as const;
const BOLT = "M318,40L288,104L300,106L272,158L285,159L262,222L306,148L293,147L322,98L308,96L330,44Z";

/** A bank of storm clouds, hanging down to y in heavy lumps. */
function clouds(brush: Brush, y: number, swell: number, colour: string, lit: string): string {
  const { chance, width } = brush;
  let [d, x] = [path`M-20,${y}`, -20];
  while (x < width + 20) {
    const breadth = chance.between(0.7, 1.7) * swell;
    const step = chance.between(-0.28, 0.28) * swell;
    d += path`c${breadth * 0.1},${swell * 0.46} ${breadth * 0.9},${swell * 0.46} ${breadth},${step}`;
    x += breadth;
  }
  return brush.fill(`${d}V-20H-20Z`, brush.linear([deepen(colour, 0.35), colour, lit]));
}

function storm(brush: Brush): string {
  const [top, middle, horizon] = brush.script.sky;
  return (
    brush.all(brush.linear([top, middle, "#8fa088", horizon, horizon])) +
    brush.glow(560, 258, 330, "#ffdf94", 0.85, 190) +
    shafts(brush, 560, 250, { from: 184, to: 356, count: 13, length: 620, strength: 0.34 }) +
    clouds(brush, 96, 74, "#3a5a62", "#7f9a8a") +
    clouds(brush, 58, 92, "#22394a", "#3f5f68") +
    clouds(brush, 12, 80, "#101d2b", "#21384a")
  );
}

/** Light that comes and goes: the bolt, and the sky around it. */
function lightning(brush: Brush): string {
  return (
    brush.glow(300, 110, 230, "#cfe8ff", 0.55, 170) +
    brush.fill(BOLT, "#f4fbff") +
    brush.line("M290,150l26,22l-4,16l22,26M300,100l-30,18l-2,14l-24,20", "#d8f0ff", 2, { "stroke-linejoin": "bevel" })
  );
}

const HEAD =
  "M0,-66C40,-66 62,-40 60,-6C62,26 52,54 34,68C20,80 -20,80 -34,68C-52,54 -62,26 -60,-6C-62,-40 -40,-66 0,-66Z";
const HORN = "M-42,-48C-82,-50 -108,-86 -98,-132C-130,-100 -130,-40 -86,-14C-68,-6 -54,-14 -50,-24Z";
const MANE =
  "M-60,-40L-88,-24L-78,-4L-106,14L-86,28L-112,56L-88,64L-104,96H104L88,64L112,56L86,28L106,14L78,-4L88,-24L60,-40L0,-70Z";

/** A horned giant that rises behind the hills. */
function beast(brush: Brush): string {
  const skin = "#3d5560";
  const both = (drawing: string) => drawing + `<g transform="scale(-1 1)">${drawing}</g>`;
  const fangs = times(6, (i) => `M${-27 + i * 10},44l7,1l-3,9z`).join("");
  return brush.at(652, 226, 1.08, () =>
    litFrom(
      brush,
      -0.6,
      -0.8,
      () =>
        brush.cel("M-176,170C-172,76 -112,34 -56,26H56C112,34 172,76 176,170Z", deepen(skin, 0.3), {
          band: 22,
          edge: 2.6,
        }) +
        brush.cel(MANE, "#1d2b33", { band: 9, edge: 2 }) +
        both(
          brush.cel(HORN, "#d8c69a", { band: 9, edge: 2, shade: "#5a4030" }) +
            brush.line("M-104,-62l-18,-8M-98,-42l-20,0M-82,-30l-12,12", "#7a5a3c", 2.4),
        ) +
        brush.cel(HEAD, skin, { band: 15, edge: 2.6 }) +
        brush.fill("M4,-64L8,-14L20,24L4,30L6,78C30,78 52,54 60,26C64,-20 50,-62 4,-64Z", "#12202a", { opacity: 0.4 }) +
        brush.fill("M-36,38Q0,26 36,38Q34,58 0,62Q-34,58 -36,38Z", "#2a080c") +
        brush.fill(fangs, "#f6ecc8") +
        both(brush.cel("M-44,60C-54,40 -52,20 -40,4C-38,22 -32,38 -24,52Z", "#f0e2b4", { band: 4, edge: 1.4 })) +
        brush.cel("M-16,2L16,2L24,26Q0,38 -24,26Z", mix(skin, "#c8a070", 0.25), { band: 6, edge: 1.8 }) +
        brush.fill("M-15,22q6,-5 9,2zM15,22q-6,-5 -9,2z", "#101a20") +
        both(brush.fill("M-54,-16L-8,4Q-24,22 -46,10Z", "#0e1418")) +
        both(
          brush.fill("M-46,-8L-13,5Q-26,16 -41,8Z", "#ffd84a") +
            brush.fill("M-29,-3h5v14h-5z", "#3a0c04") +
            brush.glow(-28, 4, 34, "#ff9a2a", 0.7),
        ) +
        brush.cel("M-62,-24L-8,0L0,-10L8,0L62,-24L54,-44Q20,-38 0,-24Q-20,-38 -54,-44Z", deepen(skin, 0.25), {
          band: 5,
          edge: 2,
        }),
    ),
  );
}

/** A tree that lightning struck. */
function deadTree(brush: Brush, x: number, y: number, scale: number, flip = false): string {
  return brush.at(
    x,
    y,
    scale,
    () =>
      brush.fill(
        "M-9,4C-4,-30 -10,-52 -6,-78C-22,-88 -34,-104 -38,-126C-28,-110 -18,-100 -4,-96C-2,-116 2,-134 14,-152C10,-132 8,-114 8,-98C20,-102 32,-114 38,-128C36,-108 24,-90 9,-82C8,-56 8,-28 14,4Z",
        "#14221f",
      ),
    { flip },
  );
}

function hills(brush: Brush): string {
  const firs = (from: number, foot: number, count: number, tall: number) =>
    times(count, (i) =>
      pine(
        from + i * 21 + brush.chance.between(-6, 6),
        foot + brush.chance.between(-4, 6),
        tall * brush.chance.between(0.7, 1.1),
      ),
    ).join("");
  return (
    castle(brush, 130, 292, 0.9, "#5f7a78", "#2f5a7a") +
    castle(brush, 900, 286, 0.95, "#6a6a62", "#7a4a2c") +
    hill(brush, 0.7, 0.035, "#5f7f62", "#2f5a4a", 7) +
    beast(brush) +
    fog(brush, 0.72, 0.55, "#d8c890") +
    hill(brush, 0.78, 0.03, "#4f7448", "#24483a", 6) +
    brush.fill(firs(20, 352, 7, 62) + firs(820, 352, 8, 66) + firs(590, 340, 4, 40), "#1c3c34") +
    brush.fill("M290,412Q376,276 462,268Q546,272 626,412Z", "#5a7a44") +
    brush.fill("M462,268Q546,272 626,412H510Z", "#39583a") +
    litFrom(brush, 0.8, -0.5, () => castle(brush, 462, 292, 1.12, "#c2ac86", "#b0402c"))
  );
}

const ROAD =
  "M360,460C420,420 566,406 552,374C538,348 456,344 454,318Q454,304 458,297L467,297Q464,308 474,318C490,336 584,342 592,376C598,412 520,428 530,460Z";

/** Seen from behind: cloak, sack and the staff with the lantern. */
function henchman(brush: Brush): string {
  const cloth = "#8a2c28";
  return brush.at(
    334,
    344,
    1.06,
    () =>
      brush.shadow(0, 96, 80, 18) +
      brush.cel("M32,-70L40,-72L54,96H45Z", "#6a4428", { band: 3, edge: 1.4 }) +
      brush.cel("M-52,100C-58,30 -40,-26 -4,-38C32,-28 48,30 50,100L34,92L20,102L4,93L-12,103L-28,93Z", cloth, {
        band: 16,
        edge: 2.8,
      }) +
      brush.line("M-20,-6Q-34,44 -30,92M2,-8Q6,44 4,90M20,-4Q32,40 30,90", deepen(cloth, 0.5), 2.4) +
      brush.cel("M-52,6C-76,10 -86,42 -72,62C-52,76 -26,64 -24,36C-24,14 -36,2 -52,6Z", "#b0803f", {
        band: 11,
        edge: 2.2,
      }) +
      brush.line("M-54,10L-20,-20M-66,30q18,10 38,-2", "#5a3a1c", 3.5) +
      brush.cel("M-36,-18C-42,-58 -22,-86 2,-92C24,-84 40,-54 30,-16Q-2,0 -36,-18Z", mix(cloth, "#c8503a", 0.25), {
        band: 11,
        edge: 2.8,
      }) +
      brush.line("M2,-88Q-8,-50 -2,-10M-22,-66Q-26,-40 -20,-14", deepen(cloth, 0.4), 2) +
      brush.cel("M28,18C40,12 52,18 50,32Q38,42 27,35Z", "#c98a5c", { band: 3, edge: 1.2 }),
  );
}

function foreground(brush: Brush): string {
  const dashes = brush.line("M446,456C480,430 572,418 572,384C564,356 470,346 464,312", "#fff0c0", 3, {
    "stroke-dasharray": "9 10",
    opacity: 0.7,
  });
  return (
    hill(brush, 0.9, 0.02, "#3a6038", "#14302a", 6) +
    brush.fill(ROAD, brush.linear(["#e8cf94", "#b58f58"])) +
    dashes +
    brush.at(668, 362, 0.72, () => litFrom(brush, -0.7, -0.6, () => chest(brush))) +
    henchman(brush) +
    deadTree(brush, 84, 430, 1.15) +
    deadTree(brush, 846, 432, 1.3, true) +
    brush.fill("M176,440l10,-20l22,-8l18,14l6,14zM764,440l14,-16l20,-2l10,18z", "#2a4038") +
    grass(brush, -10, 270, 34, "#0f2420", 452) +
    grass(brush, 720, 1010, 36, "#0f2420", 452)
  );
}

function shower(brush: Brush): string {
  const { chance } = brush;
  const drops = times(70, () => `M${chance.whole(-10, 1010)},${chance.whole(-20, 430)}l-9,34`).join("");
  return brush.line(drops, mix(brush.script.light, "#9fc8d8", 0.6), 1.3, { opacity: 0.32 });
}

function lantern(brush: Brush): string {
  return (
    brush.glow(374, 268, 120, "#ffc45a", 0.8) +
    brush.fill("M364,256h20l4,22h-28z", "#ffe9a8") +
    brush.line("M362,256h24M358,279h32M374,246v10M364,256l-3,23M384,256l4,23", "#3a2414", 3) +
    brush.glow(668, 330, 130, "#ffe08a", 0.35, 80)
  );
}

export const cover: Cover = {
  script: SCRIPT,
  light: lightFrom(0.5, -0.8),
  layers: [
    { name: "storm", depth: 0, draw: storm },
    { name: "lightning", depth: 0.1, isFlame: true, draw: lightning },
    { name: "hills", depth: 0.35, draw: hills },
    { name: "rain", depth: 0.6, draw: shower },
    { name: "road", depth: 0.85, draw: foreground },
    { name: "lantern", depth: 0.85, isFlame: true, draw: lantern },
  ],
};
