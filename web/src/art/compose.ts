/** A picture as a complete SVG: for large boxes with its scene, for small ones only what matters. */
import { Brush, HEIGHT, WIDTH } from "./kit/brush";
import { deepen, mix } from "./kit/colour";
import { slim } from "./kit/svg";
import { WHOLE, type Picture, type Subject } from "./picture";

export const SMALL = 100;
const LAMP = "#fff6d8";

export function standalone(width: number, height: number, inner: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return slim(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inner}</svg>`);
}

function placed(brush: Brush, subject: Subject | undefined, [x, y, scale]: readonly [number, number, number]): string {
  return subject ? brush.at(x, y, scale, subject) : "";
}

/** The whole picture; boxes of any shape may cut its edges, the subject stays. */
export function draw(picture: Picture, key: string): string {
  const brush = new Brush(key, picture.script);
  const drawing =
    picture.scene(brush) +
    placed(brush, picture.subject, picture.place ?? WHOLE.place) +
    (picture.ornament?.(brush) ?? "") +
    brush.vignette(picture.vignette);
  return standalone(WIDTH, HEIGHT, brush.definitions + drawing);
}

/** For boxes of 32 to 84 pixels: no scene, a dark ground, the most telling part with an outline. */
export function drawSmall(picture: Picture, key: string): string {
  const brush = new Brush(key, picture.script, SMALL, SMALL, { small: true });
  const [x, y, half] = picture.focus ?? WHOLE.focus;
  const scale = SMALL / 2 / half;
  const subject = placed(brush, picture.token ?? picture.subject, [
    SMALL / 2 - x * scale,
    SMALL / 2 - y * scale,
    scale,
  ]);
  const ground = brush.all(smallGround(brush, picture.tint));
  const outline = outlineFilter(brush.id());
  return standalone(
    SMALL,
    SMALL,
    brush.definitions + outline.definition + ground + `<g filter="url(#${outline.id})">${subject}</g>`,
  );
}

function smallGround(brush: Brush, tint: string): string {
  return brush.radial([mix(tint, LAMP, 0.35), deepen(tint, 0.3), deepen(tint, 0.85)], [0.42, 0.36, 0.78]);
}

/** Only what is quite opaque gets an outline: glows do not. */
export function outlineFilter(id: string): { id: string; definition: string } {
  const definition =
    `<filter id="${id}" x="-.1" y="-.1" width="1.2" height="1.2">` +
    `<feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 9 -8"/><feGaussianBlur stdDeviation="1.2"/>` +
    `<feColorMatrix values="0 0 0 0 .06 0 0 0 0 .02 0 0 0 0 .05 0 0 0 3.5 -.15"/>` +
    `<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
  return { id, definition };
}
