import type { GameScreens } from "../gameView";
import { flightsOf } from "./flights";
import { CARD_ICONS, SPELL_ICONS } from "./icons";
import Table from "./Table.svelte";

export const screens: GameScreens = {
  icons: CARD_ICONS,
  Table,
  isOnTable: (_verb, object) => object !== "",
  flightsOf,
  pictureOfThing: (key) => SPELL_ICONS[Number(key.replace("spell-", ""))] ?? "",
};
