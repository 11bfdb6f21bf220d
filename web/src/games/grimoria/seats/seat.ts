/** What is read off a seat. */
import type { GameView } from "../../gameView";
import type { GrimoriaPicture, GrimoriaSeat } from "../picture";

export function visibleCompanions(seat: GrimoriaSeat): number {
  return seat.companions.reduce((sum, { count, cloaked }) => sum + count - cloaked, 0);
}

/** All other seats, beginning with the next one. */
export function othersOf({ picture, me }: GameView<GrimoriaPicture>): number[] {
  const count = picture.seats.length;
  const first = me ?? 0;
  return Array.from({ length: count }, (_, i) => (first + i) % count).filter((seat) => seat !== me);
}

export interface Pile {
  card: string;
  count: number;
  isCloaked: boolean;
}

/** Companions by kind; the cloaked ones of a kind lie apart. */
export function companionPiles(seat: GrimoriaSeat): Pile[] {
  return seat.companions.flatMap(({ card, count, cloaked }) => [
    ...(count > cloaked ? [{ card, count: count - cloaked, isCloaked: false }] : []),
    ...(cloaked ? [{ card, count: cloaked, isCloaked: true }] : []),
  ]);
}

export function knownCards(seat: GrimoriaSeat): [card: string, count: number][] {
  return [...Object.entries(seat.places.known), ...Object.entries(seat.treasures.known)];
}

/** How many cards lie before a seat for its own eyes, equal ones on each other. */
export function kindsOwned(seat: GrimoriaSeat): number {
  return companionPiles(seat).length + knownCards(seat).length;
}

/** The place of a seat in the order that counts now, from 1. */
export function placeInOrder({ picture }: GameView<GrimoriaPicture>, seat: number): number {
  return picture.order.indexOf(seat) + 1;
}
