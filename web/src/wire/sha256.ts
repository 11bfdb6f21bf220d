/** SHA-256 of a text. Browsers offer it only to pages that came over HTTPS; a table in the local network may not. */
const PRIMES = primes(64);
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The message with its length, in blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / 64);
  const bytes = new Uint8Array(blocks * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

function schedule(view: DataView, offset: number): number[] {
  const words = Array.from({ length: 16 }, (_, i) => view.getUint32(offset + i * 4));
  for (let i = 16; i < 64; i++) {
    const [a, b] = [words[i - 15]!, words[i - 2]!];
    const early = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const late = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words.push((words[i - 16]! + early + words[i - 7]! + late) >>> 0);
  }
  return words;
}

function compressed(state: number[], words: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const mix = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + words[i]!;
    const more = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + mix) >>> 0, c, b, a, (mix + more) >>> 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) >>> 0);
}

export function sha256(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  let state = START;
  for (let offset = 0; offset < view.byteLength; offset += 64) state = compressed(state, schedule(view, offset));
  return state.map((word) => word.toString(16).padStart(8, "0")).join("");
}
