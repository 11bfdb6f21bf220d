/** From numbers to sentences: events, options, questions and reasons of any game, in the words of its speaker. */
import type { CardFrame, CardLook, ChosenPicture } from "../games/look";
import type { EventShown, FieldValue } from "../wire/events";
import { pictureAddress } from "../wire/pictures";
import type { CardInfo, EventInfo, GameFacts, OrderKind, PictureInfo } from "../wire/types";
import { marked, plain } from "./parts";
import type { Speaker, Values } from "./speaker.svelte";

export interface OptionThing {
  verb: string;
  what: string; // card, seat, number, field, or another thing that the game numbers; empty without an object
  name: string;
}

export interface Drawings {
  iconOf: (card: string) => string;
  frame?: CardFrame | undefined;
  hueOf?: ((card: string) => number | undefined) | undefined;
  wordOfValue?: WordOfValue | undefined;
  ownCard?: OwnCard | undefined;
  isStep?: ((event: string) => boolean) | undefined;
}

export type WordOfValue = (field: string, value: unknown, say: Speaker["say"]) => string | null;

/** What is drawn and said of a card that a user added or changed, from its values; the rest is as the game has it. */
export type OwnCard = (card: CardInfo, values: Values, say: Speaker["say"]) => Partial<OwnLook>;
export interface OwnLook {
  icon: string;
  brief: string;
  help: string;
}

/** A name of the rules as a part of a key: `drop cloaked` is `drop_cloaked`. */
function word(name: string): string {
  return name.replaceAll(" ", "_");
}

function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

const COMMON_THINGS = new Set(["card", "seat", "number", "field", ""]);

export class Lexicon {
  readonly #numbers: Map<string, number>;
  readonly #verbs: string[]; // the longest first, so that `drop cloaked king` is not a `drop`
  readonly #cards: Map<string, CardInfo>;
  readonly #families: Map<string, string>;
  readonly #events: Map<string, EventInfo>;
  readonly #looks = new Map<string, CardLook>();
  #spoken: unknown;

  constructor(
    readonly facts: GameFacts,
    readonly speaker: Speaker,
    readonly names: () => string[],
    readonly drawings: Drawings,
  ) {
    this.#numbers = new Map(facts.options.map((name, number) => [name, number]));
    this.#verbs = Object.keys(facts.things).sort((a, b) => b.length - a.length);
    this.#cards = new Map(facts.cards.map((card) => [card.key, card]));
    this.#families = new Map(facts.families.flatMap(({ name, cards }) => cards.map((card) => [card, name])));
    this.#events = new Map(facts.events.map((event) => [event.name, event]));
  }

  // Options

  option(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  optionName(number: number): string {
    return this.facts.options[number] ?? "";
  }

  optionThing(number: number): OptionThing {
    const name = this.optionName(number);
    const verb = this.#verbs.find((known) => name.startsWith(`${known} `)) ?? name;
    return { verb, what: this.facts.things[verb] ?? "", name: name.slice(verb.length + 1) };
  }

  /** What one does with this option; some mean more at a certain question ("pass" in an auction). */
  optionSentence(number: number, question = ""): string {
    const { verb, what, name } = this.optionThing(number);
    const key = `option-${word(verb)}`;
    const special = `${key}-${question}`;
    return capital(this.speaker.say(this.speaker.has(special) ? special : key, this.#thingValues(what, name)));
  }

  #thingValues(what: string, name: string): Values {
    if (what === "card") return { thing: this.cardName(name), thing_object: this.cardObject(name) };
    if (what === "seat") return { thing: this.seatName(Number(name) - 1) };
    if (what === "field") return { thing: name.toUpperCase() };
    return { thing: COMMON_THINGS.has(what) ? name : this.speaker.say(`${what}-${name}`), number: name };
  }

  /** The names of all objects that a verb can have. */
  objects(verb: string): string[] {
    const things = this.facts.options.map((_, option) => this.optionThing(option));
    return things.filter((thing) => thing.verb === verb).map(({ name }) => name);
  }

  /** What can be looked up beside cards, by its key: `spell-1`. */
  topics(): string[] {
    const keys = Object.entries(this.facts.things)
      .filter(([, what]) => !COMMON_THINGS.has(what))
      .flatMap(([verb, what]) => this.objects(verb).map((name) => `${what}-${name}`));
    return [...new Set(keys)].filter((key) => this.speaker.has(`${key}-help`));
  }

  // Things

  family(card: string): string {
    return this.#families.get(card) ?? (this.#cards.get(card)?.family || "other");
  }

  /** What a card or another thing is more exactly; if nothing says so, itself. */
  kind(thing: string, otherwise = thing): string {
    return this.facts.kinds[thing] ?? otherwise;
  }

  kinds(): string[] {
    return [...new Set(Object.values(this.facts.kinds))];
  }

  seatName(seat: number): string {
    return this.names()[seat] ?? String(seat + 1);
  }

  cardName(card: string): string {
    return this.#cards.get(card)?.title ?? this.speaker.say(`card-${card}`);
  }

  /** A name for small cards; most names are short enough. */
  shortName(card: string): string {
    const key = `card-${card}-short`;
    return this.speaker.has(key) && !this.#cards.get(card)?.title ? this.speaker.say(key) : this.cardName(card);
  }

  cardObject(card: string): string {
    return this.#cards.get(card)?.title ?? this.speaker.form(`card-${card}`, "object");
  }

  /** The values of a card or spell in the card file: `card-king` is `king`, `spell-3` is `spell_3`. */
  values(key: string): Values {
    const name = key.replace(/^card-/, "").replaceAll("-", "_");
    const values = Object.entries(this.#cards.get(name)?.values ?? {});
    return Object.fromEntries(values.map(([field, value]) => [field, this.#valueWord(field, value)]));
  }

  #valueWord(field: string, value: unknown): string | number {
    return this.drawings.wordOfValue?.(field, value, this.speaker.say) ?? asText(value);
  }

  /** What is special about a card of somebody's own. */
  #own(key: string): Partial<OwnLook> {
    const card = this.#cards.get(key.replace(/^card-/, ""));
    if (!card || !Object.values(card.marks).includes("own")) return {};
    return this.drawings.ownCard?.(card, this.values(key), this.speaker.say) ?? {};
  }

  help(key: string): string {
    return this.#own(key).help ?? this.speaker.say(`${key}-help`, this.values(key));
  }

  brief(key: string): string {
    const own = this.#own(key).brief;
    if (own !== undefined) return own;
    const brief = `${key}-brief`;
    return this.speaker.has(brief) ? this.speaker.say(brief, this.values(key)) : "";
  }

  /** What is drawn on a card; kept as long as the words stay the same. */
  look(card: string): CardLook {
    if (this.#spoken !== this.speaker.bundle) {
      this.#looks.clear();
      this.#spoken = this.speaker.bundle;
    }
    const known = this.#looks.get(card) ?? this.#drawn(card);
    this.#looks.set(card, known);
    return known;
  }

  /** The same for the key of any thing; null if it is no card with a face. */
  lookOf(key: string): CardLook | null {
    const card = key.startsWith("card-") ? key.slice(5) : "";
    return this.facts.card_names.includes(card) ? this.look(card) : null;
  }

  #drawn(card: string): CardLook {
    const points = this.values(`card-${card}`).points;
    const own = this.#own(`card-${card}`);
    const family = this.family(card);
    const { picture, flavour = "" } = this.#cards.get(card) ?? {};
    const chosen = picture?.kit;
    return {
      game: this.facts.key,
      frame: this.drawings.frame ?? "arch",
      key: card,
      title: this.cardName(card),
      short: this.shortName(card),
      effect: this.brief(`card-${card}`),
      points: typeof points === "number" ? points : null,
      icon: chosen ? this.drawings.iconOf(chosen) : (own.icon ?? this.drawings.iconOf(card)),
      hue: this.drawings.hueOf?.(chosen ?? card) ?? hueOfName(chosen ?? card),
      family,
      familyName: this.speaker.has(`family-${family}`) ? this.speaker.say(`family-${family}`) : "",
      picture: chosenPicture(this.facts.key, picture),
      flavour,
    };
  }

  // Questions and reasons

  question(name: string, turn: number, me: number): string {
    return this.speaker.say(`question-${name}`, { turn: this.seatName(turn), mine: turn === me ? "yes" : "no" });
  }

  questionHelp(name: string): string {
    return this.speaker.say(`question-${name}-help`);
  }

  // Standing orders

  /** The questions for which there are any, in the order of the game. */
  orderedQuestions(): string[] {
    return [...new Set(this.facts.orders.map(({ question }) => question))];
  }

  ordersFor(question: string): OrderKind[] {
    return this.facts.orders.filter((order) => order.question === question);
  }

  /** When an order answers. */
  occasion(question: string): string {
    const key = `standing-${question}`;
    return this.speaker.has(key) ? this.speaker.say(key) : plain(this.question(question, -1, -1));
  }

  /** What it answers; `named` is what was named with it. */
  order({ question, order, thing }: OrderKind, named: string): string {
    const key = `standing-${question}-${order}`;
    if (!this.speaker.has(key)) return this.speaker.say("web-orders-pass");
    return this.speaker.say(key, named ? this.#thingValues(thing, named) : { thing: "…", thing_object: "…" });
  }

  /** Why something is not possible, with the rule that forbids it ("G7") behind it. */
  because(rule: string): string {
    return `${this.speaker.say(`why-${rule.slice(this.facts.rule_letter.length)}`)} (${rule})`;
  }

  // Events

  /** What happened, with marks on names and cards (see `partsOf`). */
  event(event: EventShown): string {
    return this.speaker.say(`event-${event.name}`, this.#eventValues(event));
  }

  eventPlain(event: EventShown): string {
    return plain(this.event(event));
  }

  /** How an event stands in the log: a chapter, a paragraph, a line, or too small for it at first sight. */
  weight(event: string): EventInfo["weight"] {
    return this.#events.get(event)?.weight ?? "line";
  }

  /** Does it only lead to the next of its kind, as a step of a walk does? */
  isStep(event: string): boolean {
    return this.drawings.isStep?.(event) ?? false;
  }

  /** Its part in what is played out on the table. */
  scene(event: string): string {
    return this.#events.get(event)?.scene ?? "";
  }

  #eventValues(event: EventShown): Values {
    const kind = event.card ?? (event.isHidden ? "hidden" : "none");
    const sorts = Object.entries(this.#events.get(event.name)?.fields ?? {}).filter(([name]) => name !== "card");
    const said = sorts.map(([name, sort]) => this.#fieldValues(name, sort, event.fields[name]));
    return Object.assign({ kind, ...this.#seatValues("seat", event.seat), ...this.#cardValues("card", kind) }, ...said);
  }

  /** What an event says, as sentences use it. */
  #fieldValues(name: string, sort: string, value: FieldValue | undefined): Values {
    if (sort === "seat") return this.#seatValues(name, typeof value === "number" ? value : -1);
    if (value === undefined) return { [name]: "" };
    if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
    if (Array.isArray(value)) return { [name]: value.join(" : ") };
    if (typeof value === "number")
      return sort === "number"
        ? { [name]: value }
        : { [name]: this.#thingWord(sort, value), [`${name}_number`]: value };
    if (sort === "card") return this.#cardValues(name, value);
    return { [name]: sort === "field" ? value.toUpperCase() : value };
  }

  #seatValues(name: string, seat: number): Values {
    return { [name]: marked("seat", String(seat), this.seatName(seat)), [`has_${name}`]: seat < 0 ? "no" : "yes" };
  }

  #cardValues(name: string, kind: string): Values {
    if (kind === "none") return { [name]: "", [`${name}_object`]: "" };
    return {
      [name]: marked("card", kind, this.cardName(kind)),
      [`${name}_object`]: marked("card", kind, this.cardObject(kind)),
    };
  }

  /** What the game knows by its number: a spell, for example. */
  #thingWord(thing: string, number: number): string {
    const key = `${thing}-${number}`;
    return this.speaker.has(key) ? marked(thing, String(number), this.speaker.say(key)) : key;
  }
}

function chosenPicture(game: string, picture: PictureInfo | null | undefined): ChosenPicture | null {
  if (picture?.own) return { own: pictureAddress(picture.own) };
  return picture?.kit ? { game, kit: picture.kit } : null;
}

/** A hue for a card that has none of its own: always the same for the same name. */
function hueOfName(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
}

/** Lists as sentences can use them: commas within, bars between lists of lists. */
function asText(value: unknown): string | number {
  if (!Array.isArray(value)) return typeof value === "number" ? value : String(value);
  const isNested = value.some(Array.isArray);
  return value.map((part) => String(asText(part)) || "·").join(isNested ? " | " : ", ");
}
