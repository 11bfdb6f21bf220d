/** The treasures and places of Grimoria. */
import type { Brush } from "../../../art/kit/brush";
import { house, tower } from "../../../art/kit/buildings";
import { mix } from "../../../art/kit/colour";
import { times } from "../../../art/kit/sky";
import { ellipse, path, star } from "../../../art/kit/svg";

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

const CREST = "M-90,30C-100,-40 -62,-100 6,-104C70,-104 98,-44 90,26L70,22C74,-30 54,-72 4,-74C-44,-72 -72,-32 -68,24Z";
const BOWL =
  "M-62,2C-64,-48 -36,-80 2,-80C42,-80 66,-48 64,2L66,44C62,70 50,88 34,98L18,92L13,46L6,64H-4L-11,46L-16,92L-32,98C-48,88 -60,70 -64,44Z";

/** A bronze helmet with a red crest; nobody looks out of it. */
export function helmet(brush: Brush): string {
  const metal = { shade: "#4a1c0c", rim: "#fff0c8" };
  const bristles = times(17, (i) => {
    const angle = (i / 16) * Math.PI * 1.16 - 0.25;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return path`M${-76 * c},${-2 - 76 * s}L${-92 * c},${-4 - 100 * s}`;
  });
  const planes =
    brush.fill("M6,-82L12,-10L22,20L20,100H80V-82Z", "#5a240c", { opacity: 0.32 }) +
    brush.fill("M-46,-30C-40,-52 -26,-66 -12,-70C-28,-54 -36,-38 -38,-18Z", "#fff3c8", { opacity: 0.7 }) +
    brush.line("M-54,34C-54,56 -46,74 -34,86M56,34C56,56 48,74 36,86", "#ffe0a0", 2.6);
  return (
    brush.glow(0, -10, 116, brush.script.light, 0.6) +
    brush.shadow(4, 96, 66) +
    brush.celWith(
      CREST,
      "#a8242c",
      { band: 11, edge: 2.4, rim: "#ffb0a0" },
      brush.line(bristles.join(""), "#5a0c14", 2.4, { opacity: 0.8 }),
    ) +
    brush.cel(
      "M-70,22C-74,-34 -46,-76 4,-78C56,-76 78,-34 72,20L64,16C68,-28 48,-66 4,-68C-40,-66 -64,-30 -62,18Z",
      GOLD,
      {
        band: 3,
        edge: 1.6,
        ...metal,
      },
    ) +
    brush.celWith(BOWL, BRONZE, { band: 13, edge: 2.6, bright: "#ffd08a", ...metal }, planes) +
    brush.fill(
      "M-52,6C-42,-8 -22,-8 -8,8L-12,24C-26,30 -46,24 -52,6ZM54,6C44,-8 24,-8 10,8L14,24C28,30 48,24 54,6Z",
      "#16080c",
    ) +
    brush.line("M-52,6C-46,24 -26,30 -12,24M54,6C48,24 28,30 14,24", "#ffe0a0", 2) +
    brush.cel(
      "M-62,-2C-46,-22 -20,-22 -2,-4H4C22,-22 48,-22 64,-2L58,6C44,-12 26,-12 12,4L10,44L1,58L-8,44L-10,4C-24,-12 -42,-12 -56,6Z",
      mix(BRONZE, "#ffe0a0", 0.28),
      {
        band: 4,
        edge: 2,
        ...metal,
      },
    ) +
    brush.dots(
      [
        [-48, 52],
        [-42, 68],
        [50, 52],
        [44, 68],
      ],
      "#ffe9b8",
      4,
    )
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
  const lamp = "#ffd35a";
  return (
    brush.glow(6, 20, 116, lamp, 0.4) +
    brush.shadow(0, 90, 96, 14) +
    brush.line("M38,-70q-14,-10 -2,-20t-4,-20", brush.script.light, 7, { opacity: 0.3, "stroke-linecap": "round" }) +
    brush.cel("M26,16V-64L48,-68V16Z", "#7a6a64", { band: 7, edge: 1.8 }) +
    brush.cel("M20,-62L54,-68V-58L22,-54Z", "#8a7a70", { band: 3, edge: 1.6 }) +
    hutWalls(brush, lamp) +
    thatch(brush) +
    brush.cel(
      "M-62,96C-58,84 -46,78 -40,90L-34,98ZM56,96C56,82 66,80 74,94L80,100ZM-8,98C-4,90 6,90 10,98Z",
      "#4a3424",
      {
        band: 3,
        edge: 1.6,
      },
    )
  );
}

function hutWalls(brush: Brush, lamp: string): string {
  const logs = "M-48,36H50M-50,50H52M-52,64H53M-53,78H55";
  return (
    brush.celWith(
      "M-54,94L-46,16H48L58,94Z",
      "#8a6a4a",
      { band: 16, edge: 2.2 },
      brush.line(logs, "#3a2418", 2.4, { opacity: 0.7 }),
    ) +
    brush.cel("M12,94V50C12,34 44,34 44,50V94Z", "#6a3a22", { band: 6, edge: 1.8, shade: "#1c0c08" }) +
    brush.line("M23,42V94M33,42V94", "#3a1c10", 1.8) +
    brush.dots([[20, 72]], GOLD, 5) +
    brush.fill("M-38,38H-4V68H-38Z", "#2a140c") +
    brush.fill("M-35,41H-7V65H-35Z", brush.radial(["#fff8d0", lamp, "#e88a2a"], [0.5, 0.5, 0.7])) +
    brush.line("M-21,41V65M-35,53H-7", "#3a1c0c", 2.6) +
    brush.glow(-21, 54, 40, lamp, 0.6)
  );
}

/** Straw in two layers, ragged below. */
function thatch(brush: Brush): string {
  const straw = { shade: "#4a2c14", rim: "#f6e2a0" };
  const lower =
    "M-80,36C-62,14 -46,-14 -34,-38H30C46,-12 62,14 82,36L70,32L64,42L52,34L44,44L32,34L22,44L10,34L0,44L-12,34L-24,44L-34,34L-46,44L-54,34L-66,42L-70,32Z";
  const upper =
    "M-42,-22C-28,-44 -18,-62 -12,-84C0,-74 8,-66 14,-58C24,-46 34,-34 42,-20L30,-24L22,-14L10,-24L0,-14L-12,-24L-22,-14L-30,-24Z";
  return (
    brush.celWith(
      lower,
      "#a8843c",
      { band: 14, edge: 2.4, ...straw },
      brush.line("M-28,-30L-60,30M-16,-30L-36,34M-4,-30L-8,36M8,-30L18,36M20,-30L44,34M28,-28L62,30", "#5a3a1c", 2.2, {
        opacity: 0.6,
      }),
    ) +
    brush.celWith(
      upper,
      "#bc984a",
      { band: 9, edge: 2.2, ...straw },
      brush.line("M-12,-80L-28,-26M-10,-78L-8,-22M-8,-76L14,-24M-4,-74L30,-26", "#6a4420", 2, { opacity: 0.6 }),
    )
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
