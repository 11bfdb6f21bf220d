/** A walk over several fields: the browser takes it step by step, and anything else that happens ends it. */
import { motionTime } from "../../state/settings.svelte";
import { directionTo } from "./board";
import { legal } from "../options";
import { type Land, myField } from "./options";

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
  nextStep(gameView: Land): number | undefined {
    const here = myField(gameView);
    const next = this.path[0];
    const direction = here && next && gameView.question?.name === "step" ? directionTo(here, next) : undefined;
    return direction ? legal(gameView, `step ${direction}`)[0] : undefined;
  }

  /** Takes the next step after a moment; gives what calls it off. */
  follow(gameView: Land): (() => void) | undefined {
    const here = myField(gameView);
    if (here && this.path[0] === here) this.path = this.path.slice(1);
    if (!this.path.length || !gameView.question) return undefined;
    const option = this.nextStep(gameView);
    if (option === undefined) return void this.halt();
    const timer = setTimeout(() => gameView.answer(option), motionTime() + PAUSE);
    return () => clearTimeout(timer);
  }
}
