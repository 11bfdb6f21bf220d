/** Cards that users make from the closed vocabulary, or change: what they say follows from their values. */
import bat from "icon:bat";
import book from "icon:spell-book";
import boulder from "icon:falling-boulder";
import campfire from "icon:campfire";
import cave from "icon:cave-entrance";
import compass from "icon:compass";
import fairyWand from "icon:fairy-wand";
import flail from "icon:flail";
import flask from "icon:round-potion";
import hydra from "icon:hydra";
import mace from "icon:spiked-mace";
import mantrap from "icon:mantrap";
import minotaur from "icon:minotaur";
import potion from "icon:bubbling-flask";
import ruins from "icon:castle-ruins";
import scroll from "icon:scroll-unfurled";
import swirl from "icon:magic-swirl";
import sword from "icon:two-handed-sword";
import trident from "icon:trident";
import troll from "icon:troll";
import web from "icon:spider-web";
import well from "icon:well";
import werewolf from "icon:werewolf";
import windmill from "icon:windmill";
import type { CardInfo } from "../../wire/types";
import type { OwnLook } from "../../words/lexicon";
import type { Values } from "../../words/speaker.svelte";

type Say = (key: string, values?: Values) => string;

const ICONS: Record<string, string[]> = {
  weapon: [flail, sword, trident, mace],
  potion: [potion, flask],
  trap: [mantrap, web, boulder],
  place: [well, ruins, campfire, windmill, cave],
  monster: [troll, hydra, minotaur, bat, werewolf],
  spell: [swirl, book, fairyWand],
  map: [compass, scroll],
};

/** A printed card of the same type, or with the same action, whose sentences fit with other values too. */
const MODELS: Record<string, string> = {
  weapon: "knife",
  potion: "antidote",
  trap: "pit",
  map: "map_a4",
  die: "wyrms_hoard",
  trade: "merchant_priest",
  portal: "portal",
  bets: "dice_booth",
  riddle: "riddle_imp",
  look: "lookout",
  whirlwind: "whirlwind",
  ring: "fighting_ring",
  ride: "courier_stable",
  guild: "thieves_guild",
  bind: "binding_gaze",
  tremor: "tremor",
  far_sight: "far_sight",
  mind_theft: "mind_theft",
  displace: "displacement",
};
const WITH_PRICE = new Set(["trade", "ride", "guild"]); // their sentences name it themselves

export function ownCard(card: CardInfo, values: Values, say: Say): Partial<OwnLook> {
  const brief = briefOf(card, values, say);
  const help = helpOf(card, values, say) ?? `${brief}. ${say("own-about")}`;
  if (card.added_as === null) return hasOwnWords(card) ? { brief, help } : {};
  const type = String(card.values.type);
  return { icon: iconOf(type, card.key), brief, help };
}

/** Printed sentences name the blows of monsters and the roads of the portal; other values they take as they are. */
function hasOwnWords({ values, marks }: CardInfo): boolean {
  return values.type === "monster" || marks.roads === "own";
}

/** Cards of one type differ by their drawing, as far as there are any. */
function iconOf(type: string, key: string): string {
  const icons = ICONS[type] ?? [];
  return icons[(Number(key.replace("own_", "")) - 1) % icons.length] ?? "";
}

function modelOf({ values }: CardInfo): string | undefined {
  return MODELS[String(values.action ?? values.type)];
}

function briefOf(card: CardInfo, values: Values, say: Say): string {
  const { type, action, price } = card.values;
  if (type === "monster") return say("own-monster", { ...values, ...blowsOf(card) });
  if (type === "map") return say("own-map", values);
  if (type === "spell" && action === "effects") return say("own-spell", values);
  if (card.marks.roads === "own") return forPrice(price, say("own-die", { faces: values.roads ?? "" }), say);
  if (action === "die") return forPrice(price, say("own-die", values), say);
  const model = modelOf(card);
  if (type !== "place") return say(`card-${model}-brief`, values);
  if (!model) return Number(price) ? say("own-use-for", values) : say("own-use", values);
  const brief = say(`card-${model}-brief`, values);
  return WITH_PRICE.has(String(action)) ? brief : forPrice(price, brief, say);
}

function forPrice(price: unknown, brief: string, say: Say): string {
  return Number(price) ? say("own-use-for", { price: Number(price), effects: brief }) : brief;
}

/** Whether there is anything to say about its blows. */
function blowsOf({ values }: CardInfo): Values {
  const some = (effects: unknown): string => (Array.isArray(effects) && effects.length ? "some" : "none");
  return { hit: some(values.on_hit), flight: some(values.on_flight) };
}

function helpOf(card: CardInfo, values: Values, say: Say): string | undefined {
  const model = modelOf(card);
  return model && card.marks.roads !== "own" ? say(`card-${model}-help`, values) : undefined;
}
