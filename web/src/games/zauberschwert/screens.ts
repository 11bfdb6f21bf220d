import "./look.css";
import type { GameScreens } from "../gameView";
import { flightsOf } from "./flights";
import { flourishes } from "./flourishes";
import { followsNow } from "./follows";
import { grounds, groundsOfOption } from "./grounds";
import { CARD_ICONS } from "./parts/icons";
import { sounds } from "./sounds";
import Table from "./Table.svelte";
import { wordOfValue } from "./values";

/** Answers that stand in the bar; all others are pressed on the table. */
const IN_BAR = new Set([
  "pass", "fight", "pay", "together", "alone", "accept", "decline", "counter", "take stone", "take card",
]); // prettier-ignore

export const screens: GameScreens = {
  icons: CARD_ICONS,
  frame: "plate",
  Table,
  isOnStage: true,
  isOnTable: (verb, _, question) => !IN_BAR.has(verb) && !(verb === "cast" && question !== "cast_spell"),
  quietVerbs: ["pass", "decline"],
  grounds,
  groundsOfOption,
  followsNow,
  flightsOf,
  flourishes,
  sounds,
  pictureOfThing: () => "",
  wordOfValue,
};
