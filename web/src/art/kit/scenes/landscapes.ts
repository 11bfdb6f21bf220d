/** Landscapes with a landmark of their own. */
import type { Brush } from "../brush";
import { archedHole, floor, house, pennant, tower } from "../buildings";
import { deepen, mix } from "../colour";
import { hill, peaks, pines } from "../land";
import { fog, heapedCloud, sky, sparks } from "../sky";
import { path } from "../svg";

/** One great mountain with a fall of water and a cave in which somebody has lit a fire. */
export function highPeaks(brush: Brush): string {
  const { width: w, height: h } = brush;
  const above = sky(brush, { x: 0.2, y: 0.24, size: 0.08, stars: 10 });
  return (
    above +
    peaks(brush, 0.8, 0.36, 4, brush.tone(0.1), { snow: "#ffe6e0" }) +
    fog(brush, 0.7, 0.5) +
    brush.at(w * 0.5, h * 0.5, 1, greatMountain) +
    fog(brush, 0.86, 0.3) +
    hill(brush, 0.88, 0.02, brush.tone(0.7), brush.tone(0.95)) +
    pines(brush, 1.0, 0.24, (9 * w) / 240, brush.tone(0.9), [0.24, 0.7])
  );
}

const MASSIF =
  "M-150,160V72L-104,28L-86,36L-58,-18L-44,-10L-24,-38L-8,-34L18,-86L34,-60L42,-66L58,-30L72,-36L96,16L112,10L150,58V160Z";
const FAR_SIDE = "M18,-86L34,-60L42,-66L58,-30L72,-36L96,16L112,10L150,58V160H34L50,96L30,66L44,28L24,6L34,-26L20,-48Z";
const LIT_RIDGES =
  "M-24,-38L-8,-34L-20,-8L-40,14L-34,-10ZM-58,-18L-44,-10L-52,18L-78,46L-68,14ZM-104,28L-86,36L-100,66L-130,84L-116,52ZM18,-86L12,-52L-4,-22L4,-48Z";
const SNOW =
  "M18,-86L34,-60L42,-66L52,-42L44,-48L38,-32L30,-46L22,-26L12,-44L2,-30L0,-46ZM-24,-38L-14,-36L-20,-20L-28,-26L-36,-14L-32,-26ZM72,-36L82,-14L74,-18L66,-10L64,-26Z";

function greatMountain(brush: Brush): string {
  const rock = brush.tone(0.42);
  const cave = "M-66,72C-68,44 -52,26 -34,26C-14,26 -4,46 -6,72Z";
  return (
    brush.celWith(
      MASSIF,
      rock,
      { band: 10, edge: 2.2 },
      brush.fill(FAR_SIDE, deepen(rock, 0.4), { opacity: 0.75 }) +
        brush.fill(LIT_RIDGES, brush.towardsLight(rock, 0.35), { opacity: 0.7 }) +
        brush.fill(SNOW, "#fff0ea") +
        brush.fill("M34,-60L42,-66L52,-42L44,-48L38,-32L32,-46Z", "#b8a8c8", { opacity: 0.7 }),
    ) +
    fallOfWater(brush) +
    brush.glow(-34, 54, 46, brush.script.warm, 0.8) +
    brush.cel("M-76,76C-80,38 -58,16 -34,16C-8,16 6,40 4,76Z", deepen(rock, 0.2), { band: 5, edge: 1.8 }) +
    brush.fill(cave, "#1c0814") +
    brush.fill(
      "M-46,72C-54,58 -40,54 -40,38C-30,46 -28,52 -30,58C-26,56 -24,52 -24,48C-16,58 -18,68 -24,72Z",
      "#ff8a2a",
    ) +
    brush.fill("M-40,72C-44,64 -36,60 -36,52C-30,58 -28,66 -30,72Z", "#ffe27a")
  );
}

function fallOfWater(brush: Brush): string {
  return (
    brush.fill("M50,-6C58,20 54,48 56,84H74C68,48 68,20 62,-8Z", "#bfe2f6", { opacity: 0.95 }) +
    brush.line("M56,0C60,28 58,56 62,84M61,4C63,30 63,54 68,82", "#ffffff", 2.4, { "stroke-linecap": "round" }) +
    brush.disc(65, 84, 26, "#ffffff", 0.5, 7) +
    brush.disc(65, 82, 15, "#ffffff", 0.7, 5)
  );
}

/** The wall of a town with its gate, and roofs behind it. */
export function townGate(brush: Brush): string {
  const { width: w, height: h } = brush;
  const above = sky(brush, { x: 0.24, y: 0.2, size: 0.07, stars: 0, clouds: 2 });
  const wall = mix("#c8b08a", brush.script.far, 0.15);
  const roofs = [0.1, 0.3, 0.7, 0.92].map((x, i) =>
    house(
      brush,
      w * x,
      h * 0.58,
      44,
      mix("#e0c8a0", brush.script.far, 0.2),
      ["#b0503c", "#8a4a5a", "#c06a3c", "#6a5a6a"][i]!,
      { glow: 0 },
    ),
  );
  const stones =
    "M20,126h14v6h-14zM48,138h14v6h-14zM16,150h14v6h-14zM182,128h14v6h-14zM206,142h14v6h-14zM188,156h14v6h-14zM96,98h12v5h-12zM132,106h12v5h-12z";
  return (
    above +
    heapedCloud(brush, w * 0.6, h * 0.24, 0.5) +
    tower(brush, w * 0.6, h * 0.58, 22, 60, mix("#d8c8b0", brush.script.far, 0.3), { roof: "#8a4a5a", flag: true }) +
    roofs.join("") +
    brush.cel(path`M-20,${h * 1.3}V${h * 0.56}` + path`h12v-9h12v9`.repeat(6) + path`H${w + 30}V${h * 1.3}Z`, wall, {
      band: 20,
      edge: 2,
    }) +
    [0.3, 0.7].map((x) => tower(brush, w * x, h * 0.9, 40, 92, wall, { roof: "#b0503c", flag: true })).join("") +
    brush.fill(
      path`M${w * 0.38},${h * 0.9}V${h * 0.46}` + path`h7v-8h7v8`.repeat(4) + path`V${h * 0.9}Z`,
      deepen(wall, 0.2),
    ) +
    brush.fill(archedHole(w * 0.5, h * 0.9, 24, 34), deepen(wall, 0.75)) +
    brush.fill(archedHole(w * 0.5, h * 0.9, 18, 30), brush.script.warm, { opacity: 0.5 }) +
    brush.line(
      path`M${w * 0.5 - 16},${h * 0.6}V${h * 0.72}M${w * 0.5 - 6},${h * 0.58}V${h * 0.74}M${w * 0.5 + 6},${h * 0.58}V${h * 0.74}M${w * 0.5 + 16},${h * 0.6}V${h * 0.72}M${w * 0.5 - 20},${h * 0.66}h40`,
      "#3a2a24",
      3,
    ) +
    brush.fill(stones, deepen(wall, 0.4), { opacity: 0.4 }) +
    brush.cel(path`M${w * 0.5 - 9},${h * 0.47}h18v18l-9,7l-9,-7z`, "#b0302c", { band: 3, edge: 1.2 }) +
    pennant(brush, w * 0.5, h * 0.38, 12) +
    floor(brush, 0.9, brush.towardsLight(brush.tone(0.3), 0.3), brush.tone(0.7))
  );
}

/** Cracked ground under a mountain that burns. */
export function volcanoLand(brush: Brush): string {
  const { width: w, height: h } = brush;
  const above = sky(brush, { x: 0.5, y: 0.26, size: 0.09, stars: 0, clouds: 4, disc: false });
  return (
    above +
    peaks(brush, 0.8, 0.26, 5, brush.tone(0.15)) +
    brush.at(w * 0.5, h * 0.5, 1, (inner) => plume(inner) + burningMountain(inner)) +
    sparks(brush, w * 0.5, h * 0.18, 64, 34, 24, "#ffe08a", 2.6) +
    hill(brush, 0.92, 0.02, brush.tone(0.82), brush.tone(1)) +
    brush.line("M14,188l22,-5l14,7M40,198l18,-11M172,192l22,-7l16,6M202,200l-12,-11M92,196l10,-8", "#ff8a2a", 2.2, {
      opacity: 0.85,
      "stroke-linecap": "round",
    })
  );
}

const PLUME =
  "M-16,-36C-44,-44 -48,-66 -28,-74C-44,-92 -22,-112 0,-102C6,-124 40,-126 50,-106C74,-116 96,-96 82,-78C102,-70 96,-46 74,-48C64,-34 40,-36 34,-46C28,-34 8,-28 -16,-36Z";

/** Smoke that is lit from below. */
function plume(brush: Brush): string {
  const below = { x: 0, y: 1 };
  return (
    brush.glow(4, -46, 78, "#ffb04a", 0.9) +
    brush.cel(PLUME, brush.tone(0.6), { band: 12, edge: 3, light: below, rim: "#ff9a4a" }) +
    brush.at(-26, -14, 0.6, () =>
      brush.cel(PLUME, brush.tone(0.78), { band: 10, edge: 3, light: below, rim: "#e8702a" }),
    )
  );
}

const CONE = "M-150,160V92L-78,44L-46,6L-24,-42L-10,-34L4,-40L14,-34L28,-42L48,4L84,46L150,88V160Z";
const LAVA =
  "M-12,-36L12,-36L10,-14L22,4L14,26L32,48L26,66L44,100H18L14,72L0,52L-6,30L-18,52L-34,66L-48,100H-64L-48,64L-28,40L-12,10L-14,-10Z";

function burningMountain(brush: Brush): string {
  const rock = brush.tone(0.6);
  const surface =
    brush.fill("M14,-34L28,-42L48,4L84,46L150,88V160H60L46,96L58,58L34,30L38,4L22,-16Z", deepen(rock, 0.45), {
      opacity: 0.8,
    }) +
    brush.fill("M-46,6L-24,-42L-16,-38L-26,-4L-46,30L-74,60L-78,44Z", brush.towardsLight(rock, 0.4), { opacity: 0.5 }) +
    brush.fill(LAVA, "#d8380e") +
    brush.fill(LAVA, brush.linear(["#fff0a0", "#ffb03a", "#f0641a"]), {
      transform: "translate(-1 -3) scale(.62 .98)",
    }) +
    brush.line("M-100,70l16,-10l6,10M70,62l14,12l-4,12M-60,100l8,-16M96,84l18,4", deepen(rock, 0.6), 2.4);
  return (
    brush.celWith(CONE, rock, { band: 10, edge: 2.4, rim: "#ffb05a" }, surface) +
    brush.fill("M-24,-42L-10,-34L4,-40L14,-34L28,-42L20,-48Q2,-54 -16,-48Z", "#ffdf7a") +
    brush.cel("M-66,-52l9,-5l7,6l-5,8l-9,-2zM62,-66l8,-4l6,6l-5,7l-8,-2zM84,-20l6,-3l5,5l-4,5l-6,-1z", "#5a2a1c", {
      band: 3,
      edge: 1.8,
      rim: "#ff9a3a",
    })
  );
}
