import type { GameScreens } from "../gameView";
import { withoutFaces } from "./blows";
import "./families.css";
import { flightsOf } from "./flights";
import { CARD_ICONS } from "./icons";
import { ownCard } from "./ownCard";
import Table from "./Table.svelte";
import { wordOfValue } from "./values";

const BELOW_THE_QUESTION = new Set(["pass", "stay", "roll", "stop", "orders"]);

export const screens: GameScreens = {
  icons: CARD_ICONS,
  Table,
  isOnTable: (verb) => !BELOW_THE_QUESTION.has(verb),
  isStep: (event) => event === "stepped",
  flightsOf,
  pictureOfThing: () => CARD_ICONS.map_a4 ?? "",
  wordOfValue,
  ownCard,
  remembered: (events, picture) => ((picture as { remembers: boolean }).remembers ? events : withoutFaces(events)),
};
