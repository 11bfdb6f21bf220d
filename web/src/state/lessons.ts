/** Which kinds of questions this browser's user has answered before: a new one explains itself unasked. */
import { keep, recall } from "./kept";

function key(game: string, question: string): string {
  return `${game} ${question}`;
}

export function isNew(game: string, question: string): boolean {
  return !recall<string[]>("lessons", []).includes(key(game, question));
}

export function learn(game: string, question: string): void {
  if (isNew(game, question)) keep("lessons", [...recall<string[]>("lessons", []), key(game, question)]);
}
