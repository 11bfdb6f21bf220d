/** What an answer would bring now, in one sentence: from the prospects that come with the picture. */
import type { Adventure } from "./picture";
import { dealOf, seatsAt, sharersNow } from "./adventures/prospects";
import { isBrokenWord } from "./adventures/words";
import type { ZauberschwertView } from "./options";
import { number } from "./parts/printed";

export function followsNow(gameView: ZauberschwertView, option: number): string {
  const { verb, name } = gameView.lexicon.optionThing(option);
  if (gameView.me === null) return "";
  if (verb === "choose" || verb === "announce" || verb === "send apprentice to")
    return ofAdventure(gameView, verb, name);
  if (verb === "buy") return afterwards(gameView, Number(name) * number(gameView.lexicon, "buying_market", "price"));
  return ["target", "invite", "offer"].includes(verb) ? ofVictim(gameView, Number(name) - 1) : "";
}

function magicOf({ picture, me }: ZauberschwertView): number {
  return picture.seats[me ?? -1]?.magic ?? 0;
}

function afterwards(gameView: ZauberschwertView, cost: number): string {
  return gameView.lexicon.speaker.say("screen-leaves-magic", { amount: magicOf(gameView) - cost });
}

function ofVictim({ picture, lexicon }: ZauberschwertView, seat: number): string {
  const amount = picture.seats[seat]?.magic ?? 0;
  return lexicon.speaker.say("screen-follows-victim", { name: lexicon.seatName(seat), amount });
}

function ofAdventure(gameView: ZauberschwertView, verb: string, card: string): string {
  const { picture, lexicon, me } = gameView;
  const say = lexicon.speaker.say;
  const adventure = picture.display.find((each) => each.card === card);
  if (!adventure || me === null) return "";
  const family = lexicon.family(card);
  const said =
    family === "creature"
      ? ofCreature(gameView, adventure, me)
      : family === "spell" || family === "hero"
        ? ofClaim(gameView, adventure, me)
        : ofVisit(gameView, adventure, me);
  const word = verb === "choose" && isBrokenWord(picture, me, card) ? say("screen-follows-broken") : "";
  return [said, word].filter(Boolean).join(" ");
}

function ofCreature(gameView: ZauberschwertView, adventure: Adventure, me: number): string {
  const { picture, lexicon } = gameView;
  const wizards = Math.min(sharersNow(picture, adventure, me), picture.seats.length);
  const deal = dealOf(adventure.prospects[me]!, wizards, magicOf(gameView));
  const left = magicOf(gameView) - deal.cost + deal.magic;
  const { cost, stones, cards } = deal;
  if (!deal.isAffordable) return lexicon.speaker.say("screen-follows-dear", { wizards, cost });
  return lexicon.speaker.say("screen-follows-fight", { wizards, cost, stones, cards, left });
}

function ofClaim({ picture, lexicon }: ZauberschwertView, adventure: Adventure, me: number): string {
  const others = seatsAt(picture, adventure).filter((seat) => seat !== me);
  if (!others.length) return lexicon.speaker.say("screen-follows-free");
  return lexicon.speaker.say("screen-follows-bids", { amount: adventure.price });
}

function ofVisit({ lexicon }: ZauberschwertView, adventure: Adventure, me: number): string {
  const { magic, stones, cards } = adventure.prospects[me]!;
  const [m, s, c] = [magic[0] ?? 0, stones[0] ?? 0, cards[0] ?? 0];
  return m + s + c ? lexicon.speaker.say("screen-follows-visit", { magic: m, stones: s, cards: c }) : "";
}
