/** A walk over several fields: one movement on the screen; its steps are answered one after the other, and anything else that happens ends it. */
import { directionTo } from "./board";
import { legal } from "../../options";
import { type Land, myField } from "../options";

export class Walk {
  path = $state.raw<string[]>([]); // the fields still to be entered
  goal = $state<string | null>(null); // where the figure goes meanwhile

  begin(path: string[]): void {
    this.path = path;
    this.goal = path.at(-1) ?? null;
  }

  end(): void {
    this.path = [];
    this.goal = null;
  }

  /** The option of the next step, if the walk can go on. */
  nextStep(gameView: Land): number | undefined {
    const here = myField(gameView);
    const next = this.path[0];
    const direction = here && next && gameView.question?.name === "step" ? directionTo(here, next) : undefined;
    return direction ? legal(gameView, `step ${direction}`)[0] : undefined;
  }

  /** Takes the next step as soon as the last one is done. */
  follow(gameView: Land): void {
    const here = myField(gameView);
    const done = here ? this.path.indexOf(here) : -1;
    if (done >= 0) this.path = this.path.slice(done + 1);
    if (!this.path.length) return void (this.goal && this.end());
    if (!gameView.question) return;
    const option = this.nextStep(gameView);
    if (option === undefined) this.end();
    else gameView.answer(option);
  }
}
