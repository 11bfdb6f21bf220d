/** What one must know to decide: every game names the grounds of its questions, and marks where they are shown. */
import type { GameView, Wanted } from "../games/gameView";
import type { Kit } from "../games/kit";

/** By the question's name; `*` holds for every question. */
export type Grounds = Record<string, readonly string[]>;

export function groundsOf(grounds: Grounds | undefined, question: string | undefined): string[] {
  if (!grounds || !question) return [];
  return [...new Set([...(grounds["*"] ?? []), ...(grounds[question] ?? [])])];
}

/** Those that matter for what is chosen or pointed at. */
export function glowing(
  { lexicon, screens }: Kit,
  question: string,
  considered: Pick<Wanted, "options"> | null,
): string[] {
  const options = considered?.options ?? [];
  return options.flatMap((option) => screens.groundsOfOption?.(lexicon.optionThing(option), question) ?? []);
}

/** The attribute of an element that shows this ground; nothing where the question does not need it. */
export function ground(gameView: GameView, name: string): { "data-ground"?: string } {
  return gameView.grounds.includes(name) ? { "data-ground": name } : {};
}

/** Does it matter for what is chosen, or pointed at, and not yet confirmed? Then it glows. */
export function glows(gameView: GameView, name: string): boolean {
  return gameView.glowing.includes(name);
}
