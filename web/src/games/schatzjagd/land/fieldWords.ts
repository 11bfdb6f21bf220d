/** A field in words: what lies and stands there as far as the observer knows, and what a press would do. */
import type { FightOdds } from "../picture";
import type { Lexicon } from "../../../words/lexicon";
import { CASTLES } from "./board";
import { type Land, wayTo } from "../options";

/** The field that a map leads to, as its card file says. */
export function fieldOfMap(card: string | null, lexicon: Lexicon): string | null {
  const values = card === null ? {} : lexicon.values(`card-${card}`);
  return values.type === "map" ? String(values.field).toLowerCase() : null;
}

export function percent(share: number): number {
  return Math.round(share * 100);
}

/** Life to one digit behind the point; the words write it as their language does. */
export function lifeOf(amount: number): number {
  return amount < 9.95 ? Math.round(amount * 10) / 10 : Math.round(amount);
}

export function oddsWords(gameView: Land, odds: FightOdds): string {
  return gameView.lexicon.speaker.say("screen-odds", {
    win: percent(odds.win),
    lose: percent(odds.lose),
    loss: lifeOf(odds.loss),
  });
}

export function fieldWords(gameView: Land, field: string): string[] {
  const { picture, lexicon } = gameView;
  const say = lexicon.speaker.say;
  const slot = picture.land.find((card) => card.field === field);
  const lying = picture.lying.find((heap) => heap.field === field);
  const here = picture.seats.flatMap((henchman, seat) => (henchman.field === field ? [lexicon.seatName(seat)] : []));
  const way = wayTo(gameView, field);
  return [
    ...groundWords(gameView, field),
    ...(slot
      ? [
          slot.card
            ? `${lexicon.cardName(slot.card)}: ${lexicon.brief(`card-${slot.card}`)}`
            : say("screen-card-closed"),
        ]
      : []),
    ...(lying ? [say("screen-lying", { amount: lying.treasures.length })] : []),
    ...here.map((name) => say("screen-henchman-of", { name })),
    ...(way ? [say("screen-steps-to", { amount: way.path.length })] : []),
    ...(way?.odds ? [oddsWords(gameView, way.odds)] : []),
  ];
}

function groundWords(gameView: Land, field: string): string[] {
  const { picture, lexicon, me } = gameView;
  const say = lexicon.speaker.say;
  const house = picture.houses[field];
  if (house) return [say(`house-${house}`)];
  const colour = Object.keys(CASTLES).find((name) => CASTLES[name] === field);
  if (colour) return [castleWords(gameView, colour)];
  const map = me === null ? undefined : picture.seats[me]?.hand.find((card) => fieldOfMap(card, lexicon) === field);
  return map ? [say("screen-my-map")] : [];
}

function castleWords(gameView: Land, colour: string): string {
  const say = gameView.lexicon.speaker.say;
  const owner = gameView.picture.seats.findIndex(({ castle }) => castle === colour);
  if (owner < 0) return say("screen-castle-closed", { colour: say(`colour-${colour}`) });
  return say("screen-castle-of", { colour: say(`colour-${colour}`), name: gameView.lexicon.seatName(owner) });
}
