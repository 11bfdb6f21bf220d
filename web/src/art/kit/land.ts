/** Hills, mountains, trees, plants, rocks and water, all as layers of one colour with a lit side. */
import type { Brush } from "./brush";
import { mix } from "./colour";
import { times } from "./sky";
import { curve, n, path, polygon, type Point } from "./svg";

/** A rolling line of ground down to the lower edge. */
export function hill(brush: Brush, y: number, height: number, colour: string, foot = colour, bends = 5): string {
  const { chance, width } = brush;
  const points = times(bends + 1, (i): Point => {
    const x = (width * i) / bends + (i === bends ? 2 : -2);
    return [x, brush.height * (y + chance.between(-1, 1) * height)];
  });
  const fill = foot === colour ? colour : brush.linear([colour, foot]);
  return brush.fill(curve(points, `V${brush.height + 2}H0Z`), fill);
}

export interface Peaks {
  snow?: string;
  from?: number;
  to?: number;
}

/** Mountains with a flank in the light. */
export function peaks(
  brush: Brush,
  y: number,
  tall: number,
  count: number,
  colour: string,
  options: Peaks = {},
): string {
  const { from = 0, to = brush.width, snow } = options;
  const foot = brush.height * y;
  const step = (to - from) / count;
  const side = brush.light.x > 0 ? 1 : -1;
  const mountains = times(count, (i) => mountain(brush, from + step * (i + 0.5), step, foot, brush.height * tall));
  const outline: Point[] = [[from - 20, brush.height], ...mountains.flatMap(outlineOf), [to + 20, brush.height]];
  const lit = brush.towardsLight(colour, 0.35);
  const paint = brush.linear([
    [lit, 0.95],
    [lit, 0],
  ]);
  return (
    brush.fill(polygon(outline), colour) +
    brush.fill(mountains.map((one) => litFlank(one, side)).join(""), paint) +
    (snow ? brush.fill(mountains.map(cap).join(""), snow, { opacity: 0.9 }) : "")
  );
}

interface Mountain {
  x: number;
  top: number;
  foot: number;
  half: number;
}

function mountain({ chance }: Brush, middle: number, step: number, foot: number, tall: number): Mountain {
  const x = middle + chance.between(-0.25, 0.25) * step;
  return { x, foot, top: foot - tall * chance.between(0.6, 1.1), half: step * chance.between(0.75, 1) };
}

function outlineOf({ x, top, foot, half }: Mountain): Point[] {
  const tall = foot - top;
  return [
    [x - half, foot],
    [x - half * 0.35, top + tall * 0.4],
    [x, top],
    [x + half * 0.4, top + tall * 0.5],
    [x + half, foot],
  ];
}

function litFlank({ x, top, foot, half }: Mountain, side: number): string {
  const tall = foot - top;
  const at = (share: number) => x + side * half * share;
  const shoulder = side > 0 ? 0.4 : 0.35;
  return polygon([
    [x, top],
    [at(shoulder), top + tall * (shoulder + 0.1)],
    [at(0.95), foot],
    [at(0.3), foot],
    [at(0.12), top + tall * 0.62],
    [at(0.2), top + tall * 0.45],
    [at(-0.02), top + tall * 0.28],
  ]);
}

function cap({ x, top, foot, half }: Mountain): string {
  const tall = foot - top;
  return polygon([
    [x, top],
    [x + half * 0.22, top + tall * 0.27],
    [x + half * 0.1, top + tall * 0.24],
    [x, top + tall * 0.36],
    [x - half * 0.1, top + tall * 0.22],
    [x - half * 0.2, top + tall * 0.24],
  ]);
}

/** A row of firs; `gap` keeps a clearing free, as shares of the width. */
export function pines(
  brush: Brush,
  y: number,
  tall: number,
  count: number,
  colour: string,
  gap?: readonly [number, number],
): string {
  const { chance, width, height } = brush;
  const trees = times(count, (i) => {
    const x = (width * (i + chance.between(0.1, 0.9))) / count;
    const size = height * tall * chance.between(0.65, 1.15);
    const foot = height * y + chance.between(-3, 5);
    return gap && x > gap[0] * width && x < gap[1] * width ? "" : pine(x, foot, size);
  });
  return brush.fill(trees.join("") + `M-2,${n(height * y - 2)}H${width + 2}V${height + 2}H-2Z`, colour);
}

export function pine(x: number, foot: number, tall: number): string {
  const half = tall * 0.24;
  const right: Point[] = [
    [x + half * 0.5, foot - tall * 0.62],
    [x + half * 0.25, foot - tall * 0.65],
    [x + half * 0.8, foot - tall * 0.3],
    [x + half * 0.45, foot - tall * 0.34],
    [x + half, foot - tall * 0.05],
  ];
  const left = right.map(([px, py]): Point => [2 * x - px, py]).reverse();
  return polygon([[x, foot - tall], ...right, ...left]);
}

/** A row of round leafy trees. */
export function leafTrees(
  brush: Brush,
  y: number,
  tall: number,
  count: number,
  colour: string,
  gap?: readonly [number, number],
): string {
  const { chance, width, height } = brush;
  const trees = times(count, (i) => {
    const x = (width * (i + chance.between(0.2, 0.8))) / count;
    const size = height * tall * chance.between(0.7, 1.15);
    return gap && x > gap[0] * width && x < gap[1] * width ? "" : leafTree(x, height * y + 3, size);
  });
  return brush.fill(trees.join("") + `M-2,${n(height * y)}H${width + 2}V${height + 2}H-2Z`, colour);
}

export function leafTree(x: number, foot: number, tall: number): string {
  const r = tall * 0.26;
  return path`M${x - r * 0.16},${foot}V${foot - tall * 0.4}c${-r * 1.1},${r * 0.1} ${-r * 1.3},${-r * 1.1} ${-r * 0.5},${-r * 1.2}c${-r * 0.2},${-r * 1.2} ${r * 1.5},${-r * 1.3} ${r * 1.5},${-r * 0.2}c${r * 0.9},${r * 0.1} ${r * 0.6},${r * 1.5} ${-r * 0.5},${r * 1.4}V${foot}z`;
}

/** A great near trunk with a lit edge; it bends into the picture. */
export function trunk(brush: Brush, x: number, breadth: number, colour: string, slant = 0, branches = 2): string {
  const { chance, height } = brush;
  const limbs = times(branches, () => {
    const y = height * chance.between(0.12, 0.5);
    const side = chance.pick([-1, 1]);
    const length = breadth * chance.between(2, 3.4);
    return path`M${x + slant * 1.3},${y + breadth * 0.4}q${side * length * 0.5},${-length * 0.1} ${side * length},${-length * 0.55}q${-side * length * 0.35},${length * 0.15} ${-side * length},${length * 0.28}z`;
  });
  const stem = path`M${x - breadth},${height + 2}C${x - breadth * 0.5},${height * 0.8} ${x - breadth * 0.5 + slant},${height * 0.4} ${x - breadth * 0.45 + slant * 2},-5H${x + breadth * 0.45 + slant * 2}C${x + breadth * 0.5 + slant},${height * 0.4} ${x + breadth * 0.5},${height * 0.8} ${x + breadth * 1.2},${height + 2}Z`;
  const light = { rim: brush.towardsLight(colour, 0.6), band: breadth * 0.35, edge: 1.2 };
  return (
    brush.fill(limbs.join(""), colour) +
    brush.cel(stem, colour, { ...light, bright: mix(colour, brush.script.far, 0.25) })
  );
}

/** Reeds from the lower edge. */
export function reeds(brush: Brush, from: number, to: number, count: number, tall: number, colour: string): string {
  const { chance, height } = brush;
  const stalks = times(count, (i) => {
    const [x, size] = [chance.between(from, to), height * tall * chance.between(0.5, 1.1)];
    const bend = chance.between(-0.25, 0.25) * size;
    return {
      blade: path`M${x - 1.6},${height}q${bend * 0.1},${-size * 0.6} ${bend},${-size}q${-bend * 0.5 + 1},${size * 0.5} ${3.2 - bend},${size}z`,
      head: i % 4 === 0 ? path`M${x + bend},${height - size - 2}v${size * 0.16 + 4}` : "",
    };
  });
  return (
    brush.fill(stalks.map(({ blade }) => blade).join(""), colour) +
    brush.line(stalks.map(({ head }) => head).join(""), colour, 4.5, { "stroke-linecap": "round" })
  );
}

export type Corner = "bottom left" | "bottom right" | "top left" | "top right";

/** A spray of leaves that grows into the picture from a corner. */
export function spray(brush: Brush, corner: Corner, colour: string, count = 8, scale = 1): string {
  const { chance, width, height } = brush;
  const [left, bottom] = [corner.endsWith("left"), corner.startsWith("bottom")];
  const [x, y, sideways, upright] = [left ? 0 : width, bottom ? height : 0, left ? 1 : -1, bottom ? -1 : 1];
  const leaves = times(count, (i) => {
    const angle = ((8 + (76 * i) / Math.max(count - 1, 1) + chance.between(-5, 5)) * Math.PI) / 180;
    const length = chance.between(30, 54) * scale;
    const [ex, ey] = [sideways * length * Math.cos(angle), upright * length * Math.sin(angle)];
    const [px, py] = [-ey * 0.16, ex * 0.16];
    return path`M${x},${y}q${ex * 0.5 + px},${ey * 0.5 + py} ${ex},${ey}q${-ex * 0.5 - px * 1.6},${-ey * 0.5 - py * 1.6} ${-ex},${-ey}z`;
  });
  return brush.fill(leaves.join(""), colour);
}

/** Blades of grass along the lower edge. */
export function grass(
  brush: Brush,
  from: number,
  to: number,
  tall: number,
  colour: string,
  foot = brush.height,
): string {
  const { chance } = brush;
  const blades = times((to - from) / 7, (i) => {
    const [x, size, bend] = [from + i * 7 + chance.between(0, 6), tall * chance.between(0.5, 1), chance.between(-6, 6)];
    return path`M${x},${foot}q${bend * 0.2},${-size * 0.6} ${bend},${-size}q${-bend * 0.3 + 1.5},${size * 0.5} ${4 - bend},${size}z`;
  });
  return brush.fill(blades.join(""), colour);
}

/** Rock that enters from one side; `points` are shares of width and height from that side. */
export function cliff(
  brush: Brush,
  side: "left" | "right",
  points: readonly Point[],
  colour: string,
  band = 14,
): string {
  const { width, height, chance } = brush;
  const at = ([x, y]: Point): Point => [
    side === "left" ? x * width : width - x * width,
    y * height + chance.between(-4, 4),
  ];
  const facets = times(3, (i) => {
    const y = 0.3 + 0.18 * i;
    return polygon(
      (
        [
          [0, y],
          [0.1 + 0.05 * i, y + 0.06],
          [0.06 + 0.05 * i, y + 0.15],
          [0, y + 0.1],
        ] as Point[]
      ).map(at),
    );
  });
  const light = { x: side === "left" ? 0.8 : -0.8, y: -0.6 };
  const shape = polygon([[-0.25, 0.12] as Point, ...points, [-0.25, 1.3] as Point].map(at));
  return (
    brush.cel(shape, colour, { band, edge: 1.5, light }) +
    brush.fill(facets.join(""), mix(colour, brush.script.near, 0.45), { opacity: 0.6 })
  );
}

/** A winding way from the lower edge up to a point. */
export function way(brush: Brush, x: number, y: number, colour: string, breadth = 0.14, swing = 0.12): string {
  const { width: w, height: h } = brush;
  const [footLeft, footRight] = [x - breadth, x + breadth * 0.9].map((share) => share * w) as [number, number];
  const [mid, top] = [(1 + y) / 2, y * h];
  return brush.fill(
    path`M${footLeft},${h + 2}C${footLeft + swing * w},${h * (mid + 0.08)} ${(x + swing) * w},${h * (mid - 0.02)} ${x * w - 2},${top}h5C${(x + swing + 0.1) * w},${h * (mid - 0.02)} ${footRight + swing * 0.4 * w},${h * (mid + 0.1)} ${footRight},${h + 2}Z`,
    colour,
    { opacity: 0.85 },
  );
}

export function water(brush: Brush, y: number, top: string, middle: string, foot: string): string {
  return brush.rect(0, brush.height * y, brush.width, brush.height * (1 - y) + 2, brush.linear([top, middle, foot]));
}

/** A row of small waves down to the lower edge. */
export function waves(brush: Brush, y: number, colour: string, crest: string, length = 24, tall = 10): string {
  const start = -brush.chance.between(2, length);
  const count = Math.ceil((brush.width - start) / length) + 1;
  const d =
    path`M${start},${brush.height * y}` +
    path`q${length / 2},${-tall} ${length},0`.repeat(count) +
    `V${brush.height + 2}H-30Z`;
  return brush.fill(d, colour, { stroke: crest, "stroke-width": 1.6 });
}
