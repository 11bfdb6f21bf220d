/** Which answers stand in the bar, and which of them is gold: what one usually wants to do. */
import type { Wanted } from "../games/gameView";
import type { Kit } from "../games/kit";
import type { Question } from "../wire/types";

export interface Act {
  option: number;
  kind: "quiet" | "other" | "gold";
}

/** What was chosen on the table waits for its confirmation; else what is not on the table. */
export function actsOf(kit: Kit, question: Question, proposed: Wanted | null): Act[] {
  const options = proposed?.options ?? question.options.filter((option) => !liesThere(kit, question, option));
  const isQuiet = (option: number): boolean => !proposed && isPassing(kit, question, option);
  const usual = options.find((option) => !isQuiet(option));
  const kindOf = (option: number): Act["kind"] => (option === usual ? "gold" : isQuiet(option) ? "quiet" : "other");
  const order: Act["kind"][] = ["quiet", "other", "gold"];
  return options
    .map((option) => ({ option, kind: kindOf(option) }))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** Is anything of this question answered on the table? */
export function isOnTable(kit: Kit, question: Question): boolean {
  return question.options.some((option) => liesThere(kit, question, option));
}

function liesThere(kit: Kit, question: Question, option: number): boolean {
  const { verb, what } = kit.lexicon.optionThing(option);
  return kit.screens.isOnTable(verb, what, question.name, option === Math.max(...question.options));
}

/** Passing, staying, dropping out: never gold. */
function isPassing(kit: Kit, question: Question, option: number): boolean {
  const { verb } = kit.lexicon.optionThing(option);
  return option === question.passing || (kit.screens.quietVerbs ?? ["pass"]).includes(verb);
}
