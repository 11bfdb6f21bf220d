/** Texts that end in the numbers of their rules, "… (G92, G99)": the words without them, and the numbers alone. */
const CITED = /\s*\(([A-Z]\d+(?:, [A-Z]\d+)*)\)/g;
const NUMBER_OR_NAME = /([A-Z]\d+|`\w+`)/;

/** The words alone: what is read aloud, and what has no room for a button. */
export function unruled(text: string): string {
  return text.replace(CITED, "");
}

/** Every rule that a text names, in its order. */
export function rulesIn(text: string): string[] {
  return [...new Set([...text.matchAll(CITED)].flatMap(([, numbers = ""]) => numbers.split(", ")))];
}

export type RulePart = { text: string } | { rule: string } | { variant: string };

/** The text of a rule in parts: other rules that it refers to, and variants by the name that settings know them by. */
export function partsOfRule(text: string, isRule: (number: string) => boolean): RulePart[] {
  return text
    .split(NUMBER_OR_NAME)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("`")) return { variant: part.slice(1, -1) };
      return isRule(part) ? { rule: part } : { text: part };
    });
}
