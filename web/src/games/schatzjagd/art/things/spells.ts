/** The spells of Schatzjagd. */
import type { Brush } from "../../../../art/kit/brush";
import { mix } from "../../../../art/kit/colour";
import { shafts, sparks, times } from "../../../../art/kit/sky";
import { ellipse, path } from "../../../../art/kit/svg";

/** An eye that nobody can look away from, held in chains of light. */
export function bindingGaze(brush: Brush): string {
  const ball = "M-96,0C-60,-58 56,-62 98,-4C60,50 -56,54 -96,0Z";
  return (
    brush.glow(0, -4, 120, "#c88aff", 0.6) +
    (brush.small
      ? ""
      : shafts(brush, 0, -4, { from: 0, to: 360, count: 14, length: 150, strength: 0.5, colour: "#e0b8ff" })) +
    lids(brush) +
    brush.celWith(ball, "#f6ecff", { band: 12, edge: 0, shade: "#8a6ab8" }, veins(brush) + iris(brush)) +
    brush.line("M-100,2C-60,-66 56,-70 102,-4", "#2a0c44", 9, { "stroke-linecap": "round" }) +
    brush.line("M-96,0C-56,54 60,50 98,-4", "#3a1458", 4) +
    chains(brush)
  );
}

function lids(brush: Brush): string {
  return (
    brush.cel("M-114,8C-84,-92 84,-98 116,-2C60,-64 -56,-64 -114,8Z", "#7a3fa8", {
      band: 10,
      edge: 2.6,
      shade: "#2a0c44",
    }) +
    brush.cel("M-112,6C-70,84 74,82 114,0C60,56 -58,60 -112,6Z", "#6a349a", { band: 8, edge: 2, shade: "#2a0c44" }) +
    brush.fill(
      "M-84,-46L-98,-78L-68,-60ZM-44,-68L-50,-104L-26,-76ZM4,-76L8,-112L24,-76ZM50,-68L66,-100L70,-60ZM86,-44L110,-66L102,-30Z",
      "#2a0c44",
    )
  );
}

function veins(brush: Brush): string {
  return brush.line("M-92,0Q-74,-6 -62,-2M-84,4Q-70,10 -56,8M94,-4Q76,-10 64,-6M88,2Q74,10 60,8", "#e0608a", 2, {
    opacity: 0.7,
  });
}

function iris(brush: Brush): string {
  const rays = times(16, (i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)];
    return path`M${2 + 18 * c},${-4 + 18 * s}L${2 + 36 * c},${-4 + 36 * s}`;
  }).join("");
  return (
    brush.disc(2, -4, 46, "#14304a") +
    brush.disc(2, -4, 42, brush.radial(["#eaffff", "#4ae0e8", "#1c6ac8", "#1c2a7a"], [0.5, 0.5, 0.52])) +
    brush.line(rays, "#0c3a6a", 2.6, { opacity: 0.6 }) +
    brush.line("M2,-4C10,-12 20,-2 14,8C4,20 -18,12 -16,-8C-12,-32 26,-34 34,-8C38,16 14,34 -8,30", "#ffffff", 3.4, {
      opacity: 0.75,
      "stroke-linecap": "round",
    }) +
    brush.disc(2, -4, 13, "#0a0418") +
    brush.disc(-12, -20, 7, "#ffffff", 0.95)
  );
}

function chains(brush: Brush): string {
  if (brush.small) return "";
  const link = brush.stamp(
    brush.line("M-9,0a9,6 0 1 0 18,0a9,6 0 1 0 -18,0", "#2a1c5a", 7) +
      brush.line("M-9,0a9,6 0 1 0 18,0a9,6 0 1 0 -18,0", "#ffe9a0", 3.4),
  );
  const row = (fromX: number, fromY: number, dx: number, dy: number) =>
    times(5, (i) => link(fromX + dx * i, fromY + dy * i)).join("");
  return row(-120, 74, 16, -6) + row(56, 50, 16, 6) + row(-120, -82, 15, 6) + row(60, -58, 15, -6);
}

/** The ground tears; slabs rise from the glow. */
export function tremor(brush: Brush): string {
  const fissure = "M-28,-46L-8,-30L-30,-8L2,12L-26,40L14,66L-20,110H64L48,70L70,44L34,16L52,-6L16,-26L22,-46Z";
  return (
    brush.glow(10, 20, 120, "#ffb03a", 0.5) +
    ground(brush) +
    brush.fill(fissure, "#3a0808") +
    brush.fill(fissure, brush.linear(["#ff7a1c", "#ffd24a", "#fff6c0"]), {
      transform: "translate(3 6) scale(.72 .9)",
    }) +
    brush.glow(12, 30, 70, "#ffd24a", 0.55) +
    SLABS.map(([x, y, scale, turn]) => brush.at(x, y, scale, slab, { turn })).join("") +
    sparks(brush, 10, -30, 80, 70, 18, "#ffe08a", 4)
  );
}

function ground(brush: Brush): string {
  const left = "M-170,20L-90,-20L-28,-46L-8,-30L-30,-8L2,12L-26,40L14,66L-20,110V170H-170Z";
  const right = "M170,16L110,-24L22,-46L16,-26L52,-6L34,16L70,44L48,70L64,110V170H170Z";
  const earth = mix(brush.tone(0.5), "#7a5a3c", 0.5);
  const cracks = brush.line(
    "M-60,-6L-90,16L-130,14M-40,60L-84,64L-110,90M80,6L116,10L140,30M82,60L120,62M-60,96L-90,120",
    "#24120c",
    3,
    { opacity: 0.8 },
  );
  return (
    brush.cel(left, earth, { band: 10, edge: 2.4, light: { x: 0.9, y: -0.4 }, rim: "#ffd27a", shade: "#24120c" }) +
    brush.cel(right, earth, { band: 10, edge: 2.4, light: { x: -0.9, y: -0.4 }, rim: "#ffd27a", shade: "#24120c" }) +
    cracks
  );
}

const SLABS: readonly (readonly [number, number, number, number])[] = [
  [-60, -42, 0.9, -14],
  [74, -36, 1, 18],
  [8, -76, 0.7, 6],
  [-94, -78, 0.42, 40],
  [104, -84, 0.38, 70],
];

function slab(brush: Brush): string {
  return (
    brush.cel("M-40,-10L-20,-30L26,-26L44,-6L30,26L4,44L-22,30Z", "#8a705a", {
      band: 10,
      edge: 2.4,
      shade: "#2a1712",
    }) +
    brush.fill("M-40,-10L-20,-30L26,-26L44,-6L6,0Z", mix("#8a705a", brush.script.light, 0.45)) +
    brush.fill("M-22,30L4,44L30,26L20,26L6,34L-10,24Z", "#ff9a3a", { opacity: 0.75 }) +
    brush.line("M6,0L4,44M-40,-10L6,0", "#3a2218", 2.2)
  );
}

/** A hand of light draws thoughts out of a sleeping mind. */
export function mindTheft(brush: Brush): string {
  const face =
    "M-50,150L-44,96C-66,80 -78,52 -76,20C-74,-24 -40,-50 -2,-48C38,-46 62,-18 60,14C60,24 66,30 76,46C80,54 74,58 64,60C66,68 68,74 64,78C68,84 64,90 62,94C60,110 46,112 30,108L28,150Z";
  const thread = "M-8,6C-40,-10 -30,-46 2,-40C26,-34 20,-8 0,-10C-16,-14 -6,-30 4,-26M2,-40C0,-60 26,-58 34,-74";
  return (
    brush.glow(-8, 0, 90, "#ff9af0", 0.5) +
    brush.cel(face, "#2c2458", { band: 14, edge: 2.6, shade: "#0c0828", rim: "#ffb8f4" }) +
    brush.fill("M38,28q10,-4 14,2q-6,6 -14,2z", "#ffd0f8", { opacity: 0.8 }) +
    brush.line("M36,20Q46,14 56,20M64,78Q54,80 48,76", "#8a7ad0", 2.6, { "stroke-linecap": "round" }) +
    brush.glow(-10, -2, 50, "#ffd0f8", 0.9) +
    brush.line(thread, "#c83ab0", 8, { "stroke-linecap": "round", opacity: 0.6 }) +
    brush.line(thread, "#fff0ff", 3.4, { "stroke-linecap": "round" }) +
    thief(brush) +
    (brush.small ? "" : sparks(brush, 10, -50, 70, 40, 14, "#ffd0f8", 3.6))
  );
}

/** Long fingers from above hold the end of the thread and a stolen card. */
function thief(brush: Brush): string {
  const hand =
    "M130,-124L76,-116C58,-114 44,-104 34,-90C26,-80 24,-70 32,-68C40,-68 46,-80 56,-86C46,-74 38,-60 46,-56C54,-54 58,-70 68,-80C62,-66 58,-50 66,-48C74,-48 74,-66 82,-76C80,-64 80,-52 88,-52C96,-54 92,-76 104,-86L136,-92Z";
  return (
    brush.at(
      20,
      -66,
      0.9,
      (inner) =>
        inner.cel("M-15,-21H15V21H-15Z", "#f6e6bc", { band: 4, edge: 1.8, shade: "#8a6034" }) +
        inner.fill("M-10,-15H10V1H-10Z", "#7a3fa8") +
        inner.line("M-9,8H9M-9,14H5", "#8a6034", 2),
      { turn: -24 },
    ) +
    brush.cel(hand, "#8a5ac8", { band: 7, edge: 2.2, shade: "#2c1458", rim: "#ffe0ff" }) +
    brush.cel("M150,-140L84,-128L92,-82L150,-76Z", "#1c1438", { band: 7, edge: 2 })
  );
}

/** Gone from one circle, there in another. */
export function displacement(brush: Brush): string {
  return (
    circle(brush, -48, 74, "#7af0ff") +
    circle(brush, 56, 62, "#c8a0ff") +
    brush.line("M-44,-40C-20,-112 40,-108 58,-48", "#ffffff", 3, {
      "stroke-dasharray": "2 9",
      "stroke-linecap": "round",
    }) +
    brush.fill("M48,-58L60,-38L70,-60Z", "#ffffff") +
    brush.at(-48, 2, 0.94, fading) +
    brush.at(54, -14, 1, wanderer)
  );
}

function circle(brush: Brush, x: number, y: number, colour: string): string {
  return (
    brush.glow(x, y, 62, colour, 0.6, 26) +
    brush.line(ellipse(x, y, 48, 15) + ellipse(x, y, 36, 10), colour, 3) +
    brush.fill(
      path`M${x - 34},${y}L${x - 26},-90H${x + 26}L${x + 34},${y}Z`,
      brush.linear([
        [colour, 0],
        [colour, 0.4],
      ]),
    )
  );
}

const CAPE = "M-14,-38C-36,-16 -46,22 -42,58L-20,46H18L40,60C44,22 36,-16 14,-38Z";
const LEGS = "M-19,28L-20,62L-34,70V78H-8L-1,40L8,78H36V70L20,62L18,28Z";
const TUNIC = "M-17,-36C-24,-10 -22,16 -24,36Q0,46 24,36C22,16 24,-10 17,-36Z";
const ARMS =
  "M-14,-34C-32,-36 -48,-50 -54,-68L-44,-72C-38,-58 -26,-52 -10,-50ZM14,-34C32,-30 46,-14 56,0L47,7C38,-6 28,-14 14,-16Z";
const HEAD = "M-14,-54C-15,-74 15,-74 14,-54C13,-40 7,-34 0,-33C-7,-34 -13,-40 -14,-54Z";
const HAT = "M-27,-58C-20,-66 -16,-68 -15,-72C-14,-88 14,-90 17,-74C18,-68 22,-66 29,-62C18,-54 -16,-52 -27,-58Z";

/** A henchman who does not know how he came here. */
function wanderer(brush: Brush): string {
  return (
    brush.cel(CAPE, "#8a2430", { band: 8, edge: 2, shade: "#2a0814" }) +
    brush.cel(LEGS, "#4a3020", { band: 5, edge: 1.8, shade: "#180c08" }) +
    brush.cel(ARMS, "#c8963c", { band: 4, edge: 1.8, shade: "#6a3a14" }) +
    brush.cel(
      "M-56,-66C-62,-74 -58,-84 -50,-84C-42,-84 -38,-76 -43,-70ZM48,8C46,0 54,-6 60,-2C66,4 62,14 55,13Z",
      "#e6ae86",
      { band: 3, edge: 1.4 },
    ) +
    brush.cel(TUNIC, "#d8a644", { band: 8, edge: 2.2, shade: "#6a3a14" }) +
    brush.cel("M-24,12H24V21H-24Z", "#5a2c18", { band: 2, edge: 1 }) +
    brush.dots([[0, 16]], "#ffe9a0", 8) +
    brush.cel(HEAD, "#e6ae86", { band: 5, edge: 1.8, shade: "#9a4a34" }) +
    brush.dots(
      [
        [-5, -54],
        [6, -54],
      ],
      "#ffffff",
      7,
    ) +
    brush.dots(
      [
        [-5, -54],
        [6, -54],
      ],
      "#1c0c08",
      3.6,
    ) +
    brush.fill("M-3,-43a4,4 0 1 0 8,0a4,4 0 1 0 -8,0z", "#5a1414") +
    brush.cel(HAT, "#8a2430", { band: 4, edge: 1.8, shade: "#2a0814" }) +
    brush.fill("M14,-78C26,-84 36,-94 40,-106C44,-92 34,-76 18,-70Z", "#f2e6c4")
  );
}

/** Only his shape is left, and it flies away as sparks. */
function fading(brush: Brush): string {
  const bits = times(18, (i) => path`M${-44 + ((i * 37) % 88)},${-104 + ((i * 23) % 84)}h7v7h-7z`).join("");
  const shape = CAPE + LEGS + ARMS + HEAD + HAT;
  return (
    brush.fill(
      shape,
      brush.linear([
        ["#7af0ff", 0.1],
        ["#7af0ff", 0.55],
        ["#c8fbff", 0.95],
      ]),
    ) +
    brush.line(CAPE + HAT, "#eaffff", 2, { "stroke-dasharray": "6 5", opacity: 0.9 }) +
    brush.fill(bits, "#eaffff", { opacity: 0.9 })
  );
}
