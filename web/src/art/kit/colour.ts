/** Colours as `#rrggbb`, and how they are mixed. */
type Channels = [number, number, number];

function channels(colour: string): Channels {
  const hex = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join("") : colour.slice(1);
  return [0, 2, 4].map((from) => parseInt(hex.slice(from, from + 2), 16)) as Channels;
}

function blend(from: string, to: string, rule: (a: number, b: number) => number): string {
  const [first, second] = [channels(from), channels(to)];
  return "#" + first.map((a, i) => Math.round(rule(a, second[i]!)).toString(16).padStart(2, "0")).join("");
}

/** In squared space, so that a mix of dark and light does not turn grey. */
export function mix(from: string, to: string, share: number): string {
  return blend(from, to, (a, b) => Math.sqrt(a * a * (1 - share) + b * b * share));
}

/** Darker, and by default a little colder. */
export function deepen(colour: string, share = 0.4, to = "#0b0820"): string {
  return blend(colour, to, (a, b) => a * (1 - share) + b * share);
}

export function isPlain(colour: string): boolean {
  return colour.startsWith("#");
}
