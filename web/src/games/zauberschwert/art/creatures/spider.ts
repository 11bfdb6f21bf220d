import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb } from "../../../../art/kit/limb";
import { both, symmetric } from "../../../../art/kit/mirror";
import { type Point } from "../../../../art/kit/svg";

type Leg = readonly [Point, Point, Point, Point];
const BACK_LEGS: Leg[] = [
  [
    [18, -8],
    [52, -66],
    [84, -74],
    [112, -12],
  ],
  [
    [20, 0],
    [60, -34],
    [98, -30],
    [122, 44],
  ],
];
const FRONT_LEGS: Leg[] = [
  [
    [18, 16],
    [54, -4],
    [84, 14],
    [96, 84],
  ],
  [
    [14, 24],
    [40, 26],
    [58, 46],
    [52, 98],
  ],
];
const BELLY = symmetric("M0,-92C38,-92 58,-66 56,-38C54,-8 30,8 0,8");
const MARK = symmetric("M0,-82L13,-64L6,-54L18,-40L8,-28L12,-14L0,-2");
const HEAD = symmetric("M0,-12C22,-12 36,4 34,22C32,38 18,46 0,46");
const FANGS = both("M3,38L20,36C24,48 20,62 9,74C10,62 6,52 3,48Z");

function legs(pairs: readonly Leg[]): string {
  return both(pairs.map((leg) => limb(leg, [13, 11, 9, 1])).join(""));
}

/** A spider that looks at us. */
export function spider(brush: Brush, { body = "#4a3048", mark = "#e2562e", eye = "#ff3a3a" } = {}): string {
  const shade = deepen(body, 0.7, "#06040c");
  const joints = both("M50,-60L56,-72M58,-29L64,-40M52,0L58,-10M80,-68L88,-80M94,-26L103,-34M80,16L90,10");
  return (
    brush.cel(legs(BACK_LEGS), deepen(body, 0.25), { band: 4, edge: 1.8, shade }) +
    brush.celWith(BELLY, body, { band: 18, edge: 2.6, shade }, belly(brush, mark, shade)) +
    brush.cel(legs(FRONT_LEGS), mix(body, "#8a6a80", 0.2), { band: 4, edge: 2, shade }) +
    brush.line(joints, mark, 3.4, { opacity: 0.75 }) +
    brush.cel(FANGS, deepen(body, 0.2), { band: 4, edge: 1.6, shade }) +
    brush.fill(both("M12,60L18,56C18,64 14,70 9,75Z"), "#ffe9c0") +
    brush.cel(HEAD, mix(body, "#8a6a80", 0.15), { band: 9, edge: 2.2, shade }) +
    eyes(brush, eye)
  );
}

function belly(brush: Brush, mark: string, shade: string): string {
  return (
    brush.fill(MARK, mark) +
    brush.fill(both("M24,-72L36,-62L28,-54ZM32,-44L44,-34L34,-26Z"), mark, { opacity: 0.7 }) +
    brush.fill("M4,-100H70V20H8L16,-40Z", shade, { opacity: 0.35 })
  );
}

function eyes(brush: Brush, colour: string): string {
  const large: Point[] = [
    [-9, 18],
    [9, 18],
  ];
  const small: Point[] = [
    [-21, 10],
    [21, 10],
    [-15, 2],
    [15, 2],
    [-5, 3],
    [5, 3],
    [-20, 24],
    [20, 24],
  ];
  return (
    brush.dots(large, "#12040a", 17) +
    brush.dots(large, colour, 13) +
    brush.dots(small, colour, 6) +
    brush.dots(
      [
        [-11, 15],
        [7, 15],
        [-22, 9],
        [-16, 1],
        [20, 9],
        [14, 1],
      ],
      "#ffffff",
      2.8,
    ) +
    (brush.small ? "" : brush.glow(0, 16, 34, colour, 0.35, 24))
  );
}

/** One large spider, and young ones that hang from threads. */
export function spiders(brush: Brush): string {
  if (brush.small) return brush.at(0, 4, 0.92, (inner) => spider(inner));
  const young = brush.stamp(spider(brush, { mark: "#b8842e" }));
  const threads = brush.line("M-92,-130V-60M96,-130V-72M0,-130V-60", mix(brush.script.light, "#ffffff", 0.4), 1.1, {
    opacity: 0.7,
  });
  return threads + young(-92, -44, 0.34) + young(96, -56, 0.28) + brush.at(0, 18, 0.9, (inner) => spider(inner));
}
