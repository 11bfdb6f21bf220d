/** Bots that try a card set out: numbers line by line, as long as somebody listens. */
import { lines } from "./http";
import type { NewTrial, TrialState } from "./types";

export async function* trialOf(trial: NewTrial, stop: AbortSignal): AsyncGenerator<TrialState> {
  for await (const line of lines("/api/trials", trial, stop)) yield JSON.parse(line) as TrialState;
}
