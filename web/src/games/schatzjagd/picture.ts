// Made from the server's shapes by `make types`; do not edit.

/** A fight that goes on: with another seat, or with the monster on the fighter's field. */
export interface Fight {
  seat: number
  opponent: number | null
  monster: string | null
  monster_life: number
  monster_power: number
  exchanges: number
  is_bound: boolean
  odds: FightOdds
  orders: Record<string, FightOdds>
}

/** How a fight to the end goes for `seat`, unless the foe flees; and what fleeing now would cost. */
export interface FightOdds {
  seat: number
  win: number
  lose: number
  flee: number
  loss: number
  foe_loss: number
  exchanges: number
  blow_kills: number
  blow_loss: number
}

/** Everything of one seat. */
export interface Henchman {
  castle: string | null
  field: string | null
  life: number
  gold: number
  strength: number
  weapons: number
  is_poisoned: boolean
  skips: boolean
  in_flight: boolean
  must_uncover: boolean
  searches: number
  order: string | null
  hand: (string | null)[]
  carries: (string | null)[]
  stored: (string | null)[]
  duel: FightOdds | null
}

/** Treasures on a field of the land. */
export interface Lying {
  field: string
  treasures: (string | null)[]
}

/** A whole land of Schatzjagd as one observer sees it. */
export interface SchatzjagdPicture {
  day: number
  last_day: number | null
  goal: number
  goal_kind: string
  most: number
  remembers: boolean
  order: number[]
  houses: Record<string, string>
  land: Slot[]
  lying: Lying[]
  steps: number
  ways: Way[]
  has_played: boolean
  draw_count: number
  discard_count: number
  discard_top: string | null
  discard: Record<string, number>
  set_aside: Record<string, number>
  buried: number
  seats: Henchman[]
  fight: Fight | null
  successor: Successor | null
}

/** A card on a field of the land. */
export interface Slot {
  field: string
  card: string | null
  is_open: boolean
}

/** The purchase of a successor's values: points left, spent so far, and what so many points bring. */
export interface Successor {
  seat: number
  points: number
  spent: Record<string, number>
  brings: Record<string, number[]>
}

/** A field within the steps left, and the fields that lead there; odds of a monster or henchman known to be there.

    Before the die is rolled: within the highest roll. */
export interface Way {
  field: string
  path: string[]
  odds: FightOdds | null
}
