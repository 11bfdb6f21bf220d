/** The greatest monsters of Schatzjagd: giant, colossus and nightmare. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { pine } from "../../../../art/kit/land";
import { times } from "../../../../art/kit/sky";
import { teeth } from "../../../../art/creatures/teeth";

const BONE = "#e8dcc0";

/** A robber as high as a tower: he carries a tree, and firs reach to his elbows. */
export function highwayGiant(brush: Brush): string {
  return (
    trunkClub(brush) + giantBody(brush) + giantHead(brush) + giantHat(brush) + giantHand(brush) + littleWood(brush)
  );
}

function trunkClub(brush: Brush): string {
  return (
    brush.cel(
      "M62,120L74,-60L58,-84L70,-86L78,-72L84,-104L98,-102L98,-74L112,-86L118,-78L102,-56L100,120Z",
      "#6a4426",
      { band: 9, edge: 2.2, shade: "#24100a" },
    ) + brush.line("M82,100L88,-50M92,80L94,-30", "#3a2010", 2.4, { opacity: 0.7 })
  );
}

function giantBody(brush: Brush): string {
  const coat = "M-136,190C-134,64 -92,34 -44,26L0,40L46,26C94,34 136,64 138,190Z";
  const stitches = brush.line(
    "M-84,66l20,-8l8,18l-20,8zM-88,64l-6,-4M-78,86l-4,6M-58,78l6,4M-66,56l2,-7M30,90h24v22h-24zM28,96h-6M56,104h6",
    "#2a1408",
    2.4,
  );
  return (
    brush.celWith(
      coat,
      "#6a5434",
      { band: 26, edge: 2.6, shade: "#24180f" },
      brush.fill("M-84,66l20,-8l8,18l-20,8zM30,90h24v22h-24z", "#8a6a3a") + stitches,
    ) +
    brush.cel("M-56,30C-30,22 30,22 58,30C50,52 24,62 2,86C-24,62 -48,50 -56,30Z", "#9a2a34", {
      band: 9,
      edge: 2.2,
      shade: "#3a0a18",
    }) +
    brush.dots(
      [
        [-30, 38],
        [-4, 46],
        [24, 38],
        [-12, 60],
        [12, 58],
        [0, 34],
      ],
      "#f0b0a0",
      4.4,
    )
  );
}

const SKIN = "#d08e66";
const SKIN_SHADE = deepen(SKIN, 0.66, "#7a1f1c");

/** A small skull on a jaw like a shovel; his hat was made for somebody else. */
function giantHead(brush: Brush): string {
  const head =
    "M-34,-84C-14,-92 18,-92 36,-84C44,-66 42,-54 44,-42C58,-28 68,-6 66,14C62,40 34,56 2,56C-30,56 -60,40 -64,14C-66,-6 -56,-28 -42,-42C-40,-54 -42,-66 -34,-84Z";
  const far = brush.fill("M6,-96H80V70H8L16,40L4,20L20,2L8,-20L10,-44Z", SKIN_SHADE, { opacity: 0.42 });
  const stubble = brush.fill("M-64,6C-40,-4 -24,4 0,2C24,4 40,-4 66,6V60H-64Z", "#3a1c18", { opacity: 0.34 });
  return (
    brush.cel(
      "M-42,-40C-62,-52 -76,-34 -68,-16C-62,-6 -52,-4 -46,-10ZM44,-40C64,-52 78,-34 70,-16C64,-6 54,-4 48,-10Z",
      deepen(SKIN, 0.14, "#7a1f1c"),
      { band: 5, edge: 2 },
    ) +
    brush.line("M-62,-34Q-58,-24 -54,-20M64,-34Q60,-24 56,-20", SKIN_SHADE, 2.4) +
    brush.celWith(head, SKIN, { band: 9, edge: 2.6, shade: SKIN_SHADE }, far + stubble) +
    giantEyes(brush) +
    giantNose(brush) +
    giantMouth(brush) +
    brush.line("M-56,-2l12,14M-52,8l10,-6M-46,14l8,-6", "#8a2a24", 2.6, { "stroke-linecap": "round" })
  );
}

function giantEyes(brush: Brush): string {
  return (
    brush.fill(
      "M-36,-44Q-22,-54 -8,-42L-10,-28Q-24,-24 -36,-32ZM38,-44Q24,-54 10,-42L12,-28Q26,-24 38,-32Z",
      SKIN_SHADE,
      {
        opacity: 0.75,
      },
    ) +
    brush.fill("M-31,-36Q-20,-44 -11,-35Q-20,-29 -31,-36ZM33,-36Q22,-44 13,-35Q22,-29 33,-36Z", "#fff3d0") +
    brush.dots(
      [
        [-19, -37],
        [21, -37],
      ],
      "#2a0c06",
      6.4,
    ) +
    brush.dots(
      [
        [-21, -39],
        [19, -39],
      ],
      "#ffffff",
      2.2,
    ) +
    brush.cel(
      "M-44,-50C-30,-62 -14,-58 0,-46C14,-58 32,-62 46,-50L42,-40Q22,-50 6,-38L0,-34L-5,-38Q-20,-50 -40,-40Z",
      "#4a2416",
      {
        band: 4,
        edge: 1.8,
      },
    )
  );
}

function giantNose(brush: Brush): string {
  return (
    brush.cel(
      "M-8,-36C-12,-18 -24,-10 -24,2C-22,14 -10,12 0,14C12,12 24,14 26,2C26,-10 12,-18 8,-36Z",
      mix(SKIN, "#d8503a", 0.32),
      {
        band: 8,
        edge: 2.2,
        shade: SKIN_SHADE,
      },
    ) +
    brush.fill("M-14,6q5,-6 9,2zM16,6q-5,-6 -9,2z", "#4a1414") +
    brush.fill("M-8,-24C-14,-14 -18,-6 -16,0C-10,-6 -6,-14 -4,-26Z", "#ffe0c0", { opacity: 0.55 })
  );
}

/** The lower teeth bite over the upper lip. */
function giantMouth(brush: Brush): string {
  return (
    brush.fill("M-42,28C-24,18 24,18 44,28C34,42 -30,44 -42,28Z", "#2a0808") +
    brush.cel("M-46,30C-22,42 26,42 48,30C46,48 24,54 2,54C-20,54 -42,48 -46,30Z", mix(SKIN, "#c85a4a", 0.28), {
      band: 6,
      edge: 1.8,
      shade: SKIN_SHADE,
    }) +
    brush.cel("M-34,36L-28,14L-18,39ZM20,39L28,12L36,36ZM-8,40L-5,28H4L6,40Z", "#f6e6b8", {
      band: 3,
      edge: 1.6,
      shade: "#8a6a3a",
    })
  );
}

function giantHat(brush: Brush): string {
  return (
    brush.cel("M30,-106C46,-126 58,-134 84,-136C78,-114 64,-98 36,-92Z", "#c8402e", { band: 6, edge: 2 }) +
    brush.line("M36,-98Q58,-118 80,-132", "#5a0c0c", 1.8) +
    brush.cel("M-38,-84C-40,-110 -28,-126 2,-126C32,-126 42,-110 40,-84Z", "#4a3424", { band: 11, edge: 2.4 }) +
    brush.cel("M-40,-94Q2,-106 42,-94L42,-84Q2,-94 -40,-84Z", "#7a2018", { band: 3, edge: 1.4 }) +
    brush.cel(
      "M-74,-74C-62,-92 -34,-94 2,-94C38,-94 64,-98 82,-84C66,-70 38,-80 2,-80C-32,-80 -52,-66 -74,-74Z",
      "#3f2c1f",
      {
        band: 6,
        edge: 2.2,
      },
    )
  );
}

function giantHand(brush: Brush): string {
  const skin = "#d08e66";
  return (
    brush.cel("M60,92C54,74 60,60 76,56C96,52 110,62 110,78C112,96 100,106 84,106C72,106 64,102 60,92Z", skin, {
      band: 8,
      edge: 2,
      shade: deepen(skin, 0.6, "#7a1f1c"),
    }) + brush.line("M64,72Q84,64 104,72M62,84Q84,78 108,84M66,96Q86,90 104,96", deepen(skin, 0.55, "#7a1f1c"), 2.2)
  );
}

function littleWood(brush: Brush): string {
  if (brush.small) return "";
  const firs = times(15, (i) => pine(-150 + i * 21 + (i % 3) * 4, 124, 46 + ((i * 7) % 5) * 9)).join("");
  return (
    brush.fill(firs, brush.tone(0.92)) +
    brush.fill(
      "M-60,-104q6,-6 10,0q4,-6 10,0q-6,-2 -10,3q-4,-5 -10,-3zM-88,-86q5,-5 8,0q3,-5 8,0q-5,-2 -8,2q-3,-4 -8,-2z",
      brush.tone(0.8),
    )
  );
}

const MUD = "#4f5a32";
const GLOW = "#e8ff5a";

/** It rises from the swamp and takes the swamp with it. */
export function mireColossus(brush: Brush): string {
  const body =
    "M-100,130C-112,56 -104,0 -74,-40C-58,-64 -50,-84 -22,-90C10,-98 44,-92 62,-66C84,-42 106,0 108,56C110,90 106,110 102,130Z";
  const lumps =
    brush.fill(
      "M-70,20Q-52,6 -36,18Q-44,40 -64,38ZM40,50Q60,36 78,52Q70,76 48,72ZM-60,90Q-40,76 -20,92V130H-64Z",
      deepen(MUD, 0.5),
      { opacity: 0.5 },
    ) +
    brush.line(
      "M-88,60Q-70,90 -76,130M88,40Q74,80 84,130M-30,84Q-20,110 -28,130M34,86Q28,108 38,130",
      deepen(MUD, 0.6),
      3,
      { opacity: 0.7 },
    );
  return (
    brush.celWith(body, MUD, { band: 24, edge: 2.6, shade: "#14190c" }, lumps) +
    growth(brush) +
    moss(brush) +
    colossusFace(brush) +
    arm(brush) +
    brush.at(0, 0, 1, arm, { flip: true }) +
    overgrown(brush) +
    ripples(brush)
  );
}

function moss(brush: Brush): string {
  return brush.cel(
    "M-84,-22C-66,-66 -50,-88 -20,-94C14,-102 50,-94 68,-66C84,-46 92,-30 98,-10C90,-18 88,-2 80,-12C76,10 68,-14 60,-16C54,4 46,-20 38,-24C30,-4 24,-30 14,-32C6,-12 -2,-34 -12,-32C-18,-8 -28,-30 -36,-24C-42,2 -50,-20 -58,-14C-64,8 -72,-14 -84,-22Z",
    "#7a9a3a",
    { band: 7, edge: 2.4, shade: "#2c4418" },
  );
}

function colossusFace(brush: Brush): string {
  const stumps =
    teeth(
      [
        [-38, 34, 11],
        [-16, 28, 10],
        [8, 28, 10],
        [28, 33, 11],
      ],
      1,
    ) +
    teeth(
      [
        [-26, 74, 12],
        [-2, 80, 11],
        [18, 76, 11],
      ],
      -1,
    );
  return (
    brush.fill("M-52,-8L-12,4Q-14,22 -34,22Q-50,16 -52,-8ZM54,-8L14,4Q16,22 36,22Q52,16 54,-8Z", "#0c0f06") +
    brush.glow(-31, 9, 26, GLOW, 0.8) +
    brush.glow(34, 9, 26, GLOW, 0.8) +
    brush.fill("M-42,4L-18,9Q-22,17 -32,16ZM44,4L20,9Q24,17 34,16Z", GLOW) +
    brush.fill("M-48,36C-24,24 28,24 50,36C46,70 24,84 2,84C-22,84 -46,68 -48,36Z", "#0c0c08") +
    brush.glow(2, 58, 34, "#8adf3a", 0.4) +
    brush.fill(stumps, "#c8b48a") +
    brush.line("M-20,40Q-16,60 -20,72M22,40Q18,56 24,70", "#a8e04a", 2.4, { opacity: 0.8 })
  );
}

function arm(brush: Brush): string {
  return (
    brush.cel(
      "M-88,16C-122,34 -132,70 -122,104L-130,124L-116,116L-112,132L-100,118L-92,132L-86,116L-74,124L-76,104C-92,84 -86,54 -66,40Z",
      mix(MUD, "#2a2a14", 0.15),
      { band: 10, edge: 2.4, shade: "#14190c" },
    ) +
    brush.fill("M-130,126L-116,112L-112,134L-102,116L-92,134L-88,114L-72,126L-74,112L-120,104Z", "#2a2010", {
      opacity: 0.6,
    })
  );
}

/** Dead boughs that grow from its back like horns. */
function growth(brush: Brush): string {
  const boughs =
    "M-52,-58C-70,-74 -84,-92 -88,-122C-80,-112 -76,-104 -70,-98C-70,-108 -68,-118 -62,-128C-60,-112 -56,-96 -34,-78ZM56,-58C74,-72 90,-88 96,-118C86,-110 82,-102 76,-96C76,-108 74,-118 66,-130C64,-112 58,-94 38,-78Z";
  return brush.cel(boughs, "#5a4630", { band: 5, edge: 2, shade: "#1c120c" });
}

/** A skull in the mud, hanging weeds. */
function overgrown(brush: Brush): string {
  return (
    brush.line("M-70,-8V22M-62,-6V12M78,-6V26M70,-10V12M-20,-26V-14M22,-26V-12", "#5a7a2c", 4, {
      "stroke-linecap": "round",
    }) +
    brush.at(
      64,
      82,
      0.62,
      (inner) =>
        inner.cel("M-22,10C-34,-8 -26,-34 0,-34C26,-34 34,-8 22,10L14,14V26H-14V14Z", BONE, {
          band: 7,
          edge: 2,
          shade: "#6a5a48",
        }) + inner.fill("M-16,-8q8,-6 13,2q-4,9 -11,6zM16,-8q-8,-6 -13,2q4,9 11,6zM0,4l4,7h-8z", "#1c140c"),
      { turn: 20 },
    )
  );
}

function ripples(brush: Brush): string {
  if (brush.small) return "";
  return brush.line(
    "M-120,112q20,-8 44,0t50,0t50,0t50,0t40,0M-130,124q30,-7 60,0t60,0t60,0t60,0",
    mix(brush.script.light, brush.script.far, 0.4),
    2.4,
    { opacity: 0.8, "stroke-linecap": "round" },
  );
}

const FLAME = "#7af0ff";

/** A horse's skull, a cloak of night, burning eyes. */
export function nightmare(brush: Brush): string {
  return (
    brush.glow(0, -20, 120, "#c86aff", 0.5) +
    mane(brush) +
    shroud(brush) +
    claw(brush) +
    brush.at(0, 0, 1, claw, { flip: true }) +
    horseSkull(brush)
  );
}

function mane(brush: Brush): string {
  const flames =
    "M0,40C-60,30 -84,-10 -70,-50C-92,-44 -104,-56 -108,-76C-92,-68 -82,-74 -76,-84C-84,-98 -80,-112 -70,-122C-66,-104 -54,-98 -44,-102C-44,-118 -34,-130 -20,-136C-22,-120 -12,-112 0,-112C10,-114 18,-124 18,-138C34,-128 42,-114 40,-100C52,-98 66,-106 70,-122C80,-110 84,-96 74,-82C82,-74 94,-70 108,-78C104,-56 90,-44 72,-50C86,-8 60,30 0,40Z";
  return (
    brush.fill(flames, "#4a1c7a") +
    brush.fill(flames, "#8a3ac8", { transform: "translate(0 -4) scale(.82)" }) +
    brush.fill(flames, FLAME, { transform: "translate(0 -8) scale(.6)", opacity: 0.75 })
  );
}

function shroud(brush: Brush): string {
  return brush.cel(
    "M-44,-40C-96,-10 -120,60 -130,150L-108,128L-96,152L-80,126L-62,150L-44,124L-24,152L0,122L24,152L44,124L62,150L80,126L96,152L108,128L130,150C120,60 96,-10 44,-40Q0,-60 -44,-40Z",
    "#241238",
    { band: 18, edge: 2.6, shade: "#08040f" },
  );
}

function claw(brush: Brush): string {
  const hand =
    "M-62,96C-76,88 -84,74 -82,60L-104,38L-78,50L-88,18L-70,44L-66,10L-58,44L-42,24L-48,56C-44,72 -46,86 -50,98Z";
  return (
    brush.cel("M-72,140C-76,110 -70,94 -58,86L-40,100C-44,112 -44,126 -42,140Z", "#3a1f54", { band: 7, edge: 2 }) +
    brush.cel(hand, BONE, { band: 6, edge: 1.8, shade: "#5a4a7a" })
  );
}

function horseSkull(brush: Brush): string {
  const skull =
    "M-40,-72C-28,-94 28,-94 40,-72C48,-54 44,-34 36,-16C30,14 28,44 26,66C22,84 12,92 0,92C-12,92 -22,84 -26,66C-28,44 -30,14 -36,-16C-44,-34 -48,-54 -40,-72Z";
  const shade = "#6a5a86";
  const planes =
    brush.fill("M2,-92H60V100H2L8,40L2,-20Z", shade, { opacity: 0.5 }) +
    brush.fill("M-22,-10Q-14,30 -16,64L-26,60L-36,-16ZM22,-10Q14,30 16,64L26,60L36,-16Z", shade, { opacity: 0.5 });
  return (
    brush.cel(
      "M-32,-78C-54,-92 -62,-116 -56,-140C-46,-118 -30,-104 -14,-94ZM32,-78C54,-92 62,-116 56,-140C46,-118 30,-104 14,-94Z",
      "#3a2a4a",
      { band: 6, edge: 2.2 },
    ) +
    brush.celWith(skull, BONE, { band: 7, edge: 2.4, shade }, planes) +
    brush.fill(
      "M-40,-56L-10,-42Q-10,-22 -24,-18Q-40,-26 -40,-56ZM40,-56L10,-42Q10,-22 24,-18Q40,-26 40,-56Z",
      "#12061c",
    ) +
    brush.glow(-25, -36, 26, FLAME, 0.9) +
    brush.glow(25, -36, 26, FLAME, 0.9) +
    brush.fill("M-34,-46L-15,-38Q-18,-26 -26,-26ZM34,-46L15,-38Q18,-26 26,-26Z", "#eaffff") +
    brush.fill("M-15,46Q-8,34 -5,60Q-9,72 -15,64ZM15,46Q8,34 5,60Q9,72 15,64Z", "#1c0c24") +
    brush.line("M-22,74Q0,84 22,74M-14,76v12M-5,79v12M5,79v12M14,76v12", "#3a2a4a", 2.4) +
    brush.line("M0,-88L-5,-64L4,-50L-2,-30M-5,-64l-10,-6", "#5a4a6a", 2) +
    (brush.small
      ? ""
      : brush.dots(
          [
            [-60, 10],
            [64, 4],
            [-84, -20],
            [86, -14],
            [-40, 104],
            [44, 106],
            [0, 112],
          ],
          FLAME,
          4,
          0.8,
        ))
  );
}
