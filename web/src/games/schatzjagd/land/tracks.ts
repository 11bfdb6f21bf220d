/** The fields that a henchman went over since he was drawn last: his figure goes the same way. */
import { type EventShown, textIn } from "../../../wire/events";

const RECENT = 24; // events; nobody walks further in one

export interface Step {
  number: number; // of its event
  field: string;
}

export function stepsOf(seat: number, events: EventShown[]): Step[] {
  return events
    .slice(-RECENT)
    .filter((event) => event.seat === seat && event.name === "stepped")
    .map((event) => ({ number: event.number, field: textIn(event, "field") }));
}

/** How long the figure takes, in milliseconds: longer ways take longer, never more than a little above one motion. */
export function walkTime(steps: number, motion: number): number {
  return Math.round(motion * Math.min(1.15, 0.6 + 0.1 * steps));
}
