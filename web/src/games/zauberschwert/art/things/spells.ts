/** What the spells do, as one thing each. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb } from "../../../../art/kit/limb";
import { both, symmetric } from "../../../../art/kit/mirror";
import { shafts, sparks } from "../../../../art/kit/sky";
import { ellipse, path, star } from "../../../../art/kit/svg";
import { gem } from "./gem";
import { symbol, type Symbol } from "./symbols";

const GLOW = "#8be6ff";

function rays(brush: Brush, colour: string, count = 12, y = 0): string {
  return brush.small ? "" : shafts(brush, 0, y, { from: 0, to: 360, count, length: 130, strength: 0.6, colour });
}

/** A tablet full of runes; power stones break out of it. */
export function stonex(brush: Brush): string {
  const tablet = "M-58,84L-64,-42C-64,-76 -30,-92 0,-92C30,-92 64,-76 62,-40L66,-6L52,10L60,34L56,84Z";
  const runes =
    "M-34,-50v26M-34,-44l14,6l-14,8M0,-58l-10,28M0,-58l10,28M-6,-40h12M26,-52l14,14l-14,14M-36,6h18l-18,20h18M2,4v24M-6,10l8,-6l8,6M-30,50l10,-10l10,10l10,-10";
  return (
    brush.shadow(0, 88, 90, 14) +
    brush.celWith(
      tablet,
      "#7a8496",
      { band: 14, edge: 2.6, shade: "#2a2c48" },
      brush.line("M60,-8L34,2L44,22L20,40M34,2L14,-6M-64,60L-44,70", "#2a2c48", 3),
    ) +
    brush.glow(-4, -10, 70, GLOW, 0.5) +
    brush.line(runes, GLOW, 5, { "stroke-linecap": "round", "stroke-linejoin": "round" }) +
    brush.line(runes, "#ffffff", 1.8, { "stroke-linecap": "round" }) +
    brush.at(54, 30, 0.86, (inner) => gem(inner), { turn: 14 }) +
    brush.at(84, 66, 0.56, (inner) => gem(inner), { turn: -18 }) +
    brush.at(88, 0, 0.42, (inner) => gem(inner), { turn: 24 })
  );
}

/** A fountain of magic. */
export function fontanus(brush: Brush): string {
  const jet = (x: number, top: number, half: number) =>
    path`M${x - half},30C${x - half * 0.8},${top + 40} ${x - half * 0.5},${top + 12} ${x},${top}C${x + half * 0.5},${top + 12} ${x + half * 0.8},${top + 40} ${x + half},30Z`;
  const stone = { band: 6, edge: 2.2, shade: "#2a2a5a" };
  return (
    brush.glow(0, -30, 110, GLOW, 0.8) +
    brush.cel(both("M16,20C18,-30 34,-44 50,-42C74,-40 82,-4 82,22C74,4 66,-18 50,-18C38,-18 30,0 30,28Z"), "#4aa0ff", {
      band: 6,
      edge: 2.4,
      shade: "#1c4ab0",
      rim: "#e8fcff",
    }) +
    brush.fill(both("M26,22C28,-8 38,-24 50,-26C62,-26 70,-8 74,6C64,-8 58,-14 50,-12C40,-10 34,6 34,26Z"), "#c8f0ff", {
      opacity: 0.7,
    }) +
    brush.fill(jet(0, -104, 22), "#8ad8ff") +
    brush.fill(jet(-14, -70, 13) + jet(14, -74, 13), "#c8f2ff") +
    brush.fill(jet(0, -92, 10), "#ffffff") +
    sparks(brush, 0, -60, 74, 44, brush.small ? 8 : 26, "#f0fdff", 3.6) +
    brush.disc(0, 28, 92, "#1c2f7a", 1, 15) +
    brush.disc(0, 27, 84, "#5ab8ff", 1, 11) +
    brush.disc(-6, 26, 40, "#e8fcff", 0.7, 5) +
    brush.cel(symmetric("M0,44C40,44 78,40 96,26C96,46 70,66 24,70L0,70"), "#8a92c0", stone) +
    brush.line("M-62,48l6,10l6,-10M-26,56l4,8l6,-8M14,64l6,-8l4,8M50,58l6,-10l6,8", GLOW, 2.8) +
    brush.cel(symmetric("M0,68L20,68L16,84L44,92L46,104L0,104"), "#7a82b4", stone)
  );
}

/** A ghostly claw that takes another's light. */
export function harpagarus(brush: Brush): string {
  const skin = "#8a6ae0";
  const cel = { band: 6, edge: 2.2, shade: "#2a1468", rim: "#f4e0ff" };
  const finger = (points: [number, number][]) => limb(points, [24, 21, 17, 13]);
  const nail = (points: [number, number][]) => limb(points, [13, 8, 0]);
  const fingers =
    finger([
      [44, -30],
      [20, -66],
      [-22, -64],
      [-48, -42],
    ]) +
    finger([
      [50, -12],
      [18, -36],
      [-28, -32],
      [-56, -12],
    ]) +
    finger([
      [50, 10],
      [18, -4],
      [-26, 2],
      [-52, 20],
    ]) +
    finger([
      [44, 30],
      [18, 26],
      [-14, 34],
      [-36, 48],
    ]);
  const nails =
    nail([
      [-46, -44],
      [-62, -34],
      [-68, -16],
    ]) +
    nail([
      [-54, -14],
      [-70, -2],
      [-74, 16],
    ]) +
    nail([
      [-50, 18],
      [-64, 30],
      [-66, 46],
    ]) +
    nail([
      [-34, 47],
      [-46, 58],
      [-46, 72],
    ]);
  const thumb = finger([
    [58, 48],
    [36, 76],
    [2, 84],
    [-22, 74],
  ]);
  return (
    brush.glow(-14, 6, 110, "#ffd27a", 0.9) +
    (brush.small
      ? ""
      : shafts(brush, -14, 8, { from: 0, to: 360, count: 12, length: 140, strength: 0.6, colour: "#ffe9a0" })) +
    brush.cel(thumb, deepen(skin, 0.2), cel) +
    brush.cel(
      nail([
        [-20, 75],
        [-36, 70],
        [-46, 60],
      ]),
      "#fff0e0",
      { band: 2, edge: 1.2, shade: "#8a6a9a" },
    ) +
    brush.disc(-14, 8, 44, brush.radial(["#ffffff", "#ffe27a", "#ff9a2a"], [0.4, 0.4, 0.62])) +
    brush.fill(star(-14, 8, 30), "#ffffff") +
    brush.cel("M30,-48C54,-56 76,-30 84,0L140,60V150H92L60,84C40,70 26,44 28,10Z", skin, { ...cel, band: 14 }) +
    brush.cel(fingers, skin, cel) +
    brush.cel(nails, "#fff0e0", { band: 2, edge: 1.2, shade: "#8a6a9a" }) +
    brush.line("M52,-32Q60,-30 62,-22M58,-10Q66,-8 68,0M56,12Q64,14 66,22", "#2a1468", 2.4, { opacity: 0.7 }) +
    brush.cel("M112,28L66,78L76,96L98,110L150,90V40Z", "#3a1c50", { band: 8, edge: 2.2 }) +
    brush.line("M114,34L72,80", "#d9a02e", 6) +
    sparks(brush, -40, 10, 80, 70, brush.small ? 5 : 20, "#ffe9a0", 2.8)
  );
}

/** A spiral of magic that thickens into a stone, or a stone that melts into it. */
export function transformation(brush: Brush, { to }: { to: "stone" | "magic" }): string {
  const turn = to === "stone" ? 1 : -1;
  const spiral = "M-70,-66C-20,-100 60,-96 70,-56C76,-24 6,-20 -30,-30C-56,-40 -10,-58 22,-48C52,-36 44,2 0,6";
  const magic = to === "stone" ? "#6ab8ff" : "#7affc8";
  const stone = to === "stone" ? "#c8283c" : "#a03ac8";
  const light = (y: number) => brush.glow(0, y, 80, magic, 0.8);
  const broken =
    brush.at(-8, 44, 1.1, (inner) => inner.within("M-60,-60L-6,-60L6,-26L-8,-8L4,40H-60Z", gem(inner, stone))) +
    brush.at(16, 50, 1.1, (inner) => inner.within("M60,-60L-4,-60L8,-26L-6,-8L6,40H60Z", gem(inner, stone)), {
      turn: 16,
    });
  const whole =
    brush.at(0, 50, 1.3, (inner) => gem(inner, stone)) +
    brush.at(-58, 70, 0.56, (inner) => gem(inner, stone), { turn: -20 }) +
    brush.at(58, 72, 0.56, (inner) => gem(inner, stone), { turn: 20 });
  return (
    light(-30) +
    rays(brush, magic, 9, to === "stone" ? 44 : -40) +
    `<g transform="translate(0 ${to === "stone" ? 0 : -4}) scale(${turn} 1)">` +
    brush.line(spiral, deepen(magic, 0.3), 22, { "stroke-linecap": "round", opacity: 0.55 }) +
    brush.line(spiral, magic, 13, { "stroke-linecap": "round" }) +
    brush.line(spiral, "#ffffff", 4.5, { "stroke-linecap": "round" }) +
    `</g>` +
    brush.fill(
      star(-70 * turn, -66, to === "magic" ? 26 : 16) + star(66 * turn, -84, 9) + star(-40 * turn, -4, 8),
      "#ffffff",
    ) +
    (to === "stone" ? whole : broken) +
    brush.line(to === "stone" ? "M-14,-2L0,14L14,-2" : "M-14,8L0,-8L14,8", "#ffffff", 5, {
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    }) +
    sparks(brush, 0, 0, 90, 80, brush.small ? 6 : 26, mix(magic, "#ffffff", 0.6), 2.6)
  );
}

/** Cards that fly up; one of them goes back. */
export function appendux(brush: Brush): string {
  const card = (x: number, y: number, turn: number, back: string, mark: Symbol | null) =>
    brush.at(
      x,
      y,
      1,
      (inner) =>
        inner.cel(
          "M-32,-44C-32,-48 -30,-50 -26,-50H26C30,-50 32,-48 32,-44V44C32,48 30,50 26,50H-26C-30,50 -32,48 -32,44Z",
          back,
          { band: 6, edge: 2.2 },
        ) +
        inner.line("M-25,-43H25V43H-25Z", "#e8c25a", 2.4) +
        (mark ? symbol(inner, mark) : inner.fill(star(0, 0, 24), "#ffe9a0") + inner.disc(0, 0, 5, back)),
      { turn },
    );
  const arrow = "M-102,52C-70,92 30,100 70,66L56,56L110,40L104,92L90,80C36,122 -78,112 -110,64Z";
  return (
    brush.glow(0, -10, 110, GLOW, 0.6) +
    rays(brush, GLOW, 11, -10) +
    card(-58, 2, -24, "#7a2c4c", null) +
    card(58, -2, 22, "#2c5a7a", null) +
    card(0, -30, -3, "#4a3a96", "moon") +
    brush.cel(arrow, "#e8b038", { band: 5, edge: 2.2, shade: "#7a3a10", rim: "#fff6c8" }) +
    sparks(brush, 0, -30, 100, 70, brush.small ? 5 : 18, "#ffffff", 2.6)
  );
}

/** An open book that sings its runes. */
export function cantiosus(brush: Brush): string {
  const leaf = "M2,34C24,14 60,10 96,22L104,78C70,66 30,68 2,88Z";
  const notes = "M-44,-20v-34l26,-8v34M-44,-44l26,-8M22,-34v-38l30,-6v36M22,-60l30,-8M-4,4v-26";
  return (
    brush.shadow(0, 92, 100, 12) +
    brush.glow(0, 10, 110, "#ffe9a0", 0.8) +
    (brush.small
      ? ""
      : shafts(brush, 0, 50, { from: 230, to: 310, count: 6, length: 170, strength: 0.6, colour: "#fff3bd" })) +
    brush.cel(both("M0,46C30,22 70,18 108,32L116,92C76,78 34,82 0,102Z"), "#7a2c3c", { band: 6, edge: 2.2 }) +
    brush.cel(both(leaf), "#f6ead0", { band: 9, edge: 2, shade: "#a8805a" }) +
    brush.line(both("M18,42C40,32 62,30 86,36M18,54C40,44 64,42 90,48M18,66C40,56 66,54 92,60"), "#7a5a4a", 2.4, {
      "stroke-dasharray": "9 3 5 3",
    }) +
    brush.fill("M-3,34H3V90H-3Z", "#c8a070") +
    brush.line(notes, "#5ad8ff", 5, { "stroke-linecap": "round" }) +
    brush.line(notes, "#ffffff", 1.8) +
    brush.fill(
      ellipse(-50, -18, 9, 7) +
        ellipse(-24, -26, 9, 7) +
        ellipse(16, -32, 10, 8) +
        ellipse(46, -40, 10, 8) +
        ellipse(-10, 6, 9, 7),
      "#5ad8ff",
    ) +
    brush.fill(star(-74, -58, 13) + star(76, -74, 15) + star(-10, -88, 10) + star(80, -16, 8), "#ffe9a0")
  );
}

/** A shield with an eye that misses nothing. */
export function absolutus(brush: Brush): string {
  const shield = symmetric("M0,-92C20,-84 50,-78 76,-80C80,-10 60,60 0,96");
  return (
    brush.glow(0, 0, 120, "#ffe9a0", 0.6) +
    rays(brush, "#fff3bd", 14) +
    brush.cel(shield, "#d9a02e", { band: 9, edge: 2.6, shade: "#6a3410", rim: "#fffbe0" }) +
    brush.cel(symmetric("M0,-76C18,-70 42,-66 62,-67C64,-8 46,46 0,76"), "#2f4fb0", {
      band: 12,
      edge: 2,
      shade: "#101a5a",
    }) +
    brush.line(both("M14,-36L30,-58M30,-24L52,-40M14,28L28,52M30,16L46,30M0,-40L0,-64M0,32L0,62"), "#e8c25a", 3.6, {
      "stroke-linecap": "round",
    }) +
    brush.fill("M-54,-4C-30,-36 30,-36 54,-4C30,26 -30,26 -54,-4Z", "#fff6e0") +
    brush.line("M-54,-4C-30,-36 30,-36 54,-4C30,26 -30,26 -54,-4Z", "#6a3410", 4) +
    brush.disc(0, -5, 19, brush.radial(["#c8fff0", "#1fb0a0", "#0a4a5a"], [0.45, 0.45, 0.6])) +
    brush.disc(0, -5, 8, "#0a0c1c") +
    brush.disc(-6, -11, 4.6, "#ffffff") +
    brush.dots(
      [
        [-60, -66],
        [60, -66],
        [0, -84],
        [0, 84],
      ],
      "#fff0b0",
      7,
    )
  );
}

/** Sword, axe and staff meet: a fellowship. */
export function sodalicium(brush: Brush): string {
  const steel = { band: 6, edge: 2.2, shade: "#3c4a62" };
  const blade = (inner: Brush) =>
    inner.cel("M-8,40L-9,-84L0,-104L9,-84L8,40Z", "#c8d2dc", steel) +
    inner.cel("M-26,38H26V48H-26Z", "#d9a02e", { band: 3, edge: 1.6 }) +
    inner.cel("M-5,48H5V82H-5Z", "#6a2c20", { band: 2, edge: 1.2 }) +
    inner.cel(ellipse(0, 88, 8), "#d9a02e", { band: 3, edge: 1.4 });
  const axe = (inner: Brush) =>
    inner.cel("M-5,96V-96H5V96Z", "#7a4a28", { band: 3, edge: 1.6 }) +
    inner.cel("M4,-84C22,-96 30,-86 42,-98C50,-70 48,-46 38,-28C30,-40 18,-42 4,-42Z", "#b4bec8", steel);
  const staff = (inner: Brush) =>
    inner.cel("M-5,96V-70H5V96Z", "#5a3a24", { band: 3, edge: 1.6 }) +
    inner.cel(
      "M0,-62C-22,-68 -22,-98 -4,-108C-10,-92 -8,-82 0,-80C10,-82 12,-94 6,-106C24,-96 22,-68 0,-62Z",
      "#7a5030",
      { band: 4, edge: 1.8 },
    ) +
    inner.glow(0, -90, 30, GLOW, 0.9) +
    inner.disc(0, -89, 9, "#e8fcff");
  return (
    brush.glow(0, -10, 110, "#ffd98a", 0.6) +
    rays(brush, "#ffe9a0", 12, -6) +
    brush.at(0, 6, 1, axe, { turn: 36 }) +
    brush.at(0, 6, 1, staff, { turn: -36 }) +
    brush.at(0, 0, 1, blade) +
    brush.line(ellipse(0, 6, 32), "#7a4a10", 9) +
    brush.line(ellipse(0, 6, 32), "#f0c04a", 6) +
    brush.dots(
      [
        [0, -26],
        [28, 22],
        [-28, 22],
      ],
      "#c8283c",
      10,
    ) +
    brush.dots(
      [
        [-2, -28],
        [26, 20],
        [-30, 20],
      ],
      "#ffffff",
      3,
    )
  );
}

/** Everything at once: moon, flame and leaf round one star. */
export function omnus(brush: Brush): string {
  const around: [Symbol, number][] = [
    ["moon", -90],
    ["flame", 30],
    ["leaf", 150],
  ];
  const placed = around.map(([name, angle]) => {
    const turn = (angle * Math.PI) / 180;
    return brush.at(
      66 * Math.cos(turn),
      66 * Math.sin(turn),
      0.98,
      (inner) => inner.disc(0, 0, 34, "#2a1a5a") + inner.line(ellipse(0, 0, 33), "#e8c25a", 4) + symbol(inner, name),
    );
  });
  return (
    brush.glow(0, 0, 130, "#ffe9a0", 0.7) +
    rays(brush, "#fff3bd", 18) +
    brush.line(ellipse(0, 0, 66), "#e8c25a", 4) +
    brush.line(ellipse(0, 0, 74), "#e8c25a", 1.6) +
    brush.cel(star(0, 0, 52), "#ffd24a", { band: 6, edge: 2.4, shade: "#c8701a", rim: "#fffbe0" }) +
    brush.fill(star(0, 0, 24), "#fffbe8") +
    placed.join("")
  );
}

/** Anvil, hammer and a blade that still glows. */
export function artificium(brush: Brush): string {
  const iron = { band: 9, edge: 2.4, shade: "#14121e" };
  return (
    brush.shadow(0, 96, 90, 12) +
    brush.cel("M-84,-6C-60,8 -46,8 -40,8H78V-22H-50C-66,-22 -80,-16 -84,-6Z", "#6a7082", iron) +
    brush.cel("M-30,8H58C48,26 40,32 40,48L60,64L66,92H-40L-32,64L-12,48C-12,32 -18,20 -30,8Z", "#545a6c", iron) +
    brush.glow(-6, -26, 70, "#ff9a2a", 0.8, 34) +
    brush.at(
      8,
      -28,
      1,
      (inner) =>
        inner.cel("M-104,-4L-88,-9H56V9H-88L-104,4Z", "#ffb84a", {
          band: 4,
          edge: 2,
          shade: "#e8481a",
          rim: "#fffbe0",
        }) +
        inner.line("M-88,0H50", "#fff6c8", 2) +
        inner.cel("M56,-20H64V20H56Z", "#d9a02e", { band: 2, edge: 1.4 }) +
        inner.cel("M64,-6H96V6H64Z", "#5a2c20", { band: 2, edge: 1.2 }),
    ) +
    brush.at(
      -12,
      -66,
      1,
      (inner) =>
        inner.cel("M-5,-8L-4,-64H6L7,-8Z", "#7a4a28", { band: 3, edge: 1.6 }) +
        inner.cel("M-36,-12H32L38,0V22H-40V0Z", "#8a92a4", { band: 7, edge: 2.2, shade: "#2c3244" }),
      { turn: 18 },
    ) +
    brush.fill(star(-24, -36, 24), "#fffbe0") +
    sparks(brush, -20, -60, 84, 50, brush.small ? 8 : 30, "#ffd24a", 3)
  );
}
