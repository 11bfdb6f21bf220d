/** Clocks that strangers agree on with one press. */
import type { NewClock } from "../wire/types";

export const CLOCKS = ["none", "5", "15", "days"] as const;
export type TableClock = (typeof CLOCKS)[number];

export function clockOf(clock: TableClock): NewClock | null {
  if (clock === "none") return null;
  return clock === "days" ? { days: 2 } : { bank_s: Number(clock) * 60, increment_s: 10 };
}
