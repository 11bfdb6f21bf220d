/** Words given: who announced one adventure and goes to another breaks it. */
import type { ZauberschwertPicture } from "../picture";

export function isBrokenWord(picture: ZauberschwertPicture, seat: number, card: string): boolean {
  const announced = picture.seats[seat]?.announced ?? null;
  return announced !== null && announced !== card;
}
