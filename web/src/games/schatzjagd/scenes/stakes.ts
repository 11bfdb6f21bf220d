/** What a fight is about: what victory brings and what death costs, from what everybody can see (S90, S91). */
import type { Land } from "../options";
import type { Fight } from "../picture";

export interface Stakes {
  victory: string;
  death: string;
}

export function stakesOf(gameView: Land, fight: Fight): Stakes {
  const { lexicon, picture } = gameView;
  const say = lexicon.speaker.say;
  const mine = fight.odds.seat;
  const foe = fight.opponent === null ? null : mine === fight.seat ? fight.opponent : fight.seat;
  const [me, other] = [picture.seats[mine], foe === null ? undefined : picture.seats[foe]];
  if (!other || foe === null) {
    const loot = Number(lexicon.values(`card-${fight.monster ?? ""}`).loot ?? 0);
    return {
      victory: say("screen-stake-gold", { gold: loot }),
      death: say("screen-stake-lying", { treasures: me?.carries.length ?? 0 }),
    };
  }
  return {
    victory: say("screen-stake-won", { treasures: other.carries.length, gold: other.gold }),
    death: say("screen-stake-lost", {
      name: lexicon.seatName(foe),
      treasures: me?.carries.length ?? 0,
      gold: me?.gold ?? 0,
    }),
  };
}
