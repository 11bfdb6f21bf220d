import type { GameScreens } from "../gameView";
import { flightsOf } from "./flights";
import { CARD_ICONS } from "./icons";
import { FAMILIES, familyOf } from "./kinds";
import "./look.css";
import Table from "./Table.svelte";
import { wordOfValue } from "./values";

const PARAGRAPHS = new Set([
  "turn_began",
  "wizard_laid",
  "announced",
  "passed",
  "auction_began",
  "swapped",
  "offer_made",
]);
const QUIET = new Set([
  "card_turned_up",
  "landscape_turned_up",
  "orc_joined",
  "orc_discarded",
  "start_moved",
  "pile_refilled",
  "draw_forfeited",
]);

const VERBS = [
  "fight",
  "pay",
  "together",
  "alone",
  "accept",
  "decline",
  "counter",
  "take stone",
  "take card",
  "target",
  "invite",
  "offer",
  "buy",
  "bid",
  "bid up to",
  "use",
  "cast",
  "sell spell",
  "announce",
  "choose",
  "send apprentice to",
  "sell",
  "support",
  "lay",
  "return",
  "give",
  "give laid",
  "ask for",
  "ask for laid",
]; // all but `pass`, which stands beside the question

export const screens: GameScreens = {
  icons: CARD_ICONS,
  familyOf,
  Table,
  verbsOnTable: new Set(VERBS),
  flightsOf,
  isChapter: ({ name }) => name === "round_began" || name === "game_ended",
  isParagraph: ({ name }) => PARAGRAPHS.has(name),
  isQuiet: ({ name }) => QUIET.has(name),
  cardGroups: (cards) => FAMILIES.map((family) => [family, cards.filter((card) => familyOf(card) === family)]),
  things: [],
  pictureOfThing: () => "",
  wordOfValue,
};
