import type { GameScreens } from "../gameView";
import { withoutFaces } from "./scenes/blows";
import "./look.css";
import "./families.css";
import { flightsOf } from "./flights";
import { flourishes } from "./flourishes";
import { followsOf, noteOf } from "./follows";
import { hintOf } from "./hints";
import { GROUNDS, groundsOfOption } from "./grounds";
import { CARD_ICONS, HUES } from "./icons";
import { ownCard } from "./ownCard";
import { sounds } from "./sounds";
import Table from "./Table.svelte";
import { wordOfValue } from "./values";

// What is pressed where it stands or lies; all else has a button in the bar.
const ON_THE_TABLE = new Set([
  "step",
  "at",
  "castle",
  "target",
  "show",
  "lay",
  "store",
  "deposit",
  "steal",
  "heal",
  "arm",
  "bet odd",
  "bet even",
  "name",
  "spend",
  "order",
]);

export const screens: GameScreens = {
  icons: CARD_ICONS,
  frame: "map",
  Table,
  isOnStage: true,
  // To take all treasures is the usual act; fewer are counted where they lie.
  isOnTable: (verb, _what, _question, isLast) => ON_THE_TABLE.has(verb) || (verb === "take" && !isLast),
  quietVerbs: ["pass", "stay", "stop", "plain"],
  grounds: GROUNDS,
  groundsOfOption,
  followsNow: followsOf,
  noteOf,
  hintOf,
  hues: HUES,
  isStep: (event) => event === "stepped",
  flightsOf,
  flourishes,
  sounds,
  pictureOfThing: () => CARD_ICONS.map_a4 ?? "",
  wordOfValue,
  ownCard,
  remembered: (events, picture) => ((picture as { remembers: boolean }).remembers ? events : withoutFaces(events)),
};
