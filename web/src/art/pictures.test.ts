/** Every card of the three games has a picture of its own, always the same, and not too heavy. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawBack } from "./backs";
import { draw, drawSmall } from "./compose";
import { Brush } from "./kit/brush";
import { slim } from "./kit/svg";
import type { Picture } from "./picture";
import { PICTURES as GRIMORIA } from "../games/grimoria/art/pictures";
import { PICTURES as SCHATZJAGD } from "../games/schatzjagd/art/pictures";
import { unknownPicture } from "./pictures/unknown";
import { PICTURES as ZAUBERSCHWERT } from "../games/zauberschwert/art/pictures";
import { SYMBOL_PATHS } from "../games/zauberschwert/art/things/symbols";

const GAMES = { grimoria: GRIMORIA, schatzjagd: SCHATZJAGD, zauberschwert: ZAUBERSCHWERT };
const MOST_BYTES = 14 * 1024;
const MOST_MILLISECONDS = 5;
const MOST_TRIES = 5;
/** What stands in the card files but is no card. */
const NO_CARDS = [
  "track",
  "rules",
  "treasures",
  "henchman",
  "successor",
  "monsters",
  "hand",
  "poison",
  "tavern",
  "healer",
  "school",
  "smith",
];
/** Cards without numbers do not stand in the card file. */
const SPELLS = Array.from({ length: 15 }, (_, i) => `spell_${i + 1}`);

function cardsOf(game: string): string[] {
  const file = join(import.meta.dirname, "../../../src/zaubertisch/games", game, "cards.toml");
  const named = [...readFileSync(file, "utf8").matchAll(/^\[(\w+)\]/gm)].map(([, name]) => name!);
  const cards = named.filter((name) => !NO_CARDS.includes(name));
  return game === "grimoria" ? [...new Set([...cards, ...SPELLS])] : cards;
}

/** Games whose pictures are all drawn. */
const COMPLETE: (keyof typeof GAMES)[] = ["grimoria", "schatzjagd", "zauberschwert"];

test.each(COMPLETE)("every card of %s has a picture", (game) => {
  const missing = cardsOf(game).filter((card) => !(card in GAMES[game]));
  expect(missing).toEqual([]);
});

/** Schatzjagd's treasures, houses and henchmen stand in the card file as numbers, but they are shown. */
test("treasures, houses and henchmen of Schatzjagd have pictures", () => {
  const shown = ["crown", "orb", "chalice", "tavern", "healer", "school", "smith", "henchman", "successor"];
  expect(shown.filter((key) => !(key in SCHATZJAGD))).toEqual([]);
});

const EACH = Object.entries(GAMES).flatMap(([game, pictures]) =>
  Object.entries(pictures).map(([card, picture]) => ({ game, card, picture })),
);

function drawingsOf({ card, picture }: { card: string; picture: Picture }): string[] {
  return [draw(picture, card), drawSmall(picture, card)];
}

test.each(EACH)("$game/$card is drawn the same every time, and within its weight", (one) => {
  const drawings = drawingsOf(one);
  expect(drawingsOf(one)).toEqual(drawings);
  for (const drawing of drawings) expect(drawing.length).toBeLessThan(MOST_BYTES);
});

test.each(EACH)("$game/$card writes no broken numbers and refers only to what it defines", (one) => {
  for (const drawing of drawingsOf(one)) {
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    const ids = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...drawing.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  }
});

test.each(EACH)("$game/$card shows something in small boxes", ({ card, picture }) => {
  const subject = (picture.token ?? picture.subject)?.(new Brush(card, picture.script));
  expect(subject).toMatch(/<(path|ellipse|rect|use)/);
});

/** Two cards may share a subject, but not the whole picture. */
test("no picture is that of another card", () => {
  const seen = new Map<string, string>();
  const twins = EACH.flatMap(({ game, card, picture }) => {
    const drawing = game + draw(picture, "same key");
    const twin = seen.get(drawing);
    seen.set(drawing, card);
    return twin ? [`${game}: ${twin} = ${card}`] : [];
  });
  expect(twins).toEqual([]);
});

test("a card that nobody has drawn gets a picture of its own from its icon", () => {
  const icon = '<path fill="currentColor" d="M0 0h512v512H0z"/>';
  const drawings = ["own_1", "own_2", "own_3"].flatMap((card) =>
    drawingsOf({ card, picture: unknownPicture(card, icon) }),
  );
  expect(new Set(drawings).size).toBe(6);
  for (const drawing of drawings) expect(drawing).toContain("currentColor");
});

test("the backs of all piles differ, by game and within a game", () => {
  const backs = [
    ...["adventure", "place", "treasure"].map((pile) => drawBack("arch", pile)),
    ...["adventure", "treasure"].flatMap((pile) => [drawBack("map", pile), drawBack("plate", pile)]),
  ];
  expect(new Set(backs.map((back) => back.replace(/(id="|#)[a-z0-9_]+/g, "$1"))).size).toBe(backs.length);
  for (const back of backs) expect(back.length).toBeLessThan(MOST_BYTES);
});

/** Both halves of a broken wand or sword tell what it was. */
test("every half of an artefact shows its symbols, in large and in small boxes", () => {
  const halves = EACH.filter(({ game, card }) => game === "zauberschwert" && /^(wand|sword)_.*\d[ab]$/.test(card));
  expect(halves).toHaveLength(20);
  for (const { card, picture } of halves) {
    const symbols = card.split("_").slice(1, -1) as (keyof typeof SYMBOL_PATHS)[];
    for (const drawing of drawingsOf({ card, picture }))
      for (const name of symbols) expect(drawing, card).toContain(slim(` d="${SYMBOL_PATHS[name]}"`));
  }
});

/** In milliseconds of the processor: what else the machine does is no fault of the picture. */
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The engine may translate or tidy up while one is drawn: then it is drawn again. */
function isQuick(work: () => unknown): boolean {
  return Array.from({ length: MOST_TRIES }).some(() => processorTime(work) < MOST_MILLISECONDS);
}

test("drawing a picture takes less than five milliseconds", () => {
  const slow = EACH.filter(
    ({ card, picture }) => !isQuick(() => draw(picture, card)) || !isQuick(() => drawSmall(picture, card)),
  );
  expect(slow.map(({ card }) => card)).toEqual([]);
});
