import type { GameScreens } from "../gameView";
import { flightsOf } from "./flights";
import { flourishes } from "./flourishes";
import { grounds, groundsOfOption } from "./grounds";
import { CARD_HUES, CARD_ICONS, SPELL_ICONS } from "./icons";
import "./look.css";
import { spellLook } from "./book/spells";
import { followsNow } from "./prospects";
import { sounds } from "./sounds";
import Table from "./Table.svelte";

export const screens: GameScreens = {
  icons: CARD_ICONS,
  frame: "arch",
  hues: CARD_HUES,
  Table,
  isOnStage: true,
  isOnTable: (_verb, object) => object !== "",
  quietVerbs: ["pass", "accept"],
  grounds,
  groundsOfOption,
  followsNow,
  flightsOf,
  flourishes,
  sounds,
  lookOfThing: (key) => (key.startsWith("spell-") ? spellLook(Number(key.slice(6))) : null),
  pictureOfThing: (key) => SPELL_ICONS[Number(key.replace("spell-", ""))] ?? "",
};
