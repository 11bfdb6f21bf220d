/** A brush draws one picture: it has the picture's colours, light and chance, and keeps what its shapes share. */
import { deepen, isPlain, mix } from "./colour";
import { alongLight, bandColour, lightFrom, litLayers, litStops, type Light } from "./light";
import { Chance, shortHash } from "./random";
import { SCRIPTS, type Script, type ScriptName } from "./scripts";
import { n, written, type Attributes } from "./svg";

/** A colour, or a colour and how much of it is seen. */
export type Stop = string | readonly [string, number];

export interface Cel {
  /** Breadth of the shade on the far side. */
  band?: number;
  /** Breadth of the rim on the lit side; 0 for none. */
  edge?: number;
  shade?: string;
  /** How far the shade goes from the body's colour, 0 to 1. */
  depth?: number;
  rim?: string;
  /** The colour at the lit end of the body. */
  bright?: string;
  /** Another light than that of the scene. */
  light?: Light;
}

export const WIDTH = 240;
export const HEIGHT = 200;
const LEFT_ABOVE = lightFrom(-0.8, -0.6);

export class Brush {
  readonly chance: Chance;
  script: Script;
  light: Light = LEFT_ABOVE;
  /** Drawn for a small box: leave out what nobody would see. */
  readonly small: boolean;
  private readonly shared: string[] = [];
  private readonly gradients = new Map<string, string>();
  private readonly prefix: string;
  private ids = 0;

  constructor(
    readonly key: string,
    script: Script | ScriptName,
    readonly width = WIDTH,
    readonly height = HEIGHT,
    { small = false }: { small?: boolean } = {},
  ) {
    this.chance = new Chance(key);
    this.prefix = shortHash(key);
    this.script = typeof script === "string" ? SCRIPTS[script] : script;
    this.small = small;
  }

  /** Unique within everything that is drawn with other keys. */
  id(): string {
    this.ids += 1;
    return this.prefix + this.ids.toString(36);
  }

  define(markup: string): void {
    this.shared.push(markup);
  }

  get definitions(): string {
    return `<defs>${this.shared.join("")}</defs>`;
  }

  /** 0 is the farthest layer of the scene, 1 the nearest. */
  tone(nearness: number): string {
    return mix(this.script.far, this.script.near, nearness);
  }

  /** Towards the light of the scene. */
  towardsLight(colour: string, share: number): string {
    return mix(colour, this.script.light, share);
  }

  linear(stops: readonly Stop[], vector: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
    const [x1, y1, x2, y2] = vector.map((part) => Math.round(part * 100) / 100) as [number, number, number, number];
    const box = { ...(x1 && { x1 }), ...(y1 && { y1 }), ...(x2 !== 1 && { x2 }), ...(y2 && { y2 }) };
    return this.gradient("linearGradient", box, stops);
  }

  radial(stops: readonly Stop[], circle?: readonly [number, number, number]): string {
    return this.gradient("radialGradient", circle ? { cx: circle[0], cy: circle[1], r: circle[2] } : {}, stops);
  }

  private gradient(tag: string, box: Attributes, stops: readonly Stop[]): string {
    const inner = written(box) + ">" + stops.map((stop, i) => stopMarkup(stop, i / (stops.length - 1))).join("");
    const known = this.gradients.get(tag + inner);
    if (known) return known;
    const id = this.id();
    this.define(`<${tag} id="${id}"${inner}</${tag}>`);
    this.gradients.set(tag + inner, `url(#${id})`);
    return `url(#${id})`;
  }

  fill(d: string, colour: string, attributes: Attributes = {}): string {
    return d ? `<path d="${d}" fill="${colour}"${written(attributes)}/>` : "";
  }

  line(d: string, colour: string, width: number, attributes: Attributes = {}): string {
    if (!d) return "";
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${written(attributes)}/>`;
  }

  /** Round ends: strokes of zero length become dots. */
  dots(points: readonly (readonly [number, number])[], colour: string, size: number, opacity = 1): string {
    const d = points.map(([x, y]) => `M${n(x)},${n(y)}h0`).join("");
    return this.line(d, colour, size, { "stroke-linecap": "round", ...(opacity < 1 && { opacity }) });
  }

  rect(x: number, y: number, width: number, height: number, fill: string, attributes: Attributes = {}): string {
    const place = { ...(x && { x: n(x) }), ...(y && { y: n(y) }), width: n(width), height: n(height), fill };
    return `<rect${written({ ...place, ...attributes })}/>`;
  }

  all(fill: string, attributes: Attributes = {}): string {
    return this.rect(0, 0, this.width, this.height, fill, attributes);
  }

  disc(x: number, y: number, across: number, colour: string, opacity = 1, down = across): string {
    const place = { cx: n(x), cy: n(y), rx: n(across), ry: n(down), fill: colour };
    return `<ellipse${written({ ...place, ...(opacity < 1 && { opacity }) })}/>`;
  }

  glow(x: number, y: number, across: number, colour: string, strength = 0.8, down = across): string {
    const fill = this.radial([
      [colour, strength],
      [colour, strength * 0.35],
      [colour, 0],
    ]);
    return this.disc(x, y, across, fill, 1, down);
  }

  /** Where a thing stands on the ground. */
  shadow(x: number, y: number, across: number, down = across * 0.22, strength = 0.65): string {
    return this.glow(x, y, across, deepen(this.script.near, 0.5, "#000000"), strength, down);
  }

  /** A shape by the rule of light (see light.ts). */
  cel(d: string, colour: string, options: Cel = {}): string {
    return this.celWith(d, colour, options, "");
  }

  /** The same, with drawing on its surface: it ends where the shape ends. */
  celWith(d: string, colour: string, options: Cel, surface: string): string {
    const { band = 7, edge = 1.6, depth = 0.75, rim = this.script.rim, light = this.light } = options;
    const id = this.id();
    this.define(`<clipPath id="${id}c"><path id="${id}" d="${d}"/></clipPath>`);
    const fill = this.bodyFill(colour, band, options.bright, light);
    const shading = { band, edge, shade: bandColour(colour, options.shade, depth), rim, light };
    return `<g clip-path="url(#${id}c)">${litLayers(id, fill, shading)}${surface}</g>`;
  }

  private bodyFill(colour: string, band: number, bright: string | undefined, light: Light): string {
    if (!isPlain(colour) || (band <= 6 && !bright)) return colour;
    const [lit, plain] = litStops(colour, this.script.light);
    return this.linear([bright ?? lit, plain], alongLight(light));
  }

  /** Drawing that ends where `d` ends. */
  within(d: string, drawing: string): string {
    const id = this.id();
    this.define(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${drawing}</g>`;
  }

  /** A drawing around the origin, put elsewhere; in a mirrored one the light stays where it is. */
  at(x: number, y: number, scale: number, drawing: (brush: Brush) => string, options: Placing = {}): string {
    const { flip = false, turn = 0 } = options;
    const light = this.light;
    if (turn || flip) this.light = turned(light, turn, flip);
    const inner = drawing(this);
    this.light = light;
    return `<g transform="${placing(x, y, scale, flip, turn)}">${inner}</g>`;
  }

  /** A drawing that is used several times: gives the markup of each copy. */
  stamp(drawing: string): (x: number, y: number, scale?: number, flip?: boolean) => string {
    const id = this.id();
    this.define(`<g id="${id}">${drawing}</g>`);
    return (x, y, scale = 1, flip = false) => `<use href="#${id}" transform="${placing(x, y, scale, flip, 0)}"/>`;
  }

  /** Darker towards the corners, in the near colour of the scene. */
  vignette(strength = 0.7): string {
    const colour = deepen(this.script.near, 0.3);
    const stops: Stop[] = [
      [colour, 0],
      [colour, 0],
      [colour, strength * 0.45],
      [colour, strength],
    ];
    return this.all(this.radial(stops, [0.5, 0.45, 0.75]));
  }
}

export interface Placing {
  flip?: boolean;
  /** In degrees. */
  turn?: number;
}

function placing(x: number, y: number, scale: number, flip: boolean, turn: number): string {
  const size = String(Math.round(scale * 1000) / 1000);
  const scaled = flip ? ` scale(-${size} ${size})` : scale === 1 ? "" : ` scale(${size})`;
  return `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""}${scaled}`;
}

function turned({ x, y }: Light, degrees: number, flip: boolean): Light {
  const angle = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const back = { x: x * cos - y * sin, y: x * sin + y * cos };
  return flip ? { x: -back.x, y: back.y } : back;
}

function stopMarkup(stop: Stop, offset: number): string {
  const [colour, opacity] = typeof stop === "string" ? [stop, 1] : stop;
  const seen = opacity === 1 ? {} : { "stop-opacity": Math.round(opacity * 100) / 100 };
  return `<stop${written({ ...(offset && { offset: Math.round(offset * 100) / 100 }), "stop-color": colour, ...seen })}/>`;
}
