/** What a step of a hint says, and the mark that it puts on the table. */
import type { TableModel } from "../../state/table.svelte";
import type { HintInfo } from "../../wire/types";
import { say } from "../../words/language.svelte";

export function hintSentence(model: TableModel, hint: HintInfo): string {
  const { lexicon } = model.kit!;
  const question = model.view?.moment.question ?? "";
  const named = (option: number): string => lexicon.optionSentence(option, question);
  const said = sentence(hint, named);
  return hint.seat === model.welcome?.seat ? said : say("web-coach-for", { name: lexicon.seatName(hint.seat), said });
}

function sentence(hint: HintInfo, named: (option: number) => string): string {
  const options = hint.options.map(named);
  if (hint.step === 1) return say("web-coach-where", { options: options.join(" · ") });
  if (hint.step === 2 || !hint.reason) return say("web-coach-what", { option: options.join() });
  return say(hint.reason, {
    option: options.join(),
    next: hint.next == null ? "" : named(hint.next),
    share: hint.share ?? 0,
    next_share: hint.next_share ?? 0,
    before: hint.before ?? 0,
  });
}

const marks = new CSSStyleSheet();

/** What the coach speaks of is marked wherever it can be pressed; nothing without options. */
export function markOptions(options: readonly number[]): void {
  if (!document.adoptedStyleSheets.includes(marks)) document.adoptedStyleSheets.push(marks);
  const all = options.map((option) => `.house :is([data-option="${option}"], [data-options~="${option}"])`);
  const drawn = all.flatMap((place) => [place, `${place} > .sheet`]).join(); // the face of a card lies over its button
  marks.replaceSync(
    drawn && `${drawn} { outline: 4px dashed var(--coach) !important; outline-offset: -1px !important; }`,
  );
}
