// Made from the server's shapes by `make types`; do not edit.

/** Black eggs are worth more the more one has. */
export interface BlackEgg {
  stones: number[]
  count: number
}

/** A market where artefact cards are bought. */
export interface BuyingMarket {
  letter: "A" | "B" | "C" | "D"
  ways: ("base" | "heroes")[]
  from_seats?: number
  most: number
  price: number
}

/** A creature that wizards fight, alone or together. */
export interface Creature {
  letter: "A" | "B" | "C" | "D"
  ways: ("base" | "heroes")[]
  from_seats?: number
  strength: number
  symbols: ("moon" | "flame" | "leaf")[]
  stones: number[]
  cards: number[]
}

/** An energy stone: each win charges it for the next step. */
export interface EnergyStone {
  symbols: ("moon" | "flame" | "leaf")[]
  magic: number[]
  stones: number[]
  count: number
}

/** An amulet, a red egg, a wand or a sword: always the same bonus. */
export interface FixedBonus {
  symbols: ("moon" | "flame" | "leaf")[]
  magic: number
  stones: number
  count: number
  more: number
}

/** A hero who goes with a wizard. */
export interface Hero {
  letter: "A" | "B" | "C" | "D"
  ways: ("base" | "heroes")[]
  from_seats?: number
  fight: number
  income?: number
  steals?: number
  at?: "nowhere" | "mountains" | "forest" | "town" | "swamp" | "wasteland"
}

/** A landscape of a round. */
export interface Landscape {
  terrain: "mountains" | "forest" | "town" | "swamp" | "wasteland"
  heroes: ("apprentice" | "dwarf" | "elf" | "thief" | "fighter")[]
  orcs: number
  magic: number
}

/** An orb full of magic. */
export interface Orb {
  letter: "A" | "B" | "C" | "D"
  ways: ("base" | "heroes")[]
  from_seats?: number
  magic: number
}

/** An orc that joins a creature. */
export interface Orc {
  strength: number
  stones: number[]
  cards: number[]
}

/** Poison, laid before another seat. */
export interface Poison {
  symbols: ("moon" | "flame" | "leaf")[]
  loss: number
  count: number
}

/** Numbers of the rules. */
export interface Rules {
  start_magic: number
  most_magic: number
  supply: number
  pass_magic: number
  least_bid: number
  display: number
  display_five: number
  display_heroes: number
  display_two: number
  surcharge_two: number
  quiet_rounds: number
}

/** A rune stone: stones or cards, as its owner likes. */
export interface RuneStone {
  symbols: ("moon" | "flame" | "leaf")[]
  stones: number
  cards: number
  count: number
}

/** A market where something is sold. */
export interface SellingMarket {
  letter: "A" | "B" | "C" | "D"
  ways: ("base" | "heroes")[]
  from_seats?: number
  single_stones: number
  single_magic: number
  double_stones: number
  double_magic: number
  spell_stones: number
  spell_magic: number
}

/** A place where something lies. */
export interface Site {
  letter: "A" | "B" | "C" | "D"
  ways: ("base" | "heroes")[]
  from_seats?: number
  stones: number
  cards: number
}

/** A spell that is learned; what its effect does not use is left out. */
export interface Spell {
  letter: "A" | "B" | "C" | "D"
  ways: ("base" | "heroes")[]
  from_seats?: number
  effect: "exchange" | "take_magic" | "site_stones" | "draw_and_return" | "support_artefact" | "all_pay_once" | "end_per_spell" | "end_per_hero" | "end_per_artefact"
  pay_magic?: number
  pay_stones?: number
  magic?: number
  stones?: number
  draws?: number
  each?: number
  per?: number
  at_most?: number
}

/** Every card of the card file. */
export interface Cards {
  goblins: Creature
  giant_rats: Creature
  spiders: Creature
  skeleton_warriors: Creature
  wolves: Creature
  undead: Creature
  harpies: Creature
  troll: Creature
  ogres: Creature
  basilisk: Creature
  green_dragon: Creature
  blue_dragon: Creature
  red_dragon: Creature
  golden_dragon: Creature
  bandits: Creature
  werewolves: Creature
  lizard_folk: Creature
  storm_giant: Creature
  lich: Creature
  hydra: Creature
  bone_dragon: Creature
  shadow_dragon: Creature
  small_orb: Orb
  middle_orb: Orb
  great_orb: Orb
  storm_orb: Orb
  stone_circle: Site
  moon_shrine: Site
  dragon_altar: Site
  gate_of_ulahomar: Site
  stonex: Spell
  fontanus: Spell
  harpagarus: Spell
  re_transformus: Spell
  transformus: Spell
  appendux: Spell
  cantiosus: Spell
  absolutus: Spell
  sodalicium: Spell
  omnus: Spell
  artificium: Spell
  apprentice: Hero
  dwarf: Hero
  elf: Hero
  thief: Hero
  fighter: Hero
  fighter_2: Hero
  buying_market: BuyingMarket
  selling_market: SellingMarket
  amulet_moon: FixedBonus
  amulet_flame: FixedBonus
  amulet_leaf: FixedBonus
  red_egg_moon: FixedBonus
  red_egg_flame: FixedBonus
  red_egg_leaf: FixedBonus
  wand_moon_1: FixedBonus
  wand_moon_2: FixedBonus
  wand_flame_1: FixedBonus
  wand_leaf_1: FixedBonus
  wand_leaf_2: FixedBonus
  sword_moon_flame_1: FixedBonus
  sword_moon_flame_2: FixedBonus
  sword_flame_leaf_1: FixedBonus
  sword_flame_leaf_2: FixedBonus
  sword_moon_leaf_1: FixedBonus
  rune_stone_moon: RuneStone
  rune_stone_flame: RuneStone
  rune_stone_leaf: RuneStone
  rune_stone_moon_flame: RuneStone
  energy_stone_moon: EnergyStone
  energy_stone_flame: EnergyStone
  energy_stone_leaf: EnergyStone
  energy_stone_flame_leaf: EnergyStone
  black_egg: BlackEgg
  poison_moon: Poison
  poison_flame: Poison
  poison_leaf: Poison
  poison_flame_leaf: Poison
  mountains_1: Landscape
  mountains_2: Landscape
  forest_1: Landscape
  forest_2: Landscape
  town_1: Landscape
  town_2: Landscape
  town_3: Landscape
  swamp_1: Landscape
  swamp_2: Landscape
  swamp_3: Landscape
  wasteland_1: Landscape
  wasteland_2: Landscape
  orc_1: Orc
  orc_2: Orc
  orc_3: Orc
  orc_4: Orc
  orc_5: Orc
  rules: Rules
}

export type CardField = { [Card in keyof Cards]: keyof Cards[Card] }[keyof Cards]
