/** The small painted things that make the land alive: trees, sheaves, reeds and rocks, always at the same places. */
import { CASTLES, CITY, centreOf, columnOf, FIELDS, rowOf } from "./board";

export type Growth = "tree" | "sheaf" | "reed" | "rock";

export interface Plant {
  growth: Growth;
  x: number;
  y: number;
  size: number;
}

const GROWTHS: Growth[] = ["tree", "sheaf", "rock", "reed"]; // north-west, north-east, south-west, south-east
const CORNERS = [
  [-34, -32],
  [34, -30],
  [-36, 22],
  [36, 26],
];

/** A number between 0 and 1 that belongs to these numbers for ever. */
export function scattered(a: number, b: number, c = 0): number {
  const wave = Math.sin(a * 127.1 + b * 311.7 + c * 74.7) * 43758.5453;
  return wave - Math.floor(wave);
}

function growthOf(field: string): Growth {
  return GROWTHS[(columnOf(field) < 5 ? 0 : 1) + (rowOf(field) < 5 ? 0 : 2)] ?? "tree";
}

function plantsOf(field: string): Plant[] {
  const { x, y } = centreOf(field);
  const chance = (corner: number, salt: number): number => scattered(columnOf(field) + corner * 13, rowOf(field), salt);
  return CORNERS.flatMap(([across = 0, down = 0], i) => {
    if (chance(i, 1) > 0.47) return [];
    const shift = [chance(i, 2) * 14 - 7, chance(i, 3) * 10 - 5];
    return [
      {
        growth: growthOf(field),
        x: x + across + (shift[0] ?? 0),
        y: y + down + (shift[1] ?? 0),
        size: 0.75 + chance(i, 4) * 0.45,
      },
    ];
  });
}

const BUILT = new Set([...CITY, ...Object.values(CASTLES)]);

/** All of them, those in the north first, so that the nearer ones stand before them. */
export const PLANTS: Plant[] = FIELDS.filter((field) => !BUILT.has(field))
  .flatMap(plantsOf)
  .sort((a, b) => a.y - b.y);
