/** What one wants to hear at a table, and what of it one has read; kept in this browser. */
import type { Said } from "../wire/types";
import { keep, recall } from "./kept";
import type { TableModel } from "./table.svelte";

const MOST = 60; // tables

interface Kept {
  read: number;
  muted: string[];
}

type AllKept = Record<string, Kept>;

export class Hearing {
  #read = $state(0); // the number of the last sentence that was seen
  #muted = $state.raw<string[]>([]);

  constructor(readonly model: TableModel) {
    const kept = recall<AllKept>("hearing", {})[model.table];
    this.#read = kept?.read ?? 0;
    this.#muted = kept?.muted ?? [];
  }

  /** What is shown. */
  get talk(): Said[] {
    return this.model.talk.filter(({ seat }) => seat === null || !this.isMuted(seat));
  }

  /** What came from others and was not seen yet. */
  get unread(): number {
    const me = this.model.welcome?.seat ?? -1;
    return this.talk.filter(({ number, seat }) => number > this.#read && seat !== me).length;
  }

  /** Everything that is shown now has been seen. */
  readAll(): void {
    const last = this.model.talk.at(-1)?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    this.#keep();
  }

  isMuted(seat: number): boolean {
    return this.#muted.includes(this.#name(seat));
  }

  mute(seat: number, is: boolean): void {
    const others = this.#muted.filter((name) => name !== this.#name(seat));
    this.#muted = is ? [...others, this.#name(seat)] : others;
    this.#keep();
  }

  /** Somebody else who takes the seat later is somebody else. */
  #name(seat: number): string {
    return `${seat} ${this.model.seats[seat]?.name ?? ""}`;
  }

  #keep(): void {
    const { [this.model.table]: _, ...others } = recall<AllKept>("hearing", {});
    const mine = { read: this.#read, muted: this.#muted };
    keep("hearing", Object.fromEntries([...Object.entries(others).slice(1 - MOST), [this.model.table, mine]]));
  }
}
