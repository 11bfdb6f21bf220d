import { expect, test } from "vitest";
import { lexiconWith } from "../words/lexicon.fixture";
import type { GameView } from "./gameView";
import { expected, expectedAt, legal, legalAt, legalOf } from "./options";

const options = ["pass", "take king", "take hut", "swap king", "give king", "drop king", "drop hut", "target 1"];
const lexicon = lexiconWith({
  options,
  things: { take: "card", swap: "card", give: "card", drop: "card", target: "seat" },
  verbs: { take_card: ["take", "swap"], give_away: ["drop"], pick_target: ["target"] },
  places: { display: ["take", "swap"], row: ["drop", "give"], seat: ["target"] },
});

function asked(name: string, ...names: string[]): GameView {
  const question = { number: 1, name, options: names.map((each) => options.indexOf(each)), passing: null };
  return { lexicon, question } as unknown as GameView;
}

const named = (numbers: number[]): string[] => numbers.map((number) => lexicon.optionName(number));
const name = (number: number | undefined): string | undefined =>
  number === undefined ? undefined : lexicon.optionName(number);

test("only what is legal now lies on a thing, and only at the place where it lies", () => {
  const view = asked("take_card", "take king", "swap king");
  expect(named(legalAt(view, "display", "king"))).toEqual(["take king", "swap king"]);
  expect(legalAt(view, "row", "king")).toEqual([]);
  expect(named(legal(view, "take king", "take hut", "no such option"))).toEqual(["take king"]);
  expect(legalOf(view, "take").map((each) => each.name)).toEqual(["king"]);
});

test("a thing with two names has the options of both", () => {
  expect(named(legalAt(asked("take_card", "take king", "take hut"), "display", "king", "hut", "hut"))).toEqual([
    "take king",
    "take hut",
  ]);
});

test("a question expects the first of its verbs that the thing can have", () => {
  expect(name(expected(asked("take_card"), "hut"))).toBe("take hut");
  expect(name(expected(asked("give_away"), "king"))).toBe("drop king");
  expect(expected(asked("pick_target"), "king")).toBeUndefined();
  expect(expected({ lexicon, question: null } as unknown as GameView, "king")).toBeUndefined();
});

test("of a thing at a place the question expects what is done there, else what usually is", () => {
  expect(name(expectedAt(asked("take_card"), "display", "hut"))).toBe("take hut");
  expect(name(expectedAt(asked("take_card"), "row", "king"))).toBe("drop king");
  expect(expectedAt(asked("take_card"), "nowhere", "king")).toBeUndefined();
});
