/** Games register themselves: a folder here with a `screens.ts` brings its own table, all others get the plain one. */
import type { GameScreens } from "./gameView";

interface Cover {
  emblem: string;
}

const SCREENS = import.meta.glob<GameScreens>("./*/screens.ts", { import: "screens" });
const COVERS = import.meta.glob<Cover>("./*/cover.ts", { eager: true, import: "cover" });

export async function screensOf(game: string): Promise<GameScreens> {
  const own = SCREENS[`./${game}/screens.ts`];
  return own ? own() : (await import("../plain/screens")).screens;
}

export function coverOf(game: string): Cover | undefined {
  return COVERS[`./${game}/cover.ts`];
}
