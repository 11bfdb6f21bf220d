/** What is worn on the head. Each is a function of its colour that gives a part. */
import type { Brush } from "../brush";
import { deepen, mix } from "../colour";
import { star } from "../svg";
import type { Part } from "./bust";

export type Hat = (colour?: string) => Part;

const GOLD = "#d9a02e";

function brim(brush: Brush, colour: string, half: number, y: number, lift: number): string {
  const d = `M${100 - half},${y + 6}C${100 - half * 0.6},${y - lift} ${100 + half * 0.6},${y - lift - 4} ${100 + half},${y - 4}C${100 + half * 0.7},${y + 14} ${100 - half * 0.55},${y + 18} ${100 - half},${y + 6}Z`;
  return brush.cel(d, colour, { band: 7, edge: 2 });
}

export const crown: Hat =
  (colour = "#e0a830") =>
  (brush) =>
    brush.fill("M66,70Q100,56 134,70L132,52Q100,42 68,52Z", deepen(colour, 0.75)) +
    brush.cel("M64,76L56,26L76,48L84,16L98,44L100,8L102,44L116,16L124,48L144,26L136,76Q100,62 64,76Z", colour, {
      band: 7,
      edge: 2.2,
      shade: deepen(colour, 0.6, "#4a1408"),
    }) +
    brush.cel("M64,78L66,64Q100,52 134,64L136,78Q100,66 64,78Z", mix(colour, "#ffffff", 0.2), {
      band: 3,
      edge: 1.2,
      shade: deepen(colour, 0.5),
    }) +
    brush.dots(
      [
        [56, 26],
        [84, 16],
        [100, 8],
      ],
      "#fff0b0",
      8.5,
    ) +
    brush.dots(
      [
        [116, 16],
        [144, 26],
      ],
      "#d9b040",
      8,
    ) +
    brush.dots(
      [
        [80, 63],
        [120, 63],
      ],
      "#2f7ac0",
      7,
    ) +
    brush.dots([[100, 60]], "#c8283c", 9) +
    brush.dots(
      [
        [99, 58],
        [79, 62],
        [119, 62],
        [55, 25],
        [83, 15],
        [99, 6],
        [115, 15],
        [143, 25],
      ],
      "#ffffff",
      2.4,
    );

/** Lower than the king's, lilies and pearls. */
export const queensCrown: Hat =
  (colour = "#e8b840") =>
  (brush) =>
    brush.fill("M70,66Q100,54 130,66L128,50Q100,42 72,50Z", deepen(colour, 0.75)) +
    brush.cel(
      "M68,72L64,44C58,38 62,30 68,34C72,26 78,34 74,42L80,50L88,34C80,28 86,18 92,24L100,14L108,24C114,18 120,28 112,34L120,50L126,42C122,34 128,26 132,34C138,30 142,38 136,44L132,72Q100,60 68,72Z",
      colour,
      { band: 6, edge: 2, shade: deepen(colour, 0.6, "#4a1408") },
    ) +
    brush.cel("M68,74L69,63Q100,51 131,63L132,74Q100,62 68,74Z", mix(colour, "#ffffff", 0.2), { band: 3, edge: 1.2 }) +
    brush.dots(
      [
        [76, 64],
        [84, 61],
        [92, 59],
        [108, 59],
        [116, 61],
        [124, 64],
      ],
      "#fff8ea",
      4.5,
    ) +
    brush.dots([[100, 38]], "#3f8ad0", 9) +
    brush.dots([[98, 36]], "#ffffff", 2.4);

export const tiara: Hat =
  (colour = "#e6dcc0") =>
  (brush) =>
    brush.cel("M70,76Q100,54 130,76L126,66L120,58L114,64L108,50L100,40L92,50L86,64L80,58L74,66Z", colour, {
      band: 4,
      edge: 1.6,
    }) +
    brush.cel("M100,48L106,57L100,67L94,57Z", "#e0609a", { band: 3, edge: 1.4, rim: "#ffe0f0" }) +
    brush.dots(
      [
        [84, 66],
        [116, 66],
      ],
      "#8ad0f0",
      4.5,
    );

export const circlet: Hat =
  (colour = "#d9d9c0") =>
  (brush) =>
    brush.cel("M71,78Q100,64 129,78L128,83Q100,70 72,83Z", colour, { band: 2, edge: 1 }) +
    brush.cel("M100,64L106,73L100,84L94,73Z", "#3fb58a", { band: 3, edge: 1.2, rim: "#d0ffe8" });

export const witchHat: Hat =
  (colour = "#3d2560") =>
  (brush) =>
    brush.fill("M60,82Q100,70 140,80L138,90Q100,78 64,92Z", "#12061c", { opacity: 0.5 }) +
    brush.cel(
      "M66,70C74,44 84,26 112,2C128,-8 146,2 152,16C142,8 132,10 126,20C128,36 132,52 136,66Q100,78 66,70Z",
      colour,
      { band: 12, edge: 2.2 },
    ) +
    brush.line("M84,42Q98,48 126,36M94,26Q106,30 122,22", deepen(colour, 0.5), 1.8, { opacity: 0.7 }) +
    brush.cel("M67,66Q100,74 135,62L137,72Q100,84 64,76Z", "#c9762a", { band: 3, edge: 1.2 }) +
    brush.cel("M92,66h16v13h-16z", GOLD, { band: 2, edge: 1.2 }) +
    brush.fill("M96,69.5h8v6h-8z", deepen(colour, 0.5)) +
    brim(brush, colour, 78, 74, 4);

export const wizardHat: Hat =
  (colour = "#2a4a9a") =>
  (brush) =>
    brush.cel("M66,72C74,44 78,18 106,-14C112,-4 124,10 124,22C130,40 134,56 136,70Q100,80 66,72Z", colour, {
      band: 12,
      edge: 2.2,
    }) +
    brush.cel("M67,68Q100,78 135,66L137,76Q100,88 64,80Z", GOLD, { band: 3, edge: 1.2 }) +
    brush.fill(star(94, 44, 7) + star(112, 28, 5) + star(110, 56, 4), "#ffe9a0") +
    brim(brush, colour, 62, 78, 2);

/** The back of a hood belongs behind the head. */
export const hoodBack: Hat =
  (colour = "#2f6a44") =>
  (brush) =>
    brush.fill("M100,36C64,36 54,80 58,140H142C146,80 136,36 100,36Z", deepen(colour, 0.82));

export const hood: Hat =
  (colour = "#2f6a44") =>
  (brush) =>
    brush.fill("M70,60H130V82Q100,70 70,82Z", "#0a0614", { opacity: 0.4 }) +
    brush.cel(
      "M100,14C58,18 40,70 44,116C46,140 36,152 22,166C50,176 80,176 100,196C120,176 150,176 178,166C164,152 154,140 156,116C160,70 142,18 100,14ZM100,44C122,50 134,78 131,108C130,130 116,146 100,158C84,146 70,130 69,108C66,78 78,50 100,44Z",
      colour,
      { band: 9, edge: 2.2 },
    ) +
    brush.cel("M92,160L100,150L108,160L100,172Z", GOLD, { band: 3, edge: 1.3 });

/** A helmet with horns. */
export const hornedHelm: Hat =
  (colour = "#8a96a4") =>
  (brush, person) => {
    const horn = brush.cel("M134,58C160,62 176,40 166,4C188,34 184,76 136,78Z", "#e2d3b0", {
      band: 6,
      edge: 1.8,
      shade: "#6a4a38",
    });
    return horn + `<g transform="matrix(-1 0 0 1 200 0)">${horn}</g>` + noseHelm(colour)(brush, person);
  };

/** A round helmet with a nose guard. */
export const noseHelm: Hat =
  (colour = "#8a96a4") =>
  (brush) =>
    brush.cel(
      "M62,90C58,50 74,26 100,26C126,26 142,50 138,90Q126,78 112,78L108,108L100,114L92,108L88,78Q74,78 62,90Z",
      colour,
      {
        band: 11,
        edge: 2.4,
        shade: deepen(colour, 0.65),
      },
    ) +
    brush.cel("M60,82Q100,62 140,82L139,92Q100,74 61,92ZM95,27h10v50h-10z", GOLD, {
      band: 3,
      edge: 1.2,
      shade: "#6a3a10",
    }) +
    brush.dots(
      [
        [68, 82],
        [80, 77],
        [120, 77],
        [132, 82],
      ],
      "#fff0b0",
      4.4,
    );

/** An iron hat with a broad rim. */
export const kettleHat: Hat =
  (colour = "#8a96a4") =>
  (brush) =>
    brush.cel("M66,72C66,40 80,28 100,28C120,28 134,40 134,72Q100,62 66,72Z", colour, { band: 10, edge: 2.2 }) +
    brush.line("M100,29V64", deepen(colour, 0.45), 3) +
    brush.cel("M48,88C56,66 84,62 100,62C116,62 144,66 152,88C138,80 118,76 100,76C82,76 62,80 48,88Z", colour, {
      band: 6,
      edge: 2,
    }) +
    brush.dots(
      [
        [76, 67],
        [90, 65],
        [110, 65],
        [124, 67],
      ],
      "#e8eef4",
      3,
    );

export const featherCap: Hat =
  (colour = "#b8383c") =>
  (brush) =>
    brush.cel("M128,60C150,40 164,12 190,4C186,30 168,56 134,70Z", "#e8c24a", {
      band: 6,
      edge: 1.8,
      shade: "#a8501a",
    }) +
    brush.line("M132,64Q158,36 186,8", "#7a3a10", 1.5) +
    brush.cel("M58,80C50,56 76,32 112,36C140,38 150,54 144,66C120,56 84,60 58,80Z", colour, { band: 9, edge: 2.2 }) +
    brush.cel("M57,82C80,60 122,54 146,65L144,74C120,64 84,70 60,90Z", deepen(colour, 0.35), { band: 3, edge: 1.4 });

/** A cloth tied round the head. */
export const kerchief: Hat =
  (colour = "#c8503a") =>
  (brush) =>
    brush.cel("M68,92C62,60 78,44 100,44C122,44 138,60 132,92C128,78 118,70 100,70C82,70 72,78 68,92Z", colour, {
      band: 8,
      edge: 2,
    }) +
    brush.cel(
      "M128,80C140,78 150,86 154,98C144,98 136,94 130,90ZM128,84C138,92 142,104 140,114C132,108 128,98 126,92Z",
      deepen(colour, 0.15),
      { band: 4, edge: 1.6 },
    ) +
    brush.dots(
      [
        [82, 58],
        [96, 52],
        [112, 54],
        [122, 66],
        [88, 66],
        [106, 62],
        [76, 72],
      ],
      mix(colour, "#ffffff", 0.6),
      3.6,
    );

export const turban: Hat =
  (colour = "#e6d6b0") =>
  (brush) =>
    brush.cel("M62,82C52,46 76,24 102,26C130,26 148,48 138,82Q100,64 62,82Z", colour, { band: 10, edge: 2.2 }) +
    brush.line("M64,66Q96,34 136,62M70,50Q104,40 138,74M84,34Q112,40 132,52", deepen(colour, 0.4), 2.4) +
    brush.cel("M100,48L108,58L100,70L92,58Z", "#c8283c", { band: 4, edge: 1.6 }) +
    brush.cel("M97,50C90,34 96,14 106,6C112,20 110,38 103,50Z", "#3f9aa8", { band: 4, edge: 1.6 });

/** A flat cap of velvet. */
export const beret: Hat =
  (colour = "#2a3a5c") =>
  (brush) =>
    brush.cel("M52,74C46,46 80,30 110,34C142,38 160,56 148,72C124,62 84,62 52,74Z", colour, { band: 9, edge: 2.2 }) +
    brush.cel("M66,78Q100,62 134,76L133,84Q100,70 67,86Z", deepen(colour, 0.35), { band: 3, edge: 1.4 }) +
    brush.dots([[78, 72]], GOLD, 9);

/** A close cap under the chin. */
export const coif: Hat =
  (colour = "#efe6d4") =>
  (brush) =>
    brush.cel(
      "M64,124C58,70 74,44 100,44C126,44 142,70 136,124L126,118C130,84 120,66 100,66C80,66 70,84 74,118Z",
      colour,
      { band: 7, edge: 2, shade: "#8a7a86" },
    );
