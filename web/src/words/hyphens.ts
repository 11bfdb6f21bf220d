/** Where a long word may be parted: not every browser knows German syllables, and a name shall not break anywhere. */
const LONG = 12; // letters; shorter words find room
const SOFT = "\u00ad";
const BETWEEN_VOWELS = /(?<=[aeiouyäöü])[bcdfghjklmnpqrstvwxzß]{2,}(?=[aeiouyäöü])/gi;
const BEGINS_A_SYLLABLE = /(?:sch|ch|ck|ph|th|[bdfgkpt]r|[bfgkp]l|.)$/i;

/** The same text, with soft hyphens in its long words. */
export function hyphenated(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : parted(word)));
}

function parted(word: string): string {
  return word.replace(BETWEEN_VOWELS, (letters) => {
    const [begin = ""] = BEGINS_A_SYLLABLE.exec(letters) ?? [];
    const end = letters.slice(0, letters.length - begin.length);
    return end ? `${end}${SOFT}${begin}` : begin;
  });
}
