/** The plain table: for games that have no screens of their own yet. Question, options in words, what lies there, the log. */
import type { GameScreens } from "../games/gameView";
import Table from "./Table.svelte";

export const screens: GameScreens = {
  icons: {},
  Table,
  isOnTable: () => false,
  flightsOf: () => [],
  pictureOfThing: () => "",
};
