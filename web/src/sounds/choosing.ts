/** Which sounds are heard, where many things happen at once. */
import type { EventShown } from "../wire/events";
import { type EventSounds, type SoundName, SOUNDS } from "./names";

const MOST = 3; // for one answer
export const APART = 110; // milliseconds between two of them
const AT_ONCE = 60; // milliseconds in which the same sound is heard once

function soundOf(event: EventShown, sounds: EventSounds): SoundName | "silent" {
  const found = sounds[event.name] ?? "silent";
  return typeof found === "function" ? found(event) : found;
}

/** Of what happened, and of what calls one: each sound once, the most telling ones, in their order. */
export function soundsOf(events: EventShown[], sounds: EventSounds, calls: SoundName[] = []): SoundName[] {
  const all = [...events.map((event) => soundOf(event, sounds)).filter((name) => name !== "silent"), ...calls];
  const telling = SOUNDS.filter((name) => all.includes(name)).slice(0, MOST);
  return [...new Set(all)].filter((name) => telling.includes(name));
}

/** The same sound twice within a few milliseconds is one. */
export class Recent {
  readonly #heard = new Map<SoundName, number>();

  isNew(name: SoundName, now: number): boolean {
    const last = this.#heard.get(name) ?? -Infinity;
    if (now - last < AT_ONCE) return false;
    this.#heard.set(name, now);
    return true;
  }
}

/** What a view says beside its events. */
export interface Called {
  question: number | undefined;
  rematch: string | null;
  winners: number[] | undefined; // once the game is over
}

/** A bell for who is asked, unless it is the other half of one's own answer; the end, as it is for this seat. */
export function callsOf(before: Called, now: Called, isOwnDoing: boolean, me: number | null): SoundName[] {
  const isAsked = now.question !== undefined && now.question !== before.question && !isOwnDoing;
  const isInvited = !!now.rematch && !before.rematch;
  const end = now.winners && !before.winners ? [soundOfEnd(now.winners, me)] : [];
  return isAsked || isInvited ? ["bell", ...end] : end;
}

/** Who watches hears the fanfare. */
function soundOfEnd(winners: number[], me: number | null): SoundName {
  return me === null || winners.includes(me) ? "win" : "lose";
}

/** A page that nobody sees calls, and is silent otherwise. */
export function isHeard(name: SoundName, isHidden: boolean): boolean {
  return !isHidden || name === "bell";
}
