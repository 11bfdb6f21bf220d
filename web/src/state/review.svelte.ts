import { get, Refused } from "../wire/http";
import type { ReviewState } from "../wire/types";
import type { Eyes } from "./replay.svelte";

const AGAIN_MS = 700; // while a review is being made
const BUSY_MS = 4000; // while rules are compiled or others are judged

/** The review of a finished game; it is asked for again and again until it is done. */
export class ReviewModel {
  state = $state.raw<ReviewState | null>(null);
  eyes = $state<Eyes>("all");
  failure = $state.raw<unknown>(null);
  #asked = 0;

  constructor(readonly table: string) {}

  /** At somebody's knowledge; what was asked for last is shown. */
  async see(eyes: Eyes): Promise<void> {
    const asked = ++this.#asked;
    this.eyes = eyes;
    try {
      do {
        const state = await get<ReviewState>(this.#address(eyes));
        if (asked !== this.#asked) return;
        this.state = state;
        this.failure = null;
        if (!state.is_done) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      } while (asked === this.#asked && !this.state.is_done);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.failure = error;
      if (error instanceof Refused && error.code === "busy") setTimeout(() => this.#seeAgain(asked), BUSY_MS);
    }
  }

  #seeAgain(asked: number): void {
    if (asked === this.#asked) void this.see(this.eyes);
  }

  close(): void {
    this.#asked++;
  }

  #address(eyes: Eyes): string {
    const whose = typeof eyes === "number" ? `knowledge=seat&seat=${eyes}` : "knowledge=all";
    return `/api/tables/${this.table}/review?${whose}`;
  }
}
