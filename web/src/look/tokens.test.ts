/** Colours have names: outside this folder, and the `look.css` of each game, none is written as a number. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;
const COLOURED = /\.(?:svelte|ts|css)$/;

// What is left of the numbers in the games' own folders; it may only become less.
const MOST: Record<string, number> = { grimoria: 74, schatzjagd: 0, zauberschwert: 0 };

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COLOURED.test(entry.name) && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name));
}

function literalsIn(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(LITERAL)].map(([literal]) => `${relative(SOURCE, file)}: ${literal}`);
}

/** By the folder under `src`, and under `games` by the game; its tokens are in a `look.css`. */
function ownerOf(file: string): string {
  const [folder = "", game = "", name = ""] = relative(SOURCE, file).split("/");
  if (folder === "games" && name === "look.css") return "look";
  return folder === "games" && game in MOST ? game : folder;
}

const found = filesIn(SOURCE).flatMap((file) => literalsIn(file).map((literal) => ({ owner: ownerOf(file), literal })));

test("the test sees colours where there are some", () => {
  expect(found.filter(({ owner }) => owner === "look").length).toBeGreaterThan(50);
});

test("only look/ writes colours as numbers", () => {
  const elsewhere = found.filter(({ owner }) => owner !== "look" && !(owner in MOST));
  expect(elsewhere.map(({ literal }) => literal)).toEqual([]);
});

test.each(Object.entries(MOST))("%s writes no more colours as numbers than before", (game, most) => {
  const own = found.filter(({ owner }) => owner === game).map(({ literal }) => literal);
  expect(own.length, own.slice(0, 20).join("\n")).toBeLessThanOrEqual(most);
});
