import type { Brush } from "../../../../art/kit/brush";
import { times } from "../../../../art/kit/sky";
import { ellipse, star } from "../../../../art/kit/svg";
import { coinHeap } from "../../../../art/things/coins";
import { gem } from "./gem";

/** A stall with wonders for sale. */
export function stall(brush: Brush): string {
  const stripe = (i: number) =>
    `M${-96 + i * 24},-60L${-84 + i * 21},-92H${-63 + i * 21}L${-72 + i * 24},-60C${-72 + i * 24},-40 ${-96 + i * 24},-40 ${-96 + i * 24},-60Z`;
  const stripes = (odd: number) => times(4, (i) => stripe(i * 2 + odd)).join("");
  const wood = { band: 6, edge: 2.2, shade: "#2a100c" };
  return (
    brush.shadow(0, 100, 120, 14) +
    brush.fill("M-80,-60H80V40H-80Z", "#2a1420") +
    brush.glow(0, -10, 80, "#ffce6b", 0.6) +
    brush.cel("M-88,-56H-78V40H-88ZM78,-56H88V40H78Z", "#7a4a28", wood) +
    brush.line("M-76,-14H76", "#5a3420", 5) +
    flask(brush, -54, -18, "#4ad0a0") +
    flask(brush, -26, -18, "#c84ad0") +
    brush.cel("M2,-18C-4,-38 6,-46 12,-46C18,-46 28,-38 22,-18Z", "#c8342e", { band: 4, edge: 1.6 }) +
    brush.cel("M44,-18V-24H38L48,-44L58,-24H52V-18Z", "#e8b83a", { band: 3, edge: 1.4 }) +
    brush.at(-34, 22, 0.56, (inner) => gem(inner)) +
    brush.at(0, 24, 0.6, (inner) => gem(inner, "#3fb5e0")) +
    brush.at(34, 22, 0.56, (inner) => gem(inner, "#5ac84a")) +
    brush.cel("M-98,38H98V54H-98Z", "#a86a34", wood) +
    brush.cel("M-90,54H90L86,100H-86Z", "#8a4f28", { ...wood, band: 12 }) +
    brush.line("M-46,54V100M0,54V100M46,54V100", "#3a1a10", 2.4) +
    brush.fill(star(0, 77, 16), "#e8c25a") +
    brush.cel(stripes(0), "#c8403f", { band: 5, edge: 2 }) +
    brush.cel(stripes(1), "#f0e2c4", { band: 5, edge: 2, shade: "#a8805a" })
  );
}

function flask(brush: Brush, x: number, y: number, colour: string): string {
  return brush.at(
    x,
    y,
    1,
    (inner) =>
      inner.cel("M-4,-30H4V-20C14,-16 14,0 8,0H-8C-14,0 -14,-16 -4,-20Z", colour, { band: 4, edge: 1.6 }) +
      inner.cel("M-5,-34H5V-29H-5Z", "#c89a5a", { band: 1, edge: 1 }),
  );
}

/** Scales: what one brings against what one gets. */
export function scales(brush: Brush): string {
  const gold = { band: 5, edge: 2.2, shade: "#6a3410", rim: "#fff6c8" };
  const pan = (x: number, y: number) =>
    brush.line(`M${x},${y - 62}L${x - 34},${y}M${x},${y - 62}L${x + 34},${y}`, "#c89a3a", 2.4) +
    brush.cel(`M${x - 42},${y}H${x + 42}C${x + 36},${y + 22} ${x - 36},${y + 22} ${x - 42},${y}Z`, "#e0a830", gold);
  return (
    brush.shadow(0, 100, 90, 14) +
    brush.glow(0, -20, 110, "#ffe9a0", 0.5) +
    coinHeap(brush, 66, 44, 14, 30, 22, 8) +
    brush.at(
      -66,
      2,
      0.8,
      (inner) =>
        inner.cel("M-18,22C-30,-4 -16,-36 0,-36C16,-36 30,-4 18,22Z", "#c8342e", {
          band: 7,
          edge: 2.2,
          shade: "#5a0c1c",
        }) + inner.line("M-12,-14l8,6l-4,8M8,-22l-4,10l8,6", "#ffb45c", 2.4),
    ) +
    pan(-66, 18) +
    pan(66, 50) +
    brush.cel("M-6,-70H6L8,76H-8Z", "#d9a02e", gold) +
    brush.cel("M-74,-50C-40,-58 40,-28 74,-12L72,-4C38,-18 -42,-46 -72,-40Z", "#e8b84a", gold) +
    brush.cel("M-44,100C-40,84 -20,74 0,74C20,74 40,84 44,100Z", "#c08a2c", gold) +
    brush.cel(ellipse(0, -76, 13), "#c8283c", { band: 5, edge: 2, rim: "#ffd0c0" }) +
    brush.cel(ellipse(0, -32, 8), "#f0c04a", { band: 3, edge: 1.6 })
  );
}
