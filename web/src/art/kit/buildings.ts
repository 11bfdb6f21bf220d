/** Towers, castles, houses, columns and floors. */
import type { Brush } from "./brush";
import { deepen, mix } from "./colour";
import { times } from "./sky";
import { n, path, polygon, type Point } from "./svg";

/** Round things: dark on the far side, light on the near side. */
export function rounded(brush: Brush, colour: string): string {
  const stops = [deepen(colour, 0.45), colour, brush.towardsLight(colour, 0.32)];
  return brush.linear(brush.light.x > 0 ? stops : stops.reverse(), [0, 0, 1, 0]);
}

export interface Tower {
  roof?: string;
  windows?: boolean;
  flag?: boolean;
}

/** A round tower on its foot (x, y). */
export function tower(
  brush: Brush,
  x: number,
  y: number,
  breadth: number,
  tall: number,
  colour: string,
  options: Tower = {},
): string {
  const { roof, windows = true, flag = false } = options;
  const top = y - tall;
  const wall = path`M${x - breadth / 2},${y}V${top}h${breadth}V${y}z`;
  const head = roof ? coneRoof(brush, x, top, breadth, roof) : "";
  return (
    brush.fill(roof ? wall : wall + battlements(x, top, breadth), rounded(brush, colour)) +
    head +
    (flag ? pennant(brush, x, top - breadth * 1.4, breadth) : "") +
    (windows ? towerWindows(brush, x, y, breadth, tall) : "")
  );
}

function coneRoof(brush: Brush, x: number, top: number, breadth: number, colour: string): string {
  const half = breadth * 0.62;
  const d = path`M${x - half},${top + 2}Q${x - breadth * 0.2},${top - breadth * 0.5} ${x},${top - breadth * 1.5}Q${x + breadth * 0.2},${top - breadth * 0.5} ${x + half},${top + 2}Q${x},${top + breadth * 0.2} ${x - half},${top + 2}Z`;
  return brush.fill(d, rounded(brush, colour));
}

function battlements(x: number, top: number, breadth: number): string {
  const tooth = (breadth * 1.2) / 5;
  return (
    path`M${x - breadth * 0.6},${top + 4}v${-tooth * 1.6}` +
    path`h${tooth}v${tooth * 0.7}h${tooth}v${-tooth * 0.7}`.repeat(2) +
    path`h${tooth}v${tooth * 1.6}z`
  );
}

export function pennant(brush: Brush, x: number, y: number, size: number, colour = brush.script.warm): string {
  return brush.fill(
    path`M${x},${y}v${-size * 0.7}q${size * 0.5},${-size * 0.1} ${size * 0.9},${size * 0.12}q${-size * 0.3},${size * 0.15} ${-size * 0.9},${size * 0.35}z`,
    colour,
  );
}

function towerWindows(brush: Brush, x: number, y: number, breadth: number, tall: number): string {
  const half = breadth * 0.11;
  const rows = times(Math.max(1, Math.floor(tall / (breadth * 1.3))), (i) => {
    const [wx, wy] = [x + brush.chance.between(-0.18, 0.18) * breadth, y - tall + breadth * (0.55 + i * 0.95)];
    return wy < y - breadth * 0.3 ? archedHole(wx, wy + half * 3, half, half * 2) : "";
  });
  return brush.fill(rows.join(""), brush.script.warm);
}

/** A hole with a round top, standing on (x, foot). */
export function archedHole(x: number, foot: number, half: number, tall: number): string {
  return path`M${x - half},${foot}v${-tall}a${half},${half} 0 0 1 ${2 * half},0v${tall}z`;
}

/** A castle on its foot (x, y); at scale 1 it is about 110 wide and 120 tall. */
export function castle(brush: Brush, x: number, y: number, scale: number, wall = "#a08aa0", roof = "#8f3350"): string {
  const far = (colour: string) => mix(colour, brush.script.far, 0.32);
  const at = (dx: number, dy: number, breadth: number, tall: number, colour: string, options: Tower = {}) =>
    tower(brush, x + dx * scale, y + dy * scale, breadth * scale, tall * scale, colour, options);
  return (
    at(22, 0, 13, 82, far(wall), { roof: far(roof) }) +
    at(-24, 0, 12, 66, far(wall), { roof: far(roof) }) +
    at(0, 0, 26, 78, wall) +
    at(1, -76, 13, 24, wall, { roof, flag: true }) +
    at(-45, 3, 17, 46, wall, { roof }) +
    at(44, 3, 18, 54, wall, { roof, flag: true }) +
    curtainWall(brush, x, y, scale, wall)
  );
}

function curtainWall(brush: Brush, x: number, y: number, scale: number, colour: string): string {
  const tooth = 5 * scale;
  const foot = y + 4 * scale;
  const wall =
    path`M${x - 40 * scale},${foot}v${-26 * scale}` +
    path`h${tooth}v${-tooth}h${tooth}v${tooth}`.repeat(8) +
    path`V${foot}z`;
  return (
    brush.fill(wall, brush.linear([brush.towardsLight(colour, 0.15), deepen(colour, 0.4)])) +
    brush.fill(archedHole(x, foot, 9 * scale, 13 * scale), deepen(colour, 0.8)) +
    brush.fill(archedHole(x, foot, 6 * scale, 12 * scale), brush.script.warm, { opacity: 0.85 })
  );
}

export interface House {
  timber?: boolean;
  /** How far windows shine. */
  glow?: number;
  /** Where its long side lies: 1 is right; without it, away from the light. */
  side?: 1 | -1;
}

/** A gabled house on its foot; the long side lies away from the light. */
export function house(
  brush: Brush,
  x: number,
  y: number,
  breadth: number,
  wall: string,
  roof: string,
  options: House = {},
): string {
  const { timber = true, glow = 0.45, side = brush.light.x > 0 ? -1 : 1 } = options;
  const [tall, gable, eaves, depth] = [breadth * 0.55, breadth * 0.62, breadth * 0.1, breadth * 0.55 * side];
  const corner = x + (breadth / 2) * side;
  const eave = x + (breadth / 2 + eaves) * side;
  const farWall: Point[] = [
    [corner, y],
    [corner + depth, y - 2],
    [corner + depth, y - tall],
    [corner, y - tall],
  ];
  const longRoof: Point[] = [
    [x, y - tall - gable],
    [x + depth, y - tall - gable],
    [eave + depth, y - tall + eaves],
    [eave, y - tall + eaves],
  ];
  const front: Point[] = [
    [x - breadth / 2, y],
    [x - breadth / 2, y - tall],
    [x, y - tall - gable],
    [x + breadth / 2, y - tall],
    [x + breadth / 2, y],
  ];
  const verge: Point[] = [
    [x - breadth / 2 - eaves, y - tall + eaves],
    [x, y - tall - gable],
    [x + breadth / 2 + eaves, y - tall + eaves],
  ];
  return (
    brush.fill(polygon(farWall), deepen(wall, options.side ? 0.3 : 0.55)) +
    (options.side ? brush.fill(sideWindows(corner, y, depth, tall), brush.script.warm) : "") +
    brush.fill(polygon(longRoof), brush.linear([brush.towardsLight(roof, 0.15), deepen(roof, 0.35)])) +
    brush.fill(polygon(front), brush.linear([brush.towardsLight(wall, 0.35), wall])) +
    brush.line(polygon(verge, false), deepen(roof, 0.35), breadth * 0.09) +
    (timber ? timberFrame(brush, x, y, breadth, tall, gable, deepen(wall, 0.65)) : "") +
    (glow ? brush.glow(x, y - tall * 0.5, breadth * 0.7, brush.script.warm, glow) : "") +
    houseWindows(brush, x, y, breadth, tall, gable)
  );
}

/** Two in the long side, as high as those in front. */
function sideWindows(corner: number, y: number, depth: number, tall: number): string {
  return [0.3, 0.72]
    .map((share) => path`M${corner + depth * share},${y - tall * 0.38}v${-tall * 0.26}h${depth * 0.2}v${tall * 0.26}z`)
    .join("");
}

function timberFrame(
  brush: Brush,
  x: number,
  y: number,
  breadth: number,
  tall: number,
  gable: number,
  colour: string,
): string {
  const d = path`M${x - breadth / 2},${y - tall}h${breadth}M${x},${y - tall - gable}V${y}M${x - breadth / 2},${y}l${breadth / 2},${-tall}l${breadth / 2},${tall}`;
  return brush.line(d, colour, breadth * 0.05);
}

function houseWindows(brush: Brush, x: number, y: number, breadth: number, tall: number, gable: number): string {
  const half = breadth * 0.1;
  const places: Point[] = [
    [x - breadth * 0.26, y - tall * 0.5],
    [x + breadth * 0.26, y - tall * 0.5],
    [x, y - tall - gable * 0.35],
  ];
  return brush.fill(
    places.map(([wx, wy]) => path`M${wx - half},${wy - half}h${2 * half}v${2 * half}h${-2 * half}z`).join(""),
    brush.script.warm,
  );
}

export function column(brush: Brush, x: number, breadth: number, colour: string, foot = 0.86): string {
  const y = brush.height * foot;
  const stops = [deepen(colour, 0.6), colour, brush.towardsLight(colour, 0.45), colour];
  const fill = brush.linear(stops, brush.light.x > 0 ? [0, 0, 1, 0] : [1, 0, 0, 0]);
  return (
    brush.fill(path`M${x - breadth / 2},-5h${breadth}V${y}h${-breadth}z`, fill) +
    brush.fill(
      path`M${x - breadth * 0.7},${y - breadth * 0.5}h${breadth * 1.4}l${breadth * 0.2},${breadth * 0.5}h${-breadth * 1.8}z`,
      fill,
    )
  );
}

/** Flags of stone or boards that run to a point. */
export function floor(brush: Brush, y: number, far: string, near: string): string {
  const { width: w, height: h } = brush;
  const top = h * y;
  const along = times(
    11,
    (i) => path`M${w * 0.5 + (i - 5) * w * 0.06},${top}L${w * 0.5 + (i - 5) * w * 0.28},${h}`,
  ).join("");
  const across = [0.12, 0.32, 0.62].map((share) => path`M0,${top + (h - top) * share}H${w}`).join("");
  return (
    brush.rect(0, top, w, h - top + 2, brush.linear([far, near])) +
    brush.line(along + across, near, 1, { opacity: 0.6 })
  );
}

export function candle(brush: Brush, x: number, y: number, scale = 1): string {
  return brush.at(x, y, scale, () => {
    const wax = brush.cel("M-4,0v-14q4,-2 8,0v14z", "#d8c7a0", { band: 2, edge: 0.7 });
    return brush.glow(0, -20, 34, brush.script.warm, 0.7) + wax + brush.fill("M0,-28q6,8 0,13q-6,-5 0,-13z", "#fff6c8");
  });
}

/** Shelves of books over the whole breadth between two heights. */
export function shelves(brush: Brush, from: number, to: number, rows: number, colours: readonly string[]): string {
  const { width, height, chance } = brush;
  const step = (to - from) / rows;
  const row = (i: number) => {
    const foot = height * (from + step * (i + 1));
    const byColour = new Map<string, string>();
    for (let x = chance.whole(-4, 0); x < width;) {
      const [breadth, tall] = [chance.whole(6, 12), height * step * chance.between(0.55, 0.82)];
      const colour = chance.pick(colours);
      byColour.set(colour, (byColour.get(colour) ?? "") + `M${x},${n(foot)}v${n(-tall)}h${breadth - 1}v${n(tall)}z`);
      x += breadth;
    }
    const books = [...byColour].map(([colour, d]) => brush.fill(d, mix(colour, brush.tone(0.7), 0.1))).join("");
    return books + brush.rect(0, foot, width, 5, brush.linear([mix("#6a4426", brush.script.far, 0.3), "#2a160e"]));
  };
  return times(rows, row).join("");
}

export function banner(brush: Brush, x: number, tall: number, colour: string, half = 12): string {
  const cloth = path`M${x - half},-4h${2 * half}v${tall}l${-half},${half}l${-half},${-half}z`;
  return (
    brush.cel(cloth, colour, { band: 6, edge: 1 }) +
    brush.fill(path`M${x},${tall * 0.4}l6,9l-6,9l-6,-9z`, brush.script.warm)
  );
}
