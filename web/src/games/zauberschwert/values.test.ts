import { expect, test } from "vitest";
import { wordOfValue } from "./values";

test("symbols are named in the words of the language, other values say themselves", () => {
  const say = (key: string): string => key.replace("screen-symbol-", "the ");
  expect(wordOfValue("symbols", ["moon", "leaf"], say)).toBe("the moon, the leaf");
  expect(wordOfValue("symbols", [], say)).toBe("the none");
  expect(wordOfValue("stones", [3, 2], say)).toBeNull();
});
