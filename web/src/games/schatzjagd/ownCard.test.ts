import { expect, test } from "vitest";
import type { CardInfo } from "../../wire/types";
import { ownCard } from "./ownCard";

const say = (key: string): string => key;

function made(values: Record<string, unknown>, key = "own_1"): CardInfo {
  return { key, title: "T", added_as: "t", family: "", values, marks: { type: "own" } };
}

test("a made card says what it does", () => {
  const trap = ownCard(made({ type: "trap", effects: ["life -2"] }), {}, say);
  expect(trap).toMatchObject({ brief: "card-pit-brief", help: "card-pit-help" });
  expect(trap.icon).toBeTruthy();
});

test("two made cards of one type have drawings of their own", () => {
  const icons = ["own_1", "own_2"].map((key) => ownCard(made({ type: "monster" }, key), {}, say).icon);
  expect(icons[0]).not.toBe(icons[1]);
});

test("what has no printed model has a sentence of its own, with its price", () => {
  expect(ownCard(made({ type: "place", action: "effects", price: 0 }), {}, say).brief).toBe("own-use");
  expect(ownCard(made({ type: "place", action: "effects", price: 2 }), {}, say).brief).toBe("own-use-for");
  expect(ownCard(made({ type: "place", action: "look", price: 2 }), {}, say).brief).toBe("own-use-for");
  expect(ownCard(made({ type: "spell", action: "effects" }), {}, say).brief).toBe("own-spell");
});

test("a changed monster tells its own blows, other printed cards keep their words", () => {
  const changed = { ...made({ type: "monster", on_hit: ["poison"], on_flight: [] }, "robber"), added_as: null };
  expect(ownCard(changed, {}, say)).toMatchObject({ brief: "own-monster" });
  expect(ownCard({ ...changed, values: { type: "trap" } }, {}, say)).toEqual({});
});
