/** Which creatures a seat's artefacts are measured against, and whose symbols they share. */
import type { ZauberschwertPicture } from "../picture";
import type { ZauberschwertView } from "../options";
import { symbolsOf } from "../parts/printed";

const CHOOSING = new Set(["adventures", "supply", "choosing"]);

/** Until all wizards lie somewhere the adventures are what one looks at; then something else holds the stage. */
export function isChoosing(picture: ZauberschwertPicture): boolean {
  return CHOOSING.has(picture.phase ?? "");
}

/** The creature in evaluation; else the one at which the seat's wizard lies; else all that lie there. */
export function creaturesBefore({ lexicon, picture }: ZauberschwertView, seat: number): string[] {
  const open = picture.display.map(({ card }) => card).filter((card) => lexicon.family(card) === "creature");
  const wanted = picture.evaluated ?? picture.seats[seat]?.wizard ?? null;
  if (wanted === null) return open;
  return open.filter((card) => card === wanted);
}

/** The symbols of these creatures: where an artefact shows one of them, it lights up. */
export function litSymbols(gameView: ZauberschwertView, seat: number): Set<string> {
  return new Set(creaturesBefore(gameView, seat).flatMap((card) => symbolsOf(gameView.lexicon, card)));
}
