import { expect, test } from "vitest";
import type { EventShown } from "../../wire/events";
import { dramaOf } from "./drama";

function event(name: string, seat: number, other = -1, amount = 0): EventShown {
  return { number: 0, name, seat, other, card: null, isHidden: false, amount };
}

test("an attack, its mirror and its end are one drama", () => {
  const drama = dramaOf([
    event("turn_began", 2),
    event("spell_cast", 2, -1, 12),
    event("target_picked", 2, 0, 12),
    event("mirror_used", 0, 2),
    event("coins_taken", 0, 2, 3),
  ]);
  expect(drama).toMatchObject({ attacker: 2, spell: 12, victim: 0 });
  expect(drama?.scenes.map(({ name }) => name)).toEqual(["mirror_used"]);
  expect(drama?.end?.name).toBe("coins_taken");
});

test("with the next turn the curtain falls", () => {
  expect(dramaOf([event("turn_began", 2), event("spell_cast", 2, -1, 9), event("turn_began", 1)])).toBeNull();
});

test("other spells are no drama", () => {
  expect(dramaOf([event("turn_began", 2), event("spell_cast", 2, -1, 5)])).toBeNull();
});
