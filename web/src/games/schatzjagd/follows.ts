/** What an answer would bring now, in a sentence with the numbers of this moment: from the picture alone, so from nothing hidden. */
import { lifeOf, percent } from "./land/fieldWords";
import type { Land } from "./options";
import type { Henchman } from "./picture";

type Follow = (gameView: Land, name: string, me: Henchman) => string;

export function mineOf({ me, picture }: Land): Henchman | undefined {
  return me === null ? undefined : picture.seats[me];
}

export function goldOf(gameView: Land): number {
  return mineOf(gameView)?.gold ?? 0;
}

/** A value of one of the tables of the card file ("healer", "smith"). */
function priceOf({ lexicon }: Land, sheet: string, value: string): number {
  const found = lexicon.values(sheet)[value];
  return typeof found === "number" ? found : 0;
}

const change = ({ lexicon, picture }: Land, value: string, from: number, by: number): string =>
  lexicon.speaker.say("screen-value-becomes", {
    value: lexicon.speaker.say(`screen-${value}`),
    from,
    to: Math.min(picture.most, from + by),
  });

const FOLLOWS: Record<string, Follow> = {
  strike: ({ lexicon, picture }) => {
    const odds = picture.fight?.odds;
    return odds
      ? lexicon.speaker.say("screen-strike-brings", {
          loss: lifeOf(odds.loss),
          exchanges: Math.max(1, Math.round(odds.exchanges)),
        })
      : "";
  },
  flee: ({ lexicon, picture }) => {
    const odds = picture.fight?.odds;
    return odds
      ? lexicon.speaker.say("screen-flee-costs", { loss: lifeOf(odds.blow_loss), deadly: percent(odds.blow_kills) })
      : "";
  },
  order: ({ lexicon, picture }, name) => {
    const odds = picture.fight?.orders[name];
    if (!odds) return "";
    return `${lexicon.speaker.say(`order-${name}`)}: ${lexicon.speaker.say("screen-order-brings", {
      win: percent(odds.win),
      lose: percent(odds.lose),
      flee: percent(odds.flee),
      loss: lifeOf(odds.loss),
    })}`;
  },
  target: ({ lexicon, picture }, name) => {
    const duel = picture.seats[Number(name) - 1]?.duel;
    return duel
      ? lexicon.speaker.say("screen-odds", {
          win: percent(duel.win),
          lose: percent(duel.lose),
          loss: lifeOf(duel.loss),
        })
      : "";
  },
  heal: (gameView, name, me) =>
    change(gameView, "life", me.life, Number(name) * priceOf(gameView, "healer", "healing")),
  arm: (gameView, name, me) =>
    change(gameView, "weapons", me.weapons, Number(name) * priceOf(gameView, "smith", "points")),
  train: (gameView, _, me) => change(gameView, "strength", me.strength, priceOf(gameView, "school", "gain")),
  work: (gameView, _, me) => change(gameView, "gold", me.gold, priceOf(gameView, "tavern", "pay")),
  roll: ({ lexicon, picture }) => lexicon.speaker.say("screen-roll-brings", { amount: picture.ways.length }),
  store: ({ lexicon, picture }, _, me) =>
    lexicon.speaker.say("screen-store-brings", { amount: me.stored.length + 1, goal: picture.goal }),
};

/** Nothing where only chance or a card's own words can say it. */
export function followsOf(gameView: Land, option: number): string {
  const { verb, name } = gameView.lexicon.optionThing(option);
  const me = mineOf(gameView);
  return (me && FOLLOWS[verb]?.(gameView, name, me)) ?? "";
}

const NOTES: Record<string, Follow> = {
  ...Object.fromEntries(["train", "work", "roll"].map((verb) => [verb, FOLLOWS[verb]!])),
  strike: ({ lexicon, picture }) => {
    const odds = picture.fight?.odds;
    return odds ? lexicon.speaker.say("screen-short-strike", { loss: lifeOf(odds.loss) }) : "";
  },
  flee: ({ lexicon, picture }) => {
    const odds = picture.fight?.odds;
    return odds
      ? lexicon.speaker.say("screen-short-flee", { loss: lifeOf(odds.blow_loss), deadly: percent(odds.blow_kills) })
      : "";
  },
  cure: (gameView) => gameView.lexicon.speaker.say("screen-stake-gold", { gold: priceOf(gameView, "healer", "cure") }),
};

/** The same in a few words, for a button. */
export function noteOf(gameView: Land, option: number): string {
  const { verb, name } = gameView.lexicon.optionThing(option);
  const me = mineOf(gameView);
  return (me && NOTES[verb]?.(gameView, name, me)) ?? "";
}
