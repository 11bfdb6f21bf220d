import type { GameScreens } from "../gameView";
import { withoutFaces } from "./blows";
import "./families.css";
import { flightsOf } from "./flights";
import { CARD_ICONS } from "./icons";
import { FAMILY_ORDER, familyOf } from "./kinds";
import { ownCard } from "./ownCard";
import Table from "./Table.svelte";
import { wordOfValue } from "./values";

const QUIET = new Set([
  "card_covered",
  "nothing_played",
  "day_ended",
  "order_given",
  "place_declined",
  "card_discarded",
]);
const ON_TABLE = [
  "castle",
  "step",
  "at",
  "take",
  "target",
  "heal",
  "arm",
  "work",
  "cure",
  "train",
  "bet odd",
  "bet even",
  "name",
  "spend",
  "plain",
  "order",
  "store",
  "deposit",
  "show",
  "lay",
  "steal",
  "strike",
  "flee",
  "use",
  "search",
  "buy",
];

export const screens: GameScreens = {
  icons: CARD_ICONS,
  familyOf,
  Table,
  verbsOnTable: new Set(ON_TABLE),
  flightsOf,
  isChapter: ({ name }) => name === "day_began" || name === "game_ended",
  isParagraph: ({ name }) => name === "turn_began",
  isQuiet: ({ name }) => QUIET.has(name),
  cardGroups: (cards) => FAMILY_ORDER.map((family) => [family, cards.filter((card) => familyOf(card) === family)]),
  things: [],
  pictureOfThing: () => CARD_ICONS.map_a4 ?? "",
  wordOfValue,
  ownCard,
  remembered: (events, picture) => ((picture as { remembers: boolean }).remembers ? events : withoutFaces(events)),
};
