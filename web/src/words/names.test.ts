import { expect, test } from "vitest";
import { plainName } from "./names";

test("names are one line, and nothing where nothing is to be seen", () => {
  expect(plainName(" A\n\tb\u0007 ")).toBe("A b");
  for (const blank of ["", " ", "\u0007", "\u200b", "\u3164", "\u2800", "\u0301\u0301"])
    expect(plainName(blank)).toBe("");
  expect(plainName("\u202eAnna")).toBe("Anna");
});
