/** Why a seat acts in its place of the round's order. */
import type { GrimoriaPicture } from "../picture";

export type Reason = { key: "alone" } | { key: "shared-before" | "shared-after"; other: number };

/** Alone on its spell, or shared and before or after whom in last round's order; nothing before the reveal. */
export function reasonOf(picture: GrimoriaPicture, place: number): Reason | null {
  const seat = picture.order[place];
  const spell = seat === undefined ? null : picture.seats[seat]?.spell;
  if (picture.books_closed || !spell) return null;
  if (picture.chosen[spell] === 1) return { key: "alone" };
  const before = picture.order[place - 1];
  if (before !== undefined && picture.seats[before]?.spell === spell) return { key: "shared-after", other: before };
  const after = picture.order[place + 1];
  return after === undefined ? { key: "alone" } : { key: "shared-before", other: after };
}
