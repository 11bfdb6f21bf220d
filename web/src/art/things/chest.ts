import type { Brush } from "../kit/brush";
import { deepen } from "../kit/colour";
import { shafts } from "../kit/sky";
import { coinHeap } from "./coins";

/** An open chest; gold, a crown and a gem spill over. */
export function chest(brush: Brush, { wood = "#8f4a1f", iron = "#c8922e" } = {}): string {
  return `<g transform="translate(-4 8)">${light(brush)}${lid(brush, wood, iron)}${hoard(brush)}${box(brush, wood, iron)}</g>`;
}

function light(brush: Brush): string {
  return (
    brush.glow(0, -30, 130, "#fff0b0", 0.9) +
    brush.shadow(4, 84, 110, 18) +
    shafts(brush, 0, -10, { from: 215, to: 325, count: 7, length: 160, strength: 0.55, colour: "#fff3bd" })
  );
}

function lid(brush: Brush, wood: string, iron: string): string {
  return (
    brush.cel("M-72,-22C-84,-78 -60,-98 -30,-98H56C86,-98 96,-70 84,-22Z", deepen(wood, 0.45), {
      band: 10,
      edge: 2.4,
    }) +
    brush.fill("M-62,-22C-72,-68 -52,-84 -26,-84H50C76,-84 84,-62 74,-22Z", "#2a0c06") +
    brush.glow(4, -30, 74, "#ffc84a", 0.85) +
    brush.cel(
      "M-72,-22C-84,-78 -60,-98 -30,-98L-22,-97C-46,-92 -66,-74 -58,-22ZM84,-22C96,-70 86,-98 56,-98L48,-97C72,-90 80,-70 70,-22Z",
      iron,
      { band: 4, edge: 2, shade: "#5a2c0c" },
    )
  );
}

function hoard(brush: Brush): string {
  return (
    brush.cel("M-70,-14C-60,-30 -40,-34 -24,-42C-6,-54 18,-52 34,-42C54,-36 72,-30 82,-14Z", "#f0b83a", {
      band: 9,
      edge: 2.4,
      shade: "#9a5208",
      rim: "#fff6c8",
    }) +
    coinHeap(brush, 4, -22, 22, 86, 26, 8) +
    brush.cel("M-34,-40L-40,-70L-26,-58L-18,-76L-8,-58L6,-70L2,-40Q-16,-34 -34,-40Z", "#ffd45a", {
      band: 4,
      edge: 1.8,
      shade: "#9a5208",
      rim: "#fffbe0",
    }) +
    brush.disc(-18, -46, 4, "#c8283c") +
    brush.disc(-19, -47, 1.4, "#ffffff") +
    brush.cel("M34,-44L44,-58H58L68,-44L51,-26Z", "#3fb5e0", { band: 5, edge: 1.6, shade: "#1c3f8a", rim: "#eafcff" }) +
    brush.fill("M34,-44H68L51,-26ZM44,-58L51,-44L58,-58", "#bff0ff", { opacity: 0.35 })
  );
}

function box(brush: Brush, wood: string, iron: string): string {
  const metal = { shade: "#5a2c0c" };
  return (
    brush.cel("M-78,-16H90L82,82H-68Z", wood, { band: 22, edge: 2.6, shade: "#2a0c08" }) +
    brush.line("M-75,10H88M-72,36H86M-70,60H84", "#2a0c08", 2, { opacity: 0.6 }) +
    brush.cel("M-80,-18H92L91,-4H-79ZM-70,72H83L82,84H-68ZM-64,-16H-48L-42,82H-56ZM62,-16H78L72,82H58Z", iron, {
      band: 4,
      edge: 1.8,
      ...metal,
    }) +
    brush.cel("M-14,-10H26V26Q6,40 -14,26Z", iron, { band: 5, edge: 2, ...metal }) +
    brush.fill("M6,4a6,6 0 0 1 4,10l3,12h-14l3,-12a6,6 0 0 1 4,-10z", "#1a0804") +
    (brush.small ? "" : coinHeap(brush, -60, 88, 7, 40, 4, 8) + coinHeap(brush, 80, 88, 6, 30, 4, 8))
  );
}
