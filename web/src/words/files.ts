/** The Fluent files of the house: one pair for all games, one pair per game. The same files serve Python. */
type Text = () => Promise<string>;

const COMMON = import.meta.glob<string>("../../../src/zaubertisch/words/*.ftl", { query: "?raw", import: "default" });
const OF_GAMES = import.meta.glob<string>("../../../src/zaubertisch/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});

const OF_LESSONS = import.meta.glob<string>("../../../src/zaubertisch/lessons/*/*.ftl", {
  query: "?raw",
  import: "default",
});

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

function find(files: Record<string, Text>, ending: string): Text | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(ending))?.[1];
}

/** The texts whose words a game uses, the common ones first; in a lesson its hints too. */
export async function textsOf(game: string | null, language: Language, isLesson = false): Promise<string[]> {
  const files = [
    find(COMMON, `/words/${language}.ftl`),
    game && find(OF_GAMES, `/${game}/words/${language}.ftl`),
    isLesson && find(OF_LESSONS, `/${game}/${language}.ftl`),
  ];
  return Promise.all(files.filter((file) => !!file).map((file) => (file as Text)()));
}
