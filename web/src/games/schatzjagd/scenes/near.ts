/** The fields in reach that matter most: maps, home, henchmen, treasures, known cards. */
import person from "icon:person";
import sack from "icon:swap-bag";
import castle from "icon:castle";
import chest from "icon:locked-chest";
import house from "icon:village";
import map from "icon:treasure-map";
import { fieldOfMap, percent } from "../land/fieldWords";
import { CASTLES } from "../land/board";
import { mineOf } from "../follows";
import { type Land, reachOf } from "../options";
import type { Way } from "../picture";

export interface NearThing {
  field: string;
  steps: number;
  icon: string;
  title: string;
  seat?: number; // whose henchman it is
  card?: string; // that is known to stand there
  worth: string; // what is to be won there and how likely, or nothing
  isBad: boolean;
}

type Found = Pick<NearThing, "icon" | "title" | "seat" | "card">;
type Finder = (gameView: Land, way: Way) => Found | null;

const mapHere: Finder = (gameView, { field }) => {
  const card = mineOf(gameView)?.hand.find((held) => fieldOfMap(held, gameView.lexicon) === field);
  return card ? { icon: map, card, title: gameView.lexicon.cardName(card) } : null;
};

const home: Finder = (gameView, { field }) => {
  const castleName = mineOf(gameView)?.castle;
  return castleName && CASTLES[castleName] === field
    ? { icon: castle, title: gameView.lexicon.speaker.say("screen-home") }
    : null;
};

const treasure: Finder = (gameView, { field }) => {
  const lying = gameView.picture.lying.find((heap) => heap.field === field);
  return lying
    ? { icon: chest, title: gameView.lexicon.speaker.say("screen-lying", { amount: lying.treasures.length }) }
    : null;
};

const rival: Finder = (gameView, { field }) => {
  const seat = gameView.picture.seats.findIndex((other, i) => i !== gameView.me && other.field === field);
  return seat < 0 ? null : { icon: person, seat, title: gameView.lexicon.seatName(seat) };
};

const city: Finder = (gameView, { field }) => {
  const name = gameView.picture.houses[field];
  return name ? { icon: house, title: gameView.lexicon.speaker.say(`house-${name}`) } : null;
};

const card: Finder = (gameView, { field }) => {
  const slot = gameView.picture.land.find((found) => found.field === field);
  if (!slot) return null;
  if (!slot.card) return { icon: sack, title: gameView.lexicon.speaker.say("screen-card-closed") };
  const look = gameView.lexicon.look(slot.card);
  return { icon: look.icon, card: slot.card, title: look.title };
};

const FINDERS = [mapHere, home, treasure, rival, city, card]; // the most telling first
const EVEN = 0.5;

export function nearThings(gameView: Land): NearThing[] {
  const ranked = reachOf(gameView).flatMap((way) => {
    const rank = FINDERS.findIndex((find) => find(gameView, way) !== null);
    const found = FINDERS[rank]?.(gameView, way);
    return found ? [{ rank, thing: thingAt(gameView, way, found) }] : [];
  });
  return ranked.sort((a, b) => a.rank - b.rank || a.thing.steps - b.thing.steps).map(({ thing }) => thing);
}

function thingAt(gameView: Land, way: Way, found: Found): NearThing {
  const { field, path, odds } = way;
  const worth = odds ? gameView.lexicon.speaker.say("screen-win-chance", { win: percent(odds.win) }) : "";
  return { field, steps: path.length, ...found, worth, isBad: odds ? odds.win < EVEN : false };
}
