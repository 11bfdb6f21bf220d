import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, textsOf, wordsOfPage } from "./files";

export type Values = Record<string, FluentVariable>;

/** Says the words of one game (or only the common ones) in the language chosen now. */
export class Speaker {
  #bundle = $state.raw<FluentBundle>();
  readonly pages = new Set<string>(); // whose words it says too

  constructor(
    readonly game: string | null,
    readonly titles: Record<string, string> = {},
    readonly isLesson = false,
  ) {}

  /** The words as they are now; another one when the language changes. */
  get bundle(): FluentBundle | undefined {
    return this.#bundle;
  }

  async learn(language: Language): Promise<() => void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const ofPages = [...this.pages].map((name) => wordsOfPage(name, language));
    const [texts, more] = await Promise.all([textsOf(this.game, language, this.isLesson), Promise.all(ofPages)]);
    for (const text of [...texts, ...more, ownTitles(this.titles)]) {
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
    return () => (this.#bundle = bundle);
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** The sentence for a key; a missing word is shown as its key, never as a crash. */
  say = (key: string, values: Values = {}): string => this.form(key, "", values);

  /** Another form of a word, an attribute of its message ("a king"); without one the word itself. */
  form = (key: string, form: string, values: Values = {}): string => {
    const message = this.#bundle?.getMessage(key);
    const pattern = message?.attributes[form] ?? message?.value;
    return this.#bundle && pattern ? this.#bundle.formatPattern(pattern, values, []) : key;
  };
}

/** The titles that a user gave to their own cards, as words. */
function ownTitles(titles: Record<string, string>): string {
  return Object.entries(titles)
    .map(([card, title]) => [card, JSON.stringify(title)])
    .map(([card, title]) => `card-${card} = { ${title} }\n    .object = { ${title} }\n`)
    .join("");
}
