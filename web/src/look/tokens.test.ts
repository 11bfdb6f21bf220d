/** Colours have names: outside this folder, the pictures in `art/` and the `look.css` and `cover.css` of each game, none is written as a number. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;
const OWN_COLOURS = ["look.css", "cover.css", "art"]; // in the folder of a game
const COLOURED = /\.(?:svelte|ts|css)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COLOURED.test(entry.name) && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name));
}

function literalsIn(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(LITERAL)].map(([literal]) => `${relative(SOURCE, file)}: ${literal}`);
}

/** `look/` names colours, and so do the pictures and the `look.css` of each game. */
function isLook(file: string): boolean {
  const [folder, , name] = relative(SOURCE, file).split("/");
  return folder === "look" || folder === "art" || (folder === "games" && OWN_COLOURS.includes(name ?? ""));
}

const [named, loose] = [true, false].map((wanted) =>
  filesIn(SOURCE)
    .filter((file) => isLook(file) === wanted)
    .flatMap(literalsIn),
);

test("the test sees colours where there are some", () => {
  expect(named!.length).toBeGreaterThan(50);
});

test("only what names colours writes them as numbers", () => {
  expect(loose).toEqual([]);
});
