/** Holy sites. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { both, symmetric } from "../../../../art/kit/mirror";
import { shafts, sparks } from "../../../../art/kit/sky";
import { ellipse } from "../../../../art/kit/svg";
import { symbol } from "./symbols";

export function stoneCircle(brush: Brush, { stone = "#8a8698", light = "#7ae8ff" } = {}): string {
  const cel = { band: 8, edge: 2.2, shade: deepen(stone, 0.66) };
  return (
    brush.glow(0, 40, 110, light, 0.8, 54) +
    (brush.small
      ? ""
      : shafts(brush, 0, 60, { from: 250, to: 290, count: 3, length: 180, strength: 0.6, colour: light })) +
    brush.cel("M-34,20V-34L-26,-38L-18,-34V20ZM20,20V-36L28,-40L36,-34V20Z", deepen(stone, 0.3), {
      band: 5,
      edge: 1.6,
    }) +
    brush.cel("M-42,-34L42,-38L44,-52L-40,-48Z", deepen(stone, 0.25), { band: 4, edge: 1.8 }) +
    brush.disc(0, 56, 74, mix(light, stone, 0.4), 0.5, 18) +
    brush.line(ellipse(0, 56, 60, 14) + ellipse(0, 56, 40, 9), light, 2.4) +
    brush.cel("M-112,72L-106,-34L-92,-42L-80,-30L-78,70ZM80,70L84,-38L96,-46L108,-34L112,72Z", stone, cel) +
    brush.cel(
      "M-74,86L-68,-6L-58,-14L-46,-6L-42,84ZM44,84L50,-2L60,-10L70,-4L74,86Z",
      mix(stone, "#ffffff", 0.08),
      cel,
    ) +
    brush.line(
      "M-64,24l5,-9l5,9M-59,15v20M-62,48h7l-7,10h7M54,22v20M54,26l8,5l-8,5M54,54l8,8M62,54l-8,8M-98,6v18l8,-9l-8,-5M92,0l6,8l-6,8M98,0v18",
      light,
      2.6,
    ) +
    brush.fill("M-100,-38l8,-4l10,10l-8,2zM86,-40l10,-6l10,10l-10,0z", "#6a8a44", { opacity: 0.8 }) +
    sparks(brush, 0, 20, 60, 50, brush.small ? 6 : 20, "#ffffff", 2.2)
  );
}

export function moonShrine(brush: Brush, { stone = "#c8c4dc" } = {}): string {
  const cel = { band: 6, edge: 2, shade: deepen(stone, 0.6, "#1c1458") };
  const pillar = "M34,52V-20L30,-28H54L50,-20V52ZM68,58V-14L64,-22H88L84,-14V58Z";
  return (
    brush.glow(0, -10, 100, "#dce8ff", 0.7) +
    brush.cel(symmetric("M0,-20L60,-20V60L0,60"), deepen(stone, 0.55, "#1c1458"), { band: 10, edge: 0 }) +
    brush.fill(symmetric("M0,-14C16,-12 24,2 24,16L24,60L0,60"), brush.linear(["#fffbe0", "#9ac0ff"])) +
    brush.at(0, 18, 0.72, (inner) => symbol(inner, "moon")) +
    brush.cel(both(pillar), stone, cel) +
    brush.line(both("M38,-18L38,50M46,-18L46,50M72,-12L72,56M80,-12L80,56"), deepen(stone, 0.35), 1.4, {
      opacity: 0.6,
    }) +
    brush.cel(symmetric("M0,-84C10,-62 50,-44 100,-38L98,-22L0,-28"), mix(stone, "#ffffff", 0.2), {
      band: 8,
      edge: 2.2,
      shade: deepen(stone, 0.5, "#1c1458"),
    }) +
    brush.cel(
      "M8,-118C-8,-118 -20,-107 -20,-94C-20,-83 -9,-76 2,-78C11,-79 18,-86 20,-94C13,-88 2,-88 -3,-95C-9,-103 -4,-113 8,-118Z",
      "#fff0b8",
      { band: 4, edge: 2, shade: "#c89a3a" },
    ) +
    brush.fill(symmetric("M0,-58L10,-50L0,-42"), "#7a9ae8") +
    brush.cel(
      symmetric("M0,58L92,58L96,68L0,68") +
        symmetric("M0,70L104,70L108,82L0,82") +
        symmetric("M0,84L116,84L122,98L0,98"),
      stone,
      cel,
    )
  );
}

export function dragonAltar(brush: Brush, { stone = "#6a5a64" } = {}): string {
  const cel = { band: 8, edge: 2.2, shade: deepen(stone, 0.66, "#1c0414") };
  const flame =
    "M0,-6C-34,-8 -36,-40 -18,-58C-18,-46 -10,-42 -8,-46C-12,-70 4,-92 12,-108C12,-86 34,-74 32,-42C36,-44 38,-52 36,-60C50,-36 34,-8 0,-6Z";
  const head =
    "M60,10C56,-18 70,-44 92,-50L84,-38C100,-34 112,-22 116,-8L104,-2L100,8L92,2L84,14C86,30 94,44 92,96L56,96C64,66 66,40 60,10Z";
  return (
    brush.glow(0, -40, 110, "#ff9a2a", 0.8) +
    (
      [
        ["#e8481a", 1],
        ["#ff9a2a", 0.74],
        ["#ffe27a", 0.46],
      ] as const
    )
      .map(([colour, size]) =>
        brush.fill(flame, colour, { transform: `translate(0 ${-2 - 4 * (1 - size)}) scale(${size})` }),
      )
      .join("") +
    brush.cel(both(head), mix(stone, "#8a5a4a", 0.2), cel) +
    brush.line(
      both("M66,58Q73,66 80,58M70,74Q77,82 84,74M66,42Q73,50 80,42M72,26Q78,33 84,26"),
      deepen(stone, 0.6),
      2,
    ) +
    brush.dots(
      [
        [94, -22],
        [-94, -22],
      ],
      "#ffb63e",
      8,
    ) +
    brush.fill(both("M104,-3L106,6L101,-1ZM98,-1L98,8L94,1Z"), "#efe0c0") +
    brush.cel(symmetric("M0,-10C24,-10 46,-8 56,-18C56,8 34,22 0,24"), "#b0742c", {
      band: 7,
      edge: 2.2,
      shade: "#4a1c0c",
    }) +
    brush.cel(symmetric("M0,22L18,22L26,40L0,40"), "#8a5420", { band: 4, edge: 1.6 }) +
    brush.cel(symmetric("M0,38L62,38L58,52L52,84L66,98L0,98"), stone, cel) +
    brush.cel(both("M84,-40C92,-58 106,-68 118,-70C114,-54 106,-42 96,-34Z"), "#e0cfa4", {
      band: 4,
      edge: 1.8,
      shade: "#6a3a2c",
    }) +
    brush.line(symmetric("M0,48L44,48L40,84L0,84"), deepen(stone, 0.6), 3) +
    brush.cel(symmetric("M0,52C10,54 16,64 14,72C12,78 6,81 0,81"), "#c8342e", {
      band: 5,
      edge: 2,
      shade: "#5a0c1c",
      rim: "#ffc0a0",
    })
  );
}

export function gateOfUlahomar(brush: Brush, { stone = "#5a5278", light = "#c07aff" } = {}): string {
  const cel = { band: 9, edge: 2.4, shade: deepen(stone, 0.7) };
  const opening = symmetric("M0,-78C34,-76 50,-46 50,-10L50,90L0,90");
  const vortex = (size: number) =>
    `M${-38 * size},10C${-30 * size},${10 - 50 * size} ${34 * size},${10 - 46 * size} ${34 * size},${10 + 4 * size}C${30 * size},${10 + 40 * size} ${-20 * size},${10 + 34 * size} ${-16 * size},${10 - 2 * size}`;
  return (
    brush.glow(0, 0, 130, light, 0.7) +
    brush.within(
      opening,
      brush.rect(-60, -90, 120, 190, brush.radial(["#ffffff", light, deepen(light, 0.75)], [0.5, 0.55, 0.6])) +
        brush.line(vortex(1) + vortex(0.62), "#ffffff", 4, { opacity: 0.75, "stroke-linecap": "round" }) +
        brush.line(vortex(1.4), mix(light, "#ffffff", 0.5), 3, { opacity: 0.6, "stroke-linecap": "round" }),
    ) +
    brush.cel(both("M50,92L50,-10C50,-46 34,-76 0,-78L0,-104C52,-102 84,-60 86,-10L86,92Z"), stone, cel) +
    brush.cel(symmetric("M0,-116L18,-106L14,-70L0,-62"), mix(stone, "#ffffff", 0.15), { band: 5, edge: 2 }) +
    brush.disc(0, -90, 8, light) +
    brush.disc(-2, -92, 3, "#ffffff") +
    brush.line(
      both(
        "M62,30L74,34M64,30L64,46M62,-4L74,-8M66,-8L70,8M60,62L74,60M68,56L66,74M56,-44L66,-52M60,-56L64,-42M36,-72L42,-84",
      ),
      light,
      3,
      { "stroke-linecap": "round" },
    ) +
    brush.cel(symmetric("M0,88L96,88L100,100L0,100"), stone, { band: 4, edge: 2 })
  );
}
