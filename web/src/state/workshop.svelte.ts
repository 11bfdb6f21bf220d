import { kitOf, type Kit, withCards } from "../games/kit";
import { checkCards, formsOf } from "../wire/cards";
import type { CardDraft, CardForms, CardInfo, CheckedCards, FieldInfo, NewCardInfo } from "../wire/types";
import { say } from "../words/language.svelte";
import { firstValue } from "../words/phrases";
import {
  cardsOf,
  dropSet,
  findSet,
  keepSet,
  LOOKS,
  nameOfCard,
  newSet,
  renamed,
  type OwnSet,
  setsOf,
  type Tables,
  tidied,
  withoutCard,
  withoutValue,
  withValue,
} from "./ownCards";

const MARKS = ["given", "likely", "ours"]; // that an owner's file may give to its values
const PAUSE = 250; // milliseconds after the last change, before it is checked

export type Stage = "checking" | "right" | "wrong" | "unreachable";

/** Where one works on cards of one's own: the sets of a game, one of them open, each change kept and checked. */
export class Workshop {
  sets = $state.raw<OwnSet[]>([]);
  set = $state.raw<OwnSet | null>(null);
  checked = $state.raw<CheckedCards | null>(null);
  stage = $state<Stage>("right");
  kit: Kit; // the game with the cards of the set, as they were when nothing was wrong
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  readonly #unnamed = new Set<string>(); // new cards that have only the title they began with

  constructor(
    readonly game: string,
    readonly printed: Kit,
    readonly forms: CardForms,
  ) {
    this.kit = $state.raw(printed);
    this.sets = setsOf(game);
  }

  get faults(): CheckedCards["faults"] {
    return this.checked?.faults ?? [];
  }

  // Sets

  async open(id: string | null): Promise<void> {
    this.set = findSet(id) ?? null;
    this.kit = this.printed;
    this.checked = null;
    if (this.set) await this.check();
  }

  async copy(title: string, cards: Tables = {}, file = ""): Promise<void> {
    const set = { ...newSet(this.game, title, cards), file };
    this.#keep(set);
    await this.open(set.id);
  }

  /** A file from elsewhere becomes a set; says what is wrong if it cannot be read at all. */
  async readIn(text: string, title: string): Promise<CheckedCards["faults"]> {
    const found = await checkCards({ game: this.game, text });
    const unreadable = found.faults.filter(({ code }) => code === "toml" || code === "other_game");
    if (!unreadable.length) await this.copy(found.title || title, tidied(found.values), text);
    return unreadable;
  }

  /** It is shared under this key, or no longer. */
  noteShared(key: string | undefined): void {
    if (!this.set) return;
    const { shared: _, ...others } = this.set;
    this.#keep(key ? { ...others, shared: key } : others);
  }

  drop(): void {
    if (this.set) dropSet(this.set.id);
    this.set = null;
    this.sets = setsOf(this.game);
  }

  rename(title: string): void {
    if (this.set) this.#change({ ...this.set, title });
  }

  reset(): void {
    this.#changeCards(() => ({}));
  }

  // Values

  change(card: string, field: string, value: unknown): void {
    this.#changeCards((cards) => withValue(cards, card, field, value));
  }

  forget(card: string, field?: string | null): void {
    this.#changeCards((cards) => (field ? withoutValue(cards, card, field) : withoutCard(cards, card)));
    const others = this.faults.filter((fault) => fault.card !== card || (field && fault.field !== field));
    if (this.checked) this.checked = { ...this.checked, faults: others };
  }

  /** The names of the cards that this set adds. */
  get added(): string[] {
    return this.set ? cardsOf(this.set).filter((name) => !(name in this.forms.cards)) : [];
  }

  add(title: string): string {
    const kind = this.forms.new[0] as NewCardInfo;
    const name = this.#nameFor(title);
    this.#unnamed.add(name);
    this.#changeCards((cards) => ({ ...cards, [name]: { ...valuesOf(kind, { title }) } }));
    return name;
  }

  /** A card that was just made and is given up leaves nothing behind. */
  giveUp(name: string): void {
    if (this.#unnamed.delete(name)) this.forget(name);
  }

  isJustMade(name: string): boolean {
    return this.#unnamed.has(name);
  }

  /** A card that was just made is called in its file as its title says, once that is known. */
  settle(name: string): void {
    const title = this.set?.cards[name]?.title;
    if (!this.#unnamed.delete(name) || typeof title !== "string") return;
    this.#changeCards((cards) => renamed(cards, name, this.#nameFor(title)));
  }

  #nameFor(title: string): string {
    const { card_names } = this.printed.lexicon.facts;
    return nameOfCard(title, [...card_names, ...Object.keys(this.forms.cards), ...this.added]);
  }

  kindOf(name: string): NewCardInfo | undefined {
    const values = this.set?.cards[name] ?? {};
    const fits = ({ fixed }: NewCardInfo): boolean =>
      Object.entries(fixed).every(([key, value]) => values[key] === value);
    return this.forms.new.find(fits);
  }

  /** Makes a new card one of another kind; what both kinds have stays. */
  remake(name: string, kind: NewCardInfo): void {
    this.#changeCards((cards) => ({ ...cards, [name]: valuesOf(kind, cards[name] ?? {}) }));
  }

  fieldsOf(name: string): Record<string, FieldInfo> {
    return this.forms.cards[name] ?? this.kindOf(name)?.fields ?? {};
  }

  /** A value as it is entered now, right or wrong. */
  valueOf(name: string, field: string): unknown {
    return this.set?.cards[name]?.[field] ?? this.infoOf(name)?.values[field] ?? this.fieldsOf(name)[field]?.default;
  }

  markOf(name: string, field: string): string {
    const entered = this.set?.cards[name];
    if (entered?.[field] !== undefined) return MARKS.find((mark) => listed(entered[mark], field)) ?? "own";
    return this.printed.lexicon.facts.cards.find(({ key }) => key === name)?.marks[field] ?? "own";
  }

  /** A card as it is drawn, by its name in the file. */
  infoOf(name: string): CardInfo | undefined {
    return this.kit.lexicon.facts.cards.find(({ key, added_as }) => (added_as ?? key) === name);
  }

  // Keeping and checking

  #changeCards(change: (cards: Tables) => Tables): void {
    if (this.set) this.#change({ ...this.set, cards: change(this.set.cards) });
  }

  #change(set: OwnSet): void {
    this.#keep({ ...set, text: null, when: Date.now() });
    this.stage = "checking";
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.check(), PAUSE);
  }

  #keep(set: OwnSet): void {
    keepSet(set);
    this.set = set;
    this.sets = setsOf(this.game);
  }

  /** Only the answer to the last question counts. */
  async check(): Promise<void> {
    const { set } = this;
    if (!set) return;
    clearTimeout(this.#waiting);
    const asked = ++this.#asked;
    this.stage = "checking";
    const checked = await checkCards(draftOf(set)).catch(() => null);
    if (asked !== this.#asked || this.set?.id !== set.id) return;
    this.stage = checked ? (checked.faults.length ? "wrong" : "right") : "unreachable";
    if (checked) this.#heard(checked);
  }

  #heard(checked: CheckedCards): void {
    this.checked = checked;
    if (!this.set) return;
    if (checked.faults.length) return this.#keep({ ...this.set, file: checked.text });
    this.kit = withCards(this.printed, checked.cards, checked.back);
    this.#keep({ ...this.set, text: checked.text, file: checked.text });
  }
}

function listed(names: unknown, name: string): boolean {
  return Array.isArray(names) && names.includes(name);
}

/** The file as it was goes along, so that comments in it stay. */
function draftOf({ game, title, cards, file, text }: OwnSet): CardDraft {
  const before = file ?? text ?? "";
  return { game, title: title.trim(), text: before, cards: cards as NonNullable<CardDraft["cards"]> };
}

/** The values of a card of this kind; those it had before, where the kind has them. */
function valuesOf(kind: NewCardInfo, before: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(kind.fields).map(([name, info]) => [name, before[name] ?? firstValue(info)]);
  const looks = LOOKS.filter((name) => before[name] !== undefined).map((name) => [name, before[name]]);
  return { ...Object.fromEntries([...entries, ...looks]), ...kind.fixed };
}

export async function workshopOf(game: string): Promise<Workshop> {
  const [kit, forms] = await Promise.all([kitOf(game, () => []), formsOf(game)]);
  return new Workshop(game, kit, forms);
}

/** The game with the cards of a file, as the server sent it. */
export async function kitOfText(game: string, text: string): Promise<Kit> {
  const [kit, checked] = await Promise.all([kitOf(game, () => []), checkCards({ game, text })]);
  return withCards(kit, checked.cards, checked.back);
}

/** The game with the cards of a set that this browser keeps; the printed ones without it. */
export async function kitOfSet(game: string, id: string | null): Promise<Kit> {
  const workshop = await workshopOf(game);
  await workshop.open(id);
  if (workshop.stage === "unreachable") throw new Error(say("web-no-server"));
  return workshop.kit;
}
