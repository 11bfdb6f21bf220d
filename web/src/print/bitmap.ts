/** A card as it stands on the page, as a bitmap: its SVG with colours, fonts and pictures put into it. */
import { BLEED, CARD } from "./layout";

const DPI = 300;
const INCH = 25.4; // millimetres
const COPIED = [
  "fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "opacity", "color", "font-family",
  "font-size", "font-weight", "font-style", "letter-spacing", "text-anchor", "display",
  "stop-color", "stop-opacity", "fill-opacity", "stroke-opacity", "stroke-linejoin", "paint-order", "mix-blend-mode",
]; // prettier-ignore
const SVG = "http://www.w3.org/2000/svg";

function points(millimetres: number, dpi: number): number {
  return Math.round((millimetres / INCH) * dpi);
}

async function asData(address: string): Promise<string> {
  const body = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("a picture cannot be read"));
    reader.readAsDataURL(body);
  });
}

const kept = new Map<string, Promise<string>>();

function dataOf(address: string): Promise<string> {
  const known = kept.get(address) ?? asData(address);
  kept.set(address, known);
  return known;
}

/** All fonts of the page that a drawing uses. */
async function fontsIn(families: Set<string>): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => families.has(unquoted(style.getPropertyValue("font-family"))))
    .filter(({ style }) => isLatin(style.getPropertyValue("unicode-range")));
  return (await Promise.all(rules.map(withData))).join("\n");
}

function unquoted(family: string): string {
  return family.trim().replace(/^["']|["']$/g, "");
}

function isLatin(range: string): boolean {
  return !range || range.toUpperCase().includes("U+0-FF") || range.toUpperCase().includes("U+0000-00FF");
}

async function withData(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue("src"))?.[1] ?? "";
  const sheet = rule.parentStyleSheet?.href ?? location.href;
  const data = await dataOf(new URL(address, sheet).href);
  const { style } = rule;
  const facts = ["font-family", "font-weight", "font-style"].map((name) => `${name}:${style.getPropertyValue(name)}`);
  return `@font-face{${facts.join(";")};src:url(${data})}`;
}

/** The same drawing with its colours and fonts written into it, and the names of these fonts. */
function plainCopy(drawing: SVGSVGElement): { copy: SVGSVGElement; families: Set<string> } {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const families = new Set<string>();
  const copies = [copy, ...copy.querySelectorAll("*")];
  for (const [i, original] of [drawing, ...drawing.querySelectorAll("*")].entries()) {
    const style = getComputedStyle(original);
    const written = COPIED.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
    copies[i]?.setAttribute("style", written.replaceAll('"', "'"));
    style.fontFamily.split(",").forEach((family) => families.add(unquoted(family)));
  }
  return { copy, families };
}

async function withPictures(copy: SVGSVGElement): Promise<void> {
  const pictures = [...copy.querySelectorAll("image")];
  await Promise.all(
    pictures.map(async (picture) => picture.setAttribute("href", await dataOf(picture.getAttribute("href") ?? ""))),
  );
}

/** The paper of a card goes on beyond the cut: no edge, no round corners. */
function spread(copy: SVGSVGElement, bleed: number): string {
  const paper = copy.querySelector("rect");
  if (!bleed || !paper) return "";
  const colour = paper.style.fill;
  paper.remove();
  return `<rect width="100%" height="100%" fill="${colour}"/>`;
}

/** A whole SVG with the card in the middle, and its paper around it. Letters keep the distances of the font, at any size. */
async function drawn(drawing: SVGSVGElement, bleed: number, dpi: number): Promise<string> {
  const { copy, families } = plainCopy(drawing);
  await withPictures(copy);
  const ground = spread(copy, bleed);
  const [width, height] = [CARD.width + 2 * bleed, CARD.height + 2 * bleed];
  const place = { x: bleed, y: bleed, ...CARD, preserveAspectRatio: "none" };
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
  copy.style.width = copy.style.height = "";
  const inner = new XMLSerializer().serializeToString(copy);
  const fonts = `<style>${await fontsIn(families)}</style>`;
  const size = `width="${points(width, dpi)}" height="${points(height, dpi)}" text-rendering="geometricPrecision"`;
  return `<svg xmlns="${SVG}" viewBox="0 0 ${width} ${height}" ${size}>${fonts}${ground}${inner}</svg>`;
}

async function loaded(svg: string, width: number, height: number): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** A card as points, with or without what is printed beyond the cut. */
export async function bitmapOf(drawing: SVGSVGElement, { bleed = BLEED, dpi = DPI } = {}): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  canvas.width = points(CARD.width + 2 * bleed, dpi);
  canvas.height = points(CARD.height + 2 * bleed, dpi);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws nothing");
  const image = await loaded(await drawn(drawing, bleed, dpi), canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** One card as a PNG file, with its round corners. */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const canvas = await bitmapOf(drawing, { bleed: 0 });
  return new Promise((resolve, reject) =>
    canvas.toBlob((found) => (found ? resolve(found) : reject(new Error("no PNG"))), "image/png"),
  );
}
