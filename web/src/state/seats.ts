/** The seats that this browser holds keys to, so that a closed page finds back to its tables. */
import { randomShare } from "../wire/luck";
import { keep, recall, recallHere, keepHere } from "./kept";

/** A key to a seat or to watching; or a link that invites somebody else. */
export interface HeldKey {
  seat: number | null;
  token: string;
  old?: string; // what this key is being exchanged for: a link, or the key of before; until the server has confirmed it
  link?: string; // the link that was opened to get it
  share?: string; // of the luck: made before sitting down, shown when everybody has come
  isLink?: boolean; // to be sent to somebody: the first to open it sits there
  watches?: boolean;
  isFresh?: boolean; // of a seat at an open table: nobody has said yet how its person is called
}

export interface HeldTable {
  table: string;
  game: string;
  keys: HeldKey[]; // several: pass and play, or all links of a table one made
  here: string[]; // tokens that are played on this screen
  after?: string; // the table whose rematch this is: everybody was called from there
  opened?: HeldKey | undefined; // a link that was opened, before anybody sat down with it
  isOver?: boolean; // as far as this browser knows
  when: number;
}

const MOST = 40;
const TOKEN = /^[\w-]{20,64}$/;

export function heldTables(): HeldTable[] {
  return recall<HeldTable[]>("tables", []);
}

export function heldTable(table: string): HeldTable | undefined {
  return heldTables().find((held) => held.table === table);
}

export function hold(held: HeldTable): void {
  const others = heldTables().filter(({ table }) => table !== held.table);
  keep("tables", [held, ...others].slice(0, MOST));
}

/** Its game has ended; the table keeps its place among the others. */
export function noteOver(table: string): void {
  keep(
    "tables",
    heldTables().map((held) => (held.table === table ? { ...held, isOver: true } : held)),
  );
}

export function forgetTable(table: string): void {
  keep(
    "tables",
    heldTables().filter((held) => held.table !== table),
  );
}

/** A secret of this browser's own making. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Is this the secret part of a link? (Other fragments are places on a page.) */
export function isToken(fragment: string): boolean {
  return TOKEN.test(fragment);
}

/** The key for which a link will be exchanged; kept before it is sent, so that a lost answer costs nothing. */
export function exchanging(link: string, seat: number | null = null): HeldKey {
  return { seat, token: freshKey(), old: link, link, share: randomShare() };
}

/** Notes a link that was opened; gives the key that this browser has for it already, if it has. */
export function openLink(table: string, link: string, watches: boolean): HeldKey | undefined {
  const held = heldTable(table) ?? { table, game: "", keys: [], here: [], when: Date.now() };
  const known = held.keys.find((key) => !key.isLink && (key.link === link || key.token === link));
  if (known) hold({ ...held, opened: undefined });
  if (known) return known;
  if (watches) return sitAt(held, { seat: null, token: link, watches });
  if (held.opened?.link !== link) hold({ ...held, opened: exchanging(link), when: Date.now() });
  return undefined;
}

/** Adds a key and plays with it on this screen. Who watches does not give up a seat of this browser for it. */
export function sitAt(held: HeldTable, key: HeldKey): HeldKey {
  const others = held.keys.filter(({ token }) => token !== key.token && token !== key.link);
  const isSeated = others.some((other) => !other.watches && held.here.includes(other.token));
  const here = key.watches && isSeated ? held.here : [key.token];
  hold({ ...held, keys: [...others, key], here, opened: undefined, when: Date.now() });
  keepHere(held.table, [key.token]);
  return key;
}

/** The keys that are played on this screen: each tab may have its own. */
export function keysHere(table: string): HeldKey[] {
  const held = heldTable(table);
  const tokens = recallHere(table) ?? held?.here ?? [];
  const found = held?.keys.filter(({ token }) => tokens.includes(token)) ?? [];
  return found.length ? found : (held?.keys.filter(({ token }) => held.here.includes(token)) ?? []);
}

/** A key was confirmed, taken back or renewed. */
export function changeKey(table: string, was: string, key: HeldKey): void {
  const swap = (token: string): string => (token === was ? key.token : token);
  const held = heldTable(table);
  if (!held) return;
  hold({ ...held, keys: held.keys.map((old) => (old.token === was ? key : old)), here: held.here.map(swap) });
  const here = recallHere(table);
  if (here) keepHere(table, here.map(swap));
}

/** A key that turned out to open nothing. */
export function dropKey(table: string, token: string): void {
  const held = heldTable(table);
  if (!held) return;
  const keys = held.keys.filter((key) => key.token !== token);
  hold({ ...held, keys, here: held.here.filter((other) => other !== token) });
}
