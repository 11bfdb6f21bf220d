/** What stands around a game's own regions: the bar, the drawer, the tools; and what takes the board's place for a while. */
import { getContext, setContext, type Snippet, untrack } from "svelte";
import type { Drawer } from "./drawer.svelte";

export interface Surroundings {
  bar: Snippet;
  tools: Snippet; // at the end of the lintel
  drawer?: Snippet; // log and talk
  drawerState?: Drawer;
  instead?: () => Snippet | undefined; // in the place of board and hand: the end, for example
}

const KEY = Symbol("surroundings");

export function surround(surroundings: Surroundings): void {
  setContext(KEY, surroundings);
}

export function surroundings(): Surroundings {
  return getContext<Surroundings>(KEY);
}

const stages = $state({ count: 0 });

/** Is a stage up? Then the window is its own, and the header of the house is gone. */
export function isOnStage(): boolean {
  return stages.count > 0;
}

export function raise(): () => void {
  untrack(() => (stages.count += 1)); // an effect that read it would raise the stage for ever
  return () => (stages.count -= 1);
}
