import type { Snippet } from "svelte";
import type { CardLook } from "../../../games/look";
import { widthOf } from "../wrapping";

export interface FrameProps {
  look: CardLook;
  picture: string | null;
  id: string;
  text: Snippet<[middle: number]>;
}

/** As large as `most`, unless the title has more letters than find room then. */
export function titleSize(title: string, most: number, room: number): number {
  return Math.min(most, (most * room) / Math.max(room, widthOf(title)));
}
