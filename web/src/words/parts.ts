/** Sentences whose names and cards can be pressed: values are marked before a sentence is formed, and found again in it. */
export type Part = { text: string } | { text: string; thing: string; name: string };

const OPEN = "\u0001";
const BETWEEN = "\u0002";
const CLOSE = "\u0003";
const MARKED = /\u0001([^\u0002]*)\u0002([^\u0002]*)\u0002([^\u0003]*)\u0003/g;

/** A value of a sentence that stands for a thing, for example the card `king`. */
export function marked(thing: string, name: string, text: string): string {
  return OPEN + thing + BETWEEN + name + BETWEEN + text + CLOSE;
}

export function plain(sentence: string): string {
  return sentence.replace(MARKED, "$3");
}

export function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of sentence.matchAll(MARKED)) {
    if (match.index > end) parts.push({ text: sentence.slice(end, match.index) });
    parts.push({ thing: match[1] ?? "", name: match[2] ?? "", text: match[3] ?? "" });
    end = match.index + match[0].length;
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end) });
  return parts;
}

export interface Kept {
  before: string; // an opening bracket that belongs to what follows
  part: Part;
  after: string; // a full stop or a closing bracket that belongs to it
}

/** Things together with the signs that touch them, so that a line breaks on neither side. */
export function kept(parts: Part[]): Kept[] {
  const texts = parts.map(({ text }) => text);
  const isThing = (i: number): boolean => "thing" in (parts[i] ?? {});
  return parts.map((part, i) => {
    if (!isThing(i))
      return { before: "", part: { text: unkept(texts[i] ?? "", isThing(i - 1), isThing(i + 1)) }, after: "" };
    const before = isThing(i - 1) ? "" : (OPENING.exec(texts[i - 1] ?? "")?.[0] ?? "");
    const after = isThing(i + 1) ? "" : (CLOSING.exec(texts[i + 1] ?? "")?.[0] ?? "");
    return { before, part, after };
  });
}

const OPENING = /[([„“"]+$/;
const CLOSING = /^[)\].,;:!?“”"]+/;

/** What is left of a text between things. */
function unkept(text: string, isAfter: boolean, isBefore: boolean): string {
  const rest = isAfter ? text.replace(CLOSING, "") : text;
  return isBefore ? rest.replace(OPENING, "") : rest;
}
