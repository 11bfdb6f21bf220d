/** The room of each region around a square land, by the window. */
import type { MeasuresBySize } from "../../stage/measures";
import { windowHeight, windowWidth } from "../../stage/size.svelte";

const GAP = 8;
const DRAWER = 250;
const BAR = 176; // of a phone: question, hint, two rows of buttons
const LOW = 760; // a phone with bars of the browser

const clamp = (low: number, value: number, high: number): number => Math.round(Math.max(low, Math.min(high, value)));

/** Beside the land the scene gets what the land leaves over. */
function besideLand(opponents: number, bar: number, drawer: number): number {
  const land = windowHeight() - opponents - bar - 3 * GAP;
  return clamp(390, windowWidth() - land - drawer - 4 * GAP, 560);
}

export function measures(): MeasuresBySize {
  const isLow = windowHeight() < LOW;
  const spare = windowHeight() - windowWidth() - 44 - 68 - BAR - 5 * 4; // below the land of a tall phone
  const column = 128;
  const lying = windowHeight() - 2 * GAP;
  return {
    wide: { opponents: 76, mine: 318, bar: 84, aside: besideLand(76, 84, DRAWER), drawer: DRAWER, gap: GAP },
    desk: { opponents: 70, mine: 268, bar: 80, aside: besideLand(70, 80, DRAWER), drawer: DRAWER, gap: GAP },
    tablet: { lintel: 46, opponents: 84, mine: 158, bar: 104, gap: 7 },
    phone: { lintel: 44, opponents: isLow ? 52 : 68, mine: isLow ? 92 : clamp(124, spare, 168), bar: BAR, gap: 4 },
    lying: {
      lintel: 44,
      opponents: column,
      mine: 132,
      side: clamp(288, windowWidth() - column - lying - 20, 330),
      gap: 4,
    },
  };
}
