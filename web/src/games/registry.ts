/** Games register themselves: a folder here with a `screens.ts` brings its own table, all others get the plain one. */
import type { GameScreens } from "./gameView";

const SCREENS = import.meta.glob<GameScreens>("./*/screens.ts", { import: "screens" });
const COVERS = import.meta.glob<boolean>("./*/cover.ts", { eager: true, import: "cover" });

export async function screensOf(game: string): Promise<GameScreens> {
  const own = SCREENS[`./${game}/screens.ts`];
  return own ? own() : (await import("../plain/screens")).screens;
}

/** Is there a picture for its box? */
export function hasCover(game: string): boolean {
  return COVERS[`./${game}/cover.ts`] ?? false;
}
