import { beforeEach, expect, test } from "vitest";
import {
  allSets,
  dropSet,
  fileName,
  findSet,
  freeTitle,
  keepSet,
  nameOfCard,
  newSet,
  renamed,
  setsOf,
  tidied,
  withoutCard,
  withoutValue,
  withValue,
} from "./ownCards";

const kept = new Map<string, string>();
globalThis.localStorage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
} as unknown as Storage;

beforeEach(() => kept.clear());

test("several sets of a game are kept, each in its place", () => {
  const [first, second] = [newSet("chess", "Mine"), newSet("chess", "Yours")];
  keepSet(first);
  keepSet(second);
  keepSet({ ...first, title: "Ours" });
  expect(setsOf("chess").map(({ title }) => title)).toEqual(["Ours", "Yours"]);
  expect(setsOf("go")).toEqual([]);
  dropSet(first.id);
  expect(allSets().map(({ id }) => id)).toEqual([second.id]);
  expect(findSet(first.id)).toBeUndefined();
});

test("a second set of the same name gets a number", () => {
  keepSet(newSet("chess", "Mine"));
  expect(newSet("chess", "Mine").title).toBe("Mine 2");
  expect(newSet("go", "Mine").title).toBe("Mine");
  expect(freeTitle("A", ["A", "A 2"])).toBe("A 3");
});

test("only what differs is in a set", () => {
  const changed = withValue(withValue({}, "king", "count", 3), "king", "points", 2);
  expect(changed).toEqual({ king: { count: 3, points: 2 } });
  expect(withoutValue(changed, "king", "count")).toEqual({ king: { points: 2 } });
  expect(withoutValue(withValue({}, "king", "count", 3), "king", "count")).toEqual({});
  expect(withoutCard(changed, "king")).toEqual({});
  expect(Object.keys(renamed({ a: {}, b: {}, c: {} }, "b", "z"))).toEqual(["a", "z", "c"]);
});

test("a card's name in the file follows its title", () => {
  expect(nameOfCard("Größe 5 – Rösti!", [])).toBe("groesse_5_roesti");
  expect(nameOfCard("Café", ["cafe"])).toBe("cafe_2");
  expect(nameOfCard("7 Zwerge", [])).toBe("zwerge");
  expect(nameOfCard("龍", [])).toBe("card");
  expect(nameOfCard("Game", [])).toBe("game_2");
});

test("names from elsewhere that no file can have are made plain", () => {
  const read = { "Big Dragon": { count: 1, "a b": 2, deep: { x: 1 } }, pit: { effects: ["skip"] } };
  expect(tidied(read)).toEqual({ big_dragon: { count: 1 }, pit: { effects: ["skip"] } });
});

test("the file is called after the set and its game", () => {
  expect(fileName(newSet("chess", "My Set"))).toBe("my-set.chess.toml");
});
