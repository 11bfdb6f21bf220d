/** The six weapons of Schatzjagd, from the knife to the battle-axe. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { edge, gem, gold, GOLD, iron, steel, wood } from "./metal";

/** Stuck in a stump. */
export function knife(brush: Brush): string {
  return brush.shadow(0, 96, 100) + stump(brush) + brush.at(-12, 66, 1.04, upturnedKnife, { turn: 17 });
}

function stump(brush: Brush): string {
  const rings =
    "M-58,66a58,14 0 1 0 116,0a58,14 0 1 0 -116,0M-34,66a34,8 0 1 0 68,0a34,8 0 1 0 -68,0M-14,66a14,3 0 1 0 28,0";
  return (
    brush.cel("M-84,64C-80,90 -86,120 -110,160H110C88,120 80,90 84,64Z", "#5f3a22", { band: 22, edge: 2 }) +
    brush.line("M-60,88Q-58,120 -72,150M-28,94Q-26,120 -32,150M12,96Q14,120 12,150M48,90Q50,116 62,150", "#2a140c", 3, {
      opacity: 0.7,
    }) +
    brush.fill("M-84,65a84,22 0 1 0 168,0a84,22 0 1 0 -168,0z", brush.linear(["#f0d09a", "#c08a50"], [0, 0, 1, 0.4])) +
    brush.line(rings, "#8a5428", 2, { opacity: 0.75 }) +
    brush.fill("M-22,66L-6,60L14,68L4,76Z", "#3a1c10", { opacity: 0.7 })
  );
}

function upturnedKnife(brush: Brush): string {
  return (
    steel(brush, "M1,6C-9,-10 -20,-34 -19,-64C-19,-80 -16,-92 -13,-100H13V-30Q11,-8 1,6Z", { band: 9 }) +
    edge(brush, "M1,6C-9,-10 -20,-34 -19,-64C-19,-80 -16,-92 -13,-100H-8C-12,-70 -10,-30 1,6Z") +
    brush.line("M5,-92V-34", "#40506a", 2.4, { opacity: 0.6, "stroke-linecap": "round" }) +
    gold(brush, "M-30,-98C-30,-108 -16,-106 -10,-110H12C20,-108 34,-112 36,-100C26,-98 20,-94 12,-95H-12Z") +
    brush.celWith(
      "M-9,-109C-12,-130 -10,-146 -9,-160H9C12,-146 12,-128 10,-109Z",
      "#6a2a24",
      { band: 6, edge: 1.8 },
      brush.line("M-12,-118l24,-7M-12,-129l24,-7M-12,-140l24,-7M-12,-151l24,-7", "#d8b070", 3),
    ) +
    gold(brush, "M-13,-162a13,11 0 1 0 26,0a13,11 0 1 0 -26,0z", { band: 5 })
  );
}

/** Gnarled, studded with nails. */
export function club(brush: Brush): string {
  return brush.at(-6, 6, 1, gnarledClub, { turn: 33 });
}

function gnarledClub(brush: Brush): string {
  const bark =
    "M-11,112L-12,52C-14,22 -32,-4 -38,-38C-44,-76 -30,-110 2,-112C34,-110 46,-76 40,-40C34,-6 14,22 12,52L11,112Q0,118 -11,112Z";
  const grain =
    "M-8,44C-10,10 -22,-14 -24,-44M0,44C0,6 -6,-20 -4,-70M8,40C10,10 20,-20 22,-56M-26,-62q8,-14 18,-2q-8,10 -18,2zM8,-26q8,-10 14,0q-6,10 -14,0z";
  return (
    spikes(
      brush,
      "M-38,-30L-64,-22L-36,-12ZM-40,-66L-68,-74L-34,-88ZM38,-30L64,-18L34,-10ZM41,-62L70,-70L36,-86ZM-14,-108L-8,-134L10,-112Z",
    ) +
    brush.celWith(
      bark,
      "#8a5a30",
      { band: 18, edge: 2.6, shade: "#34160c" },
      brush.line(grain, "#4a2412", 3, { opacity: 0.75, "stroke-linecap": "round" }),
    ) +
    iron(brush, "M-32,-16Q2,-4 33,-18L27,0Q0,12 -25,1Z", { band: 6 }) +
    brush.dots(
      [
        [-22, -6],
        [-2, -1],
        [19, -8],
      ],
      "#dfe8f0",
      5,
    ) +
    spikes(brush, "M-22,-34L-8,-50L-6,-28ZM6,-44L22,-58L22,-36ZM-20,-80L-4,-96L-2,-74ZM8,-84L26,-96L24,-74Z") +
    brush.celWith(
      "M-13,64L13,64L12,112Q0,120 -12,112Z",
      "#a8763c",
      { band: 6, edge: 1.8 },
      brush.line("M-14,74l28,-8M-14,84l28,-8M-14,94l28,-8M-14,104l28,-8M-14,114l28,-8", "#5a2c14", 2.6),
    )
  );
}

function spikes(brush: Brush, d: string): string {
  return brush.cel(d, "#b8c4d0", { band: 4, edge: 1.6, shade: "#3a4458", rim: "#ffffff" });
}

/** Its point, with wings and a tassel; the shaft runs out of the picture. */
export function pike(brush: Brush): string {
  return brush.at(-4, 4, 1, pikeHead, { turn: 34 });
}

function pikeHead(brush: Brush): string {
  const leaf = "M0,-126C20,-92 30,-66 24,-38L9,-18H-9L-24,-38C-30,-66 -20,-92 0,-126Z";
  const shaft = wood(brush, "M-7,4H7V220H-7Z");
  return (
    shaft +
    brush.line("M-7,92l14,-9M-7,106l14,-9M-7,120l14,-9", "#d9b06a", 4) +
    brush.cel(
      "M-12,16C-26,30 -24,52 -32,72L-20,64L-15,82L-5,66L3,84L10,66L20,78L23,62L34,68C24,50 26,30 12,16Z",
      "#c0283a",
      {
        band: 8,
        edge: 2,
        shade: "#4a0a1c",
      },
    ) +
    brush.line("M-8,24Q-16,46 -20,62M0,24V64M8,24Q16,46 20,62", "#7a1424", 2) +
    steel(brush, "M-9,-20C-26,-24 -40,-36 -46,-52C-48,-26 -34,-6 -8,0ZM9,-20C26,-24 40,-36 46,-52C48,-26 34,-6 8,0Z", {
      band: 6,
    }) +
    steel(brush, leaf, { band: 12 }) +
    brush.fill("M0,-120L4,-22H-4Z", "#f6fbff", { opacity: 0.85 }) +
    edge(brush, "M0,-126C-20,-92 -30,-66 -24,-38L-18,-40C-22,-66 -14,-94 0,-126Z") +
    gold(brush, "M-12,-22H12L10,18H-10Z") +
    brush.line("M-11,-10H11M-10,6H10", "#7a4a10", 2.4)
  );
}

/** A curved blade before its sheath. */
export function sabre(brush: Brush): string {
  return brush.at(2, 0, 1, sheath, { turn: -52 }) + brush.at(0, 4, 1.02, curvedBlade, { turn: 28 });
}

function sheath(brush: Brush): string {
  const leather = "M-13,66C-32,6 -26,-60 18,-112L30,-102C4,-58 0,6 15,62Z";
  return (
    brush.cel(leather, "#2c4a86", { band: 10, edge: 2, shade: "#0e1638" }) +
    gold(
      brush,
      "M-15,70C-20,54 -22,44 -23,34L6,32C8,44 11,56 17,64ZM6,-98L18,-114L32,-102L20,-84ZM-27,-14L0,-10L1,2L-27,-1Z",
    )
  );
}

function curvedBlade(brush: Brush): string {
  const blade = "M-12,52C-30,-8 -22,-66 34,-122C38,-96 26,-70 22,-40C16,-8 16,20 13,52Z";
  return (
    brush.line("M12,58C48,66 48,104 8,112", "#5a2c0c", 10, { "stroke-linecap": "round" }) +
    brush.line("M12,57C46,66 46,103 8,110", GOLD, 6.5, { "stroke-linecap": "round" }) +
    steel(brush, blade, { band: 11 }) +
    edge(brush, "M-12,52C-30,-8 -22,-66 34,-122C-6,-66 -14,-8 -4,52Z") +
    brush.line("M4,44C2,4 6,-36 20,-74", "#4a5c78", 3, { opacity: 0.7, "stroke-linecap": "round" }) +
    brush.celWith(
      "M-10,60L-8,104Q0,110 8,104L11,60Z",
      "#24160f",
      { band: 5, edge: 1.6 },
      brush.line("M-12,70l26,-6M-12,81l26,-6M-12,92l26,-6M-12,103l26,-6", GOLD, 2.4),
    ) +
    gold(brush, "M-44,46C-30,46 -20,48 -12,46H14C24,46 30,50 32,58C22,62 12,62 -10,62C-24,62 -36,64 -46,58Z", {
      band: 5,
    }) +
    gold(brush, "M-13,108a13,11 0 1 0 26,0a13,11 0 1 0 -26,0z") +
    gem(brush, 0, 54, 5, "#c8283c")
  );
}

/** Axe, hook and point on one shaft. */
export function halberd(brush: Brush): string {
  return brush.at(6, 14, 1, halberdHead, { turn: 20 });
}

function halberdHead(brush: Brush): string {
  const blade = "M-8,-66C-26,-64 -44,-74 -62,-88C-84,-54 -84,-10 -62,24C-46,6 -28,-4 -8,-6Z";
  return (
    wood(brush, "M-7,-50H7V220H-7Z") +
    steel(brush, "M0,-132L12,-92L7,-62H-7L-12,-92Z", { band: 6 }) +
    brush.fill("M0,-126L3,-66H-3Z", "#f6fbff", { opacity: 0.8 }) +
    steel(brush, "M8,-58C34,-60 54,-48 78,-14C58,-28 44,-24 30,-20L8,-14Z", { band: 7 }) +
    steel(brush, blade, { band: 10 }) +
    edge(brush, "M-62,-88C-84,-54 -84,-10 -62,24C-70,-8 -70,-56 -62,-88Z") +
    brush.fill(
      "M-44,-48a6,6 0 1 0 .1,0zM-44,-28a6,6 0 1 0 .1,0zM-32,-38a6,6 0 1 0 .1,0zM-56,-38a6,6 0 1 0 .1,0z",
      deepen("#40506a", 0.4),
    ) +
    gold(brush, "M-11,-72H11V2H-11Z", { band: 5 }) +
    brush.line("M-11,-60H11M-11,-8H11", "#7a4a10", 2.6) +
    brush.cel("M-11,4C-20,20 -18,36 -24,50L-12,46L-6,58L2,46L10,58L14,46L24,48C18,34 20,18 11,4Z", "#2f6ab0", {
      band: 6,
      edge: 1.8,
      shade: "#101f4a",
    }) +
    iron(brush, "M-8,90h16v12h-16zM-8,66h16v8h-16z", { band: 3 })
  );
}

/** A double blade with gold inlay. */
export function battleAxe(brush: Brush): string {
  return brush.glow(20, -30, 110, brush.script.light, 0.6) + brush.at(0, 8, 0.98, doubleAxe, { turn: 28 });
}

function doubleAxe(brush: Brush): string {
  const wing = (side: number) => {
    const x = (value: number) => side * value;
    return (
      steel(
        brush,
        `M${x(8)},-72C${x(26)},-76 ${x(46)},-96 ${x(58)},-116C${x(86)},-84 ${x(86)},-14 ${x(58)},22C${x(46)},2 ${x(26)},-18 ${x(8)},-22Z`,
        { band: 10, edge: 2.4 },
      ) +
      edge(brush, `M${x(58)},-116C${x(86)},-84 ${x(86)},-14 ${x(58)},22C${x(68)},-14 ${x(68)},-80 ${x(58)},-116Z`) +
      brush.line(
        `M${x(18)},-64C${x(34)},-68 ${x(46)},-80 ${x(52)},-90M${x(18)},-30C${x(34)},-26 ${x(46)},-14 ${x(52)},-4M${x(30)},-47a9,9 0 1 0 .1,0M${x(42)},-62q${x(8)},15 0,30`,
        mix(GOLD, "#fff0b0", 0.3),
        2.6,
      )
    );
  };
  return (
    wood(brush, "M-6,-96H6L8,112Q0,120 -8,112Z") +
    brush.line("M-7,26l14,-8M-7,40l14,-8M-7,54l14,-8M-7,68l14,-8M-7,82l14,-8", "#d9b06a", 4) +
    gold(brush, "M-10,104H10L8,120Q0,128 -8,120Z") +
    wing(-1) +
    wing(1) +
    gold(brush, "M-14,-80H14V-14H-14Z", { band: 6 }) +
    brush.cel("M0,-62L9,-47L0,-32L-9,-47Z", "#c8283c", { band: 4, edge: 2, rim: "#ffd0c0" }) +
    steel(brush, "M-8,-96L0,-122L8,-96Z", { band: 3 })
  );
}
