/** The closed sides of cards: one design for each frame, varied by the pile. */
import { Brush } from "./kit/brush";
import { dragon } from "./creatures/dragon";
import { deepen, mix } from "./kit/colour";
import { times } from "./kit/sky";
import { polygon, slim, star, type Point } from "./kit/svg";

export type BackFrame = "arch" | "map" | "plate";
type Stop = string;

const [WIDTH, HEIGHT] = [200, 280];
const MIRRORED = ["", "matrix(-1 0 0 1 200 0)", "matrix(1 0 0 -1 0 280)", "matrix(-1 0 0 -1 200 280)"];
const GOLD: Stop[] = ["#fff0b4", "#d9a43a", "#8a5a14", "#e9bd58", "#7a4a10"];
const STEEL: Stop[] = ["#f4f8fb", "#a9b6c2", "#5c6a78", "#c3ced8", "#3c4854"];
const DIAGONAL = [0, 0, 1, 1] as const;

export function drawBack(frame: BackFrame, pile: string): string {
  const brush = new Brush(`${frame}-${pile}`, "night", WIDTH, HEIGHT);
  const drawing = { arch: leatherBack, map: chartBack, plate: shieldBack }[frame](brush, pile);
  return slim(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${brush.definitions}${drawing}</svg>`,
  );
}

function mirrored(drawing: string): string {
  return MIRRORED.map((transform) => `<g${transform ? ` transform="${transform}"` : ""}>${drawing}</g>`).join("");
}

const LEATHERS: Record<string, string> = { place: "#14402e", treasure: "#4e1a14" };
const CORNER = "M7,7H53C48,17 37,15 33,27C27,33 17,37 17,48L7,55Z";
const TWIGS =
  "M18,115C28,112 33,102 32,92C23,95 17,103 18,115ZM24,92C35,92 43,83 43,73C33,75 25,82 24,92ZM38,70C48,73 58,68 62,58C52,57 42,62 38,70ZM57,57C67,62 77,58 82,50C72,47 62,48 57,57ZM30,83C20,82 15,73 17,65C25,67 30,75 30,83ZM48,63C40,58 38,48 43,40C50,47 52,55 48,63ZM70,50C63,45 63,37 68,32C75,37 75,45 70,50Z";

/** Leather and gold; in the middle an eye, a tower or a gem. */
function leatherBack(brush: Brush, pile: string): string {
  const leather = LEATHERS[pile] ?? "#2c1440";
  const gold = brush.linear(GOLD, DIAGONAL);
  const hide = brush.radial([mix(leather, "#ffffff", 0.12), leather, deepen(leather, 0.6)], [0.5, 0.45, 0.75]);
  return (
    brush.rect(1, 1, 198, 278, hide, { rx: 11 }) +
    `<g fill="none" stroke="${gold}"><rect x="3.500" y="3.500" width="193" height="273" rx="9" stroke-width="2.600"/><rect x="11" y="11" width="178" height="258" rx="4"/></g>` +
    mirrored(
      brush.fill(CORNER, gold, { stroke: "#2a1206" }) +
        brush.disc(18, 18, 4.4, "#7a1c2c") +
        brush.line("M17,134C17,100 25,77 48,62C70,48 83,43 100,43", gold, 2) +
        brush.fill(TWIGS, gold),
    ) +
    brush.disc(100, 43, 11, deepen(leather, 0.6)) +
    brush.disc(100, 237, 11, deepen(leather, 0.6)) +
    brush.fill(
      "M97,36A7.500,7.500 0 1 0 107,46A6.500,6.500 0 0 1 97,36ZM97,244A7.500,7.500 0 1 1 107,234A6.500,6.500 0 0 0 97,244Z",
      "#ffe9a8",
    ) +
    brush.at(100, 140, 1, () => medallion(brush, leather, gold) + (EMBLEMS[pile] ?? eye)(brush, leather))
  );
}

function medallion(brush: Brush, leather: string, gold: string): string {
  const ray = (i: number) => {
    const [half, foot, scale] = i % 2 ? [4, 20, 0.84] : [7.5, 25, 1];
    return `<g transform="rotate(${i * 45}) scale(${scale})"><path d="M0,-47L${half},${-foot}L0,-17L${-half},${-foot}Z" fill="${gold}"/><path d="M0,-47V-17L${-half},${-foot}Z" fill="#fff4c4" opacity=".55"/></g>`;
  };
  return (
    brush.disc(0, 0, 55, deepen(leather, 0.6)) +
    `<circle r="55" fill="none" stroke="${gold}" stroke-width="3.400"/><circle r="48.500" fill="none" stroke="#f3d27a" stroke-dasharray="1 5" stroke-linecap="round"/>` +
    times(8, ray).join("") +
    brush.disc(0, 0, 22, "#2a1206") +
    brush.disc(0, 0, 20.5, gold)
  );
}

type Emblem = (brush: Brush, leather: string) => string;

const eye: Emblem = (brush, leather) =>
  brush.disc(0, 0, 16.5, deepen(leather, 0.5)) +
  brush.fill("M-13,0Q0,-14 13,0Q0,14 -13,0Z", "#fff0cc") +
  brush.disc(0, 0, 6.2, mix(leather, "#c86aff", 0.5)) +
  brush.disc(0, 0, 1.9, "#0a0414", 1, 5.8) +
  brush.disc(-2, -2, 1.5, "#ffffff");

const tower: Emblem = (brush, leather) =>
  brush.disc(0, 0, 16.5, deepen(leather, 0.3)) +
  brush.cel("M-7,12V-4H-9V-11H-5V-8H-2V-11H2V-8H5V-11H9V-4H7V12Z", "#f3e2b8", { band: 3, edge: 0.8 }) +
  brush.fill("M-2.500,12V6A2.500,2.500 0 0 1 2.500,6V12Z", deepen(leather, 0.5));

const gem: Emblem = (brush, leather) =>
  brush.disc(0, 0, 16.5, deepen(leather, 0.4)) +
  brush.cel("M-12,-3L-6,-10H6L12,-3L0,12Z", "#e0485a", { band: 3, edge: 1.2, rim: "#ffe0e0" }) +
  brush.line("M-12,-3H12M-4,-3L0,12L4,-3L0,-10Z", "#fff0f0", 0.9);

const EMBLEMS: Record<string, Emblem> = { place: tower, treasure: gem };

function ragged(brush: Brush): string {
  const { chance } = brush;
  const edge = (from: Point, to: Point): Point[] =>
    times(18, (i) => [
      from[0] + ((to[0] - from[0]) * i) / 18 + chance.between(-1.4, 1.4),
      from[1] + ((to[1] - from[1]) * i) / 18 + chance.between(-1.4, 1.4),
    ]);
  const corners: Point[] = [
    [3, 3],
    [197, 3],
    [197, 277],
    [3, 277],
  ];
  return polygon(corners.flatMap((corner, i) => edge(corner, corners[(i + 1) % 4]!)));
}

const SEAS: Record<string, [string, string, string]> = { treasure: ["#c88a3a", "#8a5218", "#3a1c08"] };
const ISLE = "M-8,208C17,192 33,218 52,223C67,237 55,250 70,263C75,275 58,283 50,292H-8Z";

/** A chart of the sea with a compass, or of sand with a cross. */
function chartBack(brush: Brush, pile: string): string {
  const sheet = ragged(brush);
  const waves = times(
    34,
    () => `M${brush.chance.whole(0, 190)},${brush.chance.whole(8, 274)}q3.500,-4 7,0q3.500,-4 7,0`,
  ).join("");
  const winds = times(16, (i) => `<path d="M0,0V-200" transform="rotate(${i * 22.5})"/>`).join("");
  const isle =
    brush.line(ISLE, "#d8f6e4", 9, { opacity: 0.22 }) +
    brush.fill(ISLE, "#e9cf98", { stroke: "#5a3414", "stroke-width": 1.7 }) +
    [
      [23, 235],
      [38, 243],
      [18, 253],
    ]
      .map(
        ([x, y]) =>
          brush.fill(`M${x! - 10},${y! + 8}l10,-20l10,20z`, "#c99a66") +
          brush.fill(`M${x},${y! - 12}l10,20h-9l2,-10z`, "#6a4426"),
      )
      .join("") +
    brush.line("M54,250C80,243 100,265 140,247S172,223 178,218", "#f3e0b0", 2.3, {
      "stroke-dasharray": "6 5",
      "stroke-linecap": "round",
    }) +
    brush.line("M172,208l13,13M185,208l-13,13", "#ff5a3c", 4.2, { "stroke-linecap": "round" });
  return (
    brush.within(
      sheet,
      brush.all(brush.radial(SEAS[pile] ?? ["#3f8f8c", "#1f5f66", "#0c2f3a"], [0.5, 0.5, 0.75])) +
        brush.line(waves, "#d8f6e4", 1.1, { opacity: 0.3 }) +
        `<g transform="translate(100 140)" stroke="#f3e0b0" stroke-width=".9" opacity=".35">${winds}</g>` +
        isle +
        `<g transform="rotate(180 100 140)">${isle}</g>` +
        brush.at(100, 140, 1, () => (pile === "treasure" ? crossMark(brush) : compass(brush))) +
        brush.line(sheet, "#06202a", 12, { opacity: 0.35 }),
    ) + brush.line(sheet, "#e9cf98", 4.5)
  );
}

function compass(brush: Brush): string {
  const point = (i: number) => {
    const [length, half] = i % 4 === 0 ? [58, 12.5] : i % 2 === 0 ? [48, 10] : [36, 6];
    const [lit, dark] =
      i % 4 === 0 ? ["#fff3cf", "#c8472c"] : i % 2 === 0 ? ["#f3d27a", "#8a5a14"] : ["#bfe6d8", "#0f3f48"];
    return `<g transform="rotate(${i * 22.5})" stroke="#2a1206" stroke-width=".8"><path d="M0,${-length}L${-half},${-half}L0,0Z" fill="${lit}"/><path d="M0,${-length}L${half},${-half}L0,0Z" fill="${dark}"/></g>`;
  };
  const order = [1, 3, 5, 7, 9, 11, 13, 15, 2, 6, 10, 14, 0, 4, 8, 12];
  return (
    dial(brush, "#1f6a70") +
    order.map(point).join("") +
    brush.disc(0, 0, 10.5, "#f3d27a") +
    brush.line("M-5,-5l10,10M5,-5l-10,10", "#b3261c", 3.6, { "stroke-linecap": "round" })
  );
}

function dial(brush: Brush, colour: string): string {
  return (
    brush.disc(0, 3, 73, "#06202a", 0.5) +
    brush.disc(0, 0, 71, "#f3e0b0") +
    `<circle r="65" fill="none" stroke="#3a1c0a" stroke-width="4.200" stroke-dasharray="8.500 8.520"/>` +
    brush.disc(0, 0, 60, colour)
  );
}

/** Where the treasure lies. */
function crossMark(brush: Brush): string {
  return (
    dial(brush, "#6a3a14") +
    brush.glow(0, 0, 60, "#ffd87a", 0.7) +
    brush.cel("M-40,-28L-28,-40L0,-14L28,-40L40,-28L14,0L40,28L28,40L0,14L-28,40L-40,28L-14,0Z", "#d8381c", {
      band: 7,
      edge: 2.4,
      rim: "#ffd0a0",
    }) +
    brush.fill(star(-44, 34, 9) + star(46, -30, 11), "#fff3cf")
  );
}

const ENAMELS: Record<string, [string, string, string]> = {
  treasure: ["#3a6ac0", "#16327a", "#060f2c"],
  landscape: ["#3f8a5a", "#17502e", "#051c10"],
};
const PLATE = "M12,0H188L200,12V268L188,280H12L0,268V12Z";
const SHIELD = "M100,43C120,55 143,57 163,53C168,125 150,188 100,233C50,188 32,125 37,53C57,57 80,55 100,43Z";

/** Steel and enamel: a shield with two dragons and the sword; on the pile of artefacts the egg. */
function shieldBack(brush: Brush, pile: string): string {
  const steel = brush.linear(STEEL, DIAGONAL);
  const around = (scale: number) => `translate(100 137) scale(${scale}) translate(-100 -137)`;
  const rivets = [
    [11, 11],
    [189, 11],
    [11, 269],
    [189, 269],
    [5, 140],
    [195, 140],
  ]
    .map(([x, y]) => brush.disc(x!, y!, 4.2, "#12181e") + brush.disc(x!, y!, 3.4, steel))
    .join("");
  const rays = times(
    12,
    (i) =>
      `<path d="M0,-125L6,-33H-6Z" transform="translate(100 140) rotate(${i * 30 + 15})" fill="#ffd08a" opacity=".14"/>`,
  ).join("");
  return (
    brush.fill(PLATE, "#10151a") +
    brush.fill(PLATE, steel, { transform: around(0.985) }) +
    brush.fill(PLATE, "#141a20", { transform: "translate(100 140) scale(.93 .95) translate(-100 -140)" }) +
    brush.fill(PLATE, brush.radial(ENAMELS[pile] ?? ["#c4283a", "#7a0f20", "#2c040c"], [0.5, 0.5, 0.7]), {
      transform: "translate(100 140) scale(.905 .93) translate(-100 -140)",
    }) +
    rays +
    brush.fill(SHIELD, "#000000", { transform: "translate(2 6)", opacity: 0.5 }) +
    brush.fill(SHIELD, steel) +
    brush.fill(SHIELD, "#1c2a44", { transform: around(0.88) }) +
    (pile === "treasure" ? egg(brush) : dragons(brush)) +
    rivets
  );
}

function dragons(brush: Brush): string {
  const inner = "M100,57C118,67 136,69 153,66C157,126 142,178 100,218C58,178 43,126 47,66C64,69 82,67 100,57Z";
  const head = brush.stamp(brush.at(0, 0, 0.4, () => dragon(brush)));
  const flames =
    "M-66,70V8C-58,-4 -54,-14 -56,-28C-42,-16 -40,-4 -38,4C-30,-6 -28,-18 -33,-33C-15,-20 -12,-6 -10,4C-4,-6 -2,-22 0,-38C4,-22 6,-6 10,4C14,-6 18,-20 33,-33C28,-18 30,-6 38,4C40,-4 44,-16 56,-28C54,-14 58,-4 66,8V70Z";
  const fire = (colour: string, dy: number, scale: number) =>
    brush.fill(flames, colour, { transform: `translate(100 ${188 + dy}) scale(${scale})` });
  return (
    brush.within(
      inner,
      head(132, 128) +
        head(68, 128, 1, true) +
        fire("#8a1c1c", -10, 1) +
        fire("#e8641e", 0, 1) +
        fire("#ffd24a", 14, 0.7),
    ) + sword(brush)
  );
}

function sword(brush: Brush): string {
  return (
    brush.fill("M97,50H100V210L95.500,196Z", "#f6fbff") +
    brush.fill("M100,50H103L104.500,196L100,210Z", "#7d90a8") +
    brush.cel("M70,52C77,43 90,48 100,47C110,48 123,43 130,52C122,60 110,55 100,57C90,55 78,60 70,52Z", "#d9a43a", {
      band: 3,
      edge: 1.4,
      shade: "#5a2c0c",
    }) +
    brush.fill("M96.500,25H103.500V47H96.500Z", "#7a1c2c") +
    brush.cel("M92,21a8,8 0 1 0 16,0a8,8 0 1 0 -16,0z", "#d9a43a", { band: 3, edge: 1.4 })
  );
}

function egg(brush: Brush): string {
  const crack = "M96,76L103,96L92,110L110,128L99,144L115,156M92,110L74,119L69,135M110,128L129,133L138,146";
  return (
    brush.glow(100, 128, 62, "#ff8a2a", 0.8) +
    brush.celWith(
      "M100,72C127,72 144,118 144,150C144,178 125,194 100,194C75,194 56,178 56,150C56,118 73,72 100,72Z",
      "#2a2436",
      { band: 16, edge: 2.4, bright: "#6a5a8a" },
      brush.line(crack, "#ff8a2a", 6, { opacity: 0.5 }) +
        brush.line(crack, "#fff2b0", 2.2) +
        brush.fill("M74,110C79,94 88,84 95,82C86,94 80,108 78,128C72,126 72,116 74,110Z", "#ffffff", { opacity: 0.45 }),
    )
  );
}
