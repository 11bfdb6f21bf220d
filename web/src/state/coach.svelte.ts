/** The coach as one seat sees it: a hint in three steps, a warning before a dear mistake, an offer to take one back. */
import type { AskCoach, Hint, HintInfo, Question, View, Weigh, Weighed } from "../wire/types";
import { settings } from "./settings.svelte";

export const STEPS = 3; // where to look, what to do, why
// Milliseconds; then the answer is given without having been weighed. The first one waits for what the coach must load.
const PATIENCE = 4000;
const FIRST_PATIENCE = 15_000;
const MOMENT = 400; // what takes longer is seen to be taking time

/** A dear mistake: what it costs, in percent of a victory. */
interface Dear {
  question: number;
  option: number;
  loss: number;
}

/** What was asked for: a hint; an answer that waits; one that was given meanwhile; that the coach wakes up. */
type Purpose = "hint" | "before" | "after" | "wake";
type Request = Omit<AskCoach, "ref"> | Omit<Weigh, "ref">;

interface Own {
  question: number;
  hint: HintInfo;
}

export interface Coached {
  view: View | null;
  seat: number | null;
  send: (message: Request) => string;
  give: (question: number, option: number) => void;
}

export class Coach {
  warning = $state.raw<Dear | null>(null); // before the answer, which waits
  regret = $state.raw<Dear | null>(null); // after it, as long as it can be taken back
  weighing = $state<number | null>(null); // the answer that waits for what the coach says
  isThinking = $state(false); // about a hint, or longer than a moment about an answer
  #own = $state.raw<Own | null>(null);
  #putAway = $state.raw<HintInfo | null>(null); // one that all see, and I have seen
  readonly #asked = new Map<string, Purpose>();
  #isAwake = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moment: ReturnType<typeof setTimeout> | undefined;
  #hasWoken = false;
  readonly #table: Coached;

  constructor(table: Coached) {
    this.#table = table;
  }

  /** May this seat ask now? */
  get canHelp(): boolean {
    const { view, seat } = this.#table;
    return seat !== null && view?.table.coach === "on" && view.table.state === "running";
  }

  get isChoice(): boolean {
    return (this.#table.view?.question?.options.length ?? 0) > 1;
  }

  get canAsk(): boolean {
    return this.canHelp && this.isChoice && this.weighing === null;
  }

  /** The step that is shown: of one's own question, or of a hint that all at the table see. */
  get hint(): HintInfo | null {
    const { view, seat } = this.#table;
    const open = view?.table.hint ?? null;
    if (open && JSON.stringify(open) !== JSON.stringify(this.#putAway) && (open.seat !== seat || view?.question))
      return open;
    return this.#own && this.#own.question === view?.question?.number ? this.#own.hint : null;
  }

  get isMine(): boolean {
    return this.hint !== null && this.hint.seat === this.#table.seat;
  }

  /** Has it anything to say now? */
  get isSpeaking(): boolean {
    return !!this.warning || (!!this.regret && this.canUndo) || this.isThinking || this.hint !== null;
  }

  get canUndo(): boolean {
    return this.#table.view?.can_undo ?? false;
  }

  /** The next step; after the last one the hint is put away. */
  next = (): void => {
    const shown = this.hint;
    if (shown && (!this.isMine || shown.step >= STEPS)) return this.putAway();
    const question = this.#table.view?.question;
    if (!question || !this.canAsk || this.isThinking) return;
    this.isThinking = true;
    this.regret = null;
    const step = ((shown?.step ?? 0) + 1) as AskCoach["step"];
    this.#ask("hint", { type: "ask_coach", question: question.number, step });
  };

  putAway(): void {
    this.#own = null;
    this.#putAway = this.#table.view?.table.hint ?? null;
  }

  /** Does an answer wait until the coach has weighed it? Where it shall only be said afterwards, it does not. */
  holdsBack(question: Question, option: number): boolean {
    this.warning = this.regret = null;
    if (!this.#isWeighingAll || question.options.length < 2) return false;
    this.#ask(settings.warnBefore ? "before" : "after", { type: "weigh", question: question.number, option });
    if (!settings.warnBefore) return false;
    this.weighing = option;
    const patience = this.#hasWoken ? PATIENCE : FIRST_PATIENCE;
    this.#timer = setTimeout(() => this.#give(question.number, option), patience);
    this.#moment = setTimeout(() => (this.isThinking = true), MOMENT);
    return true;
  }

  answerAnyway(): void {
    if (this.warning) this.#give(this.warning.question, this.warning.option);
  }

  goBack(): void {
    this.warning = null;
  }

  // What the server says

  hinted({ ref, question, hint }: Hint): void {
    this.#purposeOf(ref);
    this.#own = { question, hint };
  }

  weighed({ ref, question, option, loss }: Weighed): void {
    const purpose = this.#purposeOf(ref);
    const dear = loss > 0 ? { question, option, loss } : null;
    if (purpose === "after") this.regret = dear;
    if (purpose !== "before" || this.weighing !== option) return;
    this.#stopWeighing();
    if (dear && this.#table.view?.question?.number === question) this.warning = dear;
    else this.#give(question, option);
  }

  /** Everybody at the table sees the hint that was asked for. */
  acknowledged(ref: string | null): void {
    this.#purposeOf(ref);
  }

  /** Was it the coach who could not help? What only should be weighed goes as it would have gone. */
  refused(ref: string | null | undefined): boolean {
    const purpose = this.#purposeOf(ref);
    const question = this.#table.view?.question;
    if (purpose === "before" && this.weighing !== null && question) this.#give(question.number, this.weighing);
    return purpose !== undefined && purpose !== "hint";
  }

  #purposeOf(ref: string | null | undefined): Purpose | undefined {
    const purpose = this.#asked.get(ref ?? "");
    if (!purpose) return undefined;
    this.#asked.delete(ref ?? "");
    this.#hasWoken = true;
    if (purpose === "hint") this.isThinking = false;
    return purpose;
  }

  /** A new view: what was said of a question that is gone is gone too. */
  seen(view: View): void {
    const number = view.question?.number;
    if (this.warning && this.warning.question !== number) this.warning = null;
    if (this.weighing !== null && view.question === null) this.#stopWeighing();
  }

  /** Not in a lesson: whatever it offers is right. */
  get #isWeighingAll(): boolean {
    return this.canHelp && !this.#table.view?.lesson && (settings.warnBefore || settings.offerBack);
  }

  /** It begins to load what it needs before the first answer waits for it. */
  wake(): void {
    const question = this.#table.view?.question;
    if (this.#isAwake || !question || !this.#isWeighingAll || !this.isChoice) return;
    this.#isAwake = true;
    this.#ask("wake", { type: "weigh", question: question.number, option: question.options[0] as number });
  }

  #ask(purpose: Purpose, message: Request): void {
    this.#asked.set(this.#table.send(message), purpose);
  }

  #stopWeighing(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#moment);
    if (this.weighing !== null) this.isThinking = false;
    this.weighing = null;
  }

  #give(question: number, option: number): void {
    this.#stopWeighing();
    this.warning = null;
    this.#table.give(question, option);
  }
}
