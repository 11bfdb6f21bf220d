/** What one seat did in one go, as one line: a walk of six steps is one act, and its sentences share their subject. */
import type { EventShown } from "../wire/events";
import type { Lexicon } from "./lexicon";
import { type Part, partsOf, plain } from "./parts";

export interface Act {
  number: number; // of its first event
  seat: number; // who did it; -1 if nobody did
  weight: "chapter" | "paragraph" | "line" | "quiet";
  events: EventShown[];
}

const MOST_CLAUSES = 5;

/** Groups what happened; of steps that only lead to the next one the last is kept, unless the `isWhole` way is wanted. */
export function actsOf(events: EventShown[], lexicon: Lexicon, isWhole = false): Act[] {
  const acts: Act[] = [];
  for (const event of events) {
    const last = acts.at(-1);
    const before = last?.events.at(-1);
    const weight = lexicon.weight(event.name);
    if (before && !isWhole && lexicon.isStep(event.name) && before.name === event.name && before.seat === event.seat) {
      (last as Act).events.splice(-1, 1, event);
    } else if (last && weight !== "chapter" && weight !== "paragraph" && goesOn(last, event, lexicon)) {
      last.events.push(event);
    } else {
      acts.push({ number: event.number, seat: subjectOf(event, lexicon) ?? -1, weight, events: [event] });
    }
  }
  return acts;
}

/** Each chapter with what happened in it; what came before the first one stands by itself. */
export function byChapter(acts: Act[]): Act[][] {
  const chapters: Act[][] = [];
  for (const act of acts) {
    if (act.weight === "chapter" || !chapters.length) chapters.push([act]);
    else chapters.at(-1)!.push(act);
  }
  return chapters;
}

/** Nobody else begins to act, and the line does not get too long; what only says the same again makes it no longer. */
function goesOn(act: Act, event: EventShown, lexicon: Lexicon): boolean {
  if (act.weight === "chapter") return false;
  if (act.events.length >= MOST_CLAUSES && clausesOf([...act.events, event], lexicon).length > MOST_CLAUSES)
    return false;
  const subject = subjectOf(event, lexicon);
  return subject === undefined || subject === act.seat;
}

/** The seat with which the sentence begins, if it does. */
function subjectOf(event: EventShown, lexicon: Lexicon): number | undefined {
  const first = partsOf(lexicon.event(event))[0];
  return first && "thing" in first && first.thing === "seat" ? Number(first.name) : undefined;
}

interface Clause {
  event: EventShown;
  sentence: string;
  times: number;
}

/** What is said one after the other. The same sentence again is counted; who may see more reads other sentences. */
function clausesOf(events: EventShown[], lexicon: Lexicon): Clause[] {
  const clauses: Clause[] = [];
  for (const event of events) {
    const sentence = lexicon.event(event);
    const last = clauses.at(-1);
    if (last?.sentence === sentence) last.times += 1;
    else clauses.push({ event, sentence, times: 1 });
  }
  return clauses;
}

/** The sentence, and how often it happened: "Anna drew a card (×3)." */
function partsOfClause({ sentence, times }: Clause): Part[] {
  const parts = partsOf(sentence);
  if (times === 1) return parts;
  const last = parts.at(-1) as Part;
  const hasStop = !("thing" in last) && last.text.endsWith(".");
  return [
    ...parts.slice(0, -1),
    hasStop ? { text: last.text.slice(0, -1) } : last,
    { text: ` (×${times})${hasStop ? "." : ""}` },
  ];
}

/** Was any of it answered by a standing order? Only who gave it hears of that. */
export function isByOrder({ events }: Act): boolean {
  return events.some(({ name }) => name === "answered_by_order");
}

/** The act as one sentence or a few: "Anna rolled 4, went to D5. Nobody was hurt." */
export function partsOfAct({ seat, events }: Act, lexicon: Lexicon): Part[] {
  const line: Part[] = [];
  const clauses = clausesOf(events, lexicon);
  const isSubject = (clause: Clause | undefined): boolean => !!clause && subjectOf(clause.event, lexicon) === seat;
  for (const [i, clause] of clauses.entries()) {
    const parts = partsOfClause(clause);
    const rest = isSubject(clauses[i - 1]) && isSubject(clause) ? withoutSubject(parts) : undefined;
    if (rest) {
      const isLong = cutEnd(line) || rest.isApart;
      line.push({ text: isLong ? "; " : ", " }, ...rest.parts);
    } else {
      if (line.length) line.push({ text: " " });
      line.push(...parts);
    }
  }
  return line;
}

/** What is said of the subject; nothing where the sentence cannot go on without naming it again. */
function withoutSubject([, next, ...others]: Part[]): { parts: Part[]; isApart: boolean } | undefined {
  if (!next || "thing" in next || !/^[ :]/.test(next.text)) return undefined;
  return { parts: [{ text: next.text.replace(/^[ :]+/, "") }, ...others], isApart: next.text.startsWith(":") };
}

/** Takes the full stop away; says whether the clause has a colon, so that a comma would not part it from the next. */
function cutEnd(line: Part[]): boolean {
  const last = line.at(-1) as Part;
  line[line.length - 1] = { ...last, text: last.text.replace(/\.$/, "") };
  return line.some((part) => !("thing" in part) && /: /.test(part.text));
}

export function textOfAct(act: Act, lexicon: Lexicon): string {
  return plain(
    partsOfAct(act, lexicon)
      .map(({ text }) => text)
      .join(""),
  );
}

/** The cards that an act names, each once. */
export function cardsOfAct(act: Act, lexicon: Lexicon): string[] {
  const named = partsOfAct(act, lexicon).flatMap((part) =>
    "thing" in part && part.thing === "card" && part.name !== "hidden" ? [part.name] : [],
  );
  return [...new Set(named)].filter((card) => lexicon.facts.card_names.includes(card));
}
