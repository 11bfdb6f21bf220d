/** How much room each region of the stage gets, in pixels; the board takes what is left. */
import type { Size } from "./size.svelte";

export interface Measures {
  lintel: number; // height of the row with round, piles, menu
  opponents: number; // height of their strip; its width when the stage lies
  mine: number; // height of my place
  bar: number; // height of the bar
  side: number; // width of the bar's column when the stage lies
  aside: number; // width of the column beside a square board
  drawer: number; // width of log and talk where they stand beside the table
  gap: number;
}

export type MeasuresBySize = Partial<Record<Size, Partial<Measures>>>;

const ROWS: Measures = { lintel: 40, opponents: 102, mine: 106, bar: 84, side: 210, aside: 400, drawer: 240, gap: 8 };

const USUAL: Record<Size, Measures> = {
  wide: ROWS,
  desk: { ...ROWS, lintel: 36, opponents: 88, mine: 82, bar: 80, gap: 6 },
  tablet: { ...ROWS, lintel: 46, opponents: 122, mine: 164, bar: 110 },
  phone: { ...ROWS, lintel: 46, opponents: 124, mine: 146, bar: 157, gap: 5 },
  lying: { ...ROWS, lintel: 76, opponents: 134, mine: 84, bar: 0, gap: 5 },
};

/** A game's own measures over the usual ones, as custom properties. */
export function measuresOf(size: Size, own: MeasuresBySize = {}): string {
  const measures = { ...USUAL[size], ...own[size] };
  return Object.entries(measures)
    .map(([name, pixels]) => `--${name}: ${pixels}px`)
    .join("; ");
}
