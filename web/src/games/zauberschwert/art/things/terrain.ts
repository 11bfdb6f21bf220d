/** Landscapes for small boxes. */
import type { Brush } from "../../../../art/kit/brush";
import { castle, house, tower } from "../../../../art/kit/buildings";
import { pine } from "../../../../art/kit/land";

export function peakToken(brush: Brush, { fire = false } = {}): string {
  return (
    brush.cel("M-10,70L34,-30L96,70Z", "#6a7a96", { band: 12, edge: 2.4 }) +
    brush.cel("M-96,70L-24,-76L-8,-50L0,-56L62,70Z", "#8a98b0", { band: 18, edge: 2.8, shade: "#2c3450" }) +
    brush.fill("M-24,-76L-44,-36L-32,-42L-24,-24L-12,-38L2,-28L-8,-50ZM34,-30L22,-4L34,-10L44,0L50,-4Z", "#ffffff") +
    (fire
      ? brush.fill("M-40,70C-40,40 -28,28 -14,28C2,28 12,42 12,70Z", "#1c0814") +
        brush.fill("M-26,70C-32,52 -18,50 -16,34C-4,46 0,58 -4,70Z", "#ff9a2a")
      : "")
  );
}

export function leafToken(brush: Brush): string {
  const green = { band: 16, edge: 2.6, shade: "#14402c" };
  return (
    brush.cel("M-12,84C-6,50 -8,30 -14,10L14,10C8,30 10,50 18,84Z", "#7a4a28", { band: 7, edge: 2 }) +
    brush.cel(
      "M-8,30C-60,42 -92,8 -66,-22C-80,-62 -30,-92 0,-70C34,-94 82,-60 66,-22C94,6 62,42 8,30Z",
      "#5a9a3c",
      green,
    ) +
    brush.fill(
      "M-58,-24C-68,-50 -36,-76 -10,-64C-34,-60 -46,-44 -44,-26C-50,-20 -54,-20 -58,-24ZM10,-50C24,-64 48,-58 52,-40C40,-48 26,-50 10,-50Z",
      "#a8d06a",
      { opacity: 0.7 },
    )
  );
}

export function firToken(brush: Brush): string {
  const look = { band: 10, edge: 2.6, shade: "#0a1a34" };
  return (
    brush.cel(pine(-46, 74, 110) + pine(50, 76, 104), "#2c5a6a", look) +
    brush.cel(pine(0, 84, 164), "#3a7a74", look) +
    brush.dots(
      [
        [-10, 30],
        [10, 30],
      ],
      "#ffe04a",
      9,
    )
  );
}

export function houseToken(brush: Brush, { tower: high = false } = {}): string {
  return (
    (high
      ? tower(brush, 44, 60, 34, 96, "#b8a89a", { roof: "#7a3a4c", flag: true })
      : house(brush, 40, 50, 60, "#c9a27c", "#7a4a5a", { glow: 0 })) +
    house(brush, -22, 72, 84, "#e0bf94", "#a8463a", { glow: 0 })
  );
}

export function gateToken(brush: Brush): string {
  return castle(brush, 0, 66, 1.2, "#d8c29a", "#b0503c");
}

export function reedToken(brush: Brush): string {
  const stalks =
    "M-40,80C-42,30 -50,0 -58,-40M-8,84C-6,30 -4,-10 0,-66M30,80C34,40 46,10 56,-30M-24,80C-30,50 -80,20 -84,-4M14,84C20,50 70,40 86,10";
  const heads = "M-56,-32L-62,-64M-1,-56L2,-92M53,-20L64,-52";
  return (
    brush.disc(0, 76, 92, "#1c4a4a", 1, 18) +
    brush.disc(-4, 73, 80, "#6ab0a0", 1, 12) +
    brush.line(stalks, "#a8c86a", 8, { "stroke-linecap": "round" }) +
    brush.line(heads, "#7a4a28", 17, { "stroke-linecap": "round" }) +
    brush.line(heads, "#b0743c", 6, { "stroke-linecap": "round" })
  );
}

export function wispToken(brush: Brush): string {
  return (
    reedToken(brush) +
    brush.glow(-28, 10, 60, "#8affd8", 0.9) +
    brush.fill("M-28,-42C-20,-14 4,-2 4,22C4,40 -10,50 -28,50C-46,50 -60,40 -60,22C-60,0 -38,-10 -28,-42Z", "#8affd8") +
    brush.fill(
      "M-28,-2C-22,12 -12,18 -12,30C-12,40 -20,44 -28,44C-36,44 -44,40 -44,30C-44,16 -32,10 -28,-2Z",
      "#ffffff",
    )
  );
}

export function volcanoToken(brush: Brush): string {
  return (
    brush.glow(0, -40, 70, "#ffb63e", 0.9) +
    brush.fill("M-14,-34C-40,-44 -34,-72 -10,-70C-10,-94 26,-94 30,-74C54,-74 54,-46 30,-38Z", "#8a7078") +
    brush.cel("M-96,76L-26,-40L-10,-32L8,-36L26,-40L96,76Z", "#5a3a44", { band: 18, edge: 2.8, shade: "#1c0814" }) +
    brush.fill("M-14,-34L-8,-4L-18,20L-4,44L-14,76H24L14,46L20,18L8,-4L12,-37Z", "#e8481a") +
    brush.fill("M-4,-33L0,0L-6,22L4,46L0,76H12L8,46L10,20L2,-2L4,-35Z", "#ffd24a")
  );
}
