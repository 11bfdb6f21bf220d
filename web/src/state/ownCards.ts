/** Card sets of one's own, as this browser keeps them: for each only what differs from the game's cards. */
import { keep, recall } from "./kept";

export type Tables = Record<string, Record<string, unknown>>; // values by card and name

export interface OwnSet {
  id: string;
  game: string;
  title: string;
  cards: Tables;
  text: string | null; // its card file; nothing while something is wrong with it
  file?: string; // its card file as it was written last, right or wrong, with the comments of its owner
  when: number;
  shared?: string; // its key on the server, if it was shared by a link
}

const NAME = "own-cards";
export const BACK = "back"; // the table of the closed side of all cards
export const LOOKS = ["picture", "flavour"]; // what a card shows beside its values
const RESERVED = ["game", "title", BACK]; // what a card file says beside its cards
const LONGEST_NAME = 30;
const PLAIN = /^[A-Za-z0-9_-]{1,40}$/;

export function allSets(): OwnSet[] {
  return recall<OwnSet[]>(NAME, []);
}

export function setsOf(game: string): OwnSet[] {
  return allSets().filter((set) => set.game === game);
}

export function findSet(id: string | null): OwnSet | undefined {
  return allSets().find((set) => set.id === id);
}

/** Keeps a set in the place it had, or behind the others. */
export function keepSet(set: OwnSet): void {
  const sets = allSets();
  const known = sets.some(({ id }) => id === set.id);
  keep(NAME, known ? sets.map((other) => (other.id === set.id ? set : other)) : [...sets, set]);
}

export function dropSet(id: string): void {
  keep(
    NAME,
    allSets().filter((set) => set.id !== id),
  );
}

export function newSet(game: string, title: string, cards: Tables = {}): OwnSet {
  const id = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  const taken = setsOf(game).map((set) => set.title);
  return { id, game, title: freeTitle(title, taken), cards, text: null, when: Date.now() };
}

/** The title, with a number if another set has it. */
export function freeTitle(wanted: string, taken: string[]): string {
  let title = wanted;
  for (let number = 2; taken.includes(title); number++) title = `${wanted} ${number}`;
  return title;
}

/** The name of a new card in its file, from its title: small letters, digits and `_`. */
export function nameOfCard(title: string, taken: string[]): string {
  const plain = title
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[^a-z]+|_+$/g, "")
    .slice(0, LONGEST_NAME);
  const wanted = plain || "card";
  let name = wanted;
  for (let number = 2; [...taken, ...RESERVED].includes(name); number++) name = `${wanted}_${number}`;
  return name;
}

export function withValue(cards: Tables, card: string, field: string, value: unknown): Tables {
  return { ...cards, [card]: { ...cards[card], [field]: value } };
}

/** As the game has it; a card of which nothing differs any more is not in the file. */
export function withoutValue(cards: Tables, card: string, field: string): Tables {
  const values = Object.fromEntries(Object.entries(cards[card] ?? {}).filter(([name]) => name !== field));
  return Object.keys(values).length ? { ...cards, [card]: values } : withoutCard(cards, card);
}

export function withoutCard(cards: Tables, card: string): Tables {
  return Object.fromEntries(Object.entries(cards).filter(([name]) => name !== card));
}

/** The same card under another name, in its place. */
export function renamed(cards: Tables, before: string, after: string): Tables {
  return Object.fromEntries(Object.entries(cards).map(([name, values]) => [name === before ? after : name, values]));
}

/** What a file from elsewhere says, by names that any file can have; what is no value at all is left out. */
export function tidied(cards: Tables): Tables {
  const tidy: Tables = {};
  for (const [card, values] of Object.entries(cards)) {
    const name = PLAIN.test(card) ? card : nameOfCard(card, Object.keys(tidy));
    tidy[name] = Object.fromEntries(
      Object.entries(values).filter(([field, value]) => PLAIN.test(field) && isValue(value)),
    );
  }
  return tidy;
}

function isValue(value: unknown): boolean {
  return Array.isArray(value) || (typeof value !== "object" && value !== undefined);
}

/** The names of the cards that a set changes or adds. */
export function cardsOf({ cards }: OwnSet): string[] {
  return Object.keys(cards).filter((name) => name !== BACK);
}

/** Does a card of the set have a picture that somebody brought? */
export function hasPictures({ cards }: OwnSet): boolean {
  return Object.values(cards).some(({ picture }) => String(picture).startsWith("own:"));
}

/** A name for the file that is shared. */
export function fileName(set: OwnSet, ending = "toml"): string {
  return `${nameOfCard(set.title, []).replaceAll("_", "-")}.${set.game}.${ending}`;
}
