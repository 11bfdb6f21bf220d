import { afterEach, expect, test, vi } from "vitest";
import { ReviewModel } from "./review.svelte";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a server that is busy is asked again until it has a review, and a page that was left asks no more", async () => {
  vi.useFakeTimers();
  const answers = [
    { ok: false, status: 503, json: async () => ({ code: "busy", message: "try again in a minute" }) },
    { ok: true, status: 200, json: async () => ({ is_done: true }) },
  ];
  const fetched = vi.fn(async () => answers[Math.min(fetched.mock.calls.length, 2) - 1]);
  vi.stubGlobal("fetch", fetched);
  const model = new ReviewModel("t1");
  await model.see("all");
  expect(model.failure).toBeTruthy();
  await vi.advanceTimersByTimeAsync(5000);
  expect(model.failure).toBeNull();
  expect(model.state?.is_done).toBe(true);

  fetched.mockClear();
  const left = new ReviewModel("t2");
  await left.see("all");
  left.close();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});
