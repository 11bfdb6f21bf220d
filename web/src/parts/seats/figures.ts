/** Which figure sits where at the table of this page. */
import { getContext, setContext } from "svelte";
import type { Figure } from "../../wire/figure";

/** All there are, in the order in which they are offered (the server's, in tables/figures.py). */
export const FIGURES: readonly Figure[] = [
  "king",
  "queen",
  "mage",
  "witch",
  "ranger",
  "plague_doctor",
  "viking",
  "knight",
  "scholar",
  "apprentice",
  "dwarf",
  "elf",
];
/** Who sits there if nobody chose, as the server has it: persons by their seats, bots in their order. */
export const OF_PERSONS: readonly Figure[] = ["mage", "king", "witch", "elf", "apprentice"];
export const OF_BOTS: readonly Figure[] = ["dwarf", "queen", "plague_doctor", "viking", "ranger"];

type Figures = () => readonly (Figure | undefined)[];
const HERE = Symbol("figures");

/** Tells everything inside this component who sits where. */
export function setFigures(figures: Figures): void {
  setContext(HERE, figures);
}

/** For a component: the figure of a seat. */
export function figuresHere(): (seat: number) => Figure {
  const figures = getContext<Figures | undefined>(HERE);
  return (seat) => figures?.()[seat] ?? OF_PERSONS[seat % OF_PERSONS.length]!;
}

/** Which of the bots a seat is, counted from 0; they have their names, faces and greetings in this order. */
export function botNumber(kinds: readonly string[], seat: number): number {
  return kinds.slice(0, seat).filter((kind) => kind === "bot").length;
}
