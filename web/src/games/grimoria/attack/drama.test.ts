import { expect, test } from "vitest";
import type { EventShown } from "../../../wire/events";
import { lexiconWith, scenes } from "../../../words/lexicon.fixture";
import { dramaOf } from "./drama";

const lexicon = lexiconWith({
  kinds: { "spell-9": "attack", "spell-12": "attack", "spell-3": "black" },
  events: scenes({
    curtain: ["turn_began"],
    strike: ["spell_cast", "target_picked"],
    answer: ["mirror_used"],
    outcome: ["coins_taken"],
  }),
});

function event(name: string, seat: number, fields: EventShown["fields"] = {}): EventShown {
  return { number: 0, name, seat, card: null, isHidden: false, fields };
}

test("an attack, its mirror and its end are one drama", () => {
  const drama = dramaOf(
    [
      event("turn_began", 2),
      event("spell_cast", 2, { spell: 12 }),
      event("target_picked", 2, { victim: 0, spell: 12 }),
      event("mirror_used", 0, { taker: 2 }),
      event("coins_taken", 0, { victim: 2, coins: 3 }),
    ],
    lexicon,
  );
  expect(drama).toMatchObject({ attacker: 2, spell: 12, victim: 0 });
  expect(drama?.scenes.map(({ name }) => name)).toEqual(["mirror_used"]);
  expect(drama?.end?.name).toBe("coins_taken");
});

test("with the next turn the curtain falls", () => {
  const events = [event("turn_began", 2), event("spell_cast", 2, { spell: 9 }), event("turn_began", 1)];
  expect(dramaOf(events, lexicon)).toBeNull();
});

test("a spell that is no attack plays no drama", () => {
  expect(dramaOf([event("turn_began", 2), event("spell_cast", 2, { spell: 3 })], lexicon)).toBeNull();
});
