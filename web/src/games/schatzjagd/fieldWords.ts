/** A field in words: what lies and stands there as far as the observer knows, and what a press would do. */
import type { FightOdds } from "./picture";
import { CASTLES } from "./board";
import { fieldOfMap } from "./kinds";
import { type Land, wayTo } from "./offers";

export function percent(share: number): number {
  return Math.round(share * 100);
}

/** Life to one digit behind the point; the words write it as their language does. */
export function lifeOf(amount: number): number {
  return amount < 9.95 ? Math.round(amount * 10) / 10 : Math.round(amount);
}

export function oddsWords(sight: Land, odds: FightOdds): string {
  return sight.lexicon.speaker.say("screen-odds", {
    win: percent(odds.win),
    lose: percent(odds.lose),
    loss: lifeOf(odds.loss),
  });
}

export function fieldWords(sight: Land, field: string): string[] {
  const { picture, lexicon } = sight;
  const say = lexicon.speaker.say;
  const slot = picture.land.find((card) => card.field === field);
  const lying = picture.lying.find((heap) => heap.field === field);
  const here = picture.seats.flatMap((henchman, seat) => (henchman.field === field ? [lexicon.seatName(seat)] : []));
  const way = wayTo(sight, field);
  return [
    ...groundWords(sight, field),
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
    ...(way?.odds ? [oddsWords(sight, way.odds)] : []),
  ];
}

function groundWords(sight: Land, field: string): string[] {
  const { picture, lexicon, me } = sight;
  const say = lexicon.speaker.say;
  const house = picture.houses[field];
  if (house) return [say(`house-${house}`)];
  const colour = Object.keys(CASTLES).find((name) => CASTLES[name] === field);
  if (colour) return [castleWords(sight, colour)];
  const map = me === null ? undefined : picture.seats[me]?.hand.find((card) => fieldOfMap(card, lexicon) === field);
  return map ? [say("screen-my-map")] : [];
}

function castleWords(sight: Land, colour: string): string {
  const say = sight.lexicon.speaker.say;
  const owner = sight.picture.seats.findIndex(({ castle }) => castle === colour);
  if (owner < 0) return say("screen-castle-closed", { colour: say(`colour-${colour}`) });
  return say("screen-castle-of", { colour: say(`colour-${colour}`), name: sight.lexicon.seatName(owner) });
}
