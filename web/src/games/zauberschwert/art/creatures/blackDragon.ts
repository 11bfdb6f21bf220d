import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb, rings, spines } from "../../../../art/kit/limb";
import type { Point } from "../../../../art/kit/svg";
import { serpentHead } from "./serpentHead";

const WING =
  "M6,14C-2,-30 6,-78 30,-112C34,-104 36,-100 36,-92C66,-96 96,-78 118,-44C100,-48 92,-40 94,-22C78,-30 68,-22 68,0C54,-8 44,2 42,26Z";
const BONES =
  "M10,10C10,-40 20,-72 34,-92M34,-92C66,-84 94,-66 116,-46M34,-92C58,-72 80,-48 93,-22M34,-92C48,-64 62,-32 67,0";
const FAR_WING = "M-16,6C-28,-34 -34,-74 -24,-108C-18,-98 -16,-94 -16,-88C-2,-80 14,-50 16,-20L6,14Z";
const BODY: Point[] = [
  [54, 84],
  [50, 44],
  [24, 20],
  [-16, 8],
  [-32, -24],
  [-24, -58],
];
const BREADTH = [70, 74, 62, 46, 32, 28];
const TAIL: Point[] = [
  [66, 84],
  [104, 78],
  [112, 40],
  [94, 14],
  [110, -8],
];
const TAIL_BREADTH = [40, 24, 15, 10, 3];
const THIGH =
  "M34,44C58,36 82,52 82,78C82,92 72,100 58,100L76,112L58,110L50,118L42,108L28,112L36,98C22,86 18,58 34,44Z";
const ARM = "M-18,14C-2,20 6,36 0,56L-6,84L4,100L-8,96L-14,106L-20,96L-34,100L-22,84C-18,64 -32,50 -34,32Z";

/** The black dragon sits on a crag and watches for eggs. */
export function blackDragon(brush: Brush, { skin = "#3c3648", ember = "#ff6a2a" } = {}): string {
  const dark = { shade: "#0c0812" };
  return (
    brush.cel(FAR_WING, deepen(skin, 0.4), { band: 7, edge: 2, ...dark }) +
    (brush.small ? "" : crag(brush)) +
    brush.cel(spines(TAIL, TAIL_BREADTH, 1, 8), mix(skin, ember, 0.35), { band: 3, edge: 1.8 }) +
    brush.cel(limb(TAIL, TAIL_BREADTH), skin, { band: 7, edge: 2, ...dark }) +
    brush.cel("M99,8L90,-18L112,-36L124,-8Z", mix(skin, ember, 0.35), { band: 4, edge: 1.8 }) +
    brush.celWith(
      WING,
      deepen(mix(skin, ember, 0.12), 0.2),
      { band: 11, edge: 2.4, ...dark },
      brush.line(BONES, mix(skin, ember, 0.35), 3),
    ) +
    brush.cel(spines(BODY, BREADTH, 1, 12), mix(skin, ember, 0.35), { band: 3, edge: 1.8 }) +
    brush.celWith(limb(BODY, BREADTH), skin, { band: 13, edge: 2.4, ...dark }, surface(brush, skin, ember)) +
    brush.cel(THIGH, skin, { band: 9, edge: 2.2, ...dark }) +
    brush.cel(ARM, skin, { band: 7, edge: 2.2, ...dark }) +
    brush.at(
      -24,
      -66,
      0.94,
      (inner) => serpentHead(inner, { skin, crest: mix(skin, ember, 0.3), eye: ember, horns: "#b8a89a" }),
      { flip: true, turn: -8 },
    ) +
    brush.glow(-40, -74, 22, ember, 0.5)
  );
}

function surface(brush: Brush, skin: string, ember: string): string {
  const front = BODY.map(([x, y]): Point => [x - 15, y + 6]);
  const narrow = BREADTH.map((breadth) => breadth * 0.46);
  return (
    brush.cel(limb(front, narrow), mix(skin, "#9a7a72", 0.4), { band: 4, edge: 0 }) +
    brush.line(rings(front, narrow, -1, 1, 3), "#140a14", 1.8, { opacity: 0.6 }) +
    brush.line("M40,30L52,44L46,56L60,70M14,6L24,14L22,24M-14,-30L-20,-18L-12,-10", ember, 2.6)
  );
}

function crag(brush: Brush): string {
  return brush.cel("M-70,240L-58,112L-30,96L10,102L40,98L92,104L112,130L128,240Z", brush.tone(0.75), {
    band: 16,
    edge: 2.2,
  });
}
