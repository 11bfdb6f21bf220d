/** Until which day somebody is away, as one says it; nothing if nobody is, or is no longer. */
import { settings } from "../../state/settings.svelte";
import { serverNow } from "../../state/time.svelte";

export function dayOf(until: number | null | undefined): string {
  if (!until || until <= serverNow()) return "";
  return new Date(until).toLocaleDateString(settings.language, { weekday: "short", day: "numeric", month: "long" });
}
