/** A walk over several fields: the browser takes it step by step, and anything else that happens ends it. */
import { motionTime } from "../../state/settings.svelte";
import { directionTo } from "./board";
import { type Land, myField, offered } from "./offers";

const PAUSE = 160; // milliseconds between two steps, beside the motion itself

export class Walk {
  path = $state.raw<string[]>([]); // the fields still to be entered

  begin(path: string[]): void {
    this.path = path;
  }

  halt(): void {
    this.path = [];
  }

  get goal(): string | undefined {
    return this.path.at(-1);
  }

  /** The option of the next step, if the walk can go on. */
  nextStep(sight: Land): number | undefined {
    const here = myField(sight);
    const next = this.path[0];
    const direction = here && next && sight.question?.name === "step" ? directionTo(here, next) : undefined;
    return direction ? offered(sight, `step ${direction}`)[0] : undefined;
  }

  /** Takes the next step after a moment; gives what calls it off. */
  follow(sight: Land): (() => void) | undefined {
    const here = myField(sight);
    if (here && this.path[0] === here) this.path = this.path.slice(1);
    if (!this.path.length || !sight.question) return undefined;
    const option = this.nextStep(sight);
    if (option === undefined) return void this.halt();
    const timer = setTimeout(() => sight.answer(option), motionTime() + PAUSE);
    return () => clearTimeout(timer);
  }
}
