/** What the bar says while nothing is asked of this seat. */
import type { TableModel } from "../state/table.svelte";
import { say } from "../words/language.svelte";

export function waitingFor(model: TableModel): string {
  const { view, kit } = model;
  if (!view || !kit) return say("web-laying-table");
  if (view.table.state === "paused") return say("web-paused");
  if (view.table.state === "waiting") return say("web-waiting-for-players");
  if (model.sent !== null) return say("web-sent");
  if (view.reply !== null) {
    const answered = view.can_undo ? "web-answered-open" : "web-answered-waiting"; // what can be taken back says how long
    return say(answered, { option: kit.lexicon.optionSentence(view.reply) });
  }
  const others = view.moment.asked.filter((seat) => seat !== model.welcome?.seat);
  const names = others.map((seat) => kit.lexicon.seatName(seat)).join(", ");
  return names ? say("web-waiting-for", { names }) : say("web-waiting");
}
