/** Flourishes: pictures over the board, for less than two seconds, at what one would tell of a game afterwards. */
import type { SoundName } from "../sounds/names";
import type { PACES, SPEEDS } from "../state/choices";
import type { EventShown } from "../wire/events";

/** If several begin at once, the first of these is shown. */
export const KINDS = ["victory", "fallen", "mirror", "duel", "wander", "beaten", "last", "retreat"] as const;
export type FlourishKind = (typeof KINDS)[number];

export type Figure = { seat: number } | { card: string };

export interface Flourish {
  kind: FlourishKind;
  figures: Figure[];
  event: EventShown | null; // what the log says of it
}

/** The pictures of the table before and after the events. */
export interface Change<Picture> {
  before: Picture;
  now: Picture;
}

/** What a kind of event begins, and who is seen in it. */
export interface Cue<Picture> {
  kind: FlourishKind;
  figures: (event: EventShown) => Figure[];
  when?: (event: EventShown, change: Change<Picture>) => boolean; // always, if it does not say
}
export type Cues<Picture = any> = Record<string, Cue<Picture>>;

export const seat = (seat: number): Figure => ({ seat });

/** Seats and cards that an event names; where there is none, nobody is seen. */
export function seen(...figures: (Figure | null)[]): Figure[] {
  return figures.filter((figure) => figure !== null && !("seat" in figure && figure.seat < 0)) as Figure[];
}

export function cardOf({ card }: EventShown): Figure | null {
  return card === null ? null : { card };
}

/** The most telling of those that these events begin; the end of the game before all. */
export function flourishOf<Picture>(
  events: EventShown[],
  cues: Cues<Picture>,
  change: Change<Picture>,
  winners: number[] = [],
): Flourish | null {
  if (winners.length) return { kind: "victory", figures: winners.map(seat), event: null };
  const begun = events.flatMap((event): Flourish[] => {
    const cue = cues[event.name];
    const begins = cue && (cue.when?.(event, change) ?? true);
    return begins ? [{ kind: cue.kind, figures: cue.figures(event), event }] : [];
  });
  return KINDS.flatMap((kind) => begun.filter((each) => each.kind === kind))[0] ?? null;
}

export const LIMIT = 2000; // milliseconds; nothing lasts so long
const LENGTHS = { calm: 1800, brisk: 1500, at_once: 0 } as const;
const SLOW = 1.06; // who likes slow motion gets a little more
const BRIEF = 0.7; // of what is no more than a shrug

/** How long one lasts, in milliseconds. Who wants bots at once wants no pictures either, but for the end. */
export function lengthOf(kind: FlourishKind, pace: (typeof PACES)[number], motion: (typeof SPEEDS)[number]): number {
  const length = LENGTHS[pace] || (kind === "victory" ? LENGTHS.brisk : 0);
  return Math.round(length * (kind === "retreat" ? BRIEF : 1) * (motion === "slow" ? SLOW : 1));
}

/** What is heard with it, where its events are silent. */
export const SOUND_OF: Partial<Record<FlourishKind, SoundName>> = { last: "reveal" };
