/** What is wrong with a card file, as one sentence of its own language. */
import type { Fault, FieldInfo } from "../wire/types";
import { say } from "./language.svelte";
import { readPhrase } from "./phrases";
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

export function faultSentence(fault: Fault, info: FieldInfo | undefined, speaker: Speaker): string {
  if (speaker.has(`fault-${fault.reason}`)) return speaker.say(`fault-${fault.reason}`, fault.values);
  if (fault.reason === "value" && info) return allowedSentence(fault.what, info, speaker);
  if (fault.reason === "value") return `${fault.what}: ${fault.allowed}`;
  return say(`web-fault-${fault.reason}`, { line: fault.line, what: fault.what });
}

function allowedSentence(what: string, info: FieldInfo, speaker: Speaker): string {
  const { low = 0, high = 0, words = [], each } = info;
  if (info.kind === "list" && each) return listSentence(what, info, each, speaker);
  if (info.kind === "phrase") return phraseSentence(what, info, speaker);
  return say(`web-allowed-${info.kind}`, { low, high, words: words.map((word) => wordOf(word, speaker)).join(", ") });
}

/** The complaint quotes the part of the list that is wrong. */
function listSentence(what: string, { low = 0, high = 0 }: FieldInfo, each: FieldInfo, speaker: Speaker): string {
  const quoted = /'([^']*)'/.exec(what)?.[1];
  if (quoted !== undefined || each.kind === "number") return allowedSentence(quoted ?? what, innermost(each), speaker);
  return low === high ? say("web-allowed-exactly", { count: high }) : say("web-allowed-most", { count: high });
}

function innermost(info: FieldInfo): FieldInfo {
  return info.kind === "list" && info.each ? innermost(info.each) : info;
}

function phraseSentence(text: string, { phrases = [] }: FieldInfo, speaker: Speaker): string {
  const number = readPhrase(text, phrases)?.phrase.parts.find(({ kind }) => kind === "number");
  return number ? allowedSentence(text, number, speaker) : say("web-allowed-phrase", { what: text });
}
