/** Where Grimoria's regions differ from the usual ones. */
import type { MeasuresBySize } from "../../stage/measures";
import type { GameView } from "../gameView";
import type { GrimoriaPicture } from "./picture";
import { kindsOwned } from "./seats/seat";

const LOW_PHONE = 800; // pixels of height; there the opponents' companions are only counted
const MOST_IN_ONE_ROW = 6; // own cards beside each other on a lying phone, each wide enough for a finger

export function measuresFor(height: number, hasTwoRows: boolean): MeasuresBySize {
  return {
    ...(height < LOW_PHONE ? { phone: { opponents: 80, mine: 140, bar: 150 } } : {}),
    ...(hasTwoRows ? { lying: { mine: 130 } } : {}),
  };
}

/** Do my cards lie in two rows on a lying phone? While spells are chosen, the book needs the room more. */
export function needsTwoRows({ picture, me }: GameView<GrimoriaPicture>): boolean {
  return !picture.books_closed && kindsOwned(picture.seats[me ?? 0]!) > MOST_IN_ONE_ROW;
}
