/** What one points at on the land, and the part of it that is shown. */
import { type Cut, cutAround, FINGER, movedCut, WHOLE } from "./cut";

const finger = matchMedia("(pointer: coarse)");

export function isByFinger(): boolean {
  return finger.matches;
}

export class Pointing {
  field = $state<string | null>(null);
  cut = $state.raw<Cut>(WHOLE);
  cell = $state(0); // pixels of a field as it is shown

  /** Would a finger miss a field of so many pixels? */
  isTooSmall(cell: number): boolean {
    return finger.matches && this.cut === WHOLE && cell < FINGER;
  }

  get isNear(): boolean {
    return this.cut !== WHOLE;
  }

  at(field: string | null): void {
    this.field = field;
  }

  /** Shows the neighbourhood of a field. */
  near(field: string): void {
    this.field = field;
    this.cut = cutAround(field);
  }

  move(across: number, down: number): void {
    if (this.isNear) this.cut = movedCut(this.cut, across, down);
  }

  whole(): void {
    this.cut = WHOLE;
  }

  forget(): void {
    this.field = null;
    this.cut = WHOLE;
  }
}
