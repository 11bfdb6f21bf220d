import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb } from "../../../../art/kit/limb";
import { symmetric, mirrored } from "../../../../art/kit/mirror";
import { pack } from "./pack";

const HEAD = symmetric("M0,-74C28,-76 46,-56 46,-28C47,-16 42,-8 42,4C42,18 36,26 32,38C28,56 16,68 0,70");
const SHOULDERS = symmetric("M0,54L22,60C50,66 82,78 92,112L110,240L0,240");
const HAIR =
  "M-46,-20C-54,-52 -36,-80 -4,-80C26,-82 46,-64 48,-40L50,-8L42,-30L34,-46L22,-42L14,-54L0,-50L-14,-58L-26,-46L-30,-30L-38,-34L-40,0L-48,26L-52,6Z";
const FINGERS = [
  limb(
    [
      [64, 64],
      [52, 36],
      [60, 12],
      [54, 4],
    ],
    [13, 11, 8, 2],
  ),
  limb(
    [
      [72, 60],
      [70, 24],
      [78, -4],
      [74, -14],
    ],
    [13, 11, 8, 2],
  ),
  limb(
    [
      [82, 62],
      [88, 26],
      [96, 4],
      [94, -6],
    ],
    [13, 11, 8, 2],
  ),
  limb(
    [
      [90, 68],
      [104, 42],
      [110, 26],
      [112, 16],
    ],
    [12, 10, 7, 2],
  ),
].join("");
const THUMB = limb(
  [
    [66, 86],
    [46, 74],
    [38, 56],
    [42, 48],
  ],
  [15, 12, 9, 2],
);
const PALM = "M58,62C70,52 90,54 98,66C98,84 92,100 96,130L110,240H64C70,160 70,110 58,92Z";

function hand(brush: Brush, skin: string, side: 1 | -1): string {
  const turn = side > 0 ? (d: string) => d : mirrored;
  const shade = deepen(skin, 0.66, "#1a1030");
  return (
    brush.cel(turn(FINGERS), skin, { band: 4, edge: 2, shade }) +
    brush.cel(turn(PALM.replace("H64", "L64,240")), skin, { band: 9, edge: 2, shade }) +
    brush.cel(turn(THUMB), mix(skin, shade, 0.15), { band: 4, edge: 1.6, shade }) +
    brush.line(turn("M70,78L76,100M84,78L86,96"), shade, 2, { opacity: 0.7 })
  );
}

function corpse(brush: Brush, skin: string): string {
  const shade = deepen(skin, 0.66, "#1a1030");
  const surface =
    brush.fill("M4,-80L8,-10L14,30L4,80H80V-80Z", shade, { opacity: 0.32 }) +
    brush.fill("M-40,-34L-24,-42L-30,-26L-38,-18ZM16,-62l12,6l-4,10l-10,-4z", mix(skin, "#7a3a3c", 0.6), {
      opacity: 0.7,
    }) +
    brush.fill("M-42,10L-30,20L-26,40L-36,34ZM42,12L30,22L28,40L36,34Z", shade, { opacity: 0.55 });
  return (
    brush.cel(SHOULDERS, "#5a4a50", { band: 16, edge: 2.2, shade: "#1c1420" }) +
    brush.fill("M-20,60L-6,110L4,92L14,130L22,60Z", mix(skin, shade, 0.45)) +
    brush.line("M-70,96l14,30M-50,84l10,26M62,90l-8,34M78,110l-8,26", "#241a28", 3, { opacity: 0.7 }) +
    brush.cel(HAIR, "#4c4640", { band: 6, edge: 1.6 }) +
    brush.celWith(HEAD, skin, { band: 11, edge: 2.4, shade }, surface) +
    brush.cel("M-46,-24C-50,-56 -32,-78 -4,-80L-12,-66L-22,-64L-24,-50L-34,-48L-36,-30Z", "#5a534a", {
      band: 4,
      edge: 1.6,
    }) +
    face(brush, shade)
  );
}

function face(brush: Brush, shade: string): string {
  const dark = "#180c18";
  return (
    brush.fill("M-38,-16C-32,-26 -14,-24 -9,-14C-10,-2 -22,4 -32,0ZM9,-14C16,-24 34,-24 38,-14C36,0 22,6 12,0Z", dark) +
    brush.disc(-22, -10, 7.5, "#f2f0c0") +
    brush.disc(-20, -9, 2.8, "#3a1a10") +
    brush.glow(24, -9, 12, "#d8ff8a", 0.8) +
    brush.disc(24, -9, 3, "#f4ffc0") +
    brush.line("M-40,-24Q-24,-30 -8,-20M8,-20Q24,-32 40,-20", shade, 4.5, { "stroke-linecap": "round" }) +
    brush.fill("M-2,-4L-9,16L-2,13L2,16L8,14L3,-4Z", dark) +
    brush.fill("M-24,28C-12,22 10,24 34,18L32,34C26,54 8,60 -6,56C-16,52 -22,42 -24,28Z", dark) +
    brush.fill(
      "M-20,28l6,-2l1,9l-5,1zM-12,26l6,-1v10h-6zM0,25l6,0l-1,8l-5,1zM14,23l6,-1v10l-5,1zM22,21l7,-2l-1,9l-5,2zM-10,54l1,-9h6l-1,11zM2,57l1,-9l6,-1l0,9zM14,52l-1,-9l6,-2l2,8z",
      "#e8dcb0",
    ) +
    brush.line("M-34,46Q-28,58 -18,62M-26,14Q-32,22 -28,32", shade, 2)
  );
}

/** The risen dead: they reach for us. */
export function undead(brush: Brush, { skin = "#93a586" } = {}): string {
  const hands = brush.small ? "" : hand(brush, skin, 1) + hand(brush, skin, -1);
  return (
    pack(
      brush,
      corpse(brush, skin),
      [
        [-76, -30, 0.58, true],
        [78, -26, 0.6],
      ],
      [0, -8, 1],
      0.65,
    ) + `<g transform="translate(0 26)">${hands}</g>`
  );
}
