/** The sounds that there are, by what they are; `tools/sound` makes them. */
import type { EventShown } from "../wire/events";

/** The more one would miss it, the earlier it stands. */
export const SOUNDS = [
  "win",
  "lose",
  "bell",
  "reveal",
  "blow",
  "die",
  "spell",
  "bookmark",
  "coins",
  "coin",
  "card",
] as const;

export type SoundName = (typeof SOUNDS)[number];

/** What is heard of an event; whatever makes no sound says so, so that a new kind of event is noticed. */
export type EventSound = SoundName | "silent" | ((event: EventShown) => SoundName | "silent");
export type EventSounds = Record<string, EventSound>;
