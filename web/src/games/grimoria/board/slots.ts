/** The display as it lay when the round began: what was taken leaves a gap, and no card moves up. */
import type { EventShown } from "../../../wire/events";
import type { GrimoriaPicture } from "../picture";

export interface Slot {
  number: number;
  card: string | null; // null: a gap
  isFaceDown: boolean;
  taker: number | null; // who took what lay there
}

export interface Slots {
  round: number;
  slots: Slot[];
}

export function slotsOf(last: Slots | null, picture: GrimoriaPicture, events: EventShown[]): Slots {
  if (!last || last.round !== picture.round) return { round: picture.round, slots: laidOut(picture) };
  const left = [...picture.display];
  const kept = last.slots.map((slot) => stillThere(slot, left, picture, events));
  const fresh = [...left.map((card) => ({ card, isFaceDown: false })), ...newFaceDown(kept, picture)];
  return { round: picture.round, slots: fill(kept, last.slots, fresh) };
}

function laidOut(picture: GrimoriaPicture): Slot[] {
  const cards = picture.display.map((card) => ({ card, isFaceDown: false }));
  const all = [...cards, ...(picture.face_down ? [{ card: "face_down", isFaceDown: true }] : [])];
  return all.map((card, number) => ({ ...card, number, taker: null }));
}

/** A card that lies there still is crossed off what is left; else its slot is empty. */
function stillThere(slot: Slot, left: string[], picture: GrimoriaPicture, events: EventShown[]): Slot {
  if (slot.card === null) return slot;
  if (slot.isFaceDown) return picture.face_down ? slot : { ...slot, card: null, taker: takerOf(null, events) };
  const at = left.indexOf(slot.card);
  if (at < 0) return { ...slot, card: null, taker: takerOf(slot.card, events) };
  left.splice(at, 1);
  return slot;
}

function newFaceDown(slots: Slot[], picture: GrimoriaPicture): { card: string; isFaceDown: boolean }[] {
  const isNew = picture.face_down && !slots.some(({ isFaceDown, card }) => isFaceDown && card !== null);
  return isNew ? [{ card: "face_down", isFaceDown: true }] : [];
}

/** What is new lies where something was replaced just now, else at the end. */
function fill(slots: Slot[], before: Slot[], fresh: { card: string; isFaceDown: boolean }[]): Slot[] {
  const filled = [...slots];
  for (const card of fresh) {
    const gap = filled.findIndex(({ card }, i) => card === null && before[i]?.card !== null);
    const number = gap < 0 ? filled.length : gap;
    filled[number] = { ...card, number, taker: null };
  }
  return filled;
}

function takerOf(card: string | null, events: EventShown[]): number | null {
  const name = card === null ? "face_down_taken" : "card_taken";
  return events.findLast((event) => event.name === name && (card === null || event.card === card))?.seat ?? null;
}
