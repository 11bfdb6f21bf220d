import { expect, test } from "vitest";
import type { Adventure, Prospect, ZauberschwertPicture, ZauberschwertSeat } from "../picture";
import { companyOf, dealOf, dealsOf, outbidders, promisesAt, purses, seatsAt, sharersNow } from "./prospects";

function prospect(highest_bid: number): Prospect {
  return {
    cost: [6, 3, 2],
    stones: [5, 2, 1],
    cards: [1, 1, 0],
    magic: [0, 0, 0],
    bonus_stones: 0,
    bonus_magic: 0,
    bonus_choices: 0,
    poison: 0,
    highest_bid,
  };
}

function adventure(wizards: number[], has_apprentice = false): Adventure {
  return {
    card: "ogres",
    orc: null,
    is_done: false,
    wizards,
    has_apprentice,
    price: 6,
    prospects: [4, 9, 7].map(prospect),
  };
}

function table(apprenticeOf = -1): ZauberschwertPicture {
  const seats = [4, 9, 7].map((magic, i) => ({
    magic,
    heroes: i === apprenticeOf ? [{ card: "apprentice", is_used: false }] : [],
  }));
  return { seats: seats as unknown as ZauberschwertSeat[] } as ZauberschwertPicture;
}

test("alone one sees the whole price, in company the share; what is too dear says so", () => {
  const deals = dealsOf(table(), adventure([1]), 0);
  expect(deals.map(({ wizards, cost, stones, isAffordable }) => [wizards, cost, stones, isAffordable])).toEqual([
    [1, 6, 5, false],
    [2, 3, 2, true],
    [3, 2, 1, true],
  ]);
});

test("bonuses are in what one gets, whatever the number of wizards", () => {
  const bonus = { ...prospect(4), bonus_stones: 4, bonus_magic: 1 };
  expect(dealOf(bonus, 1, 9)).toMatchObject({ stones: 9, cards: 1, magic: 1 });
  expect(dealOf(bonus, 2, 9)).toMatchObject({ stones: 6, magic: 1 });
});

test("who comes now shares with all who lie there; promises are told until they are kept", () => {
  expect(sharersNow(table(), adventure([]), 0)).toBe(1);
  expect(sharersNow(table(), adventure([1, 2]), 0)).toBe(3);
  const seats = [{ announced: "ogres", invited: 2 }, { announced: "ogres", invited: null }, { announced: null }];
  const picture = { seats } as unknown as ZauberschwertPicture;
  expect(promisesAt(picture, adventure([1])).map(({ seat, invited }) => [seat, invited])).toEqual([[0, 2]]);
});

test("company counts everybody there once, the apprentice's owner too", () => {
  expect(seatsAt(table(2), adventure([1], true))).toEqual([1, 2]);
  expect(companyOf(table(2), adventure([1], true), 0)).toBe(3);
  expect(companyOf(table(2), adventure([1], true), 1)).toBe(2);
  expect(companyOf(table(), adventure([]), 0)).toBe(2);
});

test("who could outbid whom", () => {
  expect(outbidders(adventure([]), 0)).toEqual([1, 2]);
  expect(outbidders(adventure([]), 1)).toEqual([]);
  expect(purses(adventure([])).map(({ seat }) => seat)).toEqual([1, 2, 0]);
});
