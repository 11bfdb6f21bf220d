import { settings } from "../state/settings.svelte";
import type { Language } from "./files";
import { Speaker } from "./speaker.svelte";

const common = new Speaker(null);
const speakers = new Set<Speaker>([common]);

/** What the table itself says, in every game. */
export const say = common.say;

/** A speaker of a game's words that follows the chosen language; ready when the promise is fulfilled. */
export async function speakerOf(game: string, titles: Record<string, string> = {}): Promise<Speaker> {
  return learned(new Speaker(game, titles));
}

const lessons = new Map<string, Promise<Speaker>>();

/** A speaker of a game's words and of the hints of its lesson; one is enough. */
export function lessonSpeakerOf(game: string): Promise<Speaker> {
  const known = lessons.get(game) ?? learned(new Speaker(game, {}, true));
  lessons.set(game, known);
  return known;
}

let learning: Promise<unknown> = Promise.resolve();

/** One after the other: who learns beside another would forget what the other has learned. */
function inTurn<T>(learn: () => Promise<T>): Promise<T> {
  const turn = learning.then(learn);
  learning = turn.catch(() => {});
  return turn;
}

/** Words that only some pages say; the table says them from now on. */
export function learnMore(name: string): Promise<void> {
  return inTurn(async () => {
    if (common.pages.has(name)) return;
    common.pages.add(name);
    try {
      (await common.learn(settings.language))();
    } catch (fault) {
      common.pages.delete(name);
      throw fault;
    }
  });
}

async function learned(speaker: Speaker): Promise<Speaker> {
  (await speaker.learn(settings.language))();
  speakers.add(speaker);
  return speaker;
}

/** All speakers change their language in the same moment. */
export function speak(language: Language): Promise<void> {
  return inTurn(() => changeTo(language));
}

async function changeTo(language: Language): Promise<void> {
  const changes = await Promise.all([...speakers].map((speaker) => speaker.learn(language)));
  settings.language = language;
  document.documentElement.lang = language;
  for (const change of changes) change();
}
