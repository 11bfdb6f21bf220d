/** An attack as a small drama: who strikes whom with what, how it was answered, and how it ended. */
import { type EventShown, numberIn, seatIn } from "../../../wire/events";
import type { Lexicon } from "../../../words/lexicon";
import { spellKind } from "../book/spells";

export interface Drama {
  attacker: number;
  spell: number;
  victim: number | null;
  scenes: EventShown[]; // answers in their order
  end: EventShown | null;
}

/** The last attack of the turn that is being played, if there is one. */
export function dramaOf(events: EventShown[], lexicon: Lexicon): Drama | null {
  const turn = events.findLastIndex(({ name }) => lexicon.scene(name) === "curtain");
  return events.slice(turn + 1).reduce((drama: Drama | null, event) => next(drama, event, lexicon), null);
}

function next(drama: Drama | null, event: EventShown, lexicon: Lexicon): Drama | null {
  const scene = lexicon.scene(event.name);
  if (scene === "strike" && spellKind(lexicon, numberIn(event, "spell")) === "attack") return begun(drama, event);
  if (!drama) return null;
  if (scene === "answer") return { ...drama, scenes: [...drama.scenes, event] };
  return scene === "outcome" ? { ...drama, end: event } : drama;
}

function begun(drama: Drama | null, event: EventShown): Drama {
  const aimed = seatIn(event, "victim");
  const victim = aimed < 0 ? null : aimed;
  if (drama && !drama.end) return { ...drama, victim };
  return { attacker: event.seat, spell: numberIn(event, "spell"), victim, scenes: [], end: null };
}
