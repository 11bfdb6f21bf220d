/** The Fluent files: one pair for all games, one pair per game. The same files serve Python. */
import { getText } from "../wire/http";

type Text = () => Promise<string>;

const COMMON = import.meta.glob<string>("../../../src/zaubertisch/words/*.ftl", { query: "?raw", import: "default" });
const OF_GAMES = import.meta.glob<string>("../../../src/zaubertisch/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});

const OF_PAGES = import.meta.glob<string>("../../../src/zaubertisch/words/*/*.ftl", {
  query: "?raw",
  import: "default",
});

const OF_LESSONS = import.meta.glob<string>("../../../src/zaubertisch/games/*/lesson/*.ftl", {
  query: "?raw",
  import: "default",
});

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

function find(files: Record<string, Text>, ending: string): Text | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(ending))?.[1];
}

/** The words that only some pages say, by the name of their folder. */
export function wordsOfPage(name: string, language: Language): Promise<string> {
  return (find(OF_PAGES, `/words/${name}/${language}.ftl`) as Text)();
}

/** The words of a game that this page was built without. */
function fromServer(game: string, language: Language): Text {
  return () => getText(`/api/games/${game}/words/${language}`);
}

/** The texts whose words a game uses, the common ones first; in a lesson its hints too. */
export async function textsOf(game: string | null, language: Language, isLesson = false): Promise<string[]> {
  const files = [
    find(COMMON, `/words/${language}.ftl`),
    game && (find(OF_GAMES, `/${game}/words/${language}.ftl`) ?? fromServer(game, language)),
    isLesson && find(OF_LESSONS, `/${game}/lesson/${language}.ftl`),
  ];
  return Promise.all(files.filter((file) => !!file).map((file) => (file as Text)()));
}
