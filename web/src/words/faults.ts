/** What is wrong with a card file, as one sentence of its own language. */
import type { Fault, FieldInfo } from "../wire/types";
import { say } from "./language.svelte";
import type { Speaker } from "./speaker.svelte";

/** What a table of the card file is called: a card, a numbered thing such as a spell, or a sheet of values. */
export function titleOf(name: string, speaker: Speaker): string {
  const numbered = name.replaceAll("_", "-");
  const key = [`card-${name}`, `sheet-${name}`, numbered].find((key) => speaker.has(key));
  return key ? speaker.say(key) : name;
}

/** What a value of a card is called; some mean more on one card than on others. */
export function labelOf(card: string, field: string, speaker: Speaker): string {
  const special = `value-${card}-${field}`;
  if (speaker.has(special)) return speaker.say(special);
  return speaker.has(`value-${field}`) ? speaker.say(`value-${field}`) : field;
}

/** A word of the closed vocabulary. */
export function wordOf(word: string, speaker: Speaker): string {
  return speaker.has(`word-${word}`) ? speaker.say(`word-${word}`) : word.toUpperCase();
}

/** The sentence for what is wrong: by its code, and for a value by what it should have been. */
export function faultSentence(fault: Fault, speaker: Speaker): string {
  const { code, values, wanted, line } = fault;
  if (speaker.has(`fault-${code}`)) return speaker.say(`fault-${code}`, values);
  return wanted ? allowedSentence(values.found ?? "", wanted, speaker) : say(`web-fault-${code}`, { line });
}

function allowedSentence(what: string, { kind, low = 0, high = 0, words = [] }: FieldInfo, speaker: Speaker): string {
  if (kind === "list") return say(low === high ? "web-allowed-exactly" : "web-allowed-most", { count: high });
  const named = words.map((word) => wordOf(word, speaker)).join(", ");
  return say(`web-allowed-${kind}`, { low, high, what, words: named });
}
