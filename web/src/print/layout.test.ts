import { expect, test } from "vitest";
import { BLEED, CARD, cutOf, layoutOf, marksOf, marksOnPage, onAPage, type Paper, placeOfBack } from "./layout";

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const PAPERS: Paper[] = ["a4", "letter"];

test("as many cards as possible lie on each paper", () => {
  expect(onAPage(layoutOf("a4", BLEED))).toBe(9);
  expect(onAPage(layoutOf("a4", 0))).toBe(9);
  expect(onAPage(layoutOf("letter", BLEED))).toBe(8);
  expect(onAPage(layoutOf("letter", 0))).toBe(9);
});

test("cards with their bleed lie on the paper and not on each other", () => {
  for (const paper of PAPERS) {
    for (const bleed of [0, BLEED]) {
      const layout = layoutOf(paper, bleed);
      const cuts = Array.from({ length: onAPage(layout) }, (_, place) => cutOf(layout, place));
      for (const [place, { x, y, width, height }] of cuts.entries()) {
        expect([width, height]).toEqual([CARD.width, CARD.height]);
        expect(x - bleed).toBeGreaterThanOrEqual(0);
        expect(y - bleed).toBeGreaterThanOrEqual(0);
        expect(x + width + bleed).toBeLessThanOrEqual(layout.width);
        expect(y + height + bleed).toBeLessThanOrEqual(layout.height);
        for (const other of cuts.slice(place + 1)) {
          const apartX = Math.abs(other.x - x) >= width + 2 * bleed - 1e-9;
          const apartY = Math.abs(other.y - y) >= height + 2 * bleed - 1e-9;
          expect(apartX || apartY).toBe(true);
        }
      }
    }
  }
});

test("a back lies behind its front when the paper is turned over", () => {
  for (const paper of PAPERS) {
    const layout = layoutOf(paper, BLEED);
    for (let place = 0; place < onAPage(layout); place++) {
      const front = cutOf(layout, place);
      const back = cutOf(layout, placeOfBack(layout, place));
      expect(back.x).toBeCloseTo(layout.width - front.x - front.width);
      expect(back.y).toBeCloseTo(front.y);
    }
  }
});

test("marks lie along the cut, outside of the card and within the bleed", () => {
  const cut = cutOf(layoutOf("a4", BLEED), 4);
  const marks = marksOf(cut);
  expect(marks).toHaveLength(8);
  for (const { from, to } of marks) {
    const isUpright = from[0] === to[0];
    expect(isUpright ? [cut.x, cut.x + cut.width] : [cut.y, cut.y + cut.height]).toContain(
      isUpright ? from[0] : from[1],
    );
    const outside = isUpright
      ? Math.min(Math.abs(from[1] - cut.y), Math.abs(from[1] - cut.y - cut.height))
      : Math.min(Math.abs(from[0] - cut.x), Math.abs(from[0] - cut.x - cut.width));
    expect(outside).toBeGreaterThan(0);
    expect(outside).toBeLessThan(BLEED);
  }
});

test("where cards touch, no mark lies on one of them", () => {
  const layout = layoutOf("a4", 0);
  const outer = marksOnPage(layout, NINE);
  expect(outer).toHaveLength(2 * (2 * 3 + 2 * 3)); // two at each card of the rim, both ends
  expect(marksOnPage(layoutOf("a4", BLEED), NINE)).toHaveLength(72);
});
