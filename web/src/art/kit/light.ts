/**
 * The rule of light for every drawn shape: a rim on the lit side only, the body, and a band of shade on the far side.
 *
 * The rim is the whole shape in the colour of the light; the body is the same shape, moved away from the light; the shade
 * is a thick stroke, moved towards the light. All three are clipped by the shape, so they follow every contour.
 */
import { deepen, isPlain, mix } from "./colour";
import { n, written, type Attributes } from "./svg";

export interface Light {
  x: number;
  y: number;
}

/** Always of length one: a short vector would draw the rim all round, like a sticker. */
export function lightFrom(x: number, y: number): Light {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

export interface Shading {
  /** Breadth of the shade; 0 for none. */
  band: number;
  /** Breadth of the rim; 0 for none. */
  edge: number;
  shade: string;
  rim: string;
  light: Light;
}

/** What lies on the far side of a thing of this colour: darker and warmer, never grey. */
export function shadeOf(colour: string): string {
  return deepen(colour, 0.52, "#2a0c2a");
}

/** A gradient along the light: nearer to the light, lighter. */
export function litStops(colour: string, lamp: string): [string, string] {
  return [mix(colour, lamp, 0.18), colour];
}

export function alongLight({ x, y }: Light): [number, number, number, number] {
  return [0.5 + x * 0.5, 0.5 + y * 0.5, 0.5 - x * 0.4, 0.5 - y * 0.4];
}

function copy(id: string, attributes: Attributes): string {
  return `<use href="#${id}"${written(attributes)}/>`;
}

function moved({ x, y }: Light, by: number): Attributes {
  const [dx, dy] = [n(x * by), n(y * by)];
  return { ...(dx !== "0" && { x: dx }), ...(dy !== "0" && { y: dy }) };
}

/** The layers of a shape that is defined as `id`, clipped by `clip`. */
export function litLayers(id: string, fill: string, shading: Shading): string {
  const { band, edge, shade, rim, light } = shading;
  const body = edge ? copy(id, { fill: rim }) + copy(id, { fill, ...moved(light, -1.5 * edge) }) : copy(id, { fill });
  if (!band) return body;
  return body + copy(id, { fill: "none", stroke: shade, "stroke-width": n(2 * band), ...moved(light, band) });
}

/** The colour of the band: between the body and its deepest shade. */
export function bandColour(colour: string, shade: string | undefined, share: number): string {
  if (!isPlain(colour)) return shade ?? "#000000";
  return mix(colour, shade ?? shadeOf(colour), share);
}
