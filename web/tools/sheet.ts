/** Contact sheets: draws pictures as they are, and has Chromium make a PNG of them. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { drawBack } from "../src/art/backs.ts";
import { CHARACTERS, drawCharacter, drawSmallCharacter } from "../src/art/characters.ts";
import { draw, drawSmall, standalone } from "../src/art/compose.ts";
import { cover as grimoriaCover } from "../src/games/grimoria/art/cover.ts";
import { COVER_HEIGHT, COVER_WIDTH, drawLayers } from "../src/art/covers/layers.ts";
import { cover as schatzjagdCover } from "../src/games/schatzjagd/art/cover.ts";
import { cover as zauberschwertCover } from "../src/games/zauberschwert/art/cover.ts";
import type { Brush } from "../src/art/kit/brush.ts";
import * as FACES from "../src/art/kit/people/faces.ts";
import { bust } from "../src/art/kit/people/bust.ts";
import * as HATS from "../src/art/kit/people/hats.ts";
import { pageHair, softHair } from "../src/art/kit/people/hair.ts";
import * as SCENES from "../src/art/kit/scenes/index.ts";
import { SCRIPTS, type ScriptName } from "../src/art/kit/scripts.ts";
import { BUST, type Picture } from "../src/art/picture.ts";
import { drawProp, PROPS, type PropName } from "../src/art/props.ts";
import type { Figure } from "../src/wire/figure.ts";
import { PICTURES as GRIMORIA } from "../src/games/grimoria/art/pictures.ts";
import { PICTURES as SCHATZJAGD } from "../src/games/schatzjagd/art/pictures.ts";
import { PICTURES as ZAUBERSCHWERT } from "../src/games/zauberschwert/art/pictures.ts";

const USAGE = `node tools/sheet.mjs WHAT... [--out FILE] [--zoom N] [--size large|small]

WHAT is a game (grimoria), some of its cards (grimoria:king,witch), "scenes", "scenes:dusk", "faces", "hats",
"figures" (of the seats), "props" (of flourishes), "covers", "covers:grimoria" or "backs".
FILE is sheet.png unless told; N magnifies (2 for a close look). Set CHROMIUM if it is not called "chromium".`;

interface Cell {
  name: string;
  large: string;
  small?: string;
  tall?: boolean;
}

const COLUMN = 372;
const ROW = 258;

const GAMES: Record<string, Record<string, Picture>> = {
  grimoria: GRIMORIA,
  schatzjagd: SCHATZJAGD,
  zauberschwert: ZAUBERSCHWERT,
};

function gamePictures(game: string, cards: string[]): Cell[] {
  const pictures = GAMES[game];
  if (!pictures) throw new Error(`${game}: no such game; there are ${Object.keys(GAMES).join(", ")}`);
  return (cards.length ? cards : Object.keys(pictures)).map((key) => {
    const picture = pictures[key];
    if (!picture) throw new Error(`${game}:${key}: no such picture; there are ${Object.keys(pictures).join(", ")}`);
    return { name: key, large: draw(picture, key), small: drawSmall(picture, key) };
  });
}

function scenePictures([script]: string[]): Cell[] {
  const names = Object.keys(SCRIPTS) as ScriptName[];
  return Object.entries(SCENES).map(([name, scene], i) => {
    const mood = (script as ScriptName | undefined) ?? names[i % names.length]!;
    return {
      name: `${name} ${mood}`,
      large: draw({ script: mood, scene: (brush: Brush) => scene(brush), tint: "#444444" }, name),
    };
  });
}

function bustPicture(name: string, parts: Parameters<typeof bust>[1]): Cell {
  const picture: Picture = {
    ...BUST,
    script: "dusk",
    scene: (brush) => brush.all("#8a7a90"),
    subject: (brush) => bust(brush, parts),
    tint: "#8a7a90",
  };
  return { name, large: draw(picture, name), small: drawSmall(picture, name) };
}

function faces(): Cell[] {
  return Object.entries(FACES).map(([name, face]) =>
    bustPicture(name, { face, over: [face.lashes ? softHair : pageHair] }),
  );
}

function backs(): Cell[] {
  const piles = ["adventure", "place", "treasure"];
  return (["arch", "map", "plate"] as const).flatMap((frame) =>
    piles.map((pile) => ({ name: `${frame} ${pile}`, large: drawBack(frame, pile), tall: true })),
  );
}

function hats(): Cell[] {
  return Object.entries(HATS).map(([name, hat]) => bustPicture(name, { over: [hat()] }));
}

function figures(): Cell[] {
  return (Object.keys(CHARACTERS) as Figure[]).map((name) => ({
    name,
    large: drawCharacter(name),
    small: drawSmallCharacter(name),
  }));
}

function props(): Cell[] {
  return (Object.keys(PROPS) as PropName[]).map((name) => ({ name, large: drawProp(name) }));
}

const COVERS = { grimoria: grimoriaCover, schatzjagd: schatzjagdCover, zauberschwert: zauberschwertCover };

/** All layers on each other, as they lie before anything moves. */
function covers(names: string[]): Cell[] {
  return Object.entries(COVERS)
    .filter(([game]) => !names.length || names.includes(game))
    .map(([name, cover]) => {
      const layers = drawLayers(name, cover).map(({ svg }) => svg);
      return { name, large: standalone(COVER_WIDTH, COVER_HEIGHT, layers.join("")) };
    });
}

function cellsOf(what: string): Cell[] {
  const [kind, list] = what.split(":") as [string, string | undefined];
  const names = list?.split(",") ?? [];
  if (kind === "scenes") return scenePictures(names);
  if (kind === "faces") return faces();
  if (kind === "hats") return hats();
  if (kind === "backs") return backs();
  if (kind === "figures") return figures();
  if (kind === "props") return props();
  if (kind === "covers") return covers(names);
  return gamePictures(kind, names);
}

function image(svg: string, width: number, height: number): string {
  return `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}" style="width:${width}px;height:${height}px">`;
}

function figure({ name, large, small, tall }: Cell, size: string | undefined): string {
  const weight = (text: string) => (text.length / 1024).toFixed(1);
  const whole = size === "small" ? "" : image(large, tall ? 140 : 240, tall ? 196 : 200);
  const others =
    small && size !== "large"
      ? `<div>${image(small, 84, 84)} ${image(small, 40, 40)}${image(large, 84, 100)}</div>`
      : "";
  return `<figure><div class="row">${whole}${others}</div><figcaption>${name} ${weight(large)}${small ? ` / ${weight(small)}` : ""} KB</figcaption></figure>`;
}

function page(cells: Cell[], columns: number, width: number, size: string | undefined): string {
  const style = `body{margin:0;padding:12px;background:#2a2430;display:grid;grid-template-columns:repeat(${columns},${width - 12}px);gap:12px;font:13px sans-serif;color:#eee}
figure{margin:0}.row{display:flex;gap:8px}img{object-fit:cover;border-radius:6px;display:inline-block;vertical-align:top;margin-bottom:6px}figcaption{height:16px}`;
  return `<meta charset="utf-8"><style>${style}</style>${cells.map((cell) => figure(cell, size)).join("")}`;
}

function photograph(html: string, out: string, width: number, height: number, zoom: number): void {
  const folder = mkdtempSync(join(tmpdir(), "sheet-"));
  writeFileSync(join(folder, "sheet.html"), html);
  const options = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--hide-scrollbars",
    `--force-device-scale-factor=${zoom}`,
  ];
  execFileSync(
    process.env.CHROMIUM ?? "chromium",
    [
      ...options,
      `--user-data-dir=${join(folder, "profile")}`,
      `--window-size=${width},${height}`,
      `--screenshot=${resolve(out)}`,
      `file://${join(folder, "sheet.html")}`,
    ],
    { stdio: "ignore" },
  );
  rmSync(folder, { recursive: true, force: true });
}

export function main(args: string[]): void {
  const options = {
    out: { type: "string", default: "sheet.png" },
    zoom: { type: "string", default: "1" },
    size: { type: "string" },
    help: { type: "boolean" },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help || positionals.length === 0) return console.log(USAGE);
  const started = performance.now();
  const cells = positionals.flatMap(cellsOf);
  console.log(`${cells.length} pictures in ${Math.round(performance.now() - started)} ms`);
  const width =
    values.size === "large" || !cells.some(({ small }) => small) ? 264 : values.size === "small" ? 110 : COLUMN;
  const columns = Math.min(cells.length, Math.max(1, Math.floor(1500 / width)));
  const height = Math.ceil(cells.length / columns) * ROW * (values.size === "small" ? 1.15 : 1.08) + 24;
  photograph(
    page(cells, columns, width, values.size),
    values.out,
    columns * width + 24,
    Math.ceil(height),
    Number(values.zoom),
  );
  console.log(resolve(values.out));
}
