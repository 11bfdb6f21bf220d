/** No text of the words shows the number of a rule: each is written so that it can be left out, and printed by `Ruled`. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { partsOfRule, rulesIn, unruled } from "./ruled";

const SOURCE = join(import.meta.dirname, "..");
const PACKAGE = join(SOURCE, "../../src/zaubertisch");
const LETTERS: Record<string, string> = { grimoria: "G", schatzjagd: "S", zauberschwert: "Z" };
const MESSAGE = /^([a-z][\w-]*) =((?:.*)(?:\n[ \t}].*|\n(?=\n[ \t]))*)/gm;

/** Keys whose texts are printed by `Ruled`, or go where numbers are left out. */
const RULED = /-help$|^game-goal$|^win-|^own-about$|^screen-order-secret$|^lesson-learned$/;

function wordsOf(game: string): { file: string; key: string; text: string }[] {
  return ["words", "lesson"]
    .flatMap((folder) => ["de", "en"].map((language) => join("games", game, folder, `${language}.ftl`)))
    .flatMap((file) =>
      [...readFileSync(join(PACKAGE, file), "utf8").matchAll(MESSAGE)].map(([, key = "", text = ""]) => ({
        file,
        key,
        text,
      })),
    );
}

function hasNumber(game: string, text: string): boolean {
  return new RegExp(`\\b${LETTERS[game]}\\d`).test(text);
}

test("numbers are taken out of a text, and found", () => {
  expect(unruled("Eins (G7). Zwei (G9, G10).")).toBe("Eins. Zwei.");
  expect(rulesIn("Eins (G7). Zwei (G9, G7).")).toEqual(["G7", "G9"]);
  expect(unruled("Nur Worte (allein).")).toBe("Nur Worte (allein).");
});

test("a rule's text is parted at other rules and at variants, not at fields of the land", () => {
  const parts = partsOfRule("Wie S80 auf E4, mit `plunder`.", (number) => number === "S80");
  expect(parts).toEqual([
    { text: "Wie " },
    { rule: "S80" },
    { text: " auf " },
    { text: "E4" },
    { text: ", mit " },
    { variant: "plunder" },
    { text: "." },
  ]);
});

test.each(Object.keys(LETTERS))("no number of %s is left when they are taken out", (game) => {
  const words = wordsOf(game);
  expect(words.filter(({ text }) => hasNumber(game, text)).length).toBeGreaterThan(50);
  expect(words.filter(({ text }) => hasNumber(game, unruled(text)))).toEqual([]);
});

test.each(Object.keys(LETTERS))("only texts that are printed without them hold numbers of %s", (game) => {
  const holding = wordsOf(game).filter(({ text }) => hasNumber(game, text));
  expect(holding.map(({ key }) => key).filter((key) => !RULED.test(key))).toEqual([]);
});

const MUSTACHE = /(\w+=)?\{([#:@]?)(?:[^{}]|\{[^{}]*\})*\}/g;
const HOLDS_NUMBERS =
  /\.help\(|questionHelp\(|because\(|"game-goal"\)|"own-about"|model\.notice|preset-\$\{preset\}-help/;

/** What a component prints by itself, or puts into an attribute, although numbers may be in it. */
function printedBare(file: string): string[] {
  const markup = readFileSync(file, "utf8").replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, "");
  return [...markup.matchAll(MUSTACHE)]
    .filter(([all, attribute, block]) => !block && attribute !== "text=" && HOLDS_NUMBERS.test(all))
    .map(([all]) => `${relative(SOURCE, file)}: ${all}`);
}

test("no component prints a text with numbers by itself", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svelte"));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => printedBare(join(SOURCE, file)))).toEqual([]);
});
