import { tick } from "svelte";
import { kitOf, type Kit } from "../games/kit";
import type { SeatShown, GameView, Wanted } from "../games/gameView";
import { prepareFlights } from "../parts/cards/flights";
import { type Flourish, flourishOf, SOUND_OF } from "../flourish/flourishes";
import { FlourishShow } from "../flourish/show.svelte";
import { type Called, callsOf, soundsOf } from "../sounds/choosing";
import { play } from "../sounds/sounding.svelte";
import { type EventShown, heard, newsIn } from "../wire/events";
import type { Witness } from "../wire/luck";
import { glowing, groundsOf } from "../stage/grounds";
import type { Heard } from "../wire/changes";
import { type Line, TableSocket } from "../wire/socket";
import type { Figure } from "../wire/figure";
import type { AskCoach, AutoPass, React, Said, SetPace, View, Vote, Weigh, Welcome } from "../wire/types";
import { type Act, actsOf, isByOrder } from "../words/acts";
import { plainName } from "../words/names";
import { say } from "../words/language.svelte";
import { Coach } from "./coach.svelte";
import { Hearing } from "./hearing.svelte";
import { linkTo } from "./links";
import { changeKey, freshKey, type HeldKey } from "./seats";
import { keepMark, markOf } from "./marks";
import { learnTime } from "./time.svelte";
import { noteAnswer, noteLuck, noteQuestion, noteWelcome } from "./witness";

const COMPARED = 8; // letters of a name that tell whether it is the one that was wanted: it may have been cut

/** A table as one seat or spectator of this browser sees it, kept up to date by its socket. */
export class TableModel {
  line = $state<Line>("connecting");
  welcome = $state.raw<Welcome | null>(null);
  view = $state.raw<View | null>(null);
  events = $state.raw<EventShown[]>([]);
  talk = $state.raw<Said[]>([]);
  kit = $state.raw<Kit | null>(null);
  wanted = $state.raw<Wanted | null>(null); // in a sheet of its own
  proposed = $state.raw<Wanted | null>(null); // in the bar, to be confirmed there
  pointed = $state.raw<Wanted | null>(null);
  notice = $state("");
  sent = $state<number | null>(null);
  isSkipping = $state(false); // bots hurry until one is asked again
  answeredAt = -Infinity; // by the clock of the page
  mark = $state<number | null>(null); // the last event before one's own last answer
  isOrdering = $state(false); // the sheet of standing orders is open
  isBack = $state(true); // nobody looked at this page for a while
  readonly flourish = new FlourishShow();
  readonly hearing: Hearing;
  readonly coach: Coach;

  readonly #socket: TableSocket;
  readonly #reasons = new Map<string, (rule: string | null) => void>();
  readonly #links = new Map<string, (link: string) => void>();
  #signingOut = "";
  #witness: Witness | null = null;
  #hasShared = false;
  readonly #given = new Map<string, { question: number; option: number }>();

  constructor(
    readonly table: string,
    public key: HeldKey,
    name: string,
    figure: Figure | null,
  ) {
    this.#socket = new TableSocket(table, key, {
      onmessage: (message) => this.#hear(message),
      online: (line) => {
        this.line = line;
        if (line === "lost") this.isBack = true;
      },
    });
    this.hearing = new Hearing(this);
    this.coach = new Coach(this);
    this.#socket.name = name;
    this.#socket.figure = figure;
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  get seats(): SeatShown[] {
    const view = this.view;
    return (view?.table.seats ?? []).map((seat, i) => ({
      ...seat,
      isWaitedFor: view?.table.state === "running" && (view?.moment.asked.includes(i) ?? false),
      hasAnswered: view?.moment.answered.includes(i) ?? false,
    }));
  }

  get isAsked(): boolean {
    return !!this.view?.question && this.view.table.state === "running" && this.sent === null;
  }

  // One text, so that what uses the names is not formed again while they stay the same.
  #roll = $derived((this.view?.table.seats ?? []).map(({ name }) => name).join("\n"));

  gameView = $derived.by((): GameView | null => {
    const { view, welcome, kit } = this;
    if (!view || !welcome || !kit) return null;
    return {
      picture: view.picture,
      me: welcome.seat,
      turn: view.moment.turn ?? -1,
      seats: this.seats,
      question: this.sent === null && view.table.state === "running" ? view.question : null,
      events: (view.picture ? kit.screens.remembered?.(this.events, view.picture) : undefined) ?? this.events,
      lexicon: kit.lexicon,
      isOver: view.result !== null,
      isLookingBack: false,
      proposed: this.proposed,
      grounds: groundsOf(kit.screens.grounds, view.question?.name),
      glowing: glowing(kit, view.question?.name ?? "", this.#considered),
      answer: this.answer,
      explain: this.explain,
      point: this.point,
    };
  });

  // What the player says

  /** What can be answered is proposed in the bar of a stage; all else has a sheet of its own. */
  explain = (wanted: Wanted | null): void => {
    if (this.sent !== null) return; // what was lit a moment ago is no question any more
    const isProposal = !!wanted?.options.length && !!this.kit?.screens.isOnStage;
    this.proposed = isProposal ? wanted : null;
    this.wanted = isProposal ? null : wanted;
  };

  point = (wanted: Wanted | null): void => {
    this.pointed = wanted;
  };

  /** What is chosen, or pointed at, or what a hint speaks of. */
  get #considered(): { options: number[] } | null {
    return this.proposed ?? this.pointed ?? (this.coach.isMine ? this.coach.hint : null);
  }

  answer = (option: number): void => {
    const question = this.view?.question;
    if (!question || this.sent !== null) return;
    if (this.coach.weighing !== null) return;
    this.wanted = this.proposed = this.pointed = null;
    this.notice = "";
    if (!this.coach.holdsBack(question, option)) this.give(question.number, option);
  };

  /** An answer that nothing holds back any more. */
  give(question: number, option: number): void {
    this.sent = option;
    this.answeredAt = performance.now();
    this.#markNow();
    const ref = this.#socket.send({ type: "answer", question, option });
    this.#given.set(ref, { question, option });
  }

  get seat(): number | null {
    return this.welcome?.seat ?? null;
  }

  send(message: Omit<AskCoach, "ref"> | Omit<Weigh, "ref">): string {
    return this.#socket.send({ ...message, ref: newRef() });
  }

  #markNow(): void {
    this.isBack = false;
    this.mark = this.view?.number ?? null;
    if (this.mark !== null) keepMark(this.table, this.welcome?.seat ?? null, this.mark);
  }

  /** What others did since one's own last answer, and one's standing orders. */
  recap = $derived.by((): Act[] => {
    const { kit, mark } = this;
    if (!kit || mark === null) return [];
    const since = this.events.filter(({ number, name }) => number > mark && kit.lexicon.weight(name) !== "quiet");
    return actsOf(since, kit.lexicon).filter(
      (act) => (act.seat !== this.welcome?.seat || isByOrder(act)) && act.weight !== "chapter",
    );
  });

  whyNot(option: number): Promise<string | null> {
    return new Promise((resolve) =>
      this.#reasons.set(this.#socket.send({ type: "why_not", option, ref: newRef() }), resolve),
    );
  }

  undo(): void {
    this.coach.regret = null;
    this.#socket.send({ type: "undo" });
  }

  autoPass(passing: AutoPass["passing"]): void {
    this.#socket.send({ type: "auto_pass", passing });
  }

  /** A standing order: how a question is answered from now on; without one it is asked again. */
  giveOrder(question: string, order: string | null, named = ""): void {
    this.#socket.send({ type: "give_order", question, order, named });
  }

  /** How fast bots shall be; the server forgets it with the line. */
  setPace(pace: SetPace["pace"]): void {
    if (this.mayHurry) this.#socket.send({ type: "set_pace", pace });
  }

  /** Be away for some days; none: be back. */
  takeDaysOff(days: number): void {
    this.#socket.send({ type: "take_days_off", days });
  }

  /** Does somebody see this screen? The server forgets it with the line, and calls nobody who looks. */
  setVisible(visible: boolean): void {
    if (this.welcome?.seat != null) this.#socket.send({ type: "set_visible", visible });
  }

  skipToMe(): void {
    this.isSkipping = true;
    this.#socket.send({ type: "skip" });
  }

  /** Who plays may hurry the bots; who watches, only where nobody plays but bots. */
  mayHurry = $derived.by((): boolean => {
    const isPlaying = this.welcome !== null && this.welcome.seat !== null;
    return isPlaying || (this.seats.length > 0 && this.seats.every(({ kind }) => kind === "bot"));
  });

  /** Is it a bot that all wait for? */
  get canSkip(): boolean {
    const isRunning = this.view?.table.state === "running" && !this.view.lesson;
    const isWaiting = isRunning && !this.isAsked && !this.isSkipping && this.line === "open";
    return isWaiting && this.mayHurry && this.seats.some(({ is_played_by_bot }) => is_played_by_bot);
  }

  say(text: string): void {
    this.#socket.send({ type: "talk", text });
  }

  sayPhrase(phrase: NonNullable<Said["phrase"]>): void {
    this.#socket.send({ type: "talk", phrase });
  }

  react(said: number, reaction: React["reaction"], on: boolean): void {
    this.#socket.send({ type: "react", said, reaction, on });
  }

  vote(about: Vote["about"], yes: boolean, seat: number | null = null): void {
    this.#socket.send({ type: "vote", about, yes, seat });
  }

  leave(): void {
    this.#socket.send({ type: "leave" });
  }

  /** Of the host of an open table. */
  remove(seat: number): void {
    this.#socket.send({ type: "remove", seat });
  }

  comeBack(): void {
    this.#socket.send({ type: "come_back" });
  }

  leaveLesson(): void {
    this.#socket.send({ type: "leave_lesson" });
  }

  /** A one-time link to this seat, for another screen. */
  invite(): Promise<string> {
    return new Promise((resolve) => this.#links.set(this.#socket.send({ type: "invite", ref: newRef() }), resolve));
  }

  /** From now on a fresh key alone opens this seat; it is kept before it is sent. */
  signOutOthers(): void {
    if (this.#signingOut) return;
    const fresh = freshKey();
    this.#change({ ...this.key, token: fresh, old: this.key.token });
    this.#signingOut = this.#socket.send({ type: "sign_out", key: fresh, ref: newRef() });
  }

  rematch(): void {
    this.#socket.send({ type: "rematch" });
  }

  // What the server says

  #hear(message: Heard): void {
    if (message.type === "view") void this.#look(message);
    else if (message.type === "welcome") void this.#greeted(message);
    else if (message.type === "said") this.#listen(message);
    else if (message.type === "acknowledged") this.#acknowledged(message.ref);
    else if (message.type === "invited") this.#invited(message.ref, message.token);
    else if (message.type === "hint") this.coach.hinted(message);
    else if (message.type === "weighed") this.coach.weighed(message);
    else if (message.type === "reason") this.#reason(message.ref, message.rule);
    else if (message.type === "pong") learnTime(message.now_ms);
    else if (message.type === "error") this.#refused(message);
  }

  async #greeted(welcome: Welcome): Promise<void> {
    learnTime(welcome.now_ms);
    this.#admitted(welcome);
    this.#witness = noteWelcome(welcome, this.key);
    this.#hasShared = false;
    this.welcome = welcome;
    this.mark ??= markOf(this.table, welcome.seat);
    const names = (): string[] => (this.#roll ? this.#roll.split("\n") : []);
    this.kit ??= await kitOf(welcome.game, names, welcome.has_own_cards ? welcome.table : undefined);
  }

  /** The server has exchanged the link; or what was opened is a key already. */
  #admitted({ key, seat }: Welcome): void {
    const { old, ...own } = this.key;
    if (old && key) this.#change({ ...own, seat });
    else if (old && !this.#signingOut) this.#change({ ...own, seat, token: old });
    else if (seat !== this.key.seat) this.#change({ ...this.key, seat });
  }

  #change(key: HeldKey): void {
    changeKey(this.table, this.key.token, key);
    this.key = this.#socket.pass = key;
  }

  #acknowledged(ref: string | null): void {
    this.coach.acknowledged(ref);
    this.#noteAnswer(ref ?? "");
    if (!ref || ref !== this.#signingOut) return;
    this.#signingOut = "";
    const { old: _, ...own } = this.key;
    this.#change(own);
  }

  #notSignedOut(): void {
    this.#signingOut = "";
    const { old, ...own } = this.key;
    if (old) this.#change({ ...own, token: old });
  }

  /** What was acknowledged counts; it is noted to be found again in the record. */
  #noteAnswer(ref: string): void {
    const given = this.#given.get(ref);
    const option = given && this.kit?.lexicon.facts.options[given.option];
    if (given && option && this.#witness) this.#witness = noteAnswer(this.table, this.#witness, given.question, option);
    this.#given.delete(ref);
  }

  /** Notes the luck as it is shown, and shows the own share when everybody has come. */
  #noteLuck(view: View): void {
    if (!this.#witness) return;
    this.#witness = noteQuestion(this.table, this.#witness, view);
    if (!view.table.luck) return;
    const { witness, isWanted } = noteLuck(this.table, this.#witness, view.table.luck);
    this.#witness = witness;
    if (!isWanted || this.#hasShared || !witness.share) return;
    this.#hasShared = true;
    this.#socket.send({ type: "share", share: witness.share });
  }

  #invited(ref: string, token: string): void {
    this.#links.get(ref)?.(linkTo(this.table, token));
    this.#links.delete(ref);
  }

  async #look(view: View): Promise<void> {
    performance.mark("view-arrived");
    if (document.hidden) this.isBack = true;
    this.#noteLuck(view);
    const before = this.view;
    const wasAsked = before?.question?.number;
    const log = heard(this.events, view.events);
    const isShown = before !== null && this.kit !== null && !this.isSkipping;
    const news = isShown ? newsIn(log, view.events) : [];
    const fly = news.length ? prepareFlights(news, this.kit as Kit) : undefined;
    const flourish = isShown ? this.#flourishOf(view, news) : null;
    this.#sound(view, news, flourish);
    this.view = view;
    this.events = log;
    this.flourish.begin(flourish);
    this.sent = null;
    this.coach.seen(view);
    if (!before) this.#checkName(view);
    if (view.question?.number !== wasAsked) this.proposed = this.pointed = null;
    if (view.question || view.result) this.isSkipping = false;
    await tick();
    measurePaint();
    fly?.();
  }

  /** At an open table everybody sees the names, and not every one may stand. */
  #checkName({ table }: View): void {
    const wanted = plainName(this.#socket.name ?? "");
    const name = table.seats[this.welcome?.seat ?? -1]?.name;
    if (table.opening && name && !name.startsWith(wanted.slice(0, COMPARED)))
      this.notice = say("web-open-name", { name });
  }

  /** What is heard of a view that comes after another one. */
  #sound(view: View, news: EventShown[], flourish: Flourish | null): void {
    if (!this.view) return;
    const calls = callsOf(calledBy(this.view), calledBy(view), this.sent !== null, this.welcome?.seat ?? null);
    const own = (flourish && SOUND_OF[flourish.kind]) ?? [];
    play(...soundsOf(news, this.kit?.screens.sounds ?? {}, calls.concat(own)));
  }

  #flourishOf({ picture, result }: View, news: EventShown[]): Flourish | null {
    const before = this.view;
    if (!before?.picture || !picture) return null;
    const winners = result && !before.result ? result.winners : [];
    return flourishOf(news, this.kit?.screens.flourishes ?? {}, { before: before.picture, now: picture }, winners);
  }

  /** Something new, or how somebody reacted to what is known. */
  #listen(said: Said): void {
    const isKnown = this.talk.some(({ number }) => number === said.number);
    this.talk = isKnown ? this.talk.map((each) => (each.number === said.number ? said : each)) : [...this.talk, said];
  }

  #reason(ref: string, rule: string | null): void {
    this.#reasons.get(ref)?.(rule);
    this.#reasons.delete(ref);
  }

  #refused({ code, rule, ref }: Extract<Heard, { type: "error" }>): void {
    if (this.coach.refused(ref)) return;
    if (ref) this.#reason(ref, rule ?? null);
    if (ref && ref === this.#signingOut) this.#notSignedOut();
    this.sent = null;
    const reason = rule && this.kit ? ` ${this.kit.lexicon.because(rule)}` : "";
    this.notice = say(`web-error-${code}`) + reason;
  }
}

let refs = 0;

function newRef(): string {
  return `ref-${++refs}-${Date.now().toString(36)}`;
}

function calledBy({ question, table, result }: View): Called {
  return { question: question?.number, rematch: table.rematch, winners: result?.winners };
}

/** How long a view took from its arrival to the screen; the browser tests read it. */
function measurePaint(): void {
  requestAnimationFrame(() => performance.measure("view-on-screen", "view-arrived"));
}
