/** The covers of the games, each a file of its own; a game from elsewhere has none. */
import { addressOf } from "../address";
import { drawLayers, type Cover } from "./layers";

export interface ShownLayer {
  name: string;
  depth: number;
  isFlame: boolean;
  address: string;
}

const FILES = import.meta.glob<Cover>("../../games/*/art/cover.ts", { import: "cover" });
const drawn = new Map<string, Promise<ShownLayer[]>>();

async function drawCover(game: string): Promise<ShownLayer[]> {
  const cover = await FILES[`../../games/${game}/art/cover.ts`]?.();
  return cover ? drawLayers(game, cover).map(({ svg, ...layer }) => ({ ...layer, address: addressOf(svg) })) : [];
}

/** The layers of a game's cover, the farthest first; drawn once. */
export function coverLayers(game: string): Promise<ShownLayer[]> {
  const known = drawn.get(game) ?? drawCover(game);
  drawn.set(game, known);
  return known;
}
