import anvil from "icon:blacksmith";
import broom from "icon:broom";
import cash from "icon:cash";
import castle from "icon:castle";
import chalice from "icon:jeweled-chalice";
import chest from "icon:locked-chest";
import crossedSwords from "icon:crossed-swords";
import crystalBall from "icon:crystal-ball";
import frogPrince from "icon:frog-prince";
import helmet from "icon:crested-helmet";
import hood from "icon:hood";
import hut from "icon:hut";
import jewelCrown from "icon:jewel-crown";
import lyre from "icon:lyre";
import mirror from "icon:mirror-mirror";
import queenCrown from "icon:queen-crown";
import ring from "icon:ring";
import scales from "icon:scales";
import scroll from "icon:tied-scroll";
import throne from "icon:throne-king";
import town from "icon:medieval-village-01";
import village from "icon:village";
import warlock from "icon:warlock-hood";
import witch from "icon:witch-face";

import bookPage from "icon:magic-swirl";
import cardDraw from "icon:card-draw";
import cardExchange from "icon:card-exchange";
import coins from "icon:coins";
import coinsPile from "icon:coins-pile";
import eyeShield from "icon:eye-shield";
import magicShield from "icon:magic-shield";
import manacles from "icon:manacles";
import minions from "icon:minions";
import openChest from "icon:open-treasure-chest";
import present from "icon:present";
import receiveMoney from "icon:receive-money";
import robber from "icon:robber";
import snatch from "icon:snatch";
import sunbeams from "icon:sunbeams";
import twoCoins from "icon:two-coins";

export const CARD_ICONS: Record<string, string> = {
  bronze_smith: anvil,
  king: throne,
  queen: queenCrown,
  prince: frogPrince,
  princess: jewelCrown,
  tax_collector: scales,
  bard: lyre,
  messenger: scroll,
  merchant: cash,
  seer: crystalBall,
  witch,
  maid: broom,
  dark_mage: warlock,
  mercenary: crossedSwords,
  castle,
  town,
  village,
  hut,
  chest,
  goblet: chalice,
  bracelet: ring,
  helmet,
  cloak: hood,
  mirror,
};

/** By the number of the spell. */
export const SPELL_ICONS: string[] = [
  bookPage,
  cardExchange,
  sunbeams,
  twoCoins,
  cardDraw,
  openChest,
  receiveMoney,
  coins,
  magicShield,
  minions,
  present,
  eyeShield,
  snatch,
  coinsPile,
  manacles,
  robber,
];

/** Every companion has a hue of its own, places a time of day; in degrees. */
export const CARD_HUES: Record<string, number> = {
  king: 8,
  queen: 300,
  prince: 130,
  princess: 330,
  tax_collector: 90,
  bard: 32,
  messenger: 205,
  merchant: 45,
  seer: 225,
  witch: 110,
  maid: 175,
  dark_mage: 268,
  mercenary: 215,
  bronze_smith: 20,
  castle: 20,
  town: 0,
  village: 320,
  hut: 280,
};
