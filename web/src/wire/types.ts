// Made from the server's shapes by `make types`; do not edit.

/** It is written down and cannot get lost any more. */
export interface Acknowledged {
  type: "acknowledged"
  ref: string | null
}

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

/** An option for the question that was shown under this number. */
export interface Answer {
  type: "answer"
  question: number
  option: number
  ref?: string | null
}

/** An answer of the past, as far as the observer may know it. */
export interface Answered {
  number: number
  seat: number | null
  question: string | null
  option: number | null
}

/** A spell 9, 12 or 14 that is being carried out; nobody is hit before a target is picked. */
export interface Attack {
  attacker: number
  spell: number
  victim: number | null
  taker: number | null
  named: string | null
  reflections: number
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
  share: number
  winner: number | null
  is_won: boolean
  rune_stone: string | null
}

/** A card with every value of the card file, and how sure each is: given, likely, ours or own. */
export interface CardInfo {
  key: string
  title: string | null
  values: Record<string, unknown>
  marks: Record<string, string>
}

/** A table option and what may be agreed on. */
export interface ChoiceInfo {
  name: string
  allowed: string[]
  default: string
}

/** Time of a seat: what is left, and while it runs the moment when it ends (milliseconds, server time). */
export interface Clock {
  left_ms: number
  until_ms?: number | null
}

/** One kind of companion before a seat; `cloaked` of its `count` lie under a cloak. */
export interface Companion {
  card: string
  count: number
  cloaked: number
}

/** What is wrong with a request. */
export interface Complaint {
  code: string
  message: string
}

/** A new table, with the keys to its seats; nobody gets them a second time. */
export interface Created {
  table: string
  seats: SeatKey[]
  spectator: string
  seed_hash: string
}

/** What was wrong with a message; nothing has changed. */
export interface ErrorMessage {
  type: "error"
  code: "busy" | "cannot_undo" | "forbidden" | "illegal" | "internal" | "lesson" | "malformed" | "not_now" | "stale" | "too_big" | "too_fast" | "unknown"
  message: string
  ref?: string | null
  rule?: string | null
}

/** The face-down card of the display; `card` only for those who have seen it. */
export interface FaceDown {
  card: string | null
  is_place: boolean
}

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

/** What happened. Numbers count this observer's own events; `undone` takes the last `amount` of them back. */
export interface GameEvent {
  number: number
  name: string
  seat?: number | null
  other?: number | null
  card?: string | null
  is_hidden?: boolean
  amount?: number
}

/** All that is fixed in a game: numbers and their names. */
export interface GameFacts {
  key: string
  rule_letter: string
  options: string[]
  things: Record<string, string>
  questions: string[]
  events: string[]
  marks: string[]
  card_names: string[]
  cards: CardInfo[]
  tally_parts: string[]
  passing: Record<string, string>
}

/** A game one can sit down to. */
export interface GameInfo {
  key: string
  least_seats: number
  most_seats: number
  choices: ChoiceInfo[]
  levels: string[]
  has_lesson: boolean
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

export interface Health {
  status: "draining" | "ok"
  version: string
  tables: number
  sockets: number
}

/** The first message of every socket: whose it is, and the number of the last event it has seen. */
export interface Hello {
  type: "hello"
  token: string
  seen?: number | null
  name?: string | null
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

/** A record that was read in and can be looked back at. */
export interface Imported {
  table: string
  spectator: string
}

/** A card of the draw pile that the observer knows; depth 0 is the top. */
export interface KnownCard {
  depth: number
  card: string
}

/** An artefact before a seat; energy stones with their step from 1, supported ones with the spell that does it. */
export interface Laid {
  artefact: string
  count: number
  step: number | null
  supported_by: string[]
}

/** Hand the own seat to a bot; whoever comes back with the seat's link gets it back. */
export interface Leave {
  type: "leave"
  ref?: string | null
}

/** Play on freely from here; bots play the other seats. */
export interface LeaveLesson {
  type: "leave_lesson"
  ref?: string | null
}

/** Where the learner is in a guided game; `thought` is the key of its words, nothing while others play. */
export interface LessonInfo {
  step: number
  steps: number
  thought: string | null
  rules: string[]
  is_done: boolean
}

/** A moment of the past: after `at` of `answers` answers. */
export interface Look {
  at: number
  answers: number
  last: Answered | null
  events: GameEvent[]
  table: TableInfo
  moment: Moment
  picture: Picture
  result: Result | null
}

/** Treasures on a field of the land. */
export interface Lying {
  field: string
  treasures: (string | null)[]
}

/** Who is waited for, as far as this observer may know; where that is a secret, `asked` holds only oneself. */
export interface Moment {
  question: string | null
  turn: number | null
  asked: number[]
  window: number[]
  answered: number[]
}

/** Play on from a moment of a finished or imported game, against bots. */
export interface NewFork {
  at: number
  seat?: number
  level?: "1" | "2" | "3" | "4" | "greedy" | "random"
}

/** A guided first game, and how the learner wants to be called. */
export interface NewLesson {
  name?: string | null
}

/** Somebody to come: a person by a link, or a bot. */
export interface NewSeat {
  kind: "bot" | "person"
  level?: "1" | "2" | "3" | "4" | "greedy" | "random"
  name?: string | null
}

/** What a table begins with. */
export interface NewTable {
  game: string
  seats: NewSeat[]
  options?: Record<string, string>
  cards?: string
  clock?: Pace | null
}

/** An offer between two seats, seen by these two only. */
export interface Offer {
  seat: number
  partner: number
  gifts: string[]
  wishes: string[]
  is_counter: boolean
}

/** A standing order: let every reaction window pass, for this round or for the whole game. */
export interface Order {
  type: "order"
  passing: "game" | "off" | "round"
  ref?: string | null
}

/** The standing orders of this seat, which nobody else sees. */
export interface Orders {
  passing: "game" | "off" | "round"
}

/** A spell or a hero before a seat; `is_used` in this round. */
export interface Owned {
  card: string
  is_used: boolean
}

/** A clock: seconds in the bank plus seconds for each answer, or days for each move. */
export interface Pace {
  bank_s?: number | null
  increment_s?: number
  days?: number | null
}

/** Is anybody there? */
export interface Ping {
  type: "ping"
  ref: string
}

export interface Pong {
  type: "pong"
  ref: string
  now_ms: number
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

/** What this seat is asked now. `passing` is the option that lets a reaction window pass by. */
export interface Question {
  number: number
  name: string
  options: number[]
  passing: number | null
}

/** The answer to `why_not`: the rule that forbids it; nothing if it is possible. */
export interface Reason {
  type: "reason"
  ref: string
  option: number
  rule: string | null
}

/** After the end: the same seats again at a new table, under the same links' tokens. */
export interface Rematch {
  type: "rematch"
  ref?: string | null
}

/** The end: points of every seat, line by line, and what proves that the luck was honest. */
export interface Result {
  points: number[]
  tally: Record<string, number>[]
  winners: number[]
  seed: string
  salt: string
}

/** Face-down cards before a seat: how many there are, and those of them that the observer knows. */
export interface Row {
  count: number
  known: Record<string, number>
}

/** Talk; spectators have no seat. Show it as plain text. */
export interface Said {
  type: "said"
  number: number
  seat: number | null
  text: string | null
  phrase: "good_game" | "goodbye" | "hello" | "hurry" | "moment" | "sorry" | "thanks" | "well_played" | null
  at_ms: number
}

/** A whole land of Schatzjagd as one observer sees it. */
export interface SchatzjagdPicture {
  day: number
  last_day: number | null
  goal: number
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

/** Who sits there. `level` is the bot's, or that of the bot that sits in for a person who is away. */
export interface SeatInfo {
  name: string
  kind: "bot" | "person"
  level: string | null
  has_joined: boolean
  is_here: boolean
  is_played_by_bot: boolean
  clock: Clock | null
}

/** The link of a seat is /t/TABLE#TOKEN. */
export interface SeatKey {
  seat: number
  token: string
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

/** The table around the game. */
export interface TableInfo {
  state: "ended" | "over" | "paused" | "running" | "waiting"
  seats: SeatInfo[]
  votes: VoteInfo[]
  rematch: string | null
}

/** What anybody may know of a table. */
export interface TableSummary {
  table: string
  game: string
  state: string
  seats: string[]
  options: Record<string, string>
  seed_hash: string
}

/** Something to say to all: own words or a quick phrase. */
export interface Talk {
  type: "talk"
  text?: string | null
  phrase?: "good_game" | "goodbye" | "hello" | "hurry" | "moment" | "sorry" | "thanks" | "well_played" | null
  ref?: string | null
}

/** What a bot found out about an option: how often it tried it, its worth from 0 to 1, the mean lead in points. */
export interface Thought {
  option: number
  visits: number
  worth: number
  lead: number
}

/** What a bot of a level thinks of a question of the past; the best option first, and the one that was given. */
export interface Thoughts {
  at: number
  seat: number
  option: number
  level: number
  considered: Thought[]
}

/** Take the last own answer back. */
export interface Undo {
  type: "undo"
  ref?: string | null
}

/** All that this observer may know now, and its events since the last view. The view is the truth. */
export interface View {
  type: "view"
  number: number
  events: GameEvent[]
  table: TableInfo
  moment: Moment
  picture: Picture
  question: Question | null
  reply: number | null
  orders: Orders | null
  can_undo: boolean
  result: Result | null
  lesson: LessonInfo | null
}

/** For or against a pause, going on, a bot for a seat, or the end. */
export interface Vote {
  type: "vote"
  about: "end" | "pause" | "replace" | "resume"
  yes?: boolean
  seat?: number | null
  ref?: string | null
}

/** A vote that is open: who said yes; it passes when all of `needed` did. */
export interface VoteInfo {
  about: "end" | "pause" | "replace" | "resume"
  seat: number | null
  yes: number[]
  needed: number[]
}

/** A field within the steps left, and the fields that lead there; odds of a monster that is known there. */
export interface Way {
  field: string
  path: string[]
  odds: FightOdds | null
}

/** The answer to `hello`: who you are here. */
export interface Welcome {
  type: "welcome"
  table: string
  game: string
  seat: number | null
  options: Record<string, string>
  has_own_cards: boolean
  seed_hash: string
  now_ms: number
  rules: string
}

/** Why can this option not be chosen now? */
export interface WhyNot {
  type: "why_not"
  option: number
  ref: string
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

export type FromClient = Hello | Answer | WhyNot | Undo | Order | Talk | Vote | Leave | LeaveLesson | Rematch | Ping

export type FromServer = Welcome | View | Acknowledged | Reason | ErrorMessage | Said | Pong

export type Picture = GrimoriaPicture | SchatzjagdPicture | ZauberschwertPicture
