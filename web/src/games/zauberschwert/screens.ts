import type { GameScreens } from "../gameView";
import { flightsOf } from "./flights";
import { CARD_ICONS } from "./icons";
import "./look.css";
import Table from "./Table.svelte";
import { wordOfValue } from "./values";

export const screens: GameScreens = {
  icons: CARD_ICONS,
  Table,
  isOnTable: (verb) => verb !== "pass",
  flightsOf,
  pictureOfThing: () => "",
  wordOfValue,
};
