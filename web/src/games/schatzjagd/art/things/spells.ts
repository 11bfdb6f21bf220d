/** The spells of Schatzjagd. */
import type { Brush } from "../../../../art/kit/brush";
import { mix } from "../../../../art/kit/colour";
import { bust } from "../../../../art/kit/people/bust";
import { stubble } from "../../../../art/kit/people/beards";
import { cloak, doublet } from "../../../../art/kit/people/clothes";
import { MAN, YOUTH } from "../../../../art/kit/people/faces";
import { shortHair, tousledHair } from "../../../../art/kit/people/hair";
import { featherCap } from "../../../../art/kit/people/hats";
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

/** A hand of shadow draws the thoughts out of a sleeper. */
export function mindTheft(brush: Brush): string {
  const thread = "M-6,-30C-34,-34 -30,-66 -2,-62C20,-58 16,-36 0,-38M-2,-62C2,-84 30,-78 44,-88";
  return (
    brush.glow(-8, -20, 96, "#ff9af0", 0.5) +
    brush.at(-10, 14, 1.02, (inner) =>
      bust(inner, {
        face: {
          ...YOUTH,
          eyes: { ...YOUTH.eyes, open: 0.5 },
          brows: { lift: 8, weight: 3, tilt: -1.6, arch: 3 },
          mouth: "small",
        },
        skin: "#d8a8b4",
        hair: "#4a2a5a",
        cloth: "#3a3f8a",
        trim: "#c8a0ff",
        over: [tousledHair],
      }),
    ) +
    brush.glow(-8, -36, 46, "#ffd0f8", 0.8) +
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

/** He is half here; the rest of him is already somewhere else. */
export function displacement(brush: Brush): string {
  const figure = brush.stamp(
    bust(brush, {
      face: { ...MAN, brows: { lift: 11, weight: 3.6, tilt: -2.4, arch: 6 }, mouth: "laugh", mouthY: 120 },
      skin: "#e6ae86",
      hair: "#6a3a1c",
      cloth: "#a87a24",
      trim: "#e8c25a",
      clothes: [doublet, cloak],
      over: [stubble, shortHair, featherCap("#8a2430")],
    }),
  );
  const seen = brush.small ? "" : runeRing(brush);
  return (
    brush.glow(10, -10, 118, "#7af0ff", 0.55) +
    seen +
    brush.within(HERE, figure(0, 0)) +
    `<g opacity=".8">${brush.within(lozenges(brush, 0, 54, 0.72), figure(0, 0))}</g>` +
    brush.fill(lozenges(brush, 6, 96, 0.16), "#7af0ff") +
    brush.fill(lozenges(brush, 20, 104, 0.1), "#eaffff")
  );
}

/** What is still here ends in points. */
const HERE = "M-130,-130H6L-4,-112L10,-96L-6,-76L8,-60L-4,-42L10,-24L-8,-4L6,14L-4,34L8,50L-6,70L6,88L-6,130H-130Z";

/** Lozenges on a grid right of the middle, fewer the farther they are. */
function lozenges(brush: Brush, from: number, to: number, share: number): string {
  const step = 15;
  const cells = times((to - from) / step, (i) => from + i * step).flatMap((x) =>
    times(14, (k) => [x + 6, -104 + k * step] as const),
  );
  const stays = cells.filter(([x]) => brush.chance.next() < share * (1.25 - (x - from) / (to - from)));
  return stays.map(([x, y]) => path`M${x},${y}l9,9l-9,9l-9,-9z`).join("");
}

const RUNES = ["M-4,7V-7L4,-1L-4,3", "M-4,7L0,-7L4,7", "M-4,-7L4,7M4,-7L-4,7", "M0,7V-7M-4,-3L0,-7L4,-3"];

function runeRing(brush: Brush): string {
  const rune = (i: number) => {
    const [x, y] = [Math.round(96 * Math.cos((i * Math.PI) / 5)), Math.round(96 * Math.sin((i * Math.PI) / 5) - 8)];
    return `<path d="${RUNES[i % 4]!}" transform="translate(${x} ${y})"/>`;
  };
  const runes = times(10, rune).join("");
  return (
    brush.line(ellipse(0, -8, 108) + ellipse(0, -8, 84), "#7af0ff", 2.6, { opacity: 0.8 }) +
    `<g fill="none" stroke="#c8fbff" stroke-width="2.4" stroke-linecap="round">${runes}</g>`
  );
}
