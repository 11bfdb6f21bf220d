/** Zauberschwert & Drachenei: at nightfall in burning mountains a dragon guards its egg; the sword waits in the stone. */
import { dragon } from "../../../art/creatures/dragon";
import type { Brush } from "../../../art/kit/brush";
import { mix } from "../../../art/kit/colour";
import { peaks } from "../../../art/kit/land";
import { lightFrom } from "../../../art/kit/light";
import { fog, shafts, sparks, starField, times } from "../../../art/kit/sky";
import { path, polygon, star, type Point } from "../../../art/kit/svg";
import { litFrom, type Cover } from "../../../art/covers/layers";

const SCRIPT = {
  sky: ["#1a0a24", "#8a1f34", "#ff9a3e"],
  light: "#ffe08a",
  far: "#c05a3c",
  near: "#1a0812",
  warm: "#ffb63e",
  rim: "#ffc070",
} as const;
const WYVERN =
  "M0,0C-4,-8 -14,-16 -30,-14C-44,-24 -62,-20 -74,-2C-62,-6 -54,-4 -50,2C-42,-4 -34,-4 -30,2C-24,-2 -16,0 -10,6C-16,16 -10,26 2,30C0,22 2,16 8,12C14,16 22,16 28,10L38,10L30,2C36,-10 52,-14 66,-6C58,-24 38,-30 22,-18C14,-16 8,-10 0,0Z";

function evening(brush: Brush): string {
  const { script } = brush;
  return (
    brush.all(brush.linear([...script.sky, "#ffcf7a"])) +
    starField(brush, 44, 0.4) +
    brush.glow(470, 330, 420, "#ffd27a", 0.7, 220) +
    peaks(brush, 0.86, 0.56, 7, mix(script.far, "#5a1c3a", 0.25)) +
    fog(brush, 0.72, 0.6, "#ffb05a") +
    brush.fill(WYVERN, "#3a0f22", { transform: "translate(250 118) scale(.62)" }) +
    brush.fill(WYVERN, "#3a0f22", { transform: "translate(520 138) scale(-.42 .42)" }) +
    brush.fill(WYVERN, "#3a0f22", { transform: "translate(120 178) scale(.4)" })
  );
}

const CRAG: Point[] = [
  [-60, 470],
  [-60, 300],
  [-10, 250],
  [40, 276],
  [96, 330],
  [150, 322],
  [214, 372],
  [300, 388],
  [360, 470],
];

function crags(brush: Brush): string {
  const left = polygon(CRAG);
  const right = polygon(CRAG.map(([x, y]): Point => [1000 - x * 0.9, y - 30]));
  return (
    peaks(brush, 0.98, 0.44, 5, "#5a1830") +
    fog(brush, 0.84, 0.5, "#e0603a") +
    brush.cel(left, "#3a1226", { band: 16, edge: 2, bright: "#5a1c38" }) +
    brush.cel(right, "#3a1226", { band: 16, edge: 2, bright: "#5a1c38" })
  );
}

const WING =
  "M0,0C-30,-70 -20,-150 40,-214C34,-160 60,-120 96,-100C92,-150 116,-196 170,-226C156,-176 172,-130 200,-96C210,-130 236,-158 276,-170C252,-120 260,-60 250,0C200,-30 160,-34 120,0C90,-30 40,-30 0,0Z";

function wing(brush: Brush): string {
  const bones = "M6,-4C10,-90 20,-150 40,-210M60,-10C96,-90 130,-170 168,-222M120,-6C170,-70 220,-130 272,-168";
  return brush.at(716, 330, 1.22, () =>
    brush.celWith(
      WING,
      "#7a1526",
      { band: 18, edge: 2.6, light: lightFrom(-0.8, 0.3) },
      brush.line(bones, "#3a0612", 5, { opacity: 0.8 }) + brush.line(bones, "#c8383c", 1.6, { opacity: 0.8 }),
    ),
  );
}

function guardian(brush: Brush): string {
  return wing(brush) + litFrom(brush, -0.85, -0.4, () => brush.at(654, 244, 1.3, () => dragon(brush), { flip: true }));
}

const BLADE = "M-11,-150H11L10,40L0,70L-10,40Z";
const STONE: Point[] = [
  [-104, 96],
  [-92, 40],
  [-60, 12],
  [-18, -2],
  [26, 0],
  [66, 20],
  [94, 52],
  [104, 96],
];

/** The blade shines by itself: its light is cold. */
function sword(brush: Brush): string {
  const gold = { band: 4, edge: 1.8, shade: "#6a2c0c", rim: "#fff0c0" };
  const facets =
    "M-18,-2L-44,34L-92,40L-60,12ZM-18,-2L26,0L14,52L-44,34ZM26,0L66,20L50,48L14,52ZM14,52L50,48L62,96H4ZM-44,34L14,52L4,96H-62Z";
  return brush.at(
    346,
    338,
    0.92,
    () =>
      brush.celWith(
        polygon(STONE),
        "#5c5470",
        { band: 16, edge: 2.4, rim: "#c8e8ff", light: lightFrom(0, -1) },
        brush.fill(facets, "#8a86a8", { opacity: 0.55 }) +
          brush.line("M-44,34L-62,96M14,52L4,96M50,48L62,96M-44,34L14,52L50,48", "#2c2440", 2),
      ) +
      brush.fill("M-16,2L16,2L6,22L-4,24Z", "#120a1c") +
      brush.within(
        "M-60,-260H60V10H-60Z",
        brush.cel(BLADE, "#b8d4f0", { band: 8, edge: 2, shade: "#3a5a9a", rim: "#ffffff" }) +
          brush.line("M0,-148V40", "#ffffff", 2.4, { opacity: 0.8 }) +
          brush.line("M-4,-118l8,12l-8,12l8,12M-4,-60l8,12l-8,12l8,12", "#2fb8e8", 2.6),
      ) +
      brush.cel(
        "M-52,-164C-36,-156 -14,-156 0,-160C14,-156 36,-156 52,-164C58,-154 50,-144 40,-146C26,-144 12,-142 0,-142C-12,-142 -26,-144 -40,-146C-50,-144 -58,-154 -52,-164Z",
        "#e0a530",
        gold,
      ) +
      brush.cel("M-6,-206H6L7,-160H-7Z", "#7a2030", { band: 3, edge: 1 }) +
      brush.line("M-6,-198l12,6M-6,-186l12,6M-6,-174l12,6", "#e8c060", 2.4) +
      brush.cel("M-13,-216a13,13 0 1 0 26,0a13,13 0 1 0 -26,0z", "#e0a530", gold) +
      brush.disc(0, -216, 6.5, "#2fb8e8") +
      brush.disc(-2, -218, 2, "#ffffff") +
      brush.disc(0, -152, 5.5, "#c8283c"),
  );
}

function aura(brush: Brush): string {
  return (
    shafts(brush, 346, 214, { from: 0, to: 360, count: 16, length: 230, strength: 0.5, colour: "#bfe4ff" }) +
    brush.glow(346, 220, 150, "#9fd4ff", 0.6, 190)
  );
}

const EGG = "M0,-62C30,-62 46,-14 44,14C42,42 22,54 0,54C-22,54 -42,42 -44,14C-46,-14 -30,-62 0,-62Z";

function egg(brush: Brush): string {
  const scales = times(6, (row) =>
    times(6, (i) => path`M${-50 + i * 18 + (row % 2) * 9},${-44 + row * 17}q9,12 18,0`).join(""),
  ).join("");
  const cracks = "M-6,-60L4,-40L-10,-24L8,-8L-4,8M4,-40L20,-30L26,-12M-10,-24L-26,-12";
  const twigs = times(16, (i) => {
    const x = -74 + i * 9;
    return path`M${x},${46 + brush.chance.between(-4, 14)}l${brush.chance.between(18, 40)},${brush.chance.between(-16, 12)}`;
  }).join("");
  return brush.at(
    500,
    372,
    1,
    () =>
      brush.shadow(0, 58, 92, 20) +
      brush.celWith(
        EGG,
        "#4a3a9a",
        { band: 14, edge: 2.6, bright: "#8a78e0", light: lightFrom(0.8, -0.5) },
        brush.line(scales, "#251a5a", 2.2, { opacity: 0.7 }),
      ) +
      brush.line(cracks, "#ffb03a", 5, { opacity: 0.6 }) +
      brush.line(cracks, "#fff0b0", 2.2) +
      brush.line(twigs, "#2a140c", 7, { "stroke-linecap": "round" }) +
      brush.line(twigs, "#8a5a2c", 3.4, { "stroke-linecap": "round" }),
  );
}

function ledge(brush: Brush): string {
  return (
    brush.cel("M-60,500V424C60,396 200,400 300,408C420,416 560,404 680,412C800,408 920,398 1060,420V500Z", "#2a0e1c", {
      band: 8,
      edge: 2,
      bright: "#441628",
    }) + brush.fill("M120,440l14,-18l30,-4l18,22zM590,440l10,-14l26,-2l14,16zM880,440l20,-24l26,4l12,20z", "#4a1c2c")
  );
}

function embers(brush: Brush): string {
  return sparks(brush, 500, 240, 420, 200, 50, "#ffb85a", 2.2) + sparks(brush, 560, 300, 260, 130, 22, "#ffe08a", 3);
}

function fire(brush: Brush): string {
  return (
    brush.glow(500, 372, 120, "#ff9a3a", 0.45) +
    brush.glow(346, 200, 120, "#9fd4ff", 0.4) +
    brush.glow(590, 270, 96, "#ff8a2a", 0.55) +
    brush.fill(star(346, 262, 14) + star(378, 216, 7) + star(320, 246, 8), "#ffffff")
  );
}

export const cover: Cover = {
  script: SCRIPT,
  light: lightFrom(-0.5, -0.7),
  layers: [
    { name: "evening", depth: 0, draw: evening },
    { name: "crags", depth: 0.25, draw: crags },
    { name: "dragon", depth: 0.5, draw: guardian },
    { name: "embers", depth: 0.65, draw: embers },
    { name: "sword", depth: 0.85, draw: (brush) => ledge(brush) + aura(brush) + sword(brush) + egg(brush) },
    { name: "fire", depth: 0.85, isFlame: true, draw: fire },
  ],
};
