/** Crown, orb and chalice: what every duke wants. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { shafts } from "../../../../art/kit/sky";
import { star } from "../../../../art/kit/svg";
import { gem, gold, GOLD } from "./metal";

const RICH = { shade: "#6a2c08", rim: "#fffbe0" };

function onCushion(brush: Brush, colour: string, treasure: (brush: Brush) => string): string {
  return splendour(brush) + cushion(brush, colour) + treasure(brush) + glints(brush);
}

function splendour(brush: Brush): string {
  const rays = brush.small
    ? ""
    : shafts(brush, 0, 0, { from: 190, to: 350, count: 8, length: 150, strength: 0.4, colour: "#fff3bd" });
  return brush.glow(0, -10, 118, "#fff0b0", 0.6) + rays;
}

function cushion(brush: Brush, colour: string): string {
  const tassel = (x: number) => `M${x},78l-8,24h16z`;
  return (
    brush.shadow(0, 100, 106, 14) +
    brush.cel("M-88,56C-104,60 -104,74 -92,82C-60,104 60,104 92,82C104,74 104,60 88,56C50,44 -50,44 -88,56Z", colour, {
      band: 12,
      edge: 2.2,
    }) +
    brush.line("M-94,70C-60,90 60,90 94,70", deepen(colour, 0.5), 2.4) +
    brush.line("M-70,62Q-50,74 -54,84M70,62Q50,74 54,84", deepen(colour, 0.35), 2) +
    gold(brush, tassel(-92) + tassel(92), { band: 2 }) +
    brush.dots(
      [
        [-92, 77],
        [92, 77],
      ],
      GOLD,
      10,
    )
  );
}

function glints(brush: Brush): string {
  return brush.small
    ? ""
    : brush.fill(star(-56, -62, 10) + star(66, -34, 8) + star(-78, 4, 6), "#ffffff", { opacity: 0.9 });
}

export function crown(brush: Brush): string {
  return onCushion(brush, "#7a1f5a", crownItself);
}

function crownItself(brush: Brush): string {
  const back = "M-58,24L-52,-38L-26,-12L-14,-56L0,-14L14,-56L26,-12L52,-38L58,24Z";
  const front = "M-70,34L-84,-44L-52,-6L-38,-66L-15,-8L0,-80L15,-8L38,-66L52,-6L84,-44L70,34Q0,60 -70,34Z";
  const band = "M-70,32Q0,58 70,32L66,60Q0,88 -66,60Z";
  return (
    brush.fill(back, deepen(GOLD, 0.55, "#3a1408")) +
    brush.cel("M-60,40C-60,-6 -34,-30 0,-30C34,-30 60,-6 60,40Z", "#a8182e", { band: 14, edge: 0, shade: "#3a0414" }) +
    brush.cel(front, mix(GOLD, "#ffd45a", 0.5), { band: 10, edge: 2.4, ...RICH }) +
    brush.line("M-58,24L-66,-16M-46,18L-40,-34M-10,18L0,-46L10,18M46,18L40,-34M58,24L66,-16", "#9a5a10", 2.4, {
      opacity: 0.7,
    }) +
    brush.cel(band, GOLD, { band: 7, edge: 2, ...RICH }) +
    brush.dots(
      [
        [-84, -46],
        [-38, -68],
        [0, -82],
        [38, -68],
        [84, -46],
      ],
      "#fff8e4",
      13,
    ) +
    brush.dots(
      [
        [-86, -48],
        [-40, -70],
        [-2, -84],
        [36, -70],
        [82, -48],
      ],
      "#ffffff",
      4,
    ) +
    gem(brush, 0, 62, 10, "#d8243c") +
    gem(brush, -32, 57, 7, "#2f8ad0") +
    gem(brush, 32, 57, 7, "#2f8ad0") +
    gem(brush, -56, 48, 5, "#3fb56a") +
    gem(brush, 56, 48, 5, "#3fb56a") +
    gem(brush, 0, -2, 7, "#d8243c")
  );
}

export function orb(brush: Brush): string {
  return onCushion(brush, "#24407a", orbItself);
}

function orbItself(brush: Brush): string {
  const hoop =
    brush.cel("M-66,6Q0,32 66,6V26Q0,54 -66,26Z", mix(GOLD, "#fff0b0", 0.35), { band: 5, edge: 1.6, ...RICH }) +
    brush.cel("M-11,-50H11V24H-11Z", mix(GOLD, "#fff0b0", 0.35), { band: 4, edge: 1.6, ...RICH });
  const shine = brush.fill("M-46,0Q-42,-34 -14,-42Q-36,-20 -34,12Q-44,14 -46,0Z", "#fff6d0", { opacity: 0.7 });
  return (
    brush.celWith(
      "M-58,18a58,56 0 1 0 116,0a58,56 0 1 0 -116,0z",
      "#d98a1c",
      { band: 30, edge: 2.6, ...RICH, bright: "#ffe27a" },
      hoop + shine,
    ) +
    gem(brush, 0, 30, 9, "#d8243c") +
    gem(brush, -32, 24, 6, "#3fb56a") +
    gem(brush, 32, 24, 6, "#3fb56a") +
    gem(brush, 0, -14, 6, "#2f8ad0") +
    gold(brush, "M-16,-36H16L12,-48H-12Z", { band: 4, ...RICH }) +
    gold(brush, "M-6,-46L-4,-62L-24,-56V-80L-5,-74L-12,-98H12L5,-74L24,-80V-56L4,-62L6,-46Z", { band: 4, ...RICH }) +
    gem(brush, 0, -68, 5, "#d8243c")
  );
}

export function chalice(brush: Brush): string {
  return onCushion(brush, "#2c6a4a", chaliceItself);
}

function chaliceItself(brush: Brush): string {
  const cup = "M-56,-66C-56,-10 -34,12 -10,20H10C34,12 56,-10 56,-66Q0,-48 -56,-66Z";
  const engraved =
    brush.line("M-60,-40Q0,-20 60,-40M-56,-20Q0,2 56,-20", "#9a5a10", 2.6) +
    brush.fill("M-42,-48Q-44,-6 -22,10Q-32,-14 -30,-46Z", "#fffbe0", { opacity: 0.55 });
  return (
    gold(brush, "M-46,66C-40,50 -12,48 -9,34V16H9V34C12,48 40,50 46,66Q0,84 -46,66Z", { band: 9, ...RICH }) +
    gold(brush, "M-18,30a18,11 0 1 0 36,0a18,11 0 1 0 -36,0z", { band: 5, ...RICH }) +
    brush.celWith(cup, GOLD, { band: 16, edge: 2.6, ...RICH, bright: "#ffe27a" }, engraved) +
    brush.disc(0, -67, 57, mix(GOLD, "#fff0b0", 0.5), 1, 15) +
    brush.disc(0, -66, 50, "#4a0a18", 1, 11) +
    brush.disc(-4, -63, 42, "#b0203a", 1, 7) +
    brush.disc(-18, -64, 14, "#ff8a8a", 0.8, 2.4) +
    gem(brush, 0, -20, 9, "#3f8ae0") +
    gem(brush, -32, -26, 6, "#d8243c") +
    gem(brush, 32, -26, 6, "#d8243c") +
    gem(brush, 0, 31, 5, "#3fb56a") +
    brush.dots(
      [
        [-30, 66],
        [-10, 71],
        [10, 71],
        [30, 66],
      ],
      "#fff8e4",
      6,
    )
  );
}
