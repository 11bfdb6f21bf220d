/** What stands around a game's own regions: the bar, the drawer, the tools; and what takes the board's place for a while. */
import { getContext, setContext, type Snippet, untrack } from "svelte";
import type { FlourishShow } from "../flourish/show.svelte";
import type { Drawer } from "./drawer.svelte";

export interface Surroundings {
  bar: Snippet;
  tools: Snippet; // at the end of the lintel
  drawer?: Snippet; // log and talk
  drawerState?: Drawer;
  interlude?: { now: Interlude | null };
  flourish?: FlourishShow;
  instead?: () => Snippet | undefined; // in the place of board and hand: the end, for example
}

/** Something that is shown before the game goes on: it goes on by itself, or when it is skipped. */
export interface Interlude {
  title: string;
  text: string;
  onskip: () => void;
  onagain: () => void;
}

const KEY = Symbol("surroundings");

export function surround(surroundings: Surroundings): void {
  setContext(KEY, surroundings);
}

/** Nothing on a page that only shows a table, as the one that looks back does. */
export function surroundings(): Partial<Surroundings> {
  return getContext<Surroundings | undefined>(KEY) ?? {};
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
