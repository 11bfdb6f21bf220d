/** What a picture is made of. */
import type { Brush } from "./kit/brush";
import type { Ornament } from "./kit/ornaments";
import type { ScriptName } from "./kit/scripts";

/** Draws around the origin, within a square from -100 to 100. */
export type Subject = (brush: Brush) => string;
/** Fills the whole picture, and says where the light comes from. */
export type Scene = (brush: Brush) => string;

export interface Picture {
  script: ScriptName;
  scene: Scene;
  /** Nothing: the scene itself is what is shown; then `token` is drawn in small boxes. */
  subject?: Subject;
  /** Where the subject stands, and its scale. */
  place?: readonly [x: number, y: number, scale: number];
  ornament?: Ornament;
  vignette?: number;
  /** What is drawn in small boxes if it is not the subject. */
  token?: Subject;
  /** The part of the subject that a small box shows: its middle, and half its breadth. */
  focus?: readonly [x: number, y: number, half: number];
  /** The ground of small boxes. */
  tint: string;
}

/** A person with a hat or a crown, down to the chest, cut by the lower edge; a small box shows the head. */
export const BUST = { place: [120, 116, 1], focus: [0, -20, 74] } as const;
/** A person whose head is bare or only covered. */
export const BAREHEADED = { place: [120, 108, 1.12], focus: [0, -6, 60] } as const;
/** A thing or a creature that is seen as a whole. */
export const WHOLE = { place: [120, 104, 0.86], focus: [0, 0, 96] } as const;
