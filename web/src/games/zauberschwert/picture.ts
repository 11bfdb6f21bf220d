// Made from the server's shapes by `make types`; do not edit.

/** A card of the display, with the orc that joined it and the wizards that lie there. */
export interface Adventure {
  card: string
  orc: string | null
  is_done: boolean
  wizards: number[]
  has_apprentice: boolean
  price: number
  prospects: Prospect[]
}

/** An auction that goes on; `least` is the lowest bid now. */
export interface Auction {
  card: string
  least: number
  leader: number | null
  bidders: number[]
}

/** A fight that goes on: `price` is the strength or the winning bid, `share` what each pays with these heroes. */
export interface Battle {
  card: string
  seats: number[]
  heroes: string[]
  price: number
  surcharge: number
  share: number
  winner: number | null
  is_won: boolean
  rune_stone: string | null
}

/** An artefact before a seat; energy stones with their step from 1, supported ones with the spell that does it. */
export interface Laid {
  artefact: string
  count: number
  step: number | null
  supported_by: string[]
}

/** An offer between two seats, seen by these two only. */
export interface Offer {
  seat: number
  partner: number
  gifts: string[]
  wishes: string[]
  is_counter: boolean
}

/** A spell or a hero before a seat; `is_used` in this round. */
export interface Owned {
  card: string
  is_used: boolean
}

/** What an adventure would cost and bring a seat, by public knowledge; lists by the number of wizards from 1. */
export interface Prospect {
  cost: number[]
  stones: number[]
  cards: number[]
  magic: number[]
  bonus_stones: number
  bonus_magic: number
  bonus_choices: number
  poison: number
  highest_bid: number
}

/** A whole table of Zauberschwert & Drachenei as one observer sees it. */
export interface ZauberschwertPicture {
  way: string
  round: number
  phase: string | null
  evaluated: string | null
  quiet_rounds: number
  start: number
  display: Adventure[]
  landscape: string | null
  landscape_count: number
  landscapes_open: string[]
  orc_count: number
  orcs_out: string[]
  adventure_count: number
  adventures_out: string[]
  artefact_count: number
  artefacts_out: Record<string, number>
  drawn: (string | null)[]
  seats: ZauberschwertSeat[]
  battle: Battle | null
  auction: Auction | null
  offer: Offer | null
}

/** Everything before one seat. */
export interface ZauberschwertSeat {
  magic: number
  stones: number
  hand_count: number
  hand: Record<string, number>
  wizard: string | null
  announced: string | null
  invited: number | null
  words_broken: number
  offers: number | null
  highest_bid: number | null
  spells: Owned[]
  heroes: Owned[]
  laid: Laid[]
  is_start: boolean
  has_dragon: boolean
}
