/** The covers: one for each game, in layers, always the same, and not too heavy. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hasCover } from "../../games/registry";
import { coverLayers } from ".";
import { drawLayers, type Cover } from "./layers";
import { cover as grimoria } from "../../games/grimoria/art/cover";
import { cover as schatzjagd } from "../../games/schatzjagd/art/cover";
import { cover as zauberschwert } from "../../games/zauberschwert/art/cover";

const COVERS: Record<string, Cover> = { grimoria, schatzjagd, zauberschwert };
const MOST_BYTES = 40 * 1024;
const GAMES = readdirSync(join(import.meta.dirname, "../../games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test("every game of the house has a cover, others have none", async () => {
  expect(GAMES.filter((game) => !hasCover(game))).toEqual([]);
  expect(Object.keys(COVERS).sort()).toEqual([...GAMES].sort());
  expect(hasCover("chess")).toBe(false);
  expect(await coverLayers("chess")).toEqual([]);
});

test.each(GAMES)("the cover of %s is drawn the same every time, within its weight, without broken numbers", (game) => {
  const layers = drawLayers(game, COVERS[game]!);
  expect(drawLayers(game, COVERS[game]!)).toEqual(layers);
  const drawing = layers.map(({ svg }) => svg).join("");
  expect(drawing.length).toBeLessThan(MOST_BYTES);
  expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(GAMES)("the layers of %s lie behind each other, the nearest last, and one of them flickers", (game) => {
  const layers = drawLayers(game, COVERS[game]!);
  const depths = layers.map(({ depth }) => depth);
  expect(layers.length).toBeGreaterThanOrEqual(4);
  expect(depths).toEqual([...depths].sort((a, b) => a - b));
  expect(layers.some(({ isFlame }) => isFlame)).toBe(true);
});

test("an address holds the whole drawing", async () => {
  const [first] = await coverLayers("grimoria");
  const text = decodeURIComponent(first!.address.slice(first!.address.indexOf(",") + 1));
  expect(text).toBe(drawLayers("grimoria", grimoria)[0]!.svg.replace(/"/g, "'"));
});
