import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb, rings, spines, finer, finerBreadths } from "../../../../art/kit/limb";
import { both } from "../../../../art/kit/mirror";
import { teeth } from "../../../../art/creatures/teeth";
import type { Point } from "../../../../art/kit/svg";

const NECK: Point[] = [
  [30, 150],
  [52, 84],
  [34, 30],
  [-14, -2],
  [-22, -34],
];
const NECK_BREADTHS = [86, 62, 50, 40, 34];
const WING =
  "M34,52C30,-10 46,-64 84,-128C92,-118 92,-110 88,-102C118,-84 140,-40 146,26C134,10 124,6 114,12C118,34 114,52 104,70C98,50 90,44 80,46C80,62 74,76 60,88Z";
const WING_BONES = "M40,48C44,-10 60,-60 86,-112M86,-106C108,-70 116,-30 116,14M86,-106C98,-50 94,0 82,48";
const HEAD =
  "M8,-64C-10,-76 -32,-74 -48,-62C-66,-56 -88,-46 -104,-30C-108,-22 -106,-16 -98,-14C-80,-18 -62,-16 -46,-8C-30,2 -8,2 8,-10C20,-22 22,-50 8,-64Z";
const JAW = "M-90,-8C-74,-6 -58,0 -46,8C-28,18 -8,12 6,-6L-10,-14C-34,-6 -62,-14 -90,-8Z";
const HORNS = "M2,-66C14,-84 34,-92 62,-94C52,-78 38,-62 18,-50ZM-22,-72C-16,-92 0,-108 24,-118C18,-98 8,-82 -2,-68Z";
const SMOKE =
  "M-130,130C-118,96 -92,106 -84,80C-76,98 -62,96 -54,78C-44,100 -28,90 -22,72C-10,96 14,96 26,72C36,92 52,98 64,78C74,96 88,98 96,80C104,106 122,100 134,130Z";

/** A dragon made of night: only its eyes, its throat and its edge are seen. */
export function shadowDragon(brush: Brush, { eye = "#e07aff" } = {}): string {
  const skin = "#2c2150";
  const dark = { shade: "#090515", rim: mix(brush.script.rim, eye, 0.35) };
  return (
    brush.celWith(
      both(WING),
      "#211840",
      { band: 10, edge: 2.8, ...dark },
      brush.line(both(WING_BONES), mix(skin, eye, 0.34), 3),
    ) +
    brush.cel(spines(NECK, NECK_BREADTHS, 1, 16), mix(skin, eye, 0.22), { band: 3, edge: 1.8, ...dark }) +
    brush.celWith(
      limb(finer(NECK), finerBreadths(NECK_BREADTHS)),
      skin,
      { band: 13, edge: 2.6, ...dark },
      brush.line(rings(NECK, NECK_BREADTHS, -1, -0.1), deepen(eye, 0.35), 2.4, { opacity: 0.8 }),
    ) +
    dragonHead(brush, skin, eye, dark) +
    (brush.small ? "" : smoke(brush))
  );
}

function dragonHead(brush: Brush, skin: string, eye: string, dark: { shade: string; rim: string }): string {
  return (
    brush.glow(-50, -20, 60, eye, 0.5) +
    brush.cel(HORNS, mix(skin, eye, 0.3), { band: 6, edge: 2.2, ...dark }) +
    brush.cel(JAW, deepen(skin, 0.2), { band: 5, edge: 2, ...dark }) +
    brush.fill("M-84,-12C-60,-12 -34,-4 -6,-8L-14,2C-36,8 -56,-2 -84,-8Z", eye, { opacity: 0.85 }) +
    brush.fill(
      teeth(
        [
          [-88, -14, 7],
          [-70, -14, 7],
          [-52, -10, 7],
          [-34, -6, 6],
        ],
        1,
      ),
      "#f4e2ff",
    ) +
    brush.cel(HEAD, skin, { band: 9, edge: 2.8, ...dark }) +
    brush.cel("M10,-24L44,-26L24,-12L38,4L8,-4Z", mix(skin, eye, 0.16), { band: 4, edge: 1.8, ...dark }) +
    brush.line("M-100,-30Q-94,-34 -90,-28M-46,-62Q-30,-56 -14,-60", dark.rim, 2.2, { "stroke-linecap": "round" }) +
    brush.glow(-30, -42, 26, eye, 1) +
    brush.fill("M-50,-40Q-34,-54 -14,-50Q-22,-36 -40,-36Z", "#ffe8ff") +
    brush.fill("M-32,-50Q-26,-44 -31,-37Q-36,-43 -32,-50Z", "#3a0c5a")
  );
}

function smoke(brush: Brush): string {
  return (
    brush.fill(SMOKE, deepen(brush.tone(1), 0.2)) +
    brush.fill(SMOKE, brush.tone(0.85), { transform: "translate(0 26) scale(1.05 .8)" }) +
    brush.line(
      "M-76,66c-14,-12 2,-22 -10,-34M86,62c14,-12 -2,-22 10,-36M-100,88c-10,-8 2,-16 -6,-24",
      brush.tone(0.95),
      5,
      { "stroke-linecap": "round", opacity: 0.8 },
    )
  );
}
