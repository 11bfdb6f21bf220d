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
