/** How this person is called: what the server keeps of it, and what this device does by itself. */
import { heldTables } from "../state/seats";
import { settings } from "../state/settings.svelte";
import { get, post, put, remove } from "../wire/http";
import type { CallSettings, CallWishes, ContactInfo, NewContact } from "../wire/types";
import { say } from "../words/language.svelte";
import { refusalSentence } from "../words/refusals";
import { allowNotices, canNotify } from "./notices.svelte";
import { canPush, subscribe, subscribed, unsubscribe } from "./push";

/** On this device: not at all, while a tab is open, or also when everything is closed. */
export type OnDevice = "off" | "tab" | "push";
export type Written = "mail" | "webhook";

const NIGHT = { quiet_from: 22 * 60, quiet_to: 8 * 60 };

export class CallModel {
  known = $state.raw<CallSettings | null>(null);
  failure = $state("");
  said = $state("");
  isBusy = $state(false);
  #device = $state<string | null>(null); // the contact that is this browser's own

  async load(): Promise<void> {
    await this.#do(async () => {
      this.known = await get<CallSettings>("/api/me/calls");
      const own = await subscribed().catch(() => null);
      if (own && this.known.contacts.some(({ kind }) => kind === "push")) await this.#keepSubscription(own);
    });
  }

  get onDevice(): OnDevice {
    if (this.#device) return "push";
    return settings.notices && canNotify() && Notification.permission === "granted" ? "tab" : "off";
  }

  get waysOnDevice(): OnDevice[] {
    const ways: OnDevice[] = canNotify() ? ["off", "tab"] : ["off"];
    return canPush(this.known?.push_key) ? [...ways, "push"] : ways;
  }

  /** Several presses are one wish: the last. */
  async callOnDevice(way: OnDevice): Promise<void> {
    await this.#do(async () => {
      if (way !== "push") await this.#endPush();
      const isAllowed = way === "tab" ? await allowNotices() : way === "push" && (await this.#beginPush());
      settings.notices = way !== "off" && isAllowed;
      this.failure = way === "off" || isAllowed ? "" : say("web-calls-not-allowed");
    });
  }

  async #beginPush(): Promise<boolean> {
    const key = this.known?.push_key;
    const own = key ? await subscribe(key) : null;
    if (!own) return false;
    await this.#keepSubscription(own);
    return true;
  }

  async #keepSubscription(own: { address: string; p256dh: string; auth: string }): Promise<void> {
    const contact = await this.#addContact({ kind: "push", ...own });
    this.#device = contact.contact;
  }

  async #endPush(): Promise<void> {
    if (this.#device) await remove(`/api/me/contacts/${this.#device}`).catch(() => {});
    await unsubscribe().catch(() => {});
    this.known = this.known && {
      ...this.known,
      contacts: this.known.contacts.filter((c) => c.contact !== this.#device),
    };
    this.#device = null;
  }

  /** An address or a webhook: a link is sent there, and when it was pressed it counts. */
  async write(kind: Written, address: string): Promise<boolean> {
    const isDone = await this.#do(() =>
      this.#addContact({ kind, address: address.trim(), language: settings.language }),
    );
    if (isDone) this.said = say(`web-calls-link-sent-${kind}`);
    return isDone;
  }

  async #addContact(contact: NewContact): Promise<ContactInfo> {
    const added = await post<ContactInfo>("/api/me/contacts", contact);
    await this.#wish({}); // the zone and language of this browser
    await claimHeldSeats();
    return added;
  }

  async remove(contact: ContactInfo): Promise<void> {
    await this.#do(async () => {
      await remove(`/api/me/contacts/${contact.contact}`);
      this.known = await get<CallSettings>("/api/me/calls");
    });
  }

  async tryOut(contact: ContactInfo): Promise<void> {
    const isSent = await this.#do(() => post(`/api/me/contacts/${contact.contact}/trial`, {}));
    if (isSent) this.said = say("web-calls-tried");
  }

  get isQuietAtNight(): boolean {
    return this.known !== null && this.known.wishes.quiet_from !== this.known.wishes.quiet_to;
  }

  async beQuiet(isWanted: boolean): Promise<void> {
    await this.wish(isWanted ? NIGHT : { quiet_from: 0, quiet_to: 0 });
  }

  async wish(change: Partial<CallWishes>): Promise<void> {
    await this.#do(() => this.#wish(change));
  }

  async #wish(change: Partial<CallWishes>): Promise<void> {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "Europe/Berlin";
    const wishes = { ...this.known?.wishes, zone, language: settings.language, ...change };
    this.known = await put<CallSettings>("/api/me/calls", wishes);
  }

  async #do(work: () => Promise<unknown>): Promise<boolean> {
    this.isBusy = true;
    this.failure = this.said = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.failure = refusalSentence(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}

/** Calls come for seats that the server knows to be this person's: those that this browser has keys to. */
export async function claimHeldSeats(): Promise<void> {
  const seats = heldTables().flatMap(({ table, keys, isOver }) =>
    keys
      .filter(({ isLink, watches, old }) => !isLink && !watches && !old && !isOver)
      .map(({ token }) => ({ table, token })),
  );
  if (seats.length) await post("/api/me/seats", { seats });
}
