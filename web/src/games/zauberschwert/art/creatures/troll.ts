import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb } from "../../../../art/kit/limb";
import { both, symmetric } from "../../../../art/kit/mirror";

const BACK = symmetric("M0,-20C40,-26 70,-14 96,10C128,34 140,110 146,240L0,240");
const MOSS = symmetric(
  "M0,-24C40,-30 70,-18 96,6C118,24 126,52 132,84L120,66L116,90L106,58L98,74L90,44L78,60L70,30L56,46L44,20L0,40",
);
const HEAD = symmetric("M0,-62C26,-64 44,-48 50,-22C60,-6 62,14 54,30C50,48 32,62 0,64");
const EARS = both("M46,-16C64,-34 92,-36 112,-22C104,-14 106,-8 98,-4C100,2 90,8 84,6C76,14 62,16 52,12Z");
const MANE = symmetric("M0,-88L10,-76L22,-84L26,-68L44,-70L42,-54L56,-48L48,-36L54,-16L40,-38L28,-46L14,-44L0,-50");
const BROW = symmetric("M0,-26C16,-38 40,-36 54,-22L50,-6C34,-18 14,-18 0,-8");
const NOSE = symmetric("M0,-20C9,-18 11,-4 15,8C30,14 32,34 19,40C10,43 5,40 0,40");
const JAW = symmetric("M0,44C24,46 46,38 56,20C68,46 48,80 0,82");
const TUSKS = both("M24,52L40,48C50,32 48,14 40,0C40,20 34,34 24,42Z");

/** A troll as old as the rocks: moss grows on it. */
export function troll(brush: Brush, { skin = "#7d8f9c", moss = "#6a8a34" } = {}): string {
  const shade = deepen(skin, 0.66, "#141030");
  const surface =
    brush.fill("M6,-70L8,-10L24,20L8,90H90V-70Z", shade, { opacity: 0.3 }) +
    brush.disc(-34, 20, 4, shade, 0.5) +
    brush.disc(-28, 30, 2.6, shade, 0.5) +
    brush.disc(-40, 8, 2.4, shade, 0.5);
  return (
    (brush.small ? "" : club(brush)) +
    brush.cel(BACK, mix(skin, shade, 0.25), { band: 24, edge: 2.4, shade }) +
    brush.cel(MOSS, moss, { band: 8, edge: 2.2 }) +
    (brush.small ? "" : fist(brush, skin, shade)) +
    `<g transform="translate(-6 20)">${
      brush.cel(EARS, mix(skin, "#c87a6a", 0.2), { band: 7, edge: 2.2, shade }) +
      brush.cel(JAW, skin, { band: 9, edge: 1.8, shade }) +
      brush.celWith(HEAD, skin, { band: 12, edge: 2.6, shade }, surface) +
      face(brush, skin, shade) +
      brush.cel(MANE, mix(moss, "#2a3a20", 0.3), { band: 6, edge: 2 })
    }</g>`
  );
}

function face(brush: Brush, skin: string, shade: string): string {
  return (
    brush.fill(symmetric("M0,38C20,40 44,34 56,22C50,44 30,56 0,58"), "#241018") +
    brush.fill(both("M5,54L14,53L10,44ZM18,52L25,50L21,42Z"), "#efe0b0") +
    brush.cel(TUSKS, "#f0e2b8", { band: 4, edge: 1.8, shade: "#7a5a3a" }) +
    brush.fill(both("M8,-8L42,-16L38,2L18,4Z"), "#14101c") +
    brush.disc(-24, -5, 6.5, "#ffb428") +
    brush.disc(24, -5, 6.5, "#e0901c") +
    brush.dots(
      [
        [-23, -5],
        [23, -5],
      ],
      "#1a0806",
      5,
    ) +
    brush.dots(
      [
        [-26, -8],
        [21, -8],
      ],
      "#ffffff",
      2.6,
    ) +
    brush.cel(BROW, mix(skin, shade, 0.12), { band: 5, edge: 2.2, shade }) +
    brush.cel(NOSE, mix(skin, "#d88a80", 0.35), { band: 8, edge: 2.2, shade }) +
    brush.fill("M-12,34q5,-6 8,2zM12,34q-5,-6 -8,2z", shade) +
    brush.disc(-15, 16, 3.4, mix(skin, "#d88a80", 0.6))
  );
}

function club(brush: Brush): string {
  const wood = limb(
    [
      [84, 150],
      [94, 60],
      [92, -20],
      [86, -84],
      [84, -96],
    ],
    [18, 20, 34, 46, 26],
  );
  return (
    brush.celWith(
      wood,
      "#7a5430",
      { band: 12, edge: 2.4, shade: "#2a140c" },
      brush.line("M80,-70Q90,0 88,60M98,-80Q100,-20 98,40", "#3a1e10", 2.4, { opacity: 0.6 }),
    ) +
    brush.cel(
      "M66,-70L50,-76L68,-54ZM72,-30L58,-32L76,-14ZM108,-76L124,-84L110,-58ZM108,-34L122,-36L106,-18Z",
      "#c8c2b0",
      { band: 3, edge: 1.6 },
    )
  );
}

function fist(brush: Brush, skin: string, shade: string): string {
  return (
    brush.cel("M70,96C66,78 74,66 92,66C110,66 120,78 118,98C118,110 112,118 104,122H82C74,118 70,108 70,96Z", skin, {
      band: 9,
      edge: 2,
      shade,
    }) + brush.line("M72,88Q92,80 116,86M72,100Q92,92 117,98M76,112Q92,104 114,110", shade, 2.4)
  );
}
