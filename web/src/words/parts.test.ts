import { expect, test } from "vitest";
import { marked, partsOf, plain } from "./parts";

const sentence = `${marked("seat", "0", "Anna")} nahm ${marked("card", "king", "einen König")}.`;

test("a sentence is cut where its things stand", () => {
  expect(partsOf(sentence)).toEqual([
    { thing: "seat", name: "0", text: "Anna" },
    { text: " nahm " },
    { thing: "card", name: "king", text: "einen König" },
    { text: "." },
  ]);
});

test("without its marks it reads as it is spoken", () => {
  expect(plain(sentence)).toBe("Anna nahm einen König.");
});
