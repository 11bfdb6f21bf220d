import { tick } from "svelte";
import { kitOf, type Kit } from "../games/kit";
import type { GameView, Wanted } from "../games/gameView";
import { prepareFlights } from "../parts/cards/flights";
import { heard } from "../wire/events";
import { get } from "../wire/http";
import type { PastMoment, TableSummary } from "../wire/types";

/** With whose eyes one looks back: of a seat, of a spectator, or with all cards open. */
export type Eyes = number | "public" | "all";

/** A finished game, one moment at a time. */
export class ReplayModel {
  look = $state.raw<PastMoment | null>(null);
  kit = $state.raw<Kit | null>(null);
  summary = $state.raw<TableSummary | null>(null);
  wanted = $state.raw<Wanted | null>(null);
  eyes = $state<Eyes>("all");
  failure = $state.raw<unknown>(null);
  #asked = 0;

  constructor(
    readonly table: string,
    readonly token: string | undefined,
  ) {}

  async open(at: number, eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    try {
      this.summary = await get<TableSummary>(`/api/tables/${this.table}`);
      this.kit = await kitOf(this.summary.game, () => this.look?.table.seats.map(({ name }) => name) ?? [], this.table);
      await this.go(at);
    } catch (error) {
      this.failure = error;
    }
  }

  /** Shows another moment; if several are asked for, only the last one asked for is shown. */
  async go(at: number): Promise<void> {
    const asked = ++this.#asked;
    const wasAt = this.look?.at;
    const look = await get<PastMoment>(this.#address(Math.max(0, at)), this.token);
    if (asked !== this.#asked) return;
    const isNext = wasAt !== undefined && look.at === wasAt + 1;
    const fly = isNext && this.kit ? prepareFlights(heard([], look.events), this.kit) : undefined;
    this.look = look;
    await tick();
    fly?.();
  }

  async see(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.go(this.look?.at ?? 0);
  }

  #address(at: number): string {
    const whose = typeof this.eyes === "number" ? `knowledge=seat&seat=${this.eyes}` : `knowledge=${this.eyes}`;
    return `/api/tables/${this.table}/replay?at=${at}&${whose}`;
  }

  gameView = $derived.by((): GameView | null => {
    const { look, kit } = this;
    if (!look || !kit) return null;
    return {
      picture: look.picture,
      me: typeof this.eyes === "number" ? this.eyes : null,
      turn: look.moment.turn ?? -1,
      seats: look.table.seats.map((seat, i) => ({
        ...seat,
        is_here: true,
        is_played_by_bot: false,
        clock: null,
        isWaitedFor: look.moment.asked.includes(i),
        hasAnswered: look.moment.answered.includes(i),
      })),
      question: null,
      events: heard([], look.events),
      lexicon: kit.lexicon,
      isOver: look.result !== null,
      isLookingBack: true,
      proposed: null,
      grounds: [],
      glowing: [],
      answer: () => {},
      point: () => {},
      explain: (wanted) => (this.wanted = wanted),
    };
  });
}
