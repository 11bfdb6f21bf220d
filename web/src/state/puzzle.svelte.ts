import type { GameView, Wanted } from "../games/gameView";
import { kitOf, type Kit } from "../games/kit";
import type { Answerer } from "../stage/answerer";
import { glowing, groundsOf } from "../stage/grounds";
import { heard } from "../wire/events";
import { judged, puzzle, puzzlesOf, reasonAgainst } from "../wire/puzzles";
import type { PuzzleInfo, PuzzleList, PuzzleVerdict, PuzzleView } from "../wire/types";
import { type Act, actsOf } from "../words/acts";
import { refusalSentence } from "../words/refusals";
import { nextOf, noteTried, today } from "./puzzles";

/** A puzzle: what its seat sees, what is chosen, and the verdict on it. */
export class PuzzleModel implements Answerer {
  look = $state.raw<PuzzleView | null>(null);
  kit = $state.raw<Kit | null>(null);
  list = $state.raw<PuzzleList | null>(null);
  wanted = $state.raw<Wanted | null>(null);
  proposed = $state.raw<Wanted | null>(null);
  pointed = $state.raw<Wanted | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  notice = $state("");
  failure = $state.raw<unknown>(null);
  isSending = $state(false);
  isBack = false;
  isOrdering = false;
  readonly canSkip = false;
  readonly coach = null;

  constructor(
    readonly game: string,
    readonly key: string,
  ) {}

  async open(): Promise<void> {
    try {
      const [look, kit] = await Promise.all([
        puzzle(this.game, this.key),
        kitOf(this.game, () => this.look?.seats.map(({ name }) => name) ?? []),
      ]);
      this.look = look;
      this.kit = kit;
      this.list = await puzzlesOf(this.game);
    } catch (error) {
      this.failure = error;
    }
  }

  get isAsked(): boolean {
    return this.look !== null && this.verdict === null && !this.isSending;
  }

  /** What the bar of a table asks of its view: nobody plays on here. */
  get view(): Answerer["view"] {
    const question = this.look?.question ?? null;
    return { question, lesson: null, can_undo: false, auto_pass: null, orders: null };
  }

  gameView = $derived.by((): GameView | null => {
    const { look, kit } = this;
    if (!look || !kit) return null;
    const question = this.isAsked ? look.question : null;
    return {
      picture: look.picture,
      me: look.seat,
      turn: look.moment.turn ?? -1,
      seats: look.seats.map((seat, i) => ({
        ...seat,
        isWaitedFor: look.moment.asked.includes(i),
        hasAnswered: look.moment.answered.includes(i),
      })),
      question,
      events: heard([], look.events),
      lexicon: kit.lexicon,
      isOver: false,
      isLookingBack: false,
      proposed: this.proposed,
      grounds: groundsOf(kit.screens.grounds, question?.name),
      glowing: glowing(kit, question?.name ?? "", this.proposed ?? this.pointed),
      answer: this.answer,
      explain: this.explain,
      point: this.point,
    };
  });

  /** What the others did before the question. */
  recap = $derived.by((): Act[] => {
    const { look, kit } = this;
    if (!look || !kit) return [];
    const news = heard([], look.events).filter(({ name }) => kit.lexicon.weight(name) !== "quiet");
    return actsOf(news, kit.lexicon).filter(({ weight }) => weight !== "chapter");
  });

  next = $derived.by((): PuzzleInfo | null => (this.verdict && this.list ? nextOf(this.list, this.key) : null));

  explain = (wanted: Wanted | null): void => {
    const isProposal = !!wanted?.options.length && this.isAsked && !!this.kit?.screens.isOnStage;
    this.proposed = isProposal ? wanted : null;
    this.wanted = isProposal ? null : wanted;
  };

  point = (wanted: Wanted | null): void => {
    this.pointed = wanted;
  };

  answer = (option: number): void => {
    if (this.isAsked) void this.#judge(option);
  };

  async #judge(option: number): Promise<void> {
    this.wanted = this.proposed = this.pointed = null;
    this.notice = "";
    this.isSending = true;
    try {
      const verdict = await judged(this.game, this.key, option);
      noteTried(this.key, verdict.is_solved, this.look?.is_of_day ? (this.list?.day ?? today()) : null);
      this.verdict = verdict;
    } catch (error) {
      this.notice = refusalSentence(error);
    }
    this.isSending = false;
  }

  whyNot(option: number): Promise<string | null> {
    return reasonAgainst(this.game, this.key, option).catch(() => null);
  }

  undo(): void {}

  skipToMe(): void {}

  autoPass(): void {}
}
