/** The treasures and places of Grimoria. */
import type { Brush } from "../../../art/kit/brush";
import { house, tower } from "../../../art/kit/buildings";
import { mix } from "../../../art/kit/colour";
import { times } from "../../../art/kit/sky";
import { ellipse, star } from "../../../art/kit/svg";

const GOLD = "#d9a02e";
const GOLD_SHADE = "#5a2c0c";
const BRONZE = "#b8742c";

/** A jewelled cup, wine to its brim. */
export function goblet(brush: Brush): string {
  const metal = { shade: GOLD_SHADE };
  const gems = [
    [-34, -34, "#c8283c"],
    [0, -26, "#2f8ad0"],
    [34, -34, "#3fa56a"],
  ] as const;
  return (
    brush.glow(0, -30, 110, "#fff0b0", 0.75) +
    brush.shadow(4, 92, 66) +
    brush.cel("M-46,94C-40,78 -14,76 -8,58H8C14,76 40,78 46,94Q0,104 -46,94Z", GOLD, { band: 8, edge: 2.2, ...metal }) +
    brush.cel("M-9,60C-12,44 -8,34 -6,22H6C8,34 12,44 9,60Z", GOLD, { band: 5, edge: 1.8, ...metal }) +
    brush.cel(ellipse(0, 40, 15, 9), mix(GOLD, "#ffffff", 0.2), { band: 4, edge: 1.6, ...metal }) +
    brush.cel("M-62,-74C-62,-20 -40,24 0,26C40,24 62,-20 62,-74Z", GOLD, {
      band: 18,
      edge: 2.6,
      bright: "#ffe9a8",
      ...metal,
    }) +
    brush.line("M-58,-48Q0,-34 58,-48M-50,-14Q0,4 50,-14", "#8a5208", 2.4) +
    brush.fill(ellipse(0, -74, 62, 15), "#8a5a14") +
    brush.fill(ellipse(0, -73, 54, 11), brush.linear(["#3a0410", "#a81c34", "#5a0a1c"], [0, 0, 1, 0])) +
    brush.fill("M-40,-75Q-20,-83 4,-82Q-24,-77 -34,-70Z", "#ff9aa0", { opacity: 0.6 }) +
    gems
      .map(([x, y, colour]) =>
        brush.cel(`M${x},${y - 12}l10,12l-10,13l-10,-13z`, colour, { band: 4, edge: 1.6, rim: "#ffffff" }),
      )
      .join("") +
    brush.fill("M-48,-58C-46,-30 -38,-8 -26,6C-38,-14 -42,-36 -40,-56Z", "#fff8d8", { opacity: 0.75 }) +
    brush.fill(star(44, -58, 11) + star(-52, -78, 7), "#ffffff")
  );
}

/** An arm ring: two dragon heads meet at a red stone. */
export function bracelet(brush: Brush): string {
  const metal = { shade: GOLD_SHADE };
  const head =
    brush.cel(
      "M0,-72C-14,-88 -36,-88 -48,-74C-56,-66 -54,-54 -44,-52C-34,-50 -28,-58 -18,-56C-10,-54 -4,-58 0,-62Z",
      GOLD,
      { band: 6, edge: 2, ...metal },
    ) +
    brush.fill("M-38,-72l10,2l-4,6z", "#2a0c06") +
    brush.fill("M-26,-78L-38,-94L-40,-80Z", "#ffe9a8");
  return (
    brush.glow(0, 0, 118, "#ffe0a0", 0.7) +
    brush.shadow(4, 88, 84, 16) +
    ring(brush) +
    brush.line("M-70,16Q-58,66 0,70Q58,66 70,16", "#ffe9a8", 2.4, {
      "stroke-dasharray": "3 9",
      "stroke-linecap": "round",
    }) +
    head +
    `<g transform="matrix(-1 0 0 1 0 0)">${head}</g>` +
    brush.cel("M0,-84L18,-66L0,-42L-18,-66Z", "#c8283c", { band: 6, edge: 2.2, rim: "#ffc0c8" }) +
    brush.fill("M0,-84L6,-66L0,-42L-6,-66Z", "#ff8a9a", { opacity: 0.5 }) +
    brush.fill(star(-6, -76, 8) + star(58, 40, 7), "#ffffff")
  );
}

function ring(brush: Brush): string {
  const outer = "M-84,10C-84,-40 -48,-64 0,-64C48,-64 84,-40 84,10C84,56 48,86 0,86C-48,86 -84,56 -84,10Z";
  const inner = "M-54,2C-54,30 -30,48 0,48C30,48 54,30 54,2C54,-26 30,-40 0,-40C-30,-40 -54,-26 -54,2Z";
  return brush.cel(outer + inner, GOLD, { band: 11, edge: 2.6, bright: "#ffe9a8", shade: GOLD_SHADE });
}

/** A bronze helmet with a red crest. */
export function helmet(brush: Brush): string {
  const metal = { shade: "#4a1c0c" };
  return (
    brush.glow(0, -10, 116, brush.script.light, 0.6) +
    brush.shadow(4, 90, 74) +
    brush.cel(
      "M-84,6C-92,-50 -52,-100 10,-98C66,-96 92,-52 84,8L66,8C70,-40 48,-66 6,-68C-36,-68 -62,-42 -62,6Z",
      "#a8242c",
      { band: 9, edge: 2.4, rim: "#ffb0a0" },
    ) +
    brush.line(
      times(
        13,
        (i) =>
          `M${Math.round(-74 * Math.cos((i / 12) * Math.PI))},${Math.round(-4 - 76 * Math.sin((i / 12) * Math.PI))}l${Math.round(-9 * Math.cos((i / 12) * Math.PI))},${Math.round(-14 * Math.sin((i / 12) * Math.PI))}`,
      ).join(""),
      "#5a0c14",
      2.4,
    ) +
    brush.cel(
      "M-60,40C-66,-40 -36,-70 2,-70C44,-70 68,-38 62,40L56,88L26,80L22,26L10,40L-8,40L-22,26L-26,80L-54,88Z",
      BRONZE,
      { band: 14, edge: 2.6, bright: "#ffd08a", ...metal },
    ) +
    brush.fill("M-8,40L-22,26L-26,80L-18,86L-8,60ZM10,40L22,26L26,80L18,86L10,60ZM-8,40H10V62H-8Z", "#1c0a0c") +
    brush.fill("M-44,14Q-26,-4 -6,14L-10,24Q-28,10 -40,26ZM44,14Q26,-4 8,14L12,24Q28,10 40,26Z", "#1c0a0c") +
    brush.cel("M-5,-70H9V58L2,70L-5,58Z", mix(BRONZE, "#ffffff", 0.18), { band: 4, edge: 1.8, ...metal }) +
    brush.line("M-62,-2Q-34,-22 -5,-8M64,-2Q36,-22 9,-8", "#ffe0a0", 4) +
    brush.line("M-50,44Q-46,66 -50,82M52,44Q48,66 52,82", "#ffe0a0", 2.6) +
    brush.dots(
      [
        [-48, 52],
        [-46, 66],
        [50, 52],
        [48, 66],
      ],
      "#ffe9b8",
      4,
    ) +
    brush.fill("M-46,-24C-40,-46 -26,-58 -14,-60C-28,-48 -36,-34 -38,-14Z", "#fff3c8", { opacity: 0.7 })
  );
}

/** A hooded cloak that nobody wears; its hem fades into stars. */
export function invisibilityCloak(brush: Brush): string {
  const cloth = "#3a3f9a";
  const fading = brush.linear([
    ["#6a70d8", 1],
    [cloth, 1],
    ["#2a2a7a", 0.85],
    ["#8ae0ff", 0.05],
  ]);
  return (
    brush.glow(0, 0, 118, "#8ad8ff", 0.7) +
    brush.fill("M-34,-30C-60,-10 -84,40 -88,100H88C84,40 60,-10 34,-30Z", fading) +
    brush.line(
      "M-40,-8C-54,30 -60,62 -60,96M-18,6C-24,40 -26,70 -24,98M18,6C24,40 26,70 24,98M40,-8C54,30 60,62 60,96",
      "#1c1c5a",
      3,
      { opacity: 0.5 },
    ) +
    brush.line("M-34,-30C-60,-10 -84,40 -88,100", brush.script.rim, 2.4) +
    brush.cel("M0,-98C-42,-94 -56,-46 -48,-12C-34,2 -16,6 0,22C16,6 34,2 48,-12C56,-46 42,-94 0,-98Z", cloth, {
      band: 9,
      edge: 2.4,
    }) +
    brush.fill("M0,-74C-28,-68 -36,-34 -30,-12C-20,0 -8,2 0,10C8,2 20,0 30,-12C36,-34 28,-68 0,-74Z", "#0a0a2c") +
    brush.glow(0, -32, 32, "#8ad8ff", 0.5) +
    brush.fill("M-17,-34q8,-8 14,0q-7,6 -14,0zM17,-34q-8,-8 -14,0q7,6 14,0z", "#c8f6ff") +
    brush.cel("M-9,16L0,6L9,16L0,30Z", GOLD, { band: 3, edge: 1.5 }) +
    brush.fill(
      star(-66, 40, 9) +
        star(62, 58, 11) +
        star(-36, 78, 7) +
        star(30, 84, 8) +
        star(-78, 84, 6) +
        star(0, 62, 6) +
        star(74, 20, 6),
      "#e8fbff",
    )
  );
}

/** A crooked hut on roots, its window alight. */
export function hut(brush: Brush): string {
  return (
    brush.glow(6, 20, 116, brush.script.warm, 0.5) +
    brush.shadow(0, 86, 92, 14) +
    brush.cel("M-50,90L-42,18H46L54,90Z", "#8a6a4a", { band: 16, edge: 2.2 }) +
    brush.line("M-46,34H48M-48,52H50M-50,72H52", "#3a2418", 2, { opacity: 0.55 }) +
    brush.cel("M18,90V46C18,34 44,34 44,46V90Z", "#5a3420", { band: 5, edge: 1.6 }) +
    brush.dots([[24, 68]], GOLD, 4) +
    brush.fill("M-34,38H-2V66H-34Z", "#2a140c") +
    brush.fill("M-31,41H-5V63H-31Z", brush.script.warm) +
    brush.line("M-18,41V63M-31,52H-5", "#3a1c0c", 2.4) +
    brush.glow(-18, 52, 34, brush.script.warm, 0.7) +
    brush.cel("M24,10V-66H46V10Z", "#7a6a64", { band: 5, edge: 1.6 }) +
    brush.line("M35,-72q-10,-10 0,-18t0,-16", brush.script.light, 5, { opacity: 0.25, "stroke-linecap": "round" }) +
    brush.cel(
      "M-74,30C-54,8 -30,-34 -6,-74C10,-50 52,4 76,34C60,26 44,32 30,24C14,34 0,24 -14,32C-32,22 -54,36 -74,30Z",
      "#a8843c",
      { band: 14, edge: 2.4, shade: "#4a2c14" },
    ) +
    brush.line("M-6,-72L-50,22M-6,-72L-20,24M-6,-72L14,24M-6,-72L48,22", "#5a3a1c", 2.2, { opacity: 0.6 })
  );
}

/** Houses before a gate tower, for small boxes. */
export function townToken(brush: Brush): string {
  return (
    tower(brush, 4, 40, 34, 74, "#c8b8a4", { roof: "#a83a48", flag: true }) +
    house(brush, -44, 60, 56, "#e6c496", "#a84434", { glow: 0 }) +
    house(brush, 42, 66, 58, "#d8b0a0", "#5f5a7a", { glow: 0 })
  );
}

export function villageToken(brush: Brush): string {
  return (
    tower(brush, 22, 20, 22, 56, "#b8a894", { roof: "#a83a48" }) +
    house(brush, -22, 36, 62, "#e6c496", "#a84434") +
    house(brush, 30, 70, 70, "#d9b98a", "#7a4a3a")
  );
}
