import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PACES, SPEEDS } from "../state/choices";
import type { EventShown } from "../wire/events";
import { type Cues, type Flourish, flourishOf, KINDS, LIMIT, lengthOf } from "./flourishes";

const CUES = import.meta.glob<Cues>("../games/*/flourishes.ts", { eager: true, import: "flourishes" });
const cuesOf = (game: string): Cues => CUES[`../games/${game}/flourishes.ts`]!;

function event(name: string, more: Partial<EventShown> = {}): EventShown {
  return { number: 1, name, seat: 0, card: null, isHidden: false, fields: {}, ...more };
}

function begun(game: string, events: EventShown[], before = {}, now = {}): Flourish | null {
  return flourishOf(events, cuesOf(game), { before, now });
}

test.each(Object.keys(CUES))("%s names only events that there are", (path) => {
  const game = path.split("/")[2] as string;
  const declared = readFileSync(join(import.meta.dirname, `../../../src/zaubertisch/games/${game}/state.py`), "utf8");
  expect(Object.keys(cuesOf(game)).filter((name) => !declared.includes(`("${name}"`))).toEqual([]);
});

test("a mirror shows who is hit, then who holds it", () => {
  const used = event("mirror_used", { seat: 2, fields: { taker: 1 } });
  expect(begun("grimoria", [used])).toEqual({ kind: "mirror", figures: [{ seat: 1 }, { seat: 2 }], event: used });
});

test("a duel is one of two henchmen; a monster begins none", () => {
  const duel = event("fight_began", { seat: 1, fields: { opponent: 3 } });
  expect(begun("schatzjagd", [duel])?.figures).toEqual([{ seat: 1 }, { seat: 3 }]);
  expect(begun("schatzjagd", [event("fight_began")])).toBeNull();
});

test("a death in a duel is shown, not the duel", () => {
  const events = [event("fight_began", { fields: { opponent: 1 } }), event("died", { seat: 1 })];
  expect(begun("schatzjagd", events)).toMatchObject({ kind: "fallen", figures: [{ seat: 1 }] });
});

test("a fight is won or left, with the creature", () => {
  const troll = { seat: 1, card: "troll" };
  const figures = [{ card: "troll" }, { seat: 1 }];
  expect(begun("zauberschwert", [event("creature_beaten", troll)])).toMatchObject({ kind: "beaten", figures });
  expect(begun("zauberschwert", [event("fight_declined", troll)])).toMatchObject({ kind: "retreat", figures });
});

test("the dragon leaves somebody, or comes from nowhere", () => {
  const moved = (loser: number): EventShown =>
    event("dragon_moved", { seat: 2, card: "black_dragon", fields: { loser } });
  const to = [{ card: "black_dragon" }, { seat: 2 }];
  expect(begun("zauberschwert", [moved(0)])).toMatchObject({ kind: "wander", figures: [...to, { seat: 0 }] });
  expect(begun("zauberschwert", [moved(-1)])?.figures).toEqual(to);
});

test("only the last round, the last day and the last adventures are announced", () => {
  const round = [event("round_began")];
  const kindOf = (flourish: Flourish | null): string | undefined => flourish?.kind;
  expect(kindOf(begun("grimoria", round, {}, { is_last_round: true }))).toBe("last");
  expect(begun("grimoria", round, {}, { is_last_round: false })).toBeNull();
  const day = [event("day_began", { fields: { day: 6 } })];
  expect(kindOf(begun("schatzjagd", day, {}, { last_day: 6 }))).toBe("last");
  expect(begun("schatzjagd", day, {}, { last_day: 7 })).toBeNull();
  expect(begun("schatzjagd", day, {}, { last_day: null })).toBeNull();
  expect(kindOf(begun("zauberschwert", round, { adventure_count: 2 }, { adventure_count: 0 }))).toBe("last");
  expect(begun("zauberschwert", round, { adventure_count: 0 }, { adventure_count: 0 })).toBeNull();
  expect(begun("zauberschwert", round, { adventure_count: 9 }, { adventure_count: 6 })).toBeNull();
});

test("a victory is shown before all else, in every game", () => {
  const winners = flourishOf([event("died")], {}, { before: {}, now: {} }, [2, 0]);
  expect(winners).toEqual({ kind: "victory", figures: [{ seat: 2 }, { seat: 0 }], event: null });
});

test("nothing lasts two seconds, at any pace and any motion", () => {
  const all = KINDS.flatMap((kind) => PACES.flatMap((pace) => SPEEDS.map((motion) => lengthOf(kind, pace, motion))));
  expect(Math.max(...all)).toBeLessThan(LIMIT);
  expect(LIMIT).toBeLessThanOrEqual(2000);
});

test("who wants bots at once sees the end and nothing else", () => {
  expect(KINDS.filter((kind) => lengthOf(kind, "at_once", "normal") > 0)).toEqual(["victory"]);
  expect(KINDS.filter((kind) => lengthOf(kind, "brisk", "off") === 0)).toEqual([]);
});
