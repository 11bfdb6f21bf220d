/** Poisoners: one, a circle, a league, and their master. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { bust } from "../../../../art/kit/people/bust";
import { robe } from "../../../../art/kit/people/clothes";
import { GAUNT, SHARP } from "../../../../art/kit/people/faces";
import { hood, hoodBack } from "../../../../art/kit/people/hats";
import { sparks } from "../../../../art/kit/sky";
import { cobraCollar, flaskInHand, hooded, rogue } from "./parts";

const VENOM = "#8adf3a";

export function poisoner(brush: Brush): string {
  return bust(brush, {
    face: { ...GAUNT, mouth: "smirk" },
    skin: "#c2b184",
    hair: "#3a3a34",
    iris: "#4a8a1c",
    cloth: "#3a2a4a",
    trim: "#8a9a3a",
    behind: [hoodBack("#4a2f5c")],
    clothes: [robe],
    over: [hood("#4a2f5c")],
    props: [flaskInHand(VENOM)],
  });
}

/** Three faces in the light of a cauldron. */
export function poisonerCoven(brush: Brush): string {
  const one = (cloth: string) => (inner: Brush) =>
    rogue(inner, { cloth: deepen(cloth, 0.15), mask: "", skin: "#b4bd84", head: hooded(cloth) });
  return (
    brush.at(-62, -24, 0.7, one("#4a2f5c")) +
    brush.at(64, -22, 0.7, one("#2f4a44"), { flip: true }) +
    brush.at(0, -38, 0.82, one("#5a2a44")) +
    brush.glow(0, 24, 100, VENOM, 0.6, 70) +
    cauldron(brush)
  );
}

function cauldron(brush: Brush): string {
  return (
    brush.fill("M-30,26C-50,-4 -20,-16 -34,-44C-16,-32 -8,-14 -14,6C-2,-10 10,-20 4,-40C24,-24 30,0 18,26Z", VENOM, {
      opacity: 0.4,
    }) +
    brush.cel("M-78,34C-84,80 -56,116 0,116C56,116 84,80 78,34Z", "#3a3f4c", {
      band: 20,
      edge: 2.6,
      shade: "#0c0e18",
    }) +
    brush.cel("M-88,32C-88,18 88,18 88,32C88,48 -88,48 -88,32Z", "#4c5260", { band: 5, edge: 2, shade: "#14161f" }) +
    brush.fill(
      "M-76,31C-74,22 74,22 76,31C74,42 -74,42 -76,31Z",
      brush.linear(["#e8ffa0", VENOM, "#3a8a1c"], [0, 0, 1, 0]),
    ) +
    brush.dots(
      [
        [-40, 30],
        [-8, 34],
        [22, 29],
        [50, 32],
      ],
      "#f6ffd0",
      9,
      0.8,
    ) +
    brush.fill("M-60,40C-62,56 -52,66 -50,52C-46,58 -42,52 -44,42ZM30,42C28,60 38,72 42,56C46,62 50,52 48,40Z", VENOM) +
    sparks(brush, 0, -30, 70, 50, 14, "#d8ff9a", 4)
  );
}

const ROWS: readonly (readonly [number, number, number])[] = [
  [-88, -40, 0.4],
  [-46, -52, 0.42],
  [44, -52, 0.42],
  [88, -40, 0.4],
  [-80, 4, 0.58],
  [80, 4, 0.58],
];

/** Hoods in rows under the staff of the snake. */
export function poisonerLeague(brush: Brush): string {
  const violet = brush.stamp(
    rogue(brush, { cloth: "#3a244a", mask: "#232a34", skin: "#a8b47a", head: hooded("#4a2f5c") }),
  );
  const green = brush.stamp(
    rogue(brush, { cloth: "#24403a", mask: "#232a34", skin: "#a8b47a", head: hooded("#2f5a4a") }),
  );
  return (
    ROWS.slice(0, 4)
      .map(([x, y, scale], i) => (i % 2 ? green : violet)(x, y, scale))
      .join("") +
    (brush.small ? "" : brush.glow(0, 0, 140, brush.script.sky[1], 0.5, 90)) +
    ROWS.slice(4)
      .map(([x, y, scale], i) => (i % 2 ? violet : green)(x, y, scale))
      .join("") +
    serpentStaff(brush) +
    violet(-48, 48, 0.84) +
    green(50, 50, 0.84, true)
  );
}

function serpentStaff(brush: Brush): string {
  const coil =
    "M-12,60C-22,44 14,36 14,22C14,8 -18,4 -16,-14C-14,-34 16,-34 16,-56C14,-74 -6,-84 -22,-76L-30,-90C-6,-104 30,-92 32,-58C32,-34 2,-30 2,-16C4,-4 30,2 30,22C28,42 2,46 4,58Z";
  return (
    brush.glow(0, -60, 70, VENOM, 0.6) +
    brush.cel("M-5,140V-80H5V140Z", "#5a3a24", { band: 3, edge: 1.6 }) +
    brush.cel(coil, "#6ab03a", { band: 5, edge: 2, shade: "#163a1c" }) +
    brush.cel("M-14,-96C-30,-104 -52,-98 -58,-82C-50,-72 -34,-68 -20,-72Z", "#7cc244", {
      band: 4,
      edge: 2,
      shade: "#163a1c",
    }) +
    brush.dots([[-36, -88]], "#ffe04a", 7) +
    brush.dots([[-37, -88]], "#1a0c06", 3) +
    brush.line("M-57,-82l-14,4M-71,-78l-7,-3M-71,-78l-5,5", "#e0404a", 2)
  );
}

/** Bald and pale; snakes are all he trusts. */
export function venomMaster(brush: Brush): string {
  return bust(brush, {
    face: { ...GAUNT, mouth: "smirk", eyes: { ...SHARP.eyes, open: 3.8, tilt: 1.4 }, ears: "pointed", blush: 0 },
    skin: "#b9c48e",
    hair: "#1c2a1c",
    iris: "#e0c81c",
    cloth: "#2a5a3c",
    trim: "#d8e85a",
    behind: [cobraCollar],
    clothes: [(inner, person) => robe(inner, { ...person, cloth: "#3a1c4a", trim: "#d9a02e" })],
    over: [serpentCrown, marks],
    props: [snakeOnShoulder, (inner, person) => flaskInHand("#c86aff")(inner, person)],
  });
}

function serpentCrown(brush: Brush): string {
  return (
    brush.cel("M70,78Q100,58 130,78L129,88Q100,70 71,88Z", "#d9a02e", { band: 3, edge: 1.6, shade: "#5a2c0c" }) +
    brush.cel("M94,70C90,54 78,46 82,28C86,14 114,14 118,28C122,46 110,54 106,70Z", "#d9a02e", {
      band: 6,
      edge: 2,
      shade: "#5a2c0c",
    }) +
    brush.line("M90,32Q100,26 110,32M90,42Q100,36 110,42", "#7a4a10", 2) +
    brush.dots(
      [
        [95, 24],
        [105, 24],
      ],
      "#c8283c",
      5,
    )
  );
}

function marks(brush: Brush): string {
  return brush.line("M78,112l8,10M122,112l-8,10M100,78v10", "#3a6a2c", 2.6, { "stroke-linecap": "round" });
}

function snakeOnShoulder(brush: Brush): string {
  const green = "#4a8a34";
  return (
    brush.cel(
      "M10,206C0,176 14,154 38,150C60,148 66,132 56,122C44,112 30,120 26,130L14,122C22,100 52,94 70,112C86,132 76,162 44,168C30,172 26,186 34,206Z",
      green,
      { band: 6, edge: 2, shade: "#10261a" },
    ) +
    brush.cel("M12,132C0,130 -2,116 8,108C18,100 32,104 32,114C32,126 24,134 12,132Z", mix(green, "#d8e85a", 0.25), {
      band: 5,
      edge: 2,
      shade: "#10261a",
    }) +
    brush.dots([[17, 113]], "#ffe04a", 7) +
    brush.dots([[17, 113]], "#1a0c06", 3) +
    brush.line("M6,128l-12,10M-6,138l-6,0M-6,138l0,6", "#e0404a", 2)
  );
}
