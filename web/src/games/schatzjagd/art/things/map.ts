/** The twelve maps: one land, but another cross, another landmark and another torn edge on each. */
import type { Brush } from "../../../../art/kit/brush";
import { deepen } from "../../../../art/kit/colour";
import { times } from "../../../../art/kit/sky";
import { curve, path, polygon, type Point } from "../../../../art/kit/svg";

const INK = "#5a3018";
const PAPER = "#e8cf98";
const ROUND = { "stroke-linecap": "round", "stroke-linejoin": "round" };

/** Drawn in ink, standing on the origin, about 30 wide. */
const LANDMARKS = {
  tower: "M-8,0V-24H-12V-32H-7V-28H-2V-32H2V-28H7V-32H12V-24H8V0ZM-3,0V-8a3,3 0 0 1 6,0V0",
  tree: "M-4,0Q0,-12 -2,-18L-14,-28M-2,-17L9,-30M0,-22L-2,-36M-9,-24l-8,1M5,-25l8,3M4,0Q1,-10 2,-18",
  peak: "M-22,0L-7,-28L2,-14L9,-22L24,0M-7,-28L-3,-12M9,-22L11,-10",
  skull:
    "M-9,0V-7C-17,-14 -15,-30 0,-30C15,-30 17,-14 9,-7V0ZM-9,-16a4,4 0 1 0 .1,-.1zM5,-16a4,4 0 1 0 .1,-.1zM-3,0v-5M3,0v-5M-2,-8l2,-4l2,4",
  firs: "M-14,0v-5M-24,-5L-14,-26L-4,-5ZM12,0v-5M3,-5L12,-22L21,-5ZM0,4v-5M-9,-1L0,-19L9,-1Z",
  dolmen: "M-17,0L-14,-18H-8V0ZM8,0V-18H14L17,0ZM-22,-18L-17,-27H17L22,-18Z",
  mill: "M-9,0L-6,-20H6L9,0ZM-16,-34L16,-8M16,-34L-16,-8M-3,0v-7h6v7",
  well: "M-12,0V-10H12V0ZM-9,-10V-24M9,-10V-24M-14,-22L0,-32L14,-22ZM0,-22v8",
  bridge:
    "M-26,0V-8C-14,-22 14,-22 26,-8V0ZM-20,-12V-18M-8,-17V-23M8,-17V-23M20,-12V-18M-24,5q6,-4 12,0t12,0t12,0t12,0",
  lake: "M-24,-8C-20,-22 22,-24 25,-9C24,4 -20,6 -24,-8ZM-14,-10q5,-4 10,0t10,0M-6,-4q5,-4 10,0t10,0",
  cave: "M-24,0C-20,-24 -6,-32 4,-29C16,-26 22,-12 24,0ZM-9,0C-8,-12 8,-13 10,0Z",
  ship: "M-20,-8H20L12,2H-12ZM0,-8V-36M0,-34C14,-30 16,-18 14,-12H0ZM-2,-30C-12,-26 -14,-18 -13,-12H-2Z",
} as const;

/** What is dark in them. */
const HOLES: Partial<Record<keyof typeof LANDMARKS, string>> = {
  tower: "M-3,0V-8a3,3 0 0 1 6,0V0Z",
  skull: "M-9,-16a4,4 0 1 0 .1,-.1zM5,-16a4,4 0 1 0 .1,-.1z",
  bridge: "M-13,0a13,10 0 0 1 26,0z",
  cave: "M-10,0C-9,-16 9,-17 11,0Z",
  mill: "M-3,0v-8h6v8z",
};

export type Landmark = keyof typeof LANDMARKS;

export interface MapLook {
  /** Column letter and row digit, as on the board. */
  field: string;
  landmark: Landmark;
  /** The corner that is torn off. */
  torn: 0 | 1 | 2 | 3;
  /** In degrees. */
  turn?: number;
}

const [LEFT, TOP, RIGHT, BOTTOM] = [-94, -78, 94, 78];

/** The part that small boxes show: the cross and its landmark. */
export function heartOf({ field, turn = 0 }: MapLook): readonly [number, number, number] {
  const [x, y] = placeOf(field);
  const angle = (turn * Math.PI) / 180;
  return [(x * Math.cos(angle) - y * Math.sin(angle)) * 0.72, (x * Math.sin(angle) + y * Math.cos(angle)) * 0.72, 60];
}

export function mapOf(look: MapLook): (brush: Brush) => string {
  return (brush) => brush.at(0, 2, brush.small ? 0.98 : 1.08, (inner) => sheet(inner, look), { turn: look.turn ?? 0 });
}

function placeOf(field: string): Point {
  return [-64 + "abcdefghij".indexOf(field[0]!) * 14.2, -52 + Number(field[1]) * 12.2];
}

function sheet(brush: Brush, look: MapLook): string {
  const outline = polygon(tornEdge(brush, look.torn));
  const shadow = brush.fill(outline, "#14060a", { opacity: 0.5, transform: "translate(5 7)" });
  const paper = brush.celWith(
    outline,
    PAPER,
    { band: 11, edge: 2.2, shade: "#9a6a34", rim: "#fff8dc", bright: "#f6e6bc" },
    drawing(brush, look),
  );
  return shadow + paper + cross(brush, placeOf(look.field));
}

function tornEdge({ chance }: Brush, torn: number): Point[] {
  const corners: Point[] = [
    [LEFT, TOP],
    [RIGHT, TOP],
    [RIGHT, BOTTOM],
    [LEFT, BOTTOM],
  ];
  return corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % 4]!;
    const along = (share: number): Point => [
      corner[0] + (next[0] - corner[0]) * share,
      corner[1] + (next[1] - corner[1]) * share,
    ];
    const ragged = times(9, (k) => jittered(chance.between(-4, 4), chance.between(-4, 4), along((k + 0.5) / 9.5)));
    return [
      ...cornerOf(corner, i === torn, chance.between(22, 34)),
      ...ragged.slice(i === torn ? 2 : 0, (i + 1) % 4 === torn ? 7 : 9),
    ];
  });
}

function jittered(dx: number, dy: number, [x, y]: Point): Point {
  return [x + dx, y + dy];
}

/** A torn corner is drawn in towards the middle. */
function cornerOf([x, y]: Point, torn: boolean, depth: number): Point[] {
  if (!torn) return [[x, y]];
  return [[x - Math.sign(x) * depth, y - Math.sign(y) * depth * 0.8]];
}

function drawing(brush: Brush, look: MapLook): string {
  return (
    stains(brush) +
    coast(brush) +
    brush.line("M-96,-26H96M-96,26H96M-32,-80V80M32,-80V80", INK, 1, { opacity: 0.22 }) +
    land(brush, placeOf(look.field)) +
    way(brush, placeOf(look.field)) +
    landmark(brush, look)
  );
}

function stains(brush: Brush): string {
  const { chance } = brush;
  const spots = times(3, () =>
    brush.disc(
      chance.between(-80, 80),
      chance.between(-60, 60),
      chance.between(12, 26),
      "#b07a3a",
      0.22,
      chance.between(10, 18),
    ),
  );
  return (
    spots.join("") +
    brush.line(
      path`M${chance.between(-50, 50)},-90q6,90 0,180M-100,${chance.between(-20, 20)}q100,5 200,0`,
      "#a8763c",
      2.4,
      { opacity: 0.4 },
    )
  );
}

function coast(brush: Brush): string {
  const shore: Point[] = [
    [-80, -60],
    [-40, -68],
    [0, -62],
    [42, -69],
    [80, -58],
    [84, -10],
    [78, 34],
    [82, 62],
    [30, 67],
    [-30, 63],
    [-78, 66],
    [-83, 20],
    [-78, -20],
    [-80, -60],
  ];
  const inner = shore.map(([x, y]): Point => [x * 1.06, y * 1.07]);
  return (
    brush.fill(curve(shore, "Z"), "#cfae6c", { opacity: 0.5 }) +
    brush.line(curve(shore, "Z"), INK, 2) +
    brush.line(curve(inner, "Z"), "#3f7a86", 1.4, { opacity: 0.6 })
  );
}

const CASTLE = "M-7,0V-10H-4V-7H-1V-12H2V-7H5V-10H8V0Z";
const CITY = "M-14,2V-8L-9,-14L-4,-8V-12L1,-19L6,-12V-8L11,-14L16,-8V2Z";

/** The castles in the corners, the city in the middle, hills and firs where the cross is not. */
function land(brush: Brush, [x, y]: Point): string {
  const { chance } = brush;
  const far = (px: number, py: number) => Math.hypot(px - x, py - y) > 34 && Math.hypot(px, py) > 26;
  const scattered = times(16, () => [chance.between(-66, 66), chance.between(-40, 56)] as const).filter(([px, py]) =>
    far(px, py),
  );
  const hill = ([px, py]: readonly [number, number]) => path`M${px - 9},${py}l8,-13l9,13M${px - 1},${py - 13}l2,7`;
  const fir = ([px, py]: readonly [number, number]) => path`M${px},${py}v-4M${px - 5},${py - 4}l5,-11l5,11z`;
  const corners = [
    [-68, -42],
    [68, -42],
    [68, 58],
    [-68, 58],
  ] as const;
  const castles = corners
    .filter(([px, py]) => Math.hypot(px - x, py - y) > 20)
    .map(([px, py]) => `<path d="${CASTLE}" transform="translate(${px} ${py})"/>`);
  const river = path`M-10,-64C-4,-40 ${-22 - x * 0.1},-24 -14,-10M12,12C26,26 18,44 30,66`;
  return (
    brush.line(river, "#3f7a86", 3, { opacity: 0.75 }) +
    brush.line(scattered.slice(0, 5).map(hill).join("") + scattered.slice(5).map(fir).join(""), INK, 1.6, {
      ...ROUND,
      opacity: 0.85,
    }) +
    `<g fill="${INK}" opacity=".8">${castles.join("")}<path d="${CITY}" transform="translate(0 6)"/></g>`
  );
}

/** A dotted way from the city to the cross. */
function way(brush: Brush, [x, y]: Point): string {
  const bend = x > 0 ? 18 : -18;
  return brush.line(path`M0,10C${bend},${y * 0.3 + 14} ${x - bend * 0.4},${y * 0.5} ${x},${y}`, "#a8281c", 3, {
    "stroke-dasharray": "5 6",
    "stroke-linecap": "round",
  });
}

function landmark(brush: Brush, { field, landmark: name }: MapLook): string {
  const [x, y] = placeOf(field);
  const outwards = x < 0 ? -33 : 33;
  const [dx, dy] = [Math.abs(x) > 40 ? -outwards : outwards, y < -20 ? 16 : 6];
  return brush.at(
    x + dx,
    y + dy,
    1.2,
    () =>
      brush.fill(LANDMARKS[name], name === "lake" ? "#7ab0b8" : "#f8e8bc") +
      brush.line(LANDMARKS[name], deepen(INK, 0.3), 2.2, ROUND) +
      brush.fill(HOLES[name] ?? "", deepen(INK, 0.4)),
  );
}

function cross(brush: Brush, [x, y]: Point): string {
  const size = brush.small ? 12 : 11;
  const d = path`M${x - size},${y - size}Q${x},${y + 2} ${x + size},${y + size}M${x + size},${y - size * 0.9}Q${x + 1},${y} ${x - size},${y + size * 0.9}`;
  return (
    brush.line(d, "#5a0c10", brush.small ? 9 : 7.5, { "stroke-linecap": "round" }) +
    brush.line(d, "#d82c24", brush.small ? 6 : 5, { "stroke-linecap": "round" })
  );
}
