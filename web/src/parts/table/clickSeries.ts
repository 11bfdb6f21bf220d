/** One press is one answer: what a second click of the same series, or a key held down, would hit is the next question. */

/** Clicks in quick succession at one place, as the browser counts them. */
export class ClickSeries {
  #began = 0;

  /** Is this a further click of a series in which an answer was given already? */
  isAfter(click: Pick<MouseEvent, "detail" | "timeStamp">, answeredAt = -Infinity): boolean {
    if (click.detail <= 1) this.#began = click.timeStamp;
    return click.detail > 1 && answeredAt >= this.#began;
  }
}

export function isHeldDown({ repeat, key }: Pick<KeyboardEvent, "repeat" | "key">): boolean {
  return repeat && (key === "Enter" || key === " ");
}

export function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
