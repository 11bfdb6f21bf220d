import type { Brush } from "../kit/brush";
import { deepen, mix } from "../kit/colour";
import { times } from "../kit/sky";
import { n } from "../kit/svg";
import { teeth } from "./teeth";

const BONE = "#ead7a8";
const DARK = "#24040c";
const HEAD =
  "M68,74C86,50 118,44 142,58C152,66 160,64 170,66C192,70 212,82 226,98C232,108 228,118 218,118C208,116 204,122 196,121L176,118C160,120 146,124 134,132C122,140 116,152 106,158C84,148 58,112 68,74Z";
const NECK = "M-24,262C6,206 2,146 40,98C62,74 98,80 116,104L122,152C100,166 92,206 112,262Z";
const JAW = "M100,144C114,140 132,152 148,160C168,168 190,164 206,150C216,160 210,174 194,182C164,194 122,188 96,168Z";
const SCALES =
  "M84,84q5,9 11,1M78,100q5,9 11,1M92,104q5,9 11,1M86,120q5,9 11,1M104,122q5,9 11,1M120,112q5,8 10,1M170,88q5,7 10,1M184,96q5,7 10,1M158,104q5,7 10,1M174,108q5,7 10,1";

export interface DragonLook {
  skin?: string;
  eye?: string;
  belly?: string;
  /** Breathes fire. */
  fire?: boolean;
}

/** The head and neck of a dragon that looks to the right. */
export function dragon(
  brush: Brush,
  { skin = "#c4282a", eye = "#ffe04a", belly = mix(skin, "#ffcf7a", 0.6), fire = false }: DragonLook = {},
): string {
  const shade = deepen(skin, 0.5, DARK);
  const parts =
    spines(brush, skin) +
    neck(brush, skin, belly, shade) +
    mouth(brush, skin, shade) +
    head(brush, skin, shade) +
    crest(brush, skin, eye, shade);
  return `<g transform="translate(-112 -122)">${parts}</g>` + (fire ? flame(brush) : "");
}

function spines(brush: Brush, skin: string): string {
  return (
    brush.cel("M40,96L2,92L26,120L-14,128L14,150L-26,166L6,182L-34,206L0,214L-30,262H60Z", deepen(skin, 0.45), {
      band: 7,
      edge: 2,
    }) + brush.cel("M98,58C92,34 72,14 42,4C62,24 70,44 74,70Z", deepen(BONE, 0.35), { band: 6, edge: 1.6 })
  );
}

function neck(brush: Brush, skin: string, belly: string, shade: string): string {
  const plates = times(5, (i) => {
    const [x, y] = [i * 3, i * 20];
    return `M${112 - i * 4},${150 + y}C${92 - x},${146 + y} ${74 - x},${154 + y} ${66 - i * 4},${166 + y}L${70 - x},${184 + y}C${84 - x},${172 + y} ${100 - i * 2},${168 + y} 124,${174 + y}Z`;
  });
  const scales = times(8, (row) =>
    times(4, (i) => ({ x: 14 + i * 15 - row * 6, shift: (row % 2) * 7 }))
      .filter(({ x }) => x < 62 - row * 3)
      .map(({ x, shift }) => `M${n(x + shift)},${110 + row * 15}q5,9 11,1`)
      .join(""),
  );
  const surface =
    brush.cel(plates.join(""), belly, { band: 5, edge: 1.3, shade }) +
    brush.line(scales.join(""), shade, 1.8, { opacity: 0.7 });
  return brush.celWith(NECK, skin, { band: 24, edge: 2.6, shade }, surface);
}

function mouth(brush: Brush, skin: string, shade: string): string {
  const lower = teeth(
    [
      [140, 160, 9],
      [154, 163, 8],
      [168, 162, 9],
      [184, 158, 11],
    ],
    -1,
  );
  return (
    brush.fill("M104,150L120,124L206,112L212,156L150,172Z", "#3a0410") +
    brush.glow(150, 146, 60, "#ff9a2a", 0.8) +
    brush.cel("M120,154C146,140 172,150 196,138C186,154 160,164 126,166Z", "#d8485a", { band: 4, edge: 1.4 }) +
    brush.fill(lower, "#fff6dc") +
    brush.cel(JAW, skin, { band: 8, edge: 2, shade })
  );
}

function head(brush: Brush, skin: string, shade: string): string {
  const upper = teeth(
    [
      [128, 130, 9],
      [144, 124, 9],
      [160, 121, 8],
      [174, 119, 9],
      [190, 117, 14],
    ],
    1,
  );
  return (
    brush.fill(upper, "#fff6dc") +
    brush.cel(HEAD, skin, { band: 12, edge: 2.6, shade }) +
    brush.fill("M132,94C156,92 186,94 214,108C190,106 156,104 138,112Z", mix(skin, "#ffb08a", 0.4), { opacity: 0.5 }) +
    brush.line(SCALES, shade, 1.8, { opacity: 0.65 }) +
    brush.fill("M207,99q8,-6 13,3q-7,4 -13,-3z", DARK) +
    brush.cel("M190,80L200,54L212,86ZM150,188L146,206L164,190ZM128,186L118,202L140,190Z", BONE, { band: 4, edge: 1.6 })
  );
}

function crest(brush: Brush, skin: string, eye: string, shade: string): string {
  const frills =
    "M104,130C84,126 58,138 40,166C66,150 84,152 104,158L112,146ZM100,108C78,100 50,104 26,124C54,118 76,122 96,130Z";
  return (
    brush.cel(frills, deepen(skin, 0.12), { band: 6, edge: 2, shade }) +
    brush.fill("M116,92Q140,78 158,92Q136,106 116,92Z", DARK) +
    brush.fill("M124,91Q140,81 153,92Q138,101 124,91Z", eye) +
    brush.fill("M138,84Q143,91 138,99Q134,91 138,84Z", DARK) +
    brush.glow(139, 91, 22, eye, 0.6) +
    brush.cel("M98,88C112,66 146,62 172,80L158,84C144,78 128,82 118,92Z", mix(skin, "#ff8a5a", 0.2), {
      band: 5,
      edge: 2,
      shade,
    }) +
    brush.cel("M96,62C76,36 40,20 -4,26C34,40 54,62 66,94C74,96 84,88 96,62Z", BONE, {
      band: 9,
      edge: 2.2,
      shade: "#6a3a2c",
    }) +
    brush.line("M70,46L60,66M50,36L44,52M84,56L74,82", "#8a5a3c", 2.5, { opacity: 0.7 })
  );
}

const FLAMES = [
  ["#e8481a", 1],
  ["#ff9a2a", 0.76],
  ["#ffe27a", 0.5],
  ["#fffbe0", 0.26],
] as const;

function flame(brush: Brush): string {
  const d = "M-14,-4C10,-22 40,-30 70,-20C50,-12 60,0 84,6C60,12 66,24 80,40C50,34 46,50 52,70C30,58 10,40 -8,14Z";
  return brush.at(
    84,
    16,
    0.86,
    () =>
      brush.glow(24, 20, 90, "#ff9a2a", 0.9) +
      FLAMES.map(([colour, scale]) => brush.fill(d, colour, { transform: `scale(${scale})` })).join(""),
  );
}
