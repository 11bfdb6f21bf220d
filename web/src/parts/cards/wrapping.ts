/** Text on a drawn card: SVG does not break lines, so we do, by the rough width of its letters. */
const NARROW = /[iljtfrI.,;:'|!()\[\] ]/;
const WIDE = /[mwMWÄÖÜA-Z@%]/;

/** About how wide a text is, in letters of middle width. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += NARROW.test(letter) ? 0.58 : WIDE.test(letter) ? 1.28 : 1;
  return width;
}

/** Lines of at most so many letters; a word that is too long stands alone. */
export function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
