/** Which events begin a flourish. */
import { type Cues, seat, seen } from "../../flourish/flourishes";
import { seatIn } from "../../wire/events";
import type { GrimoriaPicture } from "./picture";

export const flourishes: Cues<GrimoriaPicture> = {
  mirror_used: { kind: "mirror", figures: (event) => seen(seat(seatIn(event, "taker")), seat(event.seat)) },
  round_began: { kind: "last", figures: () => [], when: (_, { now }) => now.is_last_round },
};
