/** Chance that is the same every time for the same key. */

function seedOf(key: string): number {
  let seed = 0x811c9dc5;
  for (const letter of key) seed = Math.imul(seed ^ letter.codePointAt(0)!, 0x01000193);
  return seed >>> 0;
}

/** A few letters that stand for a key. */
export function shortHash(key: string): string {
  return "abcdefgh"[seedOf(key) % 8]! + (seedOf(key) % 46656).toString(36) + "_";
}

export class Chance {
  private state: number;

  constructor(key: string) {
    this.state = seedOf(key);
  }

  /** From 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.next() * items.length)]!;
  }

  /** Mostly near 0, from -1 to 1. */
  bell(): number {
    return (this.next() + this.next() + this.next()) / 1.5 - 1;
  }
}
