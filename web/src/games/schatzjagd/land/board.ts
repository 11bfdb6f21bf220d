/** Where everything lies on the painted map: fields, castles, city, street and river. No rules, only a drawing. */
export const SIDE = 10;
export const CELL = 100; // one field, in units of the drawing
export const COLUMNS = "abcdefghij";

export interface Point {
  x: number;
  y: number;
}

export const FIELDS: string[] = Array.from(
  { length: SIDE * SIDE },
  (_, i) => `${COLUMNS[i % SIDE]}${Math.floor(i / SIDE)}`,
);
export const CASTLES: Record<string, string> = { green: "a0", yellow: "j0", blue: "j9", red: "a9" };
export const COLOURS = Object.keys(CASTLES);
export const CITY = ["e4", "f4", "f5", "e5"];
export const MAP_FIELDS = ["a4", "c2", "e3", "f0", "h2", "g4", "j5", "h7", "f6", "e9", "c7", "d5"];
export const STREETS = [
  ["a4", "b4", "b3", "c3", "c2", "d2", "e2", "e3", "e4"],
  ["f5", "f6", "f7", "g7", "h7", "h6", "i6", "i5", "j5"],
];
export const RIVERS = [
  ["f0", "f1", "g1", "g2", "h2", "h3", "h4", "g4", "f4"],
  ["e5", "d5", "c5", "c6", "c7", "d7", "d8", "e8", "e9"],
];

export function columnOf(field: string): number {
  return COLUMNS.indexOf(field[0] ?? "");
}

export function rowOf(field: string): number {
  return Number(field.slice(1));
}

export function centreOf(field: string): Point {
  return { x: (columnOf(field) + 0.5) * CELL, y: (rowOf(field) + 0.5) * CELL };
}

const DIRECTIONS: Record<string, string> = { "0 -1": "north", "1 0": "east", "0 1": "south", "-1 0": "west" };

/** The direction of one step between two fields that touch. */
export function directionTo(from: string, to: string): string | undefined {
  return DIRECTIONS[`${columnOf(to) - columnOf(from)} ${rowOf(to) - rowOf(from)}`];
}

export function neighbour(field: string, direction: string): string | undefined {
  return FIELDS.find((other) => directionTo(field, other) === direction);
}

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Which of some fields an arrow key leads to: the nearest one in that direction, those straight ahead first. */
export function nextField(from: string, key: string, among: string[]): string | undefined {
  const [x, y] = ARROWS[key] ?? [0, 0];
  const distance = (field: string): number => {
    const across = columnOf(field) - columnOf(from);
    const down = rowOf(field) - rowOf(from);
    const ahead = across * x + down * y;
    const aside = Math.abs(across * y) + Math.abs(down * x);
    return ahead > 0 ? ahead + 2.2 * aside : Infinity;
  };
  const best = [...among].sort((a, b) => distance(a) - distance(b))[0];
  return best !== undefined && distance(best) < Infinity ? best : undefined;
}

/** The field among some that lies nearest to another: itself, if it is one of them. */
export function nearestOf(field: string, among: string[]): string {
  const distance = (other: string): number =>
    Math.hypot(columnOf(other) - columnOf(field), rowOf(other) - rowOf(field));
  return [...among].sort((a, b) => distance(a) - distance(b))[0] ?? field;
}

/** A soft line through points, as a path (Catmull-Rom as Bézier curves). */
export function softLine(points: Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? { x: 0, y: 0 };
  const curves = points.slice(1).map((end, i) => {
    const [before, start, after] = [at(i - 1), at(i), at(i + 2)];
    const first = `${start.x + (end.x - before.x) / 6} ${start.y + (end.y - before.y) / 6}`;
    const second = `${end.x - (after.x - start.x) / 6} ${end.y - (after.y - start.y) / 6}`;
    return `C${first} ${second} ${end.x} ${end.y}`;
  });
  return `M${at(0).x} ${at(0).y}${curves.join("")}`;
}

/** Street or river through its fields; at the edge of the land it runs off the map. */
export function wayThrough(fields: string[]): string {
  const ends = [fields[0], fields.at(-1)].map((field) => edgeAt(field ?? ""));
  const points = fields.map(centreOf);
  return softLine([...(ends[0] ? [ends[0]] : []), ...points, ...(ends[1] ? [ends[1]] : [])]);
}

function edgeAt(field: string): Point | null {
  const { x, y } = centreOf(field);
  if (columnOf(field) === 0) return { x: 0, y };
  if (columnOf(field) === SIDE - 1) return { x: SIDE * CELL, y };
  if (rowOf(field) === 0) return { x, y: 0 };
  return rowOf(field) === SIDE - 1 ? { x, y: SIDE * CELL } : null;
}

const EDGE = 36; // no figure stands over the edge of the map with what hangs on him

/** Where the n-th of several figures on one field stands. */
export function standingPlace(field: string, n: number, of: number): Point {
  const { x, y } = centreOf(field);
  if (of === 1) return { x, y: y + 8 };
  const offsets = [
    [-23, 12],
    [23, 12],
    [-23, -18],
    [23, -18],
  ];
  const [across, down] = offsets[n] ?? [0, 0];
  return { x: Math.max(EDGE, Math.min(SIDE * CELL - EDGE, x + (across ?? 0))), y: y + (down ?? 0) };
}
