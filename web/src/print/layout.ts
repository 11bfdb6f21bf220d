/** How cards lie on paper: where each is cut, where its marks stand, and where its back is. All in millimetres. */
export const CARD = { width: 63, height: 88 };
export const BLEED = 3;
export const PAPERS = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;
export type Paper = keyof typeof PAPERS;

/** Marks begin so far from the card, and are so long; they lie where nothing is left after the cut. */
const MARK_FROM = 0.6;
const MARK_TO = 2.8;

export interface Box {
  x: number; // of the left edge
  y: number; // of the upper edge
  width: number;
  height: number;
}

export interface Line {
  from: [x: number, y: number];
  to: [x: number, y: number];
}

export interface Layout {
  width: number;
  height: number;
  columns: number;
  rows: number;
  bleed: number;
  isLandscape: boolean;
}

function fitting(width: number, height: number, bleed: number): Layout {
  const columns = Math.floor(width / (CARD.width + 2 * bleed));
  const rows = Math.floor(height / (CARD.height + 2 * bleed));
  return { width, height, columns, rows, bleed, isLandscape: width > height };
}

/** As many cards as fit; the paper lies across if that gives more. */
export function layoutOf(paper: Paper, bleed: number): Layout {
  const { width, height } = PAPERS[paper];
  const [upright, across] = [fitting(width, height, bleed), fitting(height, width, bleed)];
  return onAPage(across) > onAPage(upright) ? across : upright;
}

export function onAPage({ columns, rows }: Layout): number {
  return columns * rows;
}

/** Where the card at a place is cut. */
export function cutOf(layout: Layout, place: number): Box {
  const [column, row] = [place % layout.columns, Math.floor(place / layout.columns)];
  const [wide, high] = [CARD.width + 2 * layout.bleed, CARD.height + 2 * layout.bleed];
  const left = (layout.width - layout.columns * wide) / 2;
  const top = (layout.height - layout.rows * high) / 2;
  return { x: left + column * wide + layout.bleed, y: top + row * high + layout.bleed, ...CARD };
}

/** The back of a card lies where its front is when the paper is turned over its upright middle: columns are mirrored. */
export function placeOfBack({ columns }: Layout, place: number): number {
  const row = Math.floor(place / columns);
  return row * columns + (columns - 1 - (place % columns));
}

/** With what is printed beyond the cut. */
export function withBleed({ x, y, width, height }: Box, bleed: number): Box {
  return { x: x - bleed, y: y - bleed, width: width + 2 * bleed, height: height + 2 * bleed };
}

/** Two marks at each corner of a card, along the lines of the cut. */
export function marksOf({ x, y, width, height }: Box): Line[] {
  return [x, x + width].flatMap((cornerX) =>
    [y, y + height].flatMap((cornerY): Line[] => {
      const [outX, outY] = [cornerX === x ? -1 : 1, cornerY === y ? -1 : 1];
      return [
        { from: [cornerX + outX * MARK_FROM, cornerY], to: [cornerX + outX * MARK_TO, cornerY] },
        { from: [cornerX, cornerY + outY * MARK_FROM], to: [cornerX, cornerY + outY * MARK_TO] },
      ];
    }),
  );
}

/** Without bleed cards touch each other: marks only where no card is. */
export function marksOnPage(layout: Layout, places: number[]): Line[] {
  const cuts = places.map((place) => cutOf(layout, place));
  const isFree = ({ to: [x, y] }: Line): boolean => !cuts.some((cut) => isWithin(x, y, cut));
  return cuts.flatMap(marksOf).filter(isFree);
}

/** On its edge too: a mark there would lie on the line between two cards. */
function isWithin(x: number, y: number, box: Box): boolean {
  const some = 0.01;
  const isAcross = x > box.x - some && x < box.x + box.width + some;
  return isAcross && y > box.y - some && y < box.y + box.height + some;
}
