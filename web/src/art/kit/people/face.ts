/** A face: light falls on one half of it; sockets, nose, eyes, brows and mouth are chosen one by one. */
import type { Brush } from "../brush";
import { deepen, mix } from "../colour";
import { path } from "../svg";
import type { Person } from "./bust";

export interface Face {
  /** Outline in the box of 200 x 200. */
  outline: string;
  /** Where the shade begins, from the forehead down over the nose to the chin; the far half lies right of it. */
  split: string;
  eyes: { y: number; apart: number; half: number; open: number; tilt?: number };
  brows: { lift: number; weight: number; tilt: number; arch: number };
  nose: keyof typeof NOSES;
  mouth: keyof typeof MOUTHS;
  mouthY: number;
  /** Folds and wrinkles, as thin lines. */
  folds?: string;
  /** Hollow cheeks or other darker places. */
  hollows?: string;
  blush: number;
  lashes?: boolean;
  ears?: keyof typeof EARS;
}

/** Warm: a cold shadow makes skin grey. */
const SHADOW = "#7a1f1c";

const EARS = {
  plain: "M75,90C66,86 64,96 67,104C69,110 73,112 76,110ZM125,90C134,86 136,96 133,104C131,110 127,112 124,110Z",
  pointed: "M76,88L46,68Q50,96 77,106ZM124,88L154,68Q150,96 123,106Z",
  large: "M75,86C58,76 54,92 60,104C66,114 72,114 76,110ZM125,86C142,76 146,92 140,104C134,114 128,114 124,110Z",
  none: "",
};

/** Shade beside the nose, its lit ridge and its line, for a nose that ends at y = 110. */
const NOSES = {
  straight: { line: "M97,92L94,106Q98,112 104,110", ridge: "M98,88L96,107L101,108L102,90Z" },
  long: { line: "M97,90L92,110Q97,117 105,113", ridge: "M98,86L94,110L101,112L102,88Z" },
  hooked: { line: "M97,88C92,96 88,106 92,114Q97,118 104,112", ridge: "M98,86C94,94 91,104 94,112L101,111L102,88Z" },
  broad: { line: "M97,94L91,105Q90,112 97,112Q104,114 109,110", ridge: "M98,90L94,106Q100,112 104,106L102,90Z" },
  button: { line: "M95,107Q97,112 104,109", ridge: "M98,98Q93,107 99,109Q104,108 102,98Z" },
  fine: { line: "M98,94L95,107Q98,111 103,109", ridge: "M99,90L97,107L101,108L102,92Z" },
};

type Mouth = (brush: Brush, y: number, person: Person) => string;

const MOUTHS = {
  thin: (brush, y, { skin }) => brush.line(path`M91,${y}Q100,${y + 2} 109,${y - 1}`, deepen(skin, 0.7), 2, ROUND),
  grim: (brush, y, { skin }) =>
    brush.line(path`M89,${y + 2}Q100,${y - 3} 111,${y + 2}`, deepen(skin, 0.75), 2.4, ROUND),
  smile: (brush, y, { skin }) =>
    brush.line(path`M88,${y - 2}Q100,${y + 8} 112,${y - 3}`, deepen(skin, 0.72), 2.2, ROUND) +
    brush.line(path`M95,${y + 7}Q100,${y + 8.5} 105,${y + 7}`, deepen(skin, 0.45, SHADOW), 1.4, ROUND),
  laugh: (brush, y) =>
    brush.fill(
      path`M87,${y - 3}Q100,${y + 2} 113,${y - 3}Q110,${y + 11} 100,${y + 11}Q90,${y + 11} 87,${y - 3}Z`,
      "#4a1014",
    ) +
    brush.fill(path`M89,${y - 2}Q100,${y + 2} 111,${y - 2}L109,${y + 2}Q100,${y + 5} 91,${y + 2}Z`, "#fff3e0") +
    brush.fill(path`M93,${y + 8}Q100,${y + 3} 107,${y + 8}Q100,${y + 12} 93,${y + 8}Z`, "#c8505a"),
  smirk: (brush, y, { skin }) =>
    brush.line(path`M90,${y + 1}Q100,${y + 4} 111,${y - 5}`, deepen(skin, 0.72), 2.2, ROUND),
  lips: (brush, y) =>
    brush.fill(path`M91,${y}Q96,${y - 4} 100,${y - 2}Q104,${y - 4} 109,${y}Q100,${y + 7} 91,${y}Z`, "#a83a44") +
    brush.line(path`M91,${y}Q100,${y + 2} 109,${y}`, "#5a1420", 1),
  smilingLips: (brush, y) =>
    brush.fill(
      path`M88,${y - 2}Q95,${y - 4} 100,${y - 2}Q105,${y - 4} 112,${y - 2}Q100,${y + 10} 88,${y - 2}Z`,
      "#b0404a",
    ) + brush.fill(path`M91,${y - 1}Q100,${y + 1} 109,${y - 1}Q100,${y + 4} 91,${y - 1}Z`, "#fff3e0"),
  small: (brush, y) =>
    brush.fill(path`M94,${y}Q97,${y - 3} 100,${y - 1}Q103,${y - 3} 106,${y}Q100,${y + 5} 94,${y}Z`, "#b04a4c"),
} satisfies Record<string, Mouth>;

const ROUND = { "stroke-linecap": "round" };

export function face(brush: Brush, person: Person): string {
  const { face: shape, skin } = person;
  const ears = EARS[shape.ears ?? "plain"];
  return (
    (ears ? brush.cel(ears, deepen(skin, 0.14, SHADOW), { band: 4, edge: 1.5 }) : "") +
    brush.celWith(
      shape.outline,
      skin,
      { band: 3, edge: 1.6, shade: deepen(skin, 0.7, SHADOW) },
      surface(brush, person),
    ) +
    eyes(brush, person) +
    brows(brush, person) +
    MOUTHS[shape.mouth](brush, shape.mouthY, person)
  );
}

function surface(brush: Brush, { face: shape, skin }: Person): string {
  const shade = deepen(skin, 0.7, SHADOW);
  const { y, apart } = shape.eyes;
  const socket = (side: number) => {
    const x = 100 + side * apart;
    return path`M${x - 11},${y - 6}Q${x},${y - 13} ${x + 11},${y - 5}L${x + 9},${y + 5}Q${x},${y + 9} ${x - 9},${y + 4}Z`;
  };
  const cheek = mix(skin, "#ff8a6a", 0.5);
  const nose = NOSES[shape.nose];
  return (
    brush.fill(`M70,50H130V76Q100,66 70,76Z`, shade, { opacity: 0.32 }) +
    brush.fill(shape.split, shade, { opacity: 0.5 }) +
    brush.fill(socket(-1) + socket(1), shade, { opacity: 0.36 }) +
    (shape.hollows ? brush.fill(shape.hollows, shade, { opacity: 0.28 }) : "") +
    brush.fill(nose.ridge, mix(skin, "#fff3dc", 0.5), { opacity: 0.55 }) +
    brush.line(nose.line, shade, 1.5) +
    brush.disc(100 - apart - 3, y + 14, 7, cheek, shape.blush, 4.5) +
    brush.disc(100 + apart + 3, y + 14, 7, cheek, shape.blush * 0.6, 4.5) +
    (shape.folds ? brush.line(shape.folds, shade, 1.2, { opacity: 0.5, ...ROUND }) : "")
  );
}

function eyes(brush: Brush, { face: shape, skin, iris, hair }: Person): string {
  const { y, apart, half, open, tilt = 0 } = shape.eyes;
  const eye = (side: number) => {
    const [x, rise] = [100 + side * apart, side * tilt];
    const ball = path`M${x - half},${y + rise}Q${x},${y - open * 1.7} ${x + half},${y - rise}Q${x},${y + open * 1.2} ${x - half},${y + rise}Z`;
    const lid = path`M${x - half - 1},${y + rise}Q${x},${y - open * 1.9} ${x + half + 1},${y - rise}`;
    const [ix, iy] = [x + 0.6, y - open * 0.2];
    return (
      brush.fill(ball, side < 0 ? "#fff3dc" : mix("#fff3dc", deepen(skin, 0.7, SHADOW), 0.3)) +
      brush.disc(ix, iy, open * 0.86, iris) +
      brush.disc(ix, iy, open * 0.42, "#140a0a") +
      brush.disc(ix - open * 0.34, iy - open * 0.4, open * 0.3, "#ffffff") +
      brush.line(lid, deepen(hair, 0.6), shape.lashes ? 2.3 : 1.7, ROUND) +
      (shape.lashes
        ? brush.line(
            path`M${x + side * half},${y - side * rise * side}l${side * 3.5},-2.5`,
            deepen(hair, 0.6),
            1.6,
            ROUND,
          )
        : "")
    );
  };
  return eye(-1) + eye(1);
}

function brows(brush: Brush, { face: shape, hair }: Person): string {
  const { lift, weight, tilt, arch } = shape.brows;
  const { y: eyeY, apart, half } = shape.eyes;
  const y = eyeY - lift;
  const brow = (side: number) => {
    const x = 100 + side * apart;
    const [outer, inner] = [x + side * (half + 3), x - side * (half + 1)];
    return path`M${outer},${y - tilt * 0.4}Q${x},${y - arch} ${inner},${y + tilt}`;
  };
  return brush.line(brow(-1) + brow(1), deepen(hair, 0.25), weight, ROUND);
}
