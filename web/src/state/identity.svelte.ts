/** Who one is on this browser: a guest, or a person whose name, figure and settings are the same on every device. */
import { untrack } from "svelte";
import * as persons from "../wire/persons";
import { get, Refused } from "../wire/http";
import type { PersonInfo, ProfileInfo, TableSummary } from "../wire/types";
import { speak } from "../words/language.svelte";
import { deviceName } from "./devices";
import { forget, keep, recall } from "./kept";
import { exchanging, freshKey, heldTable, heldTables, hold } from "./seats";
import { settings } from "./settings.svelte";

const IS_KEPT = "is-kept"; // this browser is a person's, as far as it knows
const RECOVERING = "recovering"; // a link that is being used, until the server has confirmed it
const PAUSE = 700; // milliseconds after the last change of a setting
const MOST_BROUGHT = 12; // seats
const FINISHED = ["over", "ended", "stopped"];

interface Recovering {
  token: string;
  fresh: string;
}

class Identity {
  info = $state.raw<PersonInfo | null>(null); // not known yet
  #kept = ""; // the profile as the server has it
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isKept(): boolean {
    return this.info?.is_kept ?? false;
  }

  /** Looks who one is, where anything may be kept. */
  async look(): Promise<void> {
    const before = untrack(profileHere);
    await this.#take(await persons.me(), before);
  }

  /** Within an effect: settings that change here change on every device. */
  follow(): void {
    $effect(() => {
      if (recall(IS_KEPT, false)) void this.look().catch(() => {});
    });
    $effect(() => {
      const profile = JSON.stringify(profileHere());
      if (!this.isKept || profile === this.#kept) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#send(), PAUSE);
    });
  }

  /** A guest becomes a person, with the seats this browser has. */
  async begin(): Promise<void> {
    if (this.isKept) return;
    const profile = untrack(profileHere);
    this.#note(await persons.keepProfile({ ...profile, device: deviceName() }), profile);
    await claimHere();
  }

  /** Gives whether the user went through with it. */
  async addPasskey(): Promise<boolean> {
    await this.begin();
    const found = await persons.addPasskey(deviceName());
    if (found) this.info = found;
    return found !== null;
  }

  async deletePasskey(number: string): Promise<void> {
    await persons.deletePasskey(number);
    await this.look();
  }

  /** Gives whether the user went through with it. */
  async signIn(): Promise<boolean> {
    const before = untrack(profileHere);
    const found = await persons.signIn(deviceName());
    if (found) await this.#joined(found, before);
    return found !== null;
  }

  /** A new recovery link; one of before opens nothing any more. */
  async newRecoveryLink(): Promise<string> {
    await this.begin();
    const token = freshKey();
    this.info = await persons.keepRecovery(token);
    return recoveryLink(token);
  }

  /** Uses a recovery link up; gives the one that takes its place. Kept before it is sent: a lost answer costs nothing. */
  async recover(token: string): Promise<string> {
    const known = recall<Recovering | null>(RECOVERING, null);
    const { fresh } = known?.token === token ? known : { fresh: freshKey() };
    keep(RECOVERING, { token, fresh });
    const before = untrack(profileHere);
    await this.#joined(await persons.recover(token, fresh, deviceName()), before);
    forget(RECOVERING);
    return recoveryLink(fresh);
  }

  async signOut(number: string): Promise<void> {
    await persons.signOut(number);
    await this.look();
  }

  async forget(): Promise<void> {
    await persons.forgetMe();
    await this.look();
  }

  async #send(): Promise<void> {
    try {
      const profile = untrack(profileHere);
      const changed = this.info?.changed ?? 0;
      this.#note(await persons.keepProfile({ ...profile, changed, device: deviceName() }), profile);
    } catch (error) {
      if (error instanceof Refused) await this.look().catch(() => {}); // another device was faster
    }
  }

  async #joined(info: PersonInfo, before: ProfileInfo): Promise<void> {
    await this.#take(info, before);
    await claimHere();
    await bringSeats();
  }

  /** What was chosen elsewhere counts here, but for what was changed here since `before`. */
  async #take(info: PersonInfo, before: ProfileInfo): Promise<void> {
    const hasProfile = info.is_kept && !!info.changed; // a person since one wants to be called, say, has none yet
    const chosen = hasProfile ? chosenIn(info.profile, before) : before;
    await apply(chosen, before);
    this.#note(info, chosen);
    if (!hasProfile) this.#kept = ""; // the server gets that of this browser
  }

  #note(info: PersonInfo, profile: ProfileInfo): void {
    this.#kept = JSON.stringify(profile);
    this.info = info;
    keep(IS_KEPT, info.is_kept);
  }
}

export const identity = new Identity();

/** The token of a recovery link, if the address is one. */
export function recoveryToken(fragment: string): string | null {
  return /^recover-([\w-]{20,64})$/.exec(fragment)?.[1] ?? null;
}

function recoveryLink(token: string): string {
  return `${location.origin}/me#recover-${token}`;
}

function profileHere(): ProfileInfo {
  const { name, figure, language, ...others } = $state.snapshot(settings);
  return { name, figure, language, settings: others };
}

/** A profile of the server, as far as this version of the page knows what it says. */
function chosenIn(profile: ProfileInfo, before: ProfileInfo): ProfileInfo {
  const others = profile.settings ?? {};
  const known = Object.entries(before.settings ?? {}).map(([key, value]) => {
    const chosen = others[key];
    return [key, chosen !== undefined && typeof chosen === typeof value ? chosen : value] as const;
  });
  return {
    name: profile.name ?? "",
    figure: profile.figure ?? null,
    language: profile.language || before.language || "",
    settings: Object.fromEntries(known),
  };
}

async function apply(chosen: ProfileInfo, before: ProfileInfo): Promise<void> {
  const here = settings as unknown as Record<string, unknown>;
  const was = flat(before);
  for (const [key, value] of Object.entries(flat(chosen))) {
    if (key !== "language" && here[key] === was[key]) here[key] = value;
  }
  const { language } = chosen;
  if (language && language !== before.language && settings.language === before.language) await speak(language);
}

function flat({ settings: others, ...profile }: ProfileInfo): Record<string, unknown> {
  return { ...others, ...profile };
}

/** The seats that were taken as a guest are the person's. */
async function claimHere(): Promise<void> {
  const seats = heldTables().flatMap(({ table, keys }) =>
    keys.filter(({ watches, isLink, old }) => !watches && !isLink && !old).map(({ token }) => ({ table, token })),
  );
  await persons.claimSeats(seats.slice(0, 60));
}

/** Running games of the person that this device has no key to yet. */
async function bringSeats(): Promise<void> {
  const claims = await persons.claimSeats([]);
  for (const { table } of claims.filter((claim) => !heldTable(claim.table)).slice(0, MOST_BROUGHT))
    await bringSeat(table).catch(() => {}); // its rules may be gone, or it was cleared a moment ago
}

async function bringSeat(table: string): Promise<void> {
  const { game, state } = await get<TableSummary>(`/api/tables/${table}`);
  if (FINISHED.includes(state)) return;
  const { seat, token } = await persons.linkToMySeat(table);
  const key = exchanging(token, seat);
  hold({ table, game, keys: [key], here: [key.token], when: Date.now() });
}
