import { expect, test } from "vitest";
import { effectWord, wordOfValue } from "./values";

const say = (key: string, values: Record<string, string | number> = {}): string =>
  [key, ...Object.values(values)].join(" ");

test("changes are said with the name of the value", () => {
  expect(effectWord("weapons +3", say)).toBe("screen-weapons +3");
  expect(effectWord("life -5", say)).toBe("screen-life −5");
  expect(effectWord("life =15", say)).toBe("screen-life = 15");
  expect(effectWord("gold /2", say)).toBe("effect-divide screen-gold 2");
});

test("all other effects are words of their own", () => {
  expect(effectWord("poison", say)).toBe("effect-poison");
  expect(effectWord("draw 2", say)).toBe("effect-draw 2");
});

test("faces of a die are counted, numbers are left alone", () => {
  expect(wordOfValue("faces", [["death"], []], say)).toBe("1: effect-death; 2: effect-nothing");
  expect(wordOfValue("faces", [[], [], ["skip"], [], [], []], say)).toBe(
    "1–2: effect-nothing; 3: effect-skip; 4–6: effect-nothing",
  );
  expect(wordOfValue("power", 7, say)).toBeNull();
});
