/** Where Grimoria's regions differ from the usual ones. */
import type { MeasuresBySize } from "../../stage/measures";

const LOW_PHONE = 800; // pixels of height; there the opponents' companions are only counted

export function measuresFor(height: number): MeasuresBySize {
  return height < LOW_PHONE ? { phone: { opponents: 80, mine: 140, bar: 150 } } : {};
}
