/** An attack as a small drama: who strikes whom with what, how it was answered, and how it ended. */
import type { EventShown } from "../../wire/events";

const BEGINNINGS = new Set(["spell_cast", "target_picked"]);
const ANSWERS = new Set(["cloak_laid", "mirror_used", "attack_accepted", "companion_named"]);
const ENDS = new Set(["companion_taken", "coins_taken", "attack_missed", "spell_fizzled"]);
const ATTACKS = new Set([9, 12, 14]);

export interface Drama {
  attacker: number;
  spell: number;
  victim: number | null;
  scenes: EventShown[]; // answers in their order
  end: EventShown | null;
}

/** The last attack of the turn that is being played, if there is one. */
export function dramaOf(events: EventShown[]): Drama | null {
  const turn = events.findLastIndex(({ name }) => name === "turn_began" || name === "round_began");
  let drama: Drama | null = null;
  for (const event of events.slice(turn + 1)) drama = next(drama, event);
  return drama;
}

function next(drama: Drama | null, event: EventShown): Drama | null {
  if (BEGINNINGS.has(event.name) && ATTACKS.has(event.amount)) return begun(drama, event);
  if (!drama) return null;
  if (ANSWERS.has(event.name)) return { ...drama, scenes: [...drama.scenes, event] };
  return ENDS.has(event.name) ? { ...drama, end: event } : drama;
}

function begun(drama: Drama | null, event: EventShown): Drama {
  const victim = event.name === "target_picked" ? event.other : null;
  if (drama && !drama.end) return { ...drama, victim };
  return { attacker: event.seat, spell: event.amount, victim, scenes: [], end: null };
}
