/** Hands from the side, with fingers that bend; each drawn round the place where it holds something. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen, mix } from "../../../../art/kit/colour";
import { limb } from "../../../../art/kit/limb";
import { ellipse, type Point } from "../../../../art/kit/svg";

export interface HandLook {
  skin: string;
  sleeve: string;
  trim: string;
}

type Finger = readonly [points: readonly Point[], breadths: readonly number[]];

const warm = (skin: string): string => deepen(skin, 0.62, "#7a1f1c");

function finger(brush: Brush, skin: string, [points, breadths]: Finger): string {
  return brush.cel(limb(points, breadths), skin, { band: 4, edge: 1.5, shade: warm(skin) });
}

function nail(brush: Brush, skin: string, [x, y]: Point): string {
  return brush.fill(ellipse(x, y, 3.4, 4.6), mix(skin, "#fff3e6", 0.55));
}

function cuff(brush: Brush, { sleeve, trim }: HandLook): string {
  return (
    brush.cel("M-40,-150L-30,-66Q0,-56 30,-66L44,-150Z", sleeve, { band: 12, edge: 2.2 }) +
    brush.cel("M-33,-76Q0,-64 33,-76L31,-56Q0,-44 -31,-56Z", trim, { band: 5, edge: 1.8 })
  );
}

const THUMB: Finger = [
  [
    [-30, -14],
    [-44, 14],
    [-34, 40],
    [-18, 54],
  ],
  [18, 19, 14, 7],
];
const FINGERS: Finger[] = [
  [
    [
      [34, 10],
      [42, 32],
      [36, 54],
    ],
    [13, 13, 7],
  ],
  [
    [
      [22, 18],
      [29, 46],
      [22, 70],
    ],
    [15, 15, 8],
  ],
  [
    [
      [8, 20],
      [11, 52],
      [4, 78],
    ],
    [16, 15, 8],
  ],
  [
    [
      [-8, 16],
      [-12, 44],
      [-8, 68],
    ],
    [16, 15, 8],
  ],
];
const TIPS: Point[] = [
  [37, 48],
  [24, 63],
  [6, 71],
  [-8, 61],
];

/** Comes from above; what it holds lies between its thumb and its fingers. */
export function reachingHand(brush: Brush, look: HandLook, held: string): string {
  const { skin } = look;
  const back =
    "M-20,-66C-22,-44 -36,-30 -40,-10C-42,8 -30,22 -18,28C-2,36 24,34 38,20C46,8 42,-12 34,-30C28,-44 22,-54 20,-66Z";
  return (
    finger(brush, skin, THUMB) +
    held +
    FINGERS.map((one) => finger(brush, skin, one)).join("") +
    TIPS.map((tip) => nail(brush, skin, tip)).join("") +
    brush.cel(back, skin, { band: 11, edge: 2.2, shade: warm(skin) }) +
    brush.line("M-10,18Q-8,8 -10,-8M8,22Q8,8 4,-8M24,18Q22,4 16,-8", warm(skin), 1.6, {
      opacity: 0.45,
      "stroke-linecap": "round",
    }) +
    cuff(brush, look)
  );
}

const CUPPED: Finger[] = [
  [
    [
      [-24, 12],
      [-60, 8],
      [-86, -16],
    ],
    [15, 14, 8],
  ],
  [
    [
      [-28, 20],
      [-68, 18],
      [-96, -4],
    ],
    [16, 15, 8],
  ],
  [
    [
      [-26, 30],
      [-68, 32],
      [-98, 12],
    ],
    [16, 15, 8],
  ],
];

/** Lies open, its palm up; what it was given lies in it. The arm comes from the right. */
export function cuppedHand(brush: Brush, { skin, sleeve, trim }: HandLook, held: string): string {
  const palm = "M84,22C58,16 44,2 20,4C-4,6 -26,10 -40,16C-50,32 -34,52 -6,58C22,62 56,60 86,66Z";
  const sleeved = "M160,-2L78,8L66,20L74,30L64,42L76,52L66,64L80,78L160,96Z";
  return (
    finger(brush, skin, CUPPED[0]!) +
    held +
    CUPPED.slice(1)
      .map((one) => finger(brush, skin, one))
      .join("") +
    brush.cel(palm, skin, { band: 10, edge: 2.2, shade: warm(skin) }) +
    brush.line("M-30,30Q-6,18 22,24M-22,42Q0,34 26,38", warm(skin), 1.8, { opacity: 0.6, "stroke-linecap": "round" }) +
    finger(brush, skin, [
      [
        [38, 26],
        [16, 8],
        [-12, -14],
      ],
      [20, 17, 8],
    ]) +
    brush.cel(sleeved, sleeve, { band: 13, edge: 2.2 }) +
    brush.line("M96,16L120,12M92,40L130,36M98,66L134,72", trim, 2.6, { "stroke-dasharray": "6 4" })
  );
}
