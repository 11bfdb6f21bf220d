/** What the bar needs of the one who answers: a seat at a table, or somebody who solves a puzzle. */
import type { Coach } from "../state/coach.svelte";
import type { TableModel } from "../state/table.svelte";
import type { View } from "../wire/types";

type Shared = "kit" | "gameView" | "proposed" | "recap" | "isAsked" | "isBack" | "isOrdering" | "canSkip";
type Acting = "answer" | "explain" | "undo" | "skipToMe" | "autoPass";

export interface Answerer extends Pick<TableModel, Shared | Acting> {
  readonly coach: Coach | null; // nobody helps with puzzles
  readonly view: Pick<View, "question" | "lesson" | "can_undo" | "auto_pass" | "orders"> | null;
}
