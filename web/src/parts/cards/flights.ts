/** Motion that explains: a card flies from its old place to its new one. */
import { mount, unmount } from "svelte";
import type { Kit } from "../../games/kit";
import type { Flight } from "../../games/gameView";
import { motionTime } from "../../state/settings.svelte";
import type { EventShown } from "../../wire/events";
import CardBack from "./CardBack.svelte";
import CardFace from "./CardFace.svelte";

const MOST = 7; // more at once explain nothing
const STAGGER = 90; // milliseconds between two starts
const WIDTH = 84;
const HEIGHT = (WIDTH * 280) / 200;

function boxOf(place: string): DOMRect | undefined {
  return document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
}

/** Call before the table changes; what it returns lets the cards fly after it has changed. */
export function prepareFlights(events: EventShown[], kit: Kit): () => void {
  if (!motionTime()) return () => {};
  const flights = events.flatMap(kit.screens.flightsOf).slice(-MOST);
  const starts = flights.map(({ from }) => boxOf(from));
  return () => flights.forEach((flight, i) => fly(flight, starts[i] ?? boxOf(flight.from), i, kit));
}

function fly(flight: Flight, start: DOMRect | undefined, i: number, kit: Kit): void {
  const end = boxOf(flight.to);
  if (!start || !end) return;
  const ghost = document.createElement("div");
  ghost.className = "flying-card";
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: `${WIDTH}px`,
    height: `${HEIGHT}px`,
    zIndex: "50",
    pointerEvents: "none",
    opacity: "0",
  });
  const card = flight.card
    ? mount(CardFace, { target: ghost, props: { look: kit.lexicon.look(flight.card) } })
    : mount(CardBack, { target: ghost, props: { family: flight.family } });
  document.body.append(ghost);
  const motion = ghost.animate(
    [
      { transform: middleOf(start, 1), opacity: 1 },
      { transform: middleOf(end, 0.55), opacity: 0.9 },
    ],
    { duration: motionTime(), delay: i * STAGGER, easing: "cubic-bezier(.3,.1,.3,1)", fill: "backwards" },
  );
  motion.finished.finally(() => {
    void unmount(card);
    ghost.remove();
  });
}

function middleOf(box: DOMRect, scale: number): string {
  const x = box.left + box.width / 2 - WIDTH / 2;
  const y = box.top + box.height / 2 - HEIGHT / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
