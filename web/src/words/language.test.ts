import { beforeEach, expect, test, vi } from "vitest";
import type { Language } from "./files";

/** Texts arrive when the test lets them: the common ones can come after those of a page that was asked for later. */
let slow: () => void = () => {};
let asked = 0;

vi.mock("./files", () => ({
  textsOf: (_game: string | null, language: Language) =>
    asked++ === 0
      ? new Promise<string[]>((done) => (slow = () => done([`hello = hello ${language}\n`])))
      : Promise.resolve([`hello = hello ${language}\n`]),
  wordsOfPage: (name: string, language: Language) => Promise.resolve(`of-${name} = ${name} ${language}\n`),
}));
vi.mock("../state/settings.svelte", () => ({ settings: { language: "en" } }));
vi.stubGlobal("document", { documentElement: { lang: "" } });

beforeEach(() => {
  vi.resetModules();
  asked = 0;
});

test("words of a page are not forgotten when the common ones come late", async () => {
  const { learnMore, say: said, speak } = await import("./language.svelte");
  const all = Promise.all([speak("en"), learnMore("workshop"), learnMore("workshop")]);
  await new Promise((later) => setTimeout(later)); // whatever need not wait has come
  slow();
  await all;
  expect([said("hello"), said("of-workshop")]).toEqual(["hello en", "workshop en"]);
});

test("who changes the language while a page learns has both", async () => {
  const { learnMore, say: said, speak } = await import("./language.svelte");
  const all = Promise.all([learnMore("past"), speak("de")]);
  await new Promise((later) => setTimeout(later));
  slow();
  await all;
  expect([said("hello"), said("of-past")]).toEqual(["hello de", "past de"]);
});
