import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb, rings, spines } from "../../../../art/kit/limb";
import { both } from "../../../../art/kit/mirror";
import type { Point } from "../../../../art/kit/svg";
import { serpentHead } from "./serpentHead";

const WING =
  "M14,4C22,-44 50,-86 116,-108C112,-88 116,-70 124,-50C108,-52 100,-42 104,-22C90,-28 80,-18 82,4C70,-6 58,2 58,22C46,12 32,14 24,26Z";
const FINGERS =
  "M16,0C40,-46 70,-80 114,-106M20,4C56,-34 88,-50 122,-50M22,8C50,-16 78,-24 103,-22M24,14C44,-2 62,0 80,4M24,20C36,14 46,16 57,22";
const ARM = limb(
  [
    [14, 8],
    [34, -46],
    [62, -80],
    [118, -110],
  ],
  [14, 11, 9, 1],
);
const TAIL: Point[] = [
  [6, 44],
  [34, 84],
  [76, 88],
  [100, 60],
  [92, 34],
];
const TAIL_BREADTH = [44, 26, 15, 9, 3];
const NECK: Point[] = [
  [4, 54],
  [-22, 28],
  [-18, -8],
  [-2, -36],
  [-16, -66],
];
const NECK_BREADTH = [56, 50, 36, 28, 26];
const HIND_LEG =
  "M-2,42C18,40 34,52 30,68C26,78 16,80 14,92L22,104L10,100L4,108L0,98L-12,102L-2,90C-4,78 -14,62 -2,42Z";
const FORE_LEG = "M-26,34C-40,42 -48,54 -44,66L-58,74L-46,76L-50,88L-38,78L-32,86L-32,72C-22,60 -14,50 -12,40Z";
const BOLT = "M0,0L-24,8L-16,18L-46,26L-36,34L-72,48L-40,44L-46,36L-14,30L-22,20L4,10Z";

/** A dragon of the coasts in flight: finned wings, and lightning instead of fire. */
export function blueDragon(brush: Brush, { skin = "#2f6fc4", web = "#5ab0e0" } = {}): string {
  const shade = deepen(skin, 0.62, "#0c0838");
  const membrane = { band: 10, edge: 2.2, shade: deepen(web, 0.6, "#101450") };
  return (
    brush.celWith(both(WING), web, membrane, brush.line(both(FINGERS), deepen(web, 0.5, "#101450"), 3)) +
    brush.cel(both(ARM), skin, { band: 4, edge: 2, shade }) +
    brush.cel(spines(TAIL, TAIL_BREADTH, 1, 8), web, { band: 4, edge: 1.8 }) +
    brush.cel(limb(TAIL, TAIL_BREADTH), skin, { band: 7, edge: 2, shade }) +
    brush.cel("M97,56L74,36L88,8L114,32Z", web, { band: 5, edge: 1.8 }) +
    brush.cel(HIND_LEG, deepen(skin, 0.12), { band: 6, edge: 2, shade }) +
    brush.cel(spines(NECK, NECK_BREADTH, -1, 11), web, { band: 3, edge: 1.6 }) +
    brush.celWith(limb(NECK, NECK_BREADTH), skin, { band: 11, edge: 2.4, shade }, belly(brush, skin, shade)) +
    brush.cel(FORE_LEG, skin, { band: 6, edge: 2, shade }) +
    (brush.small ? "" : lightning(brush)) +
    brush.at(-12, -70, 0.82, (inner) => serpentHead(inner, { skin, crest: web, eye: "#ffe66a" }), {
      flip: true,
      turn: -6,
    })
  );
}

function belly(brush: Brush, skin: string, shade: string): string {
  const front = NECK.map(([x, y]): Point => [x - 12, y + 6]);
  const narrow = NECK_BREADTH.map((breadth) => breadth * 0.5);
  return (
    brush.cel(limb(front, narrow), mix(skin, "#e8f6ff", 0.7), { band: 4, edge: 0, shade }) +
    brush.line(rings(front, narrow, -1, 1, 3), shade, 1.6, { opacity: 0.55 }) +
    brush.line("M4,-30q5,7 10,1M0,-8q5,7 10,1M-2,12q5,7 10,1M12,26q5,7 10,1M2,34q5,7 10,1", shade, 1.6, {
      opacity: 0.6,
    })
  );
}

function lightning(brush: Brush): string {
  return (
    brush.glow(-82, -32, 52, "#d8f4ff", 0.85) +
    brush.fill(BOLT, "#ffffff", { transform: "translate(-52 -56)" }) +
    brush.line(BOLT, "#8ad8ff", 1.6, { transform: "translate(-52 -56)" })
  );
}
