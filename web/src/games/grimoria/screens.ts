import type { GameScreens } from "../gameView";
import { flightsOf } from "./flights";
import { CARD_ICONS, SPELL_ICONS } from "./icons";
import { familyOf, SPELLS } from "./kinds";
import Table from "./Table.svelte";

const PARAGRAPHS = new Set(["turn_began", "spell_revealed"]);
const QUIET = new Set(["spell_chosen", "order_set", "card_laid_face_down", "card_discarded"]);

export const screens: GameScreens = {
  icons: CARD_ICONS,
  familyOf,
  Table,
  verbsOnTable: new Set(["spell", "take", "remove", "swap", "cloak", "name", "give", "drop", "drop cloaked", "target"]),
  flightsOf,
  isChapter: ({ name }) => name === "round_began" || name === "game_ended",
  isParagraph: ({ name }) => PARAGRAPHS.has(name),
  isQuiet: ({ name }) => QUIET.has(name),
  cardGroups: (cards) =>
    ["companion", "place", "treasure"].map((family) => [family, cards.filter((card) => familyOf(card) === family)]),
  things: SPELLS.map((spell) => `spell-${spell}`),
  pictureOfThing: (key) => SPELL_ICONS[Number(key.replace("spell-", ""))] ?? "",
};
