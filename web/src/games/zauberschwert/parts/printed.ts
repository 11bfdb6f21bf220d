/** What is printed on a card, with the values of this table's card file. */
import type { Lexicon } from "../../../words/lexicon";
import type { CardField, Cards } from "../cards";
import { designOf } from "./kinds";

type Printed = Partial<Record<CardField, unknown>>;

function printedOn(lexicon: Lexicon, card: string): Printed {
  return lexicon.facts.cards.find(({ key }) => key === designOf(lexicon, card))?.values ?? {};
}

export function number(lexicon: Lexicon, card: string, field: CardField): number {
  const value = printedOn(lexicon, card)[field];
  return typeof value === "number" ? value : 0;
}

export function numbers(lexicon: Lexicon, card: string, field: CardField): number[] {
  const value = printedOn(lexicon, card)[field];
  return Array.isArray(value) ? (value as number[]) : [];
}

function words(lexicon: Lexicon, card: string, field: CardField): string[] {
  const value = printedOn(lexicon, card)[field];
  return Array.isArray(value) ? (value as string[]) : [];
}

export function symbolsOf(lexicon: Lexicon, card: string): string[] {
  return words(lexicon, card, "symbols");
}

/** The heroes that a landscape shows. */
export function heroesOf(lexicon: Lexicon, landscape: string): string[] {
  return words(lexicon, landscape, "heroes");
}

export function terrainOf(lexicon: Lexicon, landscape: string): string {
  return String(printedOn(lexicon, landscape).terrain ?? "");
}

/** A number of the rules themselves, such as the most magic one can have. */
export function ruleNumber(lexicon: Lexicon, name: keyof Cards["rules"]): number {
  return number(lexicon, "rules", name);
}

export interface Bonus {
  stones: number;
  magic: number; // less than nothing: poison
}

/** What an artefact adds to a win; an energy stone at its step from 1, one that does not lie yet at its first. */
export function bonusOf(lexicon: Lexicon, card: string, step: number | null): Bonus {
  if (lexicon.kind(card) === "black_egg") return { stones: 0, magic: 0 };
  const at = (field: CardField): number =>
    numbers(lexicon, card, field)[(step ?? 1) - 1] ?? number(lexicon, card, field);
  return { stones: at("stones"), magic: at("magic") - number(lexicon, card, "loss") };
}
