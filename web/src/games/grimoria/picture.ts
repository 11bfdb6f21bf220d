// Made from the server's shapes by `make types`; do not edit.

/** A spell 9, 12 or 14 that is being carried out; nobody is hit before a target is picked. */
export interface Attack {
  attacker: number
  spell: number
  victim: number | null
  taker: number | null
  named: string | null
  reflections: number
}

/** One kind of companion before a seat; `cloaked` of its `count` lie under a cloak. */
export interface Companion {
  card: string
  count: number
  cloaked: number
}

/** The face-down card of the display; `card` only for those who have seen it. */
export interface FaceDown {
  card: string | null
  is_place: boolean
}

/** A whole table of Grimoria as one observer sees it. */
export interface GrimoriaPicture {
  round: number
  first_level: number
  level: number
  last_level: number
  is_last_round: boolean
  books_closed: boolean
  order: number[]
  chosen: Record<string, number>
  display: string[]
  face_down: FaceDown | null
  has_display: boolean
  discard: Record<string, number>
  draw_count: number
  draw_known: KnownCard[]
  treasure_count: number
  cloaks_gone: number
  mirrors_gone: number
  seats: GrimoriaSeat[]
  attack: Attack | null
  prospects: Record<string, Prospect>
}

/** Everything before one seat. */
export interface GrimoriaSeat {
  coins: number
  spell: number | null
  companions: Companion[]
  places: Row
  treasures: Row
  worth: number | null
}

/** A card of the draw pile that the observer knows; depth 0 is the top. */
export interface KnownCard {
  depth: number
  card: string
}

/** The change of coins and points; whom an attack would hit, as it stands; whether it would do nothing now. */
export interface Prospect {
  coins: number
  points: number
  victims: number[]
  is_idle: boolean
}

/** Face-down cards before a seat: how many there are, and those of them that the observer knows. */
export interface Row {
  count: number
  known: Record<string, number>
}
