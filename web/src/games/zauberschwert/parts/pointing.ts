/** What the pointer or the focus rests on: the bar says what it would bring; what cannot be done explains itself. */
import { hint, unhint } from "../../../parts/cards/hints.svelte";
import type { Wanted } from "../../gameView";
import type { ZauberschwertView } from "../options";

export interface Pointing {
  onpointerenter: (event: PointerEvent & { currentTarget: Element }) => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
  onkeydown: (event: KeyboardEvent) => void;
}

export function pointing(gameView: ZauberschwertView, wanted: Wanted): Pointing {
  const isLit = wanted.options.length > 0;
  const point = (): void => (isLit ? gameView.point(wanted) : undefined);
  const leave = (): void => {
    unhint();
    if (isLit) gameView.point(null);
  };
  return {
    onpointerenter: ({ pointerType, currentTarget }) => {
      if (pointerType !== "mouse") return;
      if (isLit) point();
      else hint(currentTarget, gameView.lexicon, wanted.key);
    },
    onpointerleave: leave,
    onfocus: point,
    onblur: leave,
    onkeydown: ({ key }) => key === "i" && gameView.explain({ ...wanted, options: [] }),
  };
}
