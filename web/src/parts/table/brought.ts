/** What changed for the learner since a choice, in words: "+2 coins, −1 point". */
import type { LessonInfo } from "../../wire/types";
import type { Speaker } from "../../words/speaker.svelte";

export function broughtBy({ brought }: Pick<LessonInfo, "brought">, { say }: Pick<Speaker, "say">): string {
  return Object.entries(brought)
    .map(([name, count]) => say(`lesson-brought-${name}`, { change: signed(count), count: Math.abs(count) }))
    .join(", ");
}

function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}
