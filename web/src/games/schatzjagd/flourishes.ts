/** Which events begin a flourish. */
import { type Cues, seat, seen } from "../../flourish/flourishes";
import { numberIn, seatIn } from "../../wire/events";
import type { SchatzjagdPicture } from "./picture";

export const flourishes: Cues<SchatzjagdPicture> = {
  fight_began: {
    kind: "duel",
    figures: (event) => seen(seat(event.seat), seat(seatIn(event, "opponent"))),
    when: (event) => seatIn(event, "opponent") >= 0, // a monster attacks every day
  },
  died: { kind: "fallen", figures: (event) => seen(seat(event.seat)) },
  day_began: { kind: "last", figures: () => [], when: (event, { now }) => numberIn(event, "day") === now.last_day },
};
