/** The flourish that is shown now, if there is one: it goes by itself, or at the next press. */
import { settings } from "../state/settings.svelte";
import { type Flourish, lengthOf } from "./flourishes";

export class FlourishShow {
  now = $state.raw<(Flourish & { length: number }) | null>(null);
  #end: ReturnType<typeof setTimeout> | undefined;

  begin(flourish: Flourish | null): void {
    const length = flourish ? lengthOf(flourish.kind, settings.pace, settings.motion) : 0;
    if (!flourish || !length) return;
    this.stop();
    this.now = { ...flourish, length };
    this.#end = setTimeout(this.stop, length);
  }

  stop = (): void => {
    clearTimeout(this.#end);
    this.now = null;
  };
}
