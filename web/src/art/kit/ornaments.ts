/** What stands in the corners before everything else, almost black. */
import type { Brush } from "./brush";
import { candle } from "./buildings";
import { deepen, mix } from "./colour";
import { grass, reeds, spray, waves } from "./land";
import { rain, snowfall, sparks } from "./sky";
import { polygon, type Point } from "./svg";

export type Ornament = (brush: Brush) => string;

export const leaves: Ornament = (brush) =>
  spray(brush, "bottom left", brush.tone(1), 8, 1.05) + spray(brush, "bottom right", brush.tone(1), 8, 0.95);

export const hangingLeaves: Ornament = (brush) =>
  spray(brush, "top left", brush.tone(0.95), 7, 1.05) + spray(brush, "top right", brush.tone(0.95), 7, 0.95);

export const bulrushes: Ornament = (brush) =>
  reeds(brush, 0, brush.width * 0.22, 9, 0.34, brush.tone(1)) +
  reeds(brush, brush.width * 0.78, brush.width, 9, 0.34, brush.tone(1));

export const tallGrass: Ornament = (brush) =>
  grass(brush, -4, brush.width, 30, deepen(brush.tone(1), 0.1), brush.height + 8);

export const candles: Ornament = (brush) =>
  candle(brush, brush.width * 0.1, brush.height * 0.98, 1.3) + candle(brush, brush.width * 0.91, brush.height, 1.5);

const ROCK: Point[] = [
  [-60, 60],
  [-60, -36],
  [20, -38],
  [40, -22],
  [62, -14],
  [80, 0],
  [100, 60],
];

export const rocks: Ornament = (brush) =>
  [false, true]
    .map((flip) =>
      brush.at(
        flip ? brush.width : 0,
        brush.height,
        1,
        () => brush.cel(polygon(ROCK), brush.tone(0.95), { band: 8, edge: 1 }),
        { flip },
      ),
    )
    .join("");

export const surf: Ornament = (brush) =>
  [
    [0.88, 0.4],
    [0.94, 0.7],
  ]
    .map(([y, near]) => waves(brush, y!, brush.tone(near!), mix(brush.script.light, brush.tone(near!), 0.3)))
    .join("");

export const fireflies: Ornament = (brush) =>
  sparks(
    brush,
    brush.width / 2,
    brush.height * 0.55,
    brush.width * 0.5,
    brush.height * 0.4,
    16,
    brush.script.warm,
    2.4,
  );

export const snow: Ornament = (brush) => snowfall(brush);

export const rainfall: Ornament = (brush) => rain(brush);

/** Several ornaments in one picture. */
export function all(...ornaments: readonly Ornament[]): Ornament {
  return (brush) => ornaments.map((ornament) => ornament(brush)).join("");
}
