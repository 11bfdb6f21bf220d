import { expect, test } from "vitest";
import type { Values } from "../../words/speaker.svelte";
import { broughtBy } from "./brought";

test("gains and losses are told with their signs, in the order of the server", () => {
  const say = (key: string, { change, count }: Values = {}) => `${key} ${String(change)} (${String(count)})`;
  expect(broughtBy({ brought: { points: 2, coins: -1 } }, { say })).toBe(
    "lesson-brought-points +2 (2), lesson-brought-coins −1 (1)",
  );
  expect(broughtBy({ brought: {} }, { say })).toBe("");
});
