// Made from the server's shapes by `make types`; do not edit.

/** A booth that takes bets on a die. */
export interface Bets {
  type: "place"
  count: number
  action: "bets"
  price?: number
  stays?: boolean
  bets: number
}

/** A spell that binds an opponent. */
export interface Binding {
  type: "spell"
  count: number
  action: "bind"
}

/** A place where a die says what happens. */
export interface DieTable {
  type: "place"
  count: number
  action: "die"
  price?: number
  stays?: boolean
  faces: string[][]
}

/** A spell that puts a henchman elsewhere. */
export interface Displacement {
  type: "spell"
  count: number
  action: "displace"
}

/** A spell that shows the cards of the neighbouring fields. */
export interface FarSight {
  type: "spell"
  count: number
  action: "far_sight"
}

/** A guild that steals for money. */
export interface Guild {
  type: "place"
  count: number
  action: "guild"
  price?: number
  stays?: boolean
  lucky: number
}

/** A hand of cards. */
export interface Hand {
  size: number
}

/** The healer of the city. */
export interface Healer {
  cure: number
  healing: number
}

/** A henchman at the start. */
export interface Henchman {
  life: number
  gold: number
  strength: number
  weapons: number
  most: number
}

/** A place from which a card far away is seen. */
export interface Lookout {
  type: "place"
  count: number
  action: "look"
  price?: number
  stays?: boolean
}

/** A map. */
export interface Map {
  type: "map"
  count: number
  field: "b0" | "c0" | "d0" | "e0" | "f0" | "g0" | "h0" | "i0" | "a1" | "b1" | "c1" | "d1" | "e1" | "f1" | "g1" | "h1" | "i1" | "j1" | "a2" | "b2" | "c2" | "d2" | "e2" | "f2" | "g2" | "h2" | "i2" | "j2" | "a3" | "b3" | "c3" | "d3" | "e3" | "f3" | "g3" | "h3" | "i3" | "j3" | "a4" | "b4" | "c4" | "d4" | "g4" | "h4" | "i4" | "j4" | "a5" | "b5" | "c5" | "d5" | "g5" | "h5" | "i5" | "j5" | "a6" | "b6" | "c6" | "d6" | "e6" | "f6" | "g6" | "h6" | "i6" | "j6" | "a7" | "b7" | "c7" | "d7" | "e7" | "f7" | "g7" | "h7" | "i7" | "j7" | "a8" | "b8" | "c8" | "d8" | "e8" | "f8" | "g8" | "h8" | "i8" | "j8" | "b9" | "c9" | "d9" | "e9" | "f9" | "g9" | "h9" | "i9"
}

/** A spell that reads a hand and steals from it. */
export interface MindTheft {
  type: "spell"
  count: number
  action: "mind_theft"
}

/** A monster. */
export interface Monster {
  type: "monster"
  count: number
  power: number
  loot?: number
  on_hit?: string[]
  on_flight?: string[]
}

/** All monsters. */
export interface Monsters {
  life: number
}

/** A booth that takes bets on a die. */
export interface NewBets {
  type: "place"
  count: number
  action: "bets"
  price?: number
  stays?: boolean
  bets: number
  title: string
}

/** A spell that binds an opponent. */
export interface NewBinding {
  type: "spell"
  count: number
  action: "bind"
  title: string
}

/** A place where a die says what happens. */
export interface NewDieTable {
  type: "place"
  count: number
  action: "die"
  price?: number
  stays?: boolean
  faces: string[][]
  title: string
}

/** A spell that puts a henchman elsewhere. */
export interface NewDisplacement {
  type: "spell"
  count: number
  action: "displace"
  title: string
}

/** A place with effects. */
export interface NewEffectPlace {
  type: "place"
  count: number
  action: "effects"
  price?: number
  stays?: boolean
  effects: string[]
  title: string
}

/** A spell with effects. */
export interface NewEffectSpell {
  type: "spell"
  count: number
  action: "effects"
  effects: string[]
  title: string
}

/** A spell that shows the cards of the neighbouring fields. */
export interface NewFarSight {
  type: "spell"
  count: number
  action: "far_sight"
  title: string
}

/** A guild that steals for money. */
export interface NewGuild {
  type: "place"
  count: number
  action: "guild"
  price?: number
  stays?: boolean
  lucky: number
  title: string
}

/** A place from which a card far away is seen. */
export interface NewLookout {
  type: "place"
  count: number
  action: "look"
  price?: number
  stays?: boolean
  title: string
}

/** A map. */
export interface NewMap {
  type: "map"
  count: number
  field: "b0" | "c0" | "d0" | "e0" | "f0" | "g0" | "h0" | "i0" | "a1" | "b1" | "c1" | "d1" | "e1" | "f1" | "g1" | "h1" | "i1" | "j1" | "a2" | "b2" | "c2" | "d2" | "e2" | "f2" | "g2" | "h2" | "i2" | "j2" | "a3" | "b3" | "c3" | "d3" | "e3" | "f3" | "g3" | "h3" | "i3" | "j3" | "a4" | "b4" | "c4" | "d4" | "g4" | "h4" | "i4" | "j4" | "a5" | "b5" | "c5" | "d5" | "g5" | "h5" | "i5" | "j5" | "a6" | "b6" | "c6" | "d6" | "e6" | "f6" | "g6" | "h6" | "i6" | "j6" | "a7" | "b7" | "c7" | "d7" | "e7" | "f7" | "g7" | "h7" | "i7" | "j7" | "a8" | "b8" | "c8" | "d8" | "e8" | "f8" | "g8" | "h8" | "i8" | "j8" | "b9" | "c9" | "d9" | "e9" | "f9" | "g9" | "h9" | "i9"
  title: string
}

/** A spell that reads a hand and steals from it. */
export interface NewMindTheft {
  type: "spell"
  count: number
  action: "mind_theft"
  title: string
}

/** A monster. */
export interface NewMonster {
  type: "monster"
  count: number
  power: number
  loot?: number
  on_hit?: string[]
  on_flight?: string[]
  title: string
}

/** A portal. */
export interface NewPortal {
  type: "place"
  count: number
  action: "portal"
  price?: number
  stays?: boolean
  roads: ("green" | "yellow" | "blue" | "red" | "anywhere" | "death")[]
  title: string
}

/** A potion. */
export interface NewPotion {
  type: "potion"
  count: number
  effects: string[]
  title: string
}

/** A riddle: a number is named, then a die is rolled. */
export interface NewRiddle {
  type: "place"
  count: number
  action: "riddle"
  price?: number
  stays?: boolean
  effects: string[]
  title: string
}

/** A stable with horses. */
export interface NewRide {
  type: "place"
  count: number
  action: "ride"
  price?: number
  stays?: boolean
  title: string
}

/** A ring to which an opponent is summoned. */
export interface NewRing {
  type: "place"
  count: number
  action: "ring"
  price?: number
  stays?: boolean
  title: string
}

/** A merchant of cards. */
export interface NewTrade {
  type: "place"
  count: number
  action: "trade"
  price?: number
  stays?: boolean
  title: string
}

/** A trap. */
export interface NewTrap {
  type: "trap"
  count: number
  effects: string[]
  title: string
}

/** A spell that strikes a field. */
export interface NewTremor {
  type: "spell"
  count: number
  action: "tremor"
  title: string
}

/** A weapon. */
export interface NewWeapon {
  type: "weapon"
  count: number
  effects: string[]
  title: string
}

/** A whirlwind that carries away who uses it. */
export interface NewWhirlwind {
  type: "place"
  count: number
  action: "whirlwind"
  price?: number
  stays?: boolean
  title: string
}

/** Being poisoned. */
export interface Poison {
  loss: number
}

/** A portal. */
export interface Portal {
  type: "place"
  count: number
  action: "portal"
  price?: number
  stays?: boolean
  roads: ("green" | "yellow" | "blue" | "red" | "anywhere" | "death")[]
}

/** A potion. */
export interface Potion {
  type: "potion"
  count: number
  effects: string[]
}

/** A riddle: a number is named, then a die is rolled. */
export interface Riddle {
  type: "place"
  count: number
  action: "riddle"
  price?: number
  stays?: boolean
  effects: string[]
}

/** A stable with horses. */
export interface Ride {
  type: "place"
  count: number
  action: "ride"
  price?: number
  stays?: boolean
}

/** A ring to which an opponent is summoned. */
export interface Ring {
  type: "place"
  count: number
  action: "ring"
  price?: number
  stays?: boolean
}

/** The school of the city. */
export interface School {
  price: number
  gain: number
}

/** The smith of the city. */
export interface Smith {
  points: number
}

/** Who comes after a henchman who died, bought with points. */
export interface Successor {
  points: number
  most: number
  life: number
  gold: number
  weapons: number
  points_per_strength: number
}

/** The tavern of the city. */
export interface Tavern {
  pay: number
}

/** A merchant of cards. */
export interface Trade {
  type: "place"
  count: number
  action: "trade"
  price?: number
  stays?: boolean
}

/** A trap. */
export interface Trap {
  type: "trap"
  count: number
  effects: string[]
}

/** How many of each treasure there are. */
export interface Treasury {
  crown: number
  orb: number
  chalice: number
}

/** A spell that strikes a field. */
export interface Tremor {
  type: "spell"
  count: number
  action: "tremor"
}

/** A weapon. */
export interface Weapon {
  type: "weapon"
  count: number
  effects: string[]
}

/** A whirlwind that carries away who uses it. */
export interface Whirlwind {
  type: "place"
  count: number
  action: "whirlwind"
  price?: number
  stays?: boolean
}

/** Every card of the card file. */
export interface Cards {
  knife: Weapon
  club: Weapon
  pike: Weapon
  sabre: Weapon
  halberd: Weapon
  battle_axe: Weapon
  antidote: Potion
  draught_of_life: Potion
  strength_draught: Potion
  giants_blood: Potion
  shackles: Trap
  poison_thorn: Trap
  hail_of_stones: Trap
  pit: Trap
  magpies_nest: Trap
  fever_sleep: Trap
  merchant_priest: Trade
  portal: Portal
  dice_booth: Bets
  wyrms_hoard: DieTable
  riddle_imp: Riddle
  lookout: Lookout
  whirlwind: Whirlwind
  fighting_ring: Ring
  courier_stable: Ride
  thieves_guild: Guild
  robber: Monster
  poisoner: Monster
  mercenary: Monster
  robber_gang: Monster
  poisoner_coven: Monster
  mercenary_squad: Monster
  robber_horde: Monster
  poisoner_league: Monster
  mercenary_company: Monster
  robber_king: Monster
  venom_master: Monster
  field_captain: Monster
  highway_giant: Monster
  mire_colossus: Monster
  nightmare: Monster
  warpig: Monster
  binding_gaze: Binding
  tremor: Tremor
  far_sight: FarSight
  mind_theft: MindTheft
  displacement: Displacement
  map_a4: Map
  map_c2: Map
  map_e3: Map
  map_f0: Map
  map_h2: Map
  map_g4: Map
  map_j5: Map
  map_h7: Map
  map_f6: Map
  map_e9: Map
  map_c7: Map
  map_d5: Map
  treasures: Treasury
  henchman: Henchman
  successor: Successor
  monsters: Monsters
  hand: Hand
  poison: Poison
  tavern: Tavern
  healer: Healer
  school: School
  smith: Smith
}

export type CardField = { [Card in keyof Cards]: keyof Cards[Card] }[keyof Cards]
