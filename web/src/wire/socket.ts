/** One seat's line to its table: it comes back by itself, goes on where it was, and says nothing twice. */
import { personSecret } from "../state/person";
import { sha256 } from "./sha256";
import type { Figure } from "./figure";
import { type Heard, together } from "./changes";
import type { FromClient, FromServer, View } from "./types";

export type Line = "connecting" | "open" | "lost" | "refused" | "unknown" | "stopped" | "used" | "signed-out" | "freed";

/** What a socket says hello with: a key, or what is to be exchanged for one. */
export interface Pass {
  token: string;
  old?: string | undefined;
  watches?: boolean | undefined;
  share?: string | undefined;
}

interface Listener {
  onmessage: (message: Heard) => void;
  online: (line: Line) => void;
}

type Mail = Exclude<FromClient, { type: "hello" }>;

const FIRST_WAIT = 300; // milliseconds; doubled after every failure
const LONGEST_WAIT = 6000;
const HEARTBEAT = 20_000;
const FINAL: Record<number, Line> = {
  4400: "refused", // what we say is not understood: saying it again is no help
  4403: "refused",
  4404: "unknown",
  4409: "used",
  4410: "stopped",
  4411: "signed-out",
  4412: "freed",
};

export class TableSocket {
  seen: number | null = null;
  name: string | null = null;
  figure: Figure | null = null;
  #socket: WebSocket | null = null;
  #view: View | null = null; // the last one on this socket
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #unanswered = new Map<string, Mail>();
  #refs = 0;
  #closed = false;
  readonly #run = Math.random().toString(36).slice(2, 8);

  constructor(
    readonly table: string,
    public pass: Pass,
    readonly listener: Listener,
  ) {}

  open(): void {
    addEventListener("online", this.#again);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#again);
    this.#drop();
  }

  /** Sends a message that must arrive; it is sent again after a lost line, until the server has acknowledged it. */
  send(message: Mail): string {
    const ref = message.ref ?? `${this.#run}-${++this.#refs}`;
    const mail = { ...message, ref } as Mail;
    this.#unanswered.set(ref, mail);
    this.#post(mail);
    return ref;
  }

  #connect(): void {
    this.#drop();
    this.listener.online("connecting");
    const address = new URL(`/api/tables/${this.table}/socket`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => socket === this.#socket && this.#lost(event.code);
    this.#heart = setInterval(() => this.#post({ type: "ping", ref: "heart" }), HEARTBEAT);
  }

  #greet(): void {
    const { token, old, watches, share } = this.pass;
    this.#post({
      type: "hello",
      token: old ?? token,
      key: old ? token : null,
      watch: watches ?? false,
      commitment: share ? sha256(share) : null,
      seen: this.seen,
      name: this.name || null,
      figure: this.figure,
      visible: document.visibilityState === "visible",
      changes: true,
      person: personSecret(),
    });
  }

  #hear(said: FromServer): void {
    const message = together(said, this.#view);
    if (message.type === "welcome") this.#welcomed();
    if (message.type === "view") this.#view = message;
    if (message.type === "view") this.seen = message.number;
    if ("ref" in message && message.ref) this.#unanswered.delete(message.ref);
    this.listener.onmessage(message);
  }

  #welcomed(): void {
    this.#wait = FIRST_WAIT;
    this.listener.online("open");
    for (const mail of this.#unanswered.values()) this.#post(mail);
  }

  #post(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #lost(code: number): void {
    clearInterval(this.#heart);
    if (this.#closed) return;
    const final = FINAL[code];
    if (final) return this.listener.online(final);
    this.listener.online("lost");
    this.#timer = setTimeout(this.#again, this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #again = (): void => {
    if (!this.#closed && this.#socket?.readyState !== WebSocket.OPEN) this.#connect();
  };

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }
}
