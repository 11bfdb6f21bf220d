/** The plain table: for games that have no screens of their own yet. Question, options in words, what lies there, the log. */
import type { GameScreens } from "../games/gameView";
import Table from "./Table.svelte";

export const screens: GameScreens = {
  icons: {},
  familyOf: () => "other",
  Table,
  verbsOnTable: new Set(),
  flightsOf: () => [],
  isChapter: ({ name }) => name.endsWith("_began") || name.endsWith("_ended"),
  isParagraph: () => false,
  isQuiet: () => false,
  cardGroups: (cards) => [["other", cards]],
  things: [],
  pictureOfThing: () => "",
};
