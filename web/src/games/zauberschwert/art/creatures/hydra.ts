import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb, rings } from "../../../../art/kit/limb";
import type { Point } from "../../../../art/kit/svg";
import { serpentHead } from "./serpentHead";

interface Neck {
  points: Point[];
  flip: boolean;
  size: number;
}
const NECKS: Neck[] = [
  {
    points: [
      [-16, 130],
      [-56, 80],
      [-84, 30],
      [-64, -10],
      [-74, -46],
    ],
    flip: true,
    size: 0.66,
  },
  {
    points: [
      [16, 130],
      [56, 84],
      [86, 34],
      [64, -8],
      [76, -44],
    ],
    flip: false,
    size: 0.66,
  },
  {
    points: [
      [-8, 130],
      [-34, 70],
      [-20, 10],
      [-36, -40],
      [-26, -78],
    ],
    flip: true,
    size: 0.72,
  },
  {
    points: [
      [10, 130],
      [38, 76],
      [22, 20],
      [40, -26],
      [28, -66],
    ],
    flip: false,
    size: 0.74,
  },
  {
    points: [
      [0, 140],
      [6, 90],
      [-14, 52],
      [0, 22],
      [-8, -2],
    ],
    flip: false,
    size: 0.9,
  },
];
const BREADTH = [62, 42, 34, 28, 24];

/** Five heads on one body that nobody has seen. */
export function hydra(brush: Brush, { skin = "#7a4a9a", crest = "#e0803a" } = {}): string {
  const head = brush.stamp(serpentHead(brush, { skin: mix(skin, "#c88ad8", 0.2), crest, eye: "#f6ff6a" }));
  return (
    NECKS.map(
      (neck, i) =>
        oneNeck(brush, neck, deepen(skin, i < 2 ? 0.35 : i < 4 ? 0.15 : 0)) + head(...end(neck), neck.size, neck.flip),
    ).join("") + (brush.small ? "" : foam(brush))
  );
}

function end({ points, size }: Neck): Point {
  const [x, y] = points[points.length - 1]!;
  return [x, y - 8 * size];
}

function oneNeck(brush: Brush, { points, size, flip }: Neck, skin: string): string {
  const shade = deepen(skin, 0.62, "#0c0824");
  const breadths = BREADTH.map((breadth) => breadth * (size + 0.3));
  const front = points.map(([x, y]): Point => [x + (flip ? -7 : 7), y]);
  const narrow = breadths.map((breadth) => breadth * 0.5);
  const belly =
    brush.fill(limb(front, narrow), mix(skin, "#ffd8a0", 0.5)) +
    brush.line(rings(front, narrow, -1, 1, 2), shade, 1.6, { opacity: 0.55 });
  return brush.celWith(limb(points, breadths), skin, { band: 8, edge: 2.2, shade }, belly);
}

function foam(brush: Brush): string {
  const crest = "q9,-9 18,0q9,-9 18,0q9,-9 18,0q9,-9 18,0q9,-9 18,0q9,-9 18,0q9,-9 18,0q9,-9 18,0V160H-76Z";
  return (
    brush.fill(`M-76,90${crest}`, mix(brush.script.light, brush.tone(0.4), 0.5), { opacity: 0.6 }) +
    brush.fill(`M-84,98${crest.replace("H-76", "H-84")}`, brush.tone(0.6))
  );
}
