/** Sky, light and air. */
import type { Brush } from "./brush";
import { mix } from "./colour";
import { lightFrom } from "./light";
import { n, path, polygon, type Point } from "./svg";

export interface Sky {
  /** Place and size of the light, as shares of the picture. */
  x?: number;
  y?: number;
  size?: number;
  stars?: number;
  disc?: boolean;
  clouds?: number;
}

/** The sky; it says where the light of the picture comes from. */
export function sky(
  brush: Brush,
  { x = 0.68, y = 0.28, size = 0.1, stars = 26, disc = true, clouds = 3 }: Sky = {},
): string {
  const { width, height, script } = brush;
  brush.light = lightFrom((x - 0.5) * 1.6 || -0.3, -0.6);
  const [top, middle, horizon] = script.sky;
  const [atX, atY, radius] = [width * x, height * y, height * size];
  return (
    brush.all(brush.linear([top, middle, horizon, horizon])) +
    starField(brush, stars) +
    brush.glow(atX, atY, radius * 5.5, script.light, 0.75) +
    (disc ? brush.disc(atX, atY, radius * 1.5, script.light, 0.18) + brush.disc(atX, atY, radius, script.light) : "") +
    cloudBands(brush, clouds)
  );
}

export function starField(brush: Brush, count: number, depth = 0.55): string {
  const { chance, width, height } = brush;
  const points = times(count, () => [chance.whole(0, width), chance.whole(0, height * depth)] as const);
  return brush.dots(points, brush.script.light, 1.3, 0.75);
}

export function cloudBands(brush: Brush, count: number): string {
  const colour = mix(brush.script.sky[1], brush.script.light, 0.35);
  return brush.fill(times(count, (i) => cloudBand(brush, i)).join(""), colour, { opacity: 0.28 });
}

function cloudBand({ chance, width, height }: Brush, row: number): string {
  const y = height * (0.12 + 0.16 * row) + chance.whole(-8, 8);
  const x = chance.between(-0.1, 0.7) * width;
  const length = height * chance.between(0.4, 0.8);
  return path`M${x},${y}q${length * 0.15},${-height * 0.045} ${length * 0.32},${-height * 0.02}q${length * 0.2},${-height * 0.05} ${length * 0.4},${-height * 0.005}q${length * 0.2},${-height * 0.01} ${length * 0.28},${height * 0.025}z`;
}

/** Round summer clouds. */
export function heapedCloud(
  brush: Brush,
  x: number,
  y: number,
  scale: number,
  colour = "#fffdf0",
  shade = "#e8b08a",
): string {
  const transform = `translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 100) / 100})`;
  return (
    brush.fill("M0,0q6,-22 30,-18q10,-26 42,-16q26,-14 40,8q28,-6 34,26q-70,14 -146,0z", colour, {
      transform,
      opacity: 0.9,
    }) + brush.fill("M0,0q14,-12 36,-6q20,-10 44,0q30,-10 66,6q-70,14 -146,0z", shade, { transform, opacity: 0.35 })
  );
}

/** A strip of mist between two layers. */
export function fog(brush: Brush, y: number, strength = 0.5, colour?: string, breadth = 0.1): string {
  const mist = colour ?? mix(brush.script.sky[2], brush.script.far, 0.4);
  const fill = brush.linear([
    [mist, 0],
    [mist, strength],
    [mist, 0],
  ]);
  return brush.rect(0, brush.height * (y - breadth), brush.width, brush.height * breadth * 2, fill);
}

export interface Shafts {
  from: number;
  to: number;
  count: number;
  length: number;
  strength?: number;
  colour?: string;
}

/** Beams of light from a point; angles in degrees, 90 is straight down. */
export function shafts(
  brush: Brush,
  x: number,
  y: number,
  { from, to, count, length, strength = 0.3, colour }: Shafts,
): string {
  const beam = (i: number) => {
    const middle = radians(from + ((to - from) * (i + 0.5)) / count);
    const half = radians(brush.chance.between(2, 4.5));
    const end = (angle: number): Point => [x + length * Math.cos(angle), y + length * Math.sin(angle)];
    return polygon([[x, y], end(middle - half), end(middle + half)]);
  };
  const id = brush.id();
  const paint = colour ?? brush.script.light;
  brush.define(
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(length)}"><stop stop-color="${paint}" stop-opacity="${strength}"/><stop offset="1" stop-color="${paint}" stop-opacity="0"/></radialGradient>`,
  );
  return brush.fill(times(count, beam).join(""), `url(#${id})`);
}

/** Sparks, fireflies, snow: dots in an ellipse. */
export function sparks(
  brush: Brush,
  x: number,
  y: number,
  across: number,
  down: number,
  count: number,
  colour = brush.script.warm,
  size = 1.8,
): string {
  const points = times(count, () => {
    const [angle, far] = [brush.chance.between(0, 2 * Math.PI), Math.pow(brush.chance.next(), 0.6)];
    return [x + across * far * Math.cos(angle), y + down * far * Math.sin(angle)] as const;
  });
  return brush.dots(points, colour, size, 0.9);
}

export function snowfall(brush: Brush, count = 60): string {
  const { chance, width, height } = brush;
  const flakes = (size: number, share: number) =>
    brush.dots(
      times(count * share, () => [chance.whole(0, width), chance.whole(0, height)] as const),
      "#ffffff",
      size,
      0.7,
    );
  return flakes(1.4, 0.7) + flakes(2.6, 0.3);
}

export function rain(brush: Brush, count = 50): string {
  const { chance, width, height } = brush;
  const drops = times(count, () => `M${chance.whole(0, width)},${chance.whole(-10, height)}l-4,14`).join("");
  return brush.line(drops, brush.script.light, 0.8, { opacity: 0.3 });
}

/** Where light lies on water. */
export function glitter(brush: Brush, x: number, y: number, rows: number, step: number, spread: number): string {
  const { chance } = brush;
  const d = times(rows, (i) => {
    const left = x + chance.between(-1, 1) * (8 + i * spread);
    return path`M${left},${y + i * step}h${8 + chance.between(0, 22)}`;
  }).join("");
  return brush.line(d, brush.script.light, 2, { "stroke-linecap": "round", opacity: 0.7 });
}

export function times<Item>(count: number, make: (i: number) => Item): Item[] {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => make(i));
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
