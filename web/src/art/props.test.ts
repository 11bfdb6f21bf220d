/** What flourishes show: each thing can be drawn, always the same, none like another, not too heavy. */
import { expect, test } from "vitest";
import { drawProp, PROPS, type PropName } from "./props";

const NAMES = Object.keys(PROPS) as PropName[];
const MOST_BYTES = 8 * 1024;

test.each(NAMES)("the %s is drawn the same every time, within its weight, without broken numbers", (name) => {
  const drawing = drawProp(name);
  expect(drawProp(name)).toBe(drawing);
  expect(drawing.length).toBeGreaterThan(1000);
  expect(drawing.length).toBeLessThan(MOST_BYTES);
  expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});

test("no two are alike", () => {
  expect(new Set(NAMES.map((name) => drawProp(name).replace(/[a-h][0-9a-z]{1,3}_[0-9a-z]+/g, ""))).size).toBe(
    NAMES.length,
  );
});
