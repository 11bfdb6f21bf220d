import type { GameScreens } from "../gameView";
import { flightsOf } from "./flights";
import { grounds, groundsOfOption } from "./grounds";
import { CARD_HUES, CARD_ICONS, SPELL_ICONS } from "./icons";
import "./look.css";
import { followsNow } from "./prospects";
import Table from "./Table.svelte";

export const screens: GameScreens = {
  icons: CARD_ICONS,
  hues: CARD_HUES,
  Table,
  isOnStage: true,
  isOnTable: (_verb, object) => object !== "",
  quietVerbs: ["pass", "accept"],
  grounds,
  groundsOfOption,
  followsNow,
  flightsOf,
  pictureOfThing: (key) => SPELL_ICONS[Number(key.replace("spell-", ""))] ?? "",
};
