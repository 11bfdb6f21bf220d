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
  const rock = brush.tone(0.4);
  return (
    above +
    peaks(brush, 0.8, 0.36, 4, brush.tone(0.1), { snow: "#ffe6e0" }) +
    fog(brush, 0.7, 0.5) +
    brush.cel(
      path`M${-w * 0.1},${h * 1.3}V${h * 0.86}L${w * 0.14},${h * 0.62}L${w * 0.22},${h * 0.66}L${w * 0.4},${h * 0.3}L${w * 0.46},${h * 0.34}L${w * 0.58},${h * 0.08}L${w * 0.7},${h * 0.34}L${w * 0.76},${h * 0.32}L${w * 0.9},${h * 0.66}L${w * 1.1},${h * 0.8}V${h * 1.3}Z`,
      rock,
      { band: 24, edge: 2 },
    ) +
    brush.fill(
      path`M${w * 0.58},${h * 0.08}L${w * 0.66},${h * 0.26}L${w * 0.61},${h * 0.24}L${w * 0.58},${h * 0.34}L${w * 0.53},${h * 0.24}L${w * 0.49},${h * 0.29}Z`,
      "#fff0ea",
    ) +
    brush.fill(
      path`M${w * 0.58},${h * 0.34}L${w * 0.52},${h * 0.6}L${w * 0.56},${h * 0.78}L${w * 0.66},${h * 0.5}ZM${w * 0.4},${h * 0.34}L${w * 0.36},${h * 0.56}L${w * 0.44},${h * 0.5}Z`,
      brush.towardsLight(rock, 0.3),
      { opacity: 0.5 },
    ) +
    brush.fill(
      path`M${w * 0.71},${h * 0.4}C${w * 0.73},${h * 0.54} ${w * 0.71},${h * 0.66} ${w * 0.72},${h * 0.9}h9C${w * 0.75},${h * 0.66} ${w * 0.76},${h * 0.54} ${w * 0.73},${h * 0.4}Z`,
      "#d8f0ff",
      { opacity: 0.9 },
    ) +
    brush.glow(w * 0.36, h * 0.72, 34, brush.script.warm, 0.8) +
    brush.fill(
      path`M${w * 0.26},${h * 0.84}C${w * 0.26},${h * 0.68} ${w * 0.32},${h * 0.6} ${w * 0.37},${h * 0.6}C${w * 0.44},${h * 0.6} ${w * 0.48},${h * 0.7} ${w * 0.48},${h * 0.84}Z`,
      "#1c0814",
    ) +
    brush.fill(
      path`M${w * 0.33},${h * 0.84}C${w * 0.3},${h * 0.76} ${w * 0.36},${h * 0.74} ${w * 0.37},${h * 0.66}C${w * 0.41},${h * 0.72} ${w * 0.43},${h * 0.78} ${w * 0.41},${h * 0.84}Z`,
      "#ff9a2a",
    ) +
    fog(brush, 0.86, 0.3) +
    hill(brush, 0.86, 0.02, brush.tone(0.7), brush.tone(0.95)) +
    pines(brush, 1.0, 0.22, (9 * w) / 240, brush.tone(0.9), [0.24, 0.7])
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
  const lava = path`M${w * 0.46},${h * 0.3}L${w * 0.48},${h * 0.5}L${w * 0.44},${h * 0.64}L${w * 0.5},${h * 0.78}L${w * 0.44},${h}H${w * 0.6}L${w * 0.56},${h * 0.8}L${w * 0.6},${h * 0.66}L${w * 0.54},${h * 0.54}L${w * 0.55},${h * 0.3}Z`;
  const smoke =
    "M0,0C-20,-10 -18,-30 0,-32C-4,-52 24,-60 34,-44C52,-56 74,-40 64,-24C80,-18 74,4 54,2C40,12 16,10 0,0Z";
  return (
    above +
    peaks(brush, 0.8, 0.26, 5, brush.tone(0.15)) +
    brush.fill(smoke, brush.tone(0.55), {
      transform: `translate(${Math.round(w * 0.42)} ${Math.round(h * 0.22)}) scale(1.1)`,
    }) +
    brush.fill(smoke, brush.tone(0.8), {
      transform: `translate(${Math.round(w * 0.52)} ${Math.round(h * 0.14)}) scale(.8)`,
    }) +
    brush.glow(w * 0.5, h * 0.3, 60, "#ffe08a", 0.9) +
    brush.cel(
      path`M${-w * 0.1},${h * 1.3}V${h * 0.94}L${w * 0.2},${h * 0.74}L${w * 0.4},${h * 0.3}L${w * 0.46},${h * 0.33}L${w * 0.54},${h * 0.31}L${w * 0.61},${h * 0.29}L${w * 0.82},${h * 0.76}L${w * 1.1},${h * 0.92}V${h * 1.3}Z`,
      brush.tone(0.62),
      { band: 22, edge: 2.2 },
    ) +
    brush.fill(lava, "#e8481a") +
    brush.fill(lava, "#ffc84a", { transform: `translate(${Math.round(w * 0.255)} 0) scale(.5 1)` }) +
    sparks(brush, w * 0.5, h * 0.2, 60, 34, 26, "#ffe08a", 2.6) +
    hill(brush, 0.9, 0.02, brush.tone(0.82), brush.tone(1)) +
    brush.fill(path`M${w * 0.43},${h * 1.02}L${w * 0.48},${h * 0.88}H${w * 0.58}L${w * 0.62},${h * 1.02}Z`, "#ff8a2a") +
    brush.line("M20,186l20,-4l12,6M44,196l16,-10M176,190l20,-6l14,5M200,196l-10,-10", "#ff8a2a", 2, { opacity: 0.8 })
  );
}
