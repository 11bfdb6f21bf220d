/** Which events begin a flourish. */
import { cardOf, type Cues, seat, seen } from "../../flourish/flourishes";
import { seatIn } from "../../wire/events";
import type { ZauberschwertPicture } from "./picture";

export const flourishes: Cues<ZauberschwertPicture> = {
  creature_beaten: { kind: "beaten", figures: (event) => seen(cardOf(event), seat(event.seat)) },
  fight_declined: { kind: "retreat", figures: (event) => seen(cardOf(event), seat(event.seat)) },
  dragon_moved: {
    kind: "wander",
    figures: (event) => seen(cardOf(event), seat(event.seat), seat(seatIn(event, "loser"))),
  },
  round_began: {
    kind: "last",
    figures: () => [],
    when: (_, { before, now }) => before.adventure_count > 0 && now.adventure_count === 0, // the next gap ends the game
  },
};
