/** The reveal as a short show: the books open together, the sigils step onto their spells, clashes are marked, and the
    order comes out of it. It goes on by itself, can be skipped, and played again. */
import { untrack } from "svelte";
import { motionTime } from "../../../state/settings.svelte";
import type { Interlude } from "../../../stage/surroundings.svelte";
import type { GameView } from "../../gameView";
import type { GrimoriaPicture } from "../picture";

export const BEATS = ["open", "stand", "clash", "order"] as const;
export type Beat = (typeof BEATS)[number];

const LENGTH = 2; // motions that a beat lasts
const LAST_LENGTH = 4;

type View = GameView<GrimoriaPicture>;

export class RevealShow {
  picture = $state.raw<GrimoriaPicture | null>(null); // as it was when the books opened
  beat = $state(0);
  #wasClosed = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  get isOn(): boolean {
    return this.picture !== null;
  }

  has(beat: Beat): boolean {
    return this.beat >= BEATS.indexOf(beat);
  }

  /** Begins when the books open before the eyes of this screen. */
  follow({ picture, isLookingBack, isOver }: View): void {
    const opens = this.#wasClosed && !picture.books_closed && !isLookingBack && !isOver;
    if (opens && motionTime()) untrack(() => this.#play(picture));
    if (picture.books_closed || isOver) untrack(() => this.stop());
    this.#wasClosed = picture.books_closed;
  }

  stop = (): void => {
    clearTimeout(this.#waiting);
    this.picture = null;
  };

  again = (): void => {
    if (this.picture) this.#play(this.picture);
  };

  #play(picture: GrimoriaPicture): void {
    clearTimeout(this.#waiting);
    this.picture = picture;
    this.beat = 0;
    this.#wait();
  }

  #wait(): void {
    const isLast = this.beat >= BEATS.length - 1;
    this.#waiting = setTimeout(
      () => {
        if (isLast) return this.stop();
        this.beat += 1;
        this.#wait();
      },
      motionTime() * (isLast ? LAST_LENGTH : LENGTH),
    );
  }

  interlude({ lexicon, me }: View): Interlude | null {
    const { picture } = this;
    if (!picture) return null;
    const { say } = lexicon.speaker;
    const place = me === null ? 0 : picture.order.indexOf(me) + 1;
    const clashes = picture.order.filter((seat) => (picture.chosen[picture.seats[seat]?.spell ?? 0] ?? 0) > 1);
    return {
      title: say("screen-reveal", { place }),
      text: clashes.length
        ? say("screen-reveal-clash", { names: clashes.map((seat) => lexicon.seatName(seat)).join(", ") })
        : say("screen-reveal-alone"),
      onskip: this.stop,
      onagain: this.again,
    };
  }
}
