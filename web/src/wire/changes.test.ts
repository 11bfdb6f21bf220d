import { expect, test } from "vitest";
import { together } from "./changes";
import type { View } from "./types";

const before = {
  type: "view",
  number: 4,
  events: [],
  table: { state: "running" },
  question: null,
  picture: { round: 1, seats: [{ coins: 3 }] },
} as unknown as View;

const changes = { type: "changes", number: 5, events: [{ number: 5 }], parts: { question: { number: 9 } } } as const;

test("what changed and what stayed are a whole view", () => {
  const view = together({ ...changes, picture: { round: 2 } } as never, before) as View;
  expect(view).toEqual({
    ...before,
    number: 5,
    events: [{ number: 5 }],
    question: { number: 9 },
    picture: { round: 2, seats: [{ coins: 3 }] },
  });
  expect(view.table).toBe(before.table);
});

test("before the deal there is no picture to change", () => {
  const view = together({ ...changes, picture: {} } as never, { ...before, picture: null }) as View;
  expect(view.picture).toBeNull();
});

test("other messages are heard as they are", () => {
  const pong = { type: "pong", ref: "1", now_ms: 2 } as const;
  expect(together(pong, before)).toBe(pong);
});
