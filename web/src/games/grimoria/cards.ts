// Made from the server's shapes by `make types`; do not edit.

/** A spell that draws treasures. */
export interface DrawingSpell {
  price: number
  draws: number
}

/** The King. */
export interface King {
  count: number
  points: number
  needs: number
  bonus: number
}

/** The Merchant. */
export interface Merchant {
  count: number
  points: number
  price: number
}

/** A companion that brings coins. */
export interface Payer {
  count: number
  points: number
  coins: number
}

/** A spell that brings coins. */
export interface PayingSpell {
  coins: number
}

/** A place, a treasure, or a companion whose power has no number. */
export interface Piece {
  count: number
  points: number
}

/** The Prince. */
export interface Prince {
  count: number
  points: number
  needs: number
  bonus: number
}

/** The Princess. */
export interface Princess {
  count: number
  points: number
  bonus: number
}

/** The Queen. */
export interface Queen {
  count: number
  points: number
  bonus: number
}

/** The Bronze Smith. */
export interface Smith {
  count: number
  points: number
  bonus: number
}

/** The Tax Collector. */
export interface TaxCollector {
  count: number
  points: number
  loss: number
}

/** Where a game begins. */
export interface Track {
  start_2: number
  start_3: number
  start_4: number
  start_5: number
  start_coins: number
}

/** Every card of the card file. */
export interface Cards {
  bronze_smith: Smith
  king: King
  queen: Queen
  prince: Prince
  princess: Princess
  tax_collector: TaxCollector
  bard: Payer
  messenger: Payer
  merchant: Merchant
  seer: Piece
  witch: Piece
  maid: Payer
  dark_mage: Payer
  mercenary: Payer
  castle: Piece
  town: Piece
  village: Piece
  hut: Piece
  chest: Piece
  goblet: Piece
  bracelet: Piece
  helmet: Piece
  cloak: Piece
  mirror: Piece
  spell_3: PayingSpell
  spell_6: PayingSpell
  spell_7: PayingSpell
  spell_10: PayingSpell
  spell_13: PayingSpell
  spell_4: DrawingSpell
  spell_15: DrawingSpell
  track: Track
}

export type CardField = { [Card in keyof Cards]: keyof Cards[Card] }[keyof Cards]
