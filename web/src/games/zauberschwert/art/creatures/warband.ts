/** What tells one orc from the next: helmets and arms. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb } from "../../../../art/kit/limb";
import { both, symmetric } from "../../../../art/kit/mirror";
import type { OrcLook } from "./orc";

const IRON = "#7a7c88";
const DOME = symmetric("M0,-84C34,-84 52,-60 52,-28L50,-16C34,-34 14,-36 0,-34");

function ironCap(brush: Brush, iron = IRON): string {
  return (
    brush.cel(DOME, iron, { band: 9, edge: 2.4, shade: deepen(iron, 0.7) }) +
    brush.cel(symmetric("M0,-46C22,-46 42,-40 53,-28L51,-14C36,-30 18,-34 0,-33"), mix(iron, "#b8803a", 0.6), {
      band: 3,
      edge: 1.4,
    }) +
    brush.dots(
      [
        [-42, -29],
        [-22, -37],
        [0, -40],
        [22, -37],
        [42, -29],
      ],
      "#f0d8a8",
      4,
    )
  );
}

const horned = (brush: Brush) =>
  brush.cel(both("M44,-58C66,-56 84,-72 82,-106C102,-82 98,-40 52,-34Z"), "#e8d8b0", {
    band: 6,
    edge: 2,
    shade: "#7a5a3a",
  }) + ironCap(brush);

const spiked = (brush: Brush) =>
  brush.cel("M-9,-78L0,-124L9,-78Z" + both("M26,-72L46,-100L42,-62Z"), "#b8b4bc", { band: 4, edge: 1.8 }) +
  ironCap(brush, "#6a5a58");

const topknot = (brush: Brush) =>
  brush.cel(
    "M-14,-62C-20,-84 -6,-92 -10,-112C8,-106 26,-92 34,-64C44,-48 46,-30 56,-22C40,-26 30,-44 14,-62Z",
    "#2a1c20",
    { band: 6, edge: 2 },
  ) + brush.cel("M-16,-66L16,-66L18,-56L-18,-56Z", "#b8342e", { band: 3, edge: 1.4 });

const leatherHood = (brush: Brush) =>
  brush.cel(
    symmetric("M0,-88C40,-88 62,-58 60,-16C60,14 66,34 72,56L54,60C50,44 52,20 48,0C44,-30 26,-44 0,-44"),
    "#4a3a3c",
    { band: 10, edge: 2.4 },
  ) +
  brush.line(both("M4,-80L6,-48M30,-74L28,-42M50,-48L42,-26"), "#241a1c", 2.4) +
  brush.cel(symmetric("M0,-60L8,-52L0,-40"), "#e0a03a", { band: 2, edge: 1.2 });

const skullHelm = (brush: Brush) =>
  brush.cel(both("M34,-76C58,-84 72,-100 70,-124C92,-100 86,-62 48,-48Z"), "#efe2c0", {
    band: 6,
    edge: 2,
    shade: "#7a5a3a",
  }) +
  brush.cel(symmetric("M0,-96C28,-98 50,-78 52,-48L50,-22L40,-30L34,-14L26,-30L14,-26L8,-12L0,-26"), "#e6d6ac", {
    band: 9,
    edge: 2.4,
    shade: "#7a5a48",
  }) +
  brush.fill(both("M10,-60C18,-70 34,-66 36,-54C32,-46 16,-46 10,-60Z") + symmetric("M0,-46L6,-36L0,-33"), "#241018");

const haft = (brush: Brush, x: number, top: number) =>
  brush.cel(
    limb(
      [
        [x + 8, 230],
        [x, top],
      ],
      [10, 9],
    ),
    "#6a4426",
    { band: 3, edge: 1.6 },
  );

const axe = (brush: Brush) =>
  haft(brush, 84, -88) +
  brush.cel("M86,-84C104,-92 116,-84 124,-96C132,-66 130,-36 118,-16C112,-28 102,-30 87,-32Z", "#a8b0bc", {
    band: 7,
    edge: 2.4,
    shade: "#3c4454",
  }) +
  brush.cel("M80,-76L62,-86L66,-58L56,-40L82,-46Z", "#8a909c", { band: 4, edge: 1.8 });

const spear = (brush: Brush) =>
  haft(brush, 86, -70) +
  brush.cel("M86,-62L70,-78L84,-124L102,-80Z", "#a8b0bc", { band: 6, edge: 2, shade: "#3c4454" }) +
  brush.cel("M76,-62H98V-50H76ZM78,-48L72,-24L82,-34L86,-18L90,-34L100,-26L96,-48Z", "#c8402e", { band: 3, edge: 1.4 });

const mace = (brush: Brush) =>
  haft(brush, 86, -60) +
  brush.cel(
    "M84,-126L92,-110L108,-116L104,-100L120,-92L104,-84L110,-68L94,-72L86,-56L78,-72L62,-66L68,-82L52,-90L68,-98L62,-114L78,-110Z",
    "#8a8894",
    { band: 9, edge: 2.2 },
  );

const sabre = (brush: Brush) =>
  brush.cel("M78,80C70,30 74,-40 98,-100C112,-76 112,-40 100,-6C94,26 94,50 96,80Z", "#b0b8c0", {
    band: 8,
    edge: 2.2,
    shade: "#3c4454",
  }) + brush.cel("M66,78H110V88H66Z", "#b8803a", { band: 3, edge: 1.4 });

const banner = (brush: Brush) =>
  haft(brush, 88, -118) +
  brush.cel("M84,-112L34,-106L46,-84L30,-66L44,-44L32,-26L86,-34Z", "#b02c2c", { band: 7, edge: 2 }) +
  brush.fill("M62,-92C74,-92 78,-82 76,-72L72,-70V-62H54V-70L50,-72C48,-82 52,-92 62,-92Z", "#f0e2bc") +
  brush.fill("M54,-80l6,2l-2,6l-5,-2zM72,-80l-6,2l2,6l5,-2z", "#4a0c10");

export const WARBAND: Record<string, OrcLook> = {
  orc_1: { helm: horned, weapon: sabre },
  orc_2: { skin: "#8a8a94", cloth: "#4a3a5a", eye: "#ffd23a", helm: leatherHood, weapon: spear },
  orc_3: {
    skin: "#9a6a4a",
    cloth: "#3a4a3c",
    helm: topknot,
    weapon: mace,
    paint: { colour: "#f0e6d0", d: "M-60,-2H60V10H-60ZM-20,12L-16,40H-26ZM20,12L16,40H26Z" },
  },
  orc_4: {
    skin: "#5a7a5e",
    cloth: "#5a2c2c",
    eye: "#ffe04a",
    helm: spiked,
    weapon: axe,
    paint: { colour: "#b0302a", d: "M-50,-40L-30,-44L-10,60H-24ZM50,10L30,14L24,40L50,34Z" },
  },
  orc_5: {
    skin: "#6a5a6c",
    cloth: "#7a2c22",
    eye: "#ff3a3a",
    helm: skullHelm,
    weapon: banner,
    paint: { colour: "#e0a03a", d: "M-8,10H8V70H-8Z" },
  },
};
