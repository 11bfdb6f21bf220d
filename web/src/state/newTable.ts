/** Making a table, and sitting down at it. */
import { post } from "../wire/http";
import type { Created, NewSeat, NewTable } from "../wire/types";
import { go } from "./router.svelte";
import { exchanging, type HeldKey, hold } from "./seats";
import { settings } from "./settings.svelte";
import { plainName } from "../words/names";
import { say } from "../words/language.svelte";

export type Level = NonNullable<NewSeat["level"]>;

/** Keeps the keys of a new table and goes to it; `here` says which of its persons play on this screen. */
export function sitDownAt(game: string, created: Created, here: (index: number) => boolean): void {
  const watching: HeldKey = { seat: null, token: created.spectator, watches: true };
  const mine = created.seats.filter((_, index) => here(index)).map(({ seat, token }) => exchanging(token, seat));
  const links = created.seats
    .filter((_, index) => !here(index))
    .map(({ seat, token }): HeldKey => ({ seat, token, isLink: true }));
  const tokens = (mine.length ? mine : [watching]).map(({ token }) => token);
  hold({ table: created.table, game, keys: [...mine, ...links, watching], here: tokens, when: Date.now() });
  go(`/t/${created.table}`);
}

export async function makeTable(table: NewTable, here: (index: number) => boolean): Promise<void> {
  sitDownAt(table.game, await post<Created>("/api/tables", table), here);
}

/** A guided first game. */
export async function teach(game: string): Promise<void> {
  const name = plainName(settings.name) || say("default-name");
  sitDownAt(game, await post<Created>(`/api/lessons/${game}`, { name, figure: settings.figure }), () => true);
}

/** One person and bots. */
export async function playNow(game: string, seats: number, level: Level): Promise<void> {
  const name = plainName(settings.name) || say("default-name");
  const me: NewSeat = { kind: "person", name, figure: settings.figure };
  const bots = Array.from({ length: seats - 1 }, (): NewSeat => ({ kind: "bot", level }));
  await makeTable({ game, seats: [me, ...bots] }, () => true);
}
