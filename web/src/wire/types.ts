// Made from the server's shapes by `make types`; do not edit.

/** It is written down and cannot get lost any more. */
export interface Acknowledged {
  type: "acknowledged"
  ref: string | null
}

/** What a bot of a level thinks of a question of the past; the best option first, and the one that was given. */
export interface Analysis {
  at: number
  seat: number
  option: number
  level: number
  considered: OptionAnalysis[]
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

/** A hint for the question: where to look, then what to do, then why. Among several persons all see it. */
export interface AskCoach {
  type: "ask_coach"
  question: number
  step: 1 | 2 | 3
  ref: string
}

/** Let every reaction window pass, for this round or for the whole game; nobody else sees it. */
export interface AutoPass {
  type: "auto_pass"
  passing: "game" | "off" | "round"
  ref?: string | null
}

/** The closed side of all cards of a set. */
export interface BackInfo {
  colour?: string
  emblem?: string
}

/** A line of the list of the best: a person who plays rated games, or a bot of a level. */
export interface BestPlayer {
  name: string
  figure: "apprentice" | "dwarf" | "elf" | "king" | "knight" | "mage" | "plague_doctor" | "queen" | "ranger" | "scholar" | "viking" | "witch" | null
  level: string | null
  rating: RatingInfo
  is_me: boolean
}

/** Somebody who is blocked, by the name at the table; the number is one of this list alone. */
export interface BlockInfo {
  number: string
  name: string
  at_ms: number
}

/** How one is called, and in which ways this server can call at all. */
export interface CallSettings {
  wishes: CallWishes
  contacts: ContactInfo[]
  push_key: string | null
  has_mail: boolean
  has_webhooks: boolean
}

/** When one is called, and in which language: quiet hours are minutes of the day, none if both are the same. */
export interface CallWishes {
  language?: "de" | "en"
  zone?: string
  quiet_from?: number
  quiet_to?: number
  reminds?: boolean
}

/** A card file of one's own to be checked: its text; or the values that it is to hold, and the text as it was. */
export interface CardDraft {
  game: string
  text?: string
  title?: string
  cards?: Record<string, Record<string, boolean | number | string | unknown[]>> | null
}

/** Everything that can be entered: the values of each card, and the kinds of new cards. */
export interface CardForms {
  cards: Record<string, Record<string, FieldInfo>>
  new: NewCardInfo[]
  most_new: number
}

/** A card with every value of the card file, and how sure each is: given, likely, ours or own. */
export interface CardInfo {
  key: string
  title: string | null
  added_as: string | null
  family: string
  values: Record<string, unknown>
  marks: Record<string, string>
  picture?: PictureInfo | null
  flavour?: string
}

/** The text of a card file of one's own. */
export interface CardText {
  text: string
}

/** What is not as in the view before on this socket; together they are a whole `view`. */
export interface Changes {
  type: "changes"
  number: number
  events: GameEvent[]
  parts: Record<string, unknown>
  picture: Record<string, unknown>
}

/** A card file with everything that is wrong with it; all cards of the game with it, if nothing is. */
export interface CheckedCards {
  text: string
  title: string
  values: Record<string, Record<string, unknown>>
  faults: Fault[]
  cards: CardInfo[]
  back: BackInfo | null
}

/** How often somebody gave an answer, in a hundred answers of its kind; and how often everybody did. */
export interface ChoiceInfo {
  option: number
  share: number
  share_of_all: number
}

/** A seat that is this person's. */
export interface ClaimInfo {
  table: string
  seat: number
  at_ms: number
}

/** Time of a seat: what is left, and while it runs the moment when it ends (milliseconds, server time). */
export interface Clock {
  left_ms: number
  until_ms?: number | null
}

/** Take one's seat back from the bot that plays it; an answer does so too. */
export interface ComeBack {
  type: "come_back"
  ref?: string | null
}

/** What is wrong with a request. */
export interface Complaint {
  code: string
  message: string
}

/** One way in which one is called. Of an address only as much is said as its owner needs to know it again. */
export interface ContactInfo {
  contact: string
  kind: "mail" | "push" | "webhook"
  address: string
  is_confirmed: boolean
  made_ms: number
}

/** The secret part of a link that was sent to a contact. */
export interface ContactToken {
  token: string
}

/** A new table, with invitations to its seats and a link to watch; nobody gets them a second time. */
export interface Created {
  table: string
  seats: SeatKey[]
  spectator: string
  seed_hash: string
}

/** The deal of today: the same cards and the same bots for everybody. */
export interface DayInfo {
  day: string
  game: string
  seats: number
  level: string
  seed_hash: string
  next_seed_hash: string
  ends_ms: number
  finished: number
  mine: OwnDay | null
}

/** A result of the deal of a day; the course has a mark for each part of the game: + ahead, = level, - behind. */
export interface DayLineInfo {
  rank: number
  name: string
  figure: "apprentice" | "dwarf" | "elf" | "king" | "knight" | "mage" | "plague_doctor" | "queen" | "ranger" | "scholar" | "viking" | "witch" | null
  points: number
  lead: number
  is_won: boolean
  course: string
  is_mine: boolean
}

/** The results of a deal, the best first; from `closes_ms` on seed and salt are shown. */
export interface DayList {
  day: string
  game: string
  seed_hash: string
  closes_ms: number
  seed: string | null
  salt: string | null
  results: DayLineInfo[]
}

/** The puzzle of today for each game that has any: the same for everybody, on every server. */
export interface DayPuzzles {
  day: string
  ends_ms: number
  puzzles: PuzzleInfo[]
  streak: PuzzleStreak | null
}

/** Play the deal of today: a fresh secret of one's own, the key of the seat; how one is called and drawn. */
export interface DayWish {
  key: string
  name?: string | null
  figure?: "apprentice" | "dwarf" | "elf" | "king" | "knight" | "mage" | "plague_doctor" | "queen" | "ranger" | "scholar" | "viking" | "witch" | null
}

/** An answer that cost its seat something; before it stood `number - 1` answers. */
export interface DearAnswer {
  number: number
  option: number
  better: number
  loss: number
}

/** A browser of a person; its number is one of this list alone and opens nothing. */
export interface DeviceInfo {
  number: string
  name: string
  is_this: boolean
  made_ms: number
  seen_ms: number
}

/** What was wrong with a message; nothing has changed. */
export interface ErrorMessage {
  type: "error"
  code: "busy" | "cannot_undo" | "forbidden" | "illegal" | "internal" | "lesson" | "malformed" | "not_now" | "stale" | "too_big" | "too_fast" | "unknown"
  message: string
  ref?: string | null
  rule?: string | null
}

/** A number with its 95 percent interval. */
export interface Estimate {
  mean: number
  low: number
  high: number
}

/** What an event says beside who did it, by name: a seat, card, number, flag, dice, or a thing of the game. */
export interface EventInfo {
  name: string
  fields: Record<string, string>
  weight: "chapter" | "line" | "paragraph" | "quiet"
  scene: string
}

/** Everything that is kept for a person, in one file. */
export interface Exported {
  made_ms: number
  person: PersonInfo
  seats: ExportedSeat[]
  sets: ExportedSet[]
  games?: PastGameInfo[]
  contacts?: ExportedContact[]
  choices?: Record<string, Record<string, number>>
  blocks?: ExportedBlock[]
  days?: ExportedDay[]
  puzzles?: ExportedPuzzle[]
}

/** Somebody whom the person blocks, by the name at the table where they met. */
export interface ExportedBlock {
  name: string
  at_ms: number
}

/** A way in which this person is called. */
export interface ExportedContact {
  kind: string
  address: string
  is_confirmed: boolean
  made_ms: number
}

/** What is kept of a deal of the day that this person played. */
export interface ExportedDay {
  day: string
  game: string
  name: string
  points: number | null
  lead: number | null
  is_won: boolean | null
  course: string | null
  ended_ms: number | null
}

/** The first answer of this person to a puzzle; the day, where it was that of the day. */
export interface ExportedPuzzle {
  game: string
  puzzle: string
  is_solved: boolean
  day: string | null
  at_ms: number
}

/** A seat that this person has or had: when it was taken, what was said there, and the record of a finished game. */
export interface ExportedSeat {
  table: string
  seat: number
  at_ms: number
  game: string
  state: string
  said: string[]
  record: string | null
}

/** A card set of this person. */
export interface ExportedSet {
  set: string
  game: string
  title: string
  text: string
  is_public: boolean
}

/** Cards that are one kind of thing and look alike. */
export interface FamilyInfo {
  name: string
  cards: string[]
}

/** What is wrong with a card file, and where. `code` names the sentence for people, `values` are its numbers.

    `wanted` is what the value, or the part of it that is wrong, may be; `what` and `allowed` say the same in English. */
export interface Fault {
  code: string
  card: string | null
  field: string | null
  line: number
  values: Record<string, string>
  wanted: FieldInfo | null
  what: string
  allowed: string
}

/** What a value may be. Bounds are of a number, of the letters of a text, or of how many things a list has. */
export interface FieldInfo {
  kind: "flag" | "list" | "number" | "phrase" | "text" | "word" | "words"
  low?: number
  high?: number
  words?: string[]
  each?: FieldInfo | null
  phrases?: PhraseInfo[]
  default?: unknown
  thing?: string
}

/** What happened. Numbers count this observer's own events; `undone` takes the last `count` of them back. */
export interface GameEvent {
  number: number
  name: string
  seat?: number | null
  card?: string | null
  is_hidden?: boolean
  fields?: Record<string, number | boolean | string | number[]>
}

/** All that is fixed in a game: numbers and their names. */
export interface GameFacts {
  key: string
  rule_letter: string
  options: string[]
  things: Record<string, string>
  questions: string[]
  verbs: Record<string, string[]>
  places: Record<string, string[]>
  events: EventInfo[]
  card_names: string[]
  cards: CardInfo[]
  families: FamilyInfo[]
  kinds: Record<string, string>
  halves: Record<string, string>
  seat_fields: string[]
  tally_parts: string[]
  passing: Record<string, string>
  orders: OrderKind[]
  own_cards: string | null
  back: BackInfo | null
}

/** A game one can sit down to. */
export interface GameInfo {
  key: string
  least_seats: number
  most_seats: number
  variants: VariantInfo[]
  presets: Record<string, Record<string, string>>
  levels: string[]
  has_lesson: boolean
}

/** What came of all games of one kind: victories beside what was even, points beside everybody's. */
export interface GameStatistics {
  game: string
  games: number
  victories: number
  even: number
  points: number
  points_of_all: number
  rating: RatingInfo | null
  choices: ChoiceInfo[]
}

/** A standing order: how a question is answered for one's seat from now on; nobody else sees it. None: ask again. */
export interface GiveOrder {
  type: "give_order"
  question: string
  order: string | null
  named?: string
  ref?: string | null
}

/** Games with one other person, as they were called at the last of them: how often who was before the other. */
export interface HeadToHead {
  name: string
  games: number
  before: number
  behind: number
}

/** Whether a node takes visitors; it counts nothing, for counts tell what others do. */
export interface Health {
  status: "cannot_write" | "draining" | "ok"
  version: string
}

/** A seat that this browser has the key to. */
export interface HeldSeat {
  table: string
  token: string
}

/** Seats to be claimed. */
export interface HeldSeats {
  seats: HeldSeat[]
}

/** The first message of every socket: whose it is, and the number of the last event it has seen. */
export interface Hello {
  type: "hello"
  token: string
  key?: string | null
  watch?: boolean
  commitment?: string | null
  seen?: number | null
  name?: string | null
  figure?: "apprentice" | "dwarf" | "elf" | "king" | "knight" | "mage" | "plague_doctor" | "queen" | "ranger" | "scholar" | "viking" | "witch" | null
  visible?: boolean
  changes?: boolean
  person?: string | null
}

/** The answer to `ask_coach` where one person plays; among several the table shows it to all. */
export interface Hint {
  type: "hint"
  ref: string
  question: number
  hint: HintInfo
}

/** A step of a hint: options of which the best is one, then that alone, then why: a key of words with its values. */
export interface HintInfo {
  seat: number
  step: number
  options: number[]
  reason?: string | null
  next?: number | null
  share?: number
  next_share?: number
  before?: number
}

/** How this server is run. */
export interface HouseInfo {
  is_invite_only: boolean
  is_welcome: boolean
  operator: string
  keeps: Keeping
  calls: ("mail" | "push" | "webhook")[]
}

/** A record that was read in and can be looked back at. */
export interface Imported {
  table: string
  spectator: string
}

/** Ask for a one-time link to one's seat, for another screen; an earlier one that nobody opened is dead. */
export interface Invite {
  type: "invite"
  ref: string
}

/** The answer to `invite`: the token of a one-time link to one's seat. */
export interface Invited {
  type: "invited"
  ref: string
  token: string
}

/** For how many days things are kept; zero means for ever. */
export interface Keeping {
  finished: number
  deserted: number
  talk: number
  reports: number
  deals: number
  sets: number
  pictures: number
  persons: number
}

/** A picture of one's own: its address is /pictures/HASH.webp, a card file names it `own:HASH`. */
export interface KeptPicture {
  hash: string
  size: number
}

/** Hand one's seat to a bot; the seat's link gives it back. */
export interface Leave {
  type: "leave"
  ref?: string | null
}

/** Play on freely from here; bots play the other seats. */
export interface LeaveLesson {
  type: "leave_lesson"
  ref?: string | null
}

/** Where the learner is in a guided game; `hint` is the key of its words, nothing while others play. */
export interface LessonInfo {
  step: number
  steps: number
  hint: string | null
  rules: string[]
  is_done: boolean
  is_choice: boolean
  declined: string | null
  answer: string | null
  brought: Record<string, number>
  scores: number[]
}

/** What a link or key opens: a seat, watching, or nothing but watching since somebody else has used it. */
export interface LinkInfo {
  opens: "seat" | "used" | "watching"
}

/** Who committed to which share of the luck, and the shares that were shown, by seat. */
export interface LuckInfo {
  commitments: (string | null)[]
  shares: (string | null)[]
  wanted: number[]
  hash: string | null
}

/** Who is waited for, as far as this observer may know; where that is a secret, `asked` holds only oneself. */
export interface Moment {
  question: string | null
  turn: number | null
  asked: number[]
  window: number[]
  answered: number[]
}

/** Who sits on a seat of a table shall be met no more. */
export interface NewBlock {
  table: string
  seat: number
}

/** A kind of card that users may add: what makes it that kind, and the values it has. */
export interface NewCardInfo {
  fixed: Record<string, string>
  fields: Record<string, FieldInfo>
}

/** A clock: seconds in the bank plus seconds for each answer; or hours, or days, for each move. */
export interface NewClock {
  bank_s?: number | null
  increment_s?: number
  hours?: number | null
  days?: number | null
}

/** A new way to be called: a push subscription as the browser gives it, a mail address, or a webhook. */
export interface NewContact {
  kind: "mail" | "push" | "webhook"
  address: string
  p256dh?: string
  auth?: string
  language?: "de" | "en"
}

/** Play on from a moment of a finished or imported game, against bots. */
export interface NewFork {
  at: number
  seat?: number
  level?: "1" | "2" | "3" | "4" | "5" | "greedy" | "random"
}

/** A guided first game, and how the learner wants to be called and drawn. */
export interface NewLesson {
  name?: string | null
  figure?: "apprentice" | "dwarf" | "elf" | "king" | "knight" | "mage" | "plague_doctor" | "queen" | "ranger" | "scholar" | "viking" | "witch" | null
}

/** The table stands in the list of open tables: anybody may take a seat that is not the founder's. */
export interface NewOpening {
  title?: string
  with_bots?: boolean
}

/** What the browser made, as its `PublicKeyCredential` says it in JSON. */
export interface NewPasskey {
  credential: Record<string, unknown>
  name?: string
}

/** A profile to be kept; who was a guest is a person from then on. */
export interface NewProfile {
  name?: string
  figure?: "apprentice" | "dwarf" | "elf" | "king" | "knight" | "mage" | "plague_doctor" | "queen" | "ranger" | "scholar" | "viking" | "witch" | null
  language?: "" | "de" | "en"
  settings?: Record<string, boolean | number | string>
  device?: string
  changed?: number | null
}

/** The token of a recovery link, made by the browser. */
export interface NewRecovery {
  token: string
}

/** Why a card set should not be there. */
export interface NewReport {
  reason?: string
}

/** Somebody to come: a person by a link, or a bot. */
export interface NewSeat {
  kind: "bot" | "person"
  level?: "1" | "2" | "3" | "4" | "5" | "greedy" | "random"
  name?: string | null
  figure?: "apprentice" | "dwarf" | "elf" | "king" | "knight" | "mage" | "plague_doctor" | "queen" | "ranger" | "scholar" | "viking" | "witch" | null
}

/** What a table begins with. */
export interface NewTable {
  game: string
  seats: NewSeat[]
  variants?: Record<string, string>
  cards?: string
  set?: string | null
  clock?: NewClock | null
  is_rated?: boolean
  opening?: NewOpening | null
  series?: number | null
}

/** Why the talk or the name of a seat should not be. */
export interface NewTalkReport {
  seat: number
  reason?: string
}

/** Bots shall play so many games without a card file and as many with it, from the same deals. */
export interface NewTrial {
  game: string
  text: string
  seats?: number
  games?: number
  level?: "1" | "greedy" | "random"
}

/** A table in the list: anybody may watch it with `watch`, and sit down while there are free seats. */
export interface OpenTable {
  table: string
  game: string
  title: string
  host: string
  state: "ended" | "over" | "paused" | "running" | "waiting"
  seats: number
  free: number
  names: string[]
  figures: ("apprentice" | "dwarf" | "elf" | "king" | "knight" | "mage" | "plague_doctor" | "queen" | "ranger" | "scholar" | "viking" | "witch")[]
  bots: number
  with_bots: boolean
  pace: string
  is_usual: boolean
  watch: string
  opened_ms: number
}

/** A page of the list; where one can sit down comes first. */
export interface OpenTables {
  page: number
  pages: number
  total: number
  free: number
  tables: OpenTable[]
}

/** The table is open to everybody; the host is the first person who plays at it. */
export interface OpeningInfo {
  title: string
  host: number | null
}

/** What a bot found out about an option: how often it tried it, its value from 0 to 1, the mean lead in points. */
export interface OptionAnalysis {
  option: number
  visits: number
  value: number
  lead: number
}

/** What an answer is worth: the seat's chance to win after it, in thousandths. */
export interface OptionChance {
  option: number
  chance: number
}

/** A standing order of one's own. */
export interface OrderInfo {
  question: string
  order: string
  named: string
}

/** A standing order that makes sense for a question. */
export interface OrderKind {
  question: string
  order: string
  thing: string
  objects: string[]
}

/** Where this browser plays or played the deal, and what came of it, if it is over. */
export interface OwnDay {
  table: string
  result: DayLineInfo | null
}

/** How one's own seat stands at a table: is an answer of it waited for, and until when? */
export interface OwnSeat {
  seat: number
  is_asked: boolean
  clock: Clock | null
}

/** A passkey of a person; its number is one of this list alone and opens nothing. */
export interface PasskeyInfo {
  number: string
  name: string
  made_ms: number
  used_ms: number
}

/** A finished game of this person. */
export interface PastGameInfo {
  table: string
  game: string
  is_rated: boolean
  ended_ms: number
  seats: PastSeatInfo[]
  series_game?: number | null
  series_games?: number | null
}

/** A moment of the past: after `at` of `answers` answers. */
export interface PastMoment {
  at: number
  answers: number
  last: Answered | null
  events: GameEvent[]
  table: TableInfo
  moment: Moment
  picture: unknown
  result: Result | null
}

/** A seat of a finished game; a guest has no name here. */
export interface PastSeatInfo {
  name: string
  level: string | null
  points: number
  victory: number
  is_mine: boolean
}

/** Who comes with a secret. For a guest nothing is kept. */
export interface PersonInfo {
  is_kept: boolean
  profile: ProfileInfo
  changed: number
  devices: DeviceInfo[]
  passkeys?: PasskeyInfo[]
  has_recovery?: boolean
  can_passkey?: boolean
}

/** A phrase of a closed vocabulary: its text with a gap `{}` for each of its parts. */
export interface PhraseInfo {
  name: string
  text: string
  parts: FieldInfo[]
}

/** Which picture a card has: one of the kit, by the card it was drawn for; or somebody's own, by its hash. */
export interface PictureInfo {
  kit?: string | null
  own?: string | null
}

/** Is anybody there? */
export interface Ping {
  type: "ping"
  ref: string
}

/** Play now with people: a fitting open table, or a new one that others find. */
export interface PlayWish {
  game: string
  key: string
  seats?: number
  level?: "1" | "2" | "3" | "4" | "5" | "greedy" | "random"
  clock?: NewClock | null
}

export interface Pong {
  type: "pong"
  ref: string
  now_ms: number
}

/** What a person says of itself, on every device the same. */
export interface ProfileInfo {
  name?: string
  figure?: "apprentice" | "dwarf" | "elf" | "king" | "knight" | "mage" | "plague_doctor" | "queen" | "ranger" | "scholar" | "viking" | "witch" | null
  language?: "" | "de" | "en"
  settings?: Record<string, boolean | number | string>
}

/** What somebody would answer. */
export interface PuzzleAnswer {
  option: number
}

/** A puzzle in a list; its grade goes from 1 (easy) to 5. */
export interface PuzzleInfo {
  key: string
  game: string
  seats: number
  grade: number
  question: string
  is_solved?: boolean | null
}

/** All puzzles of a game, in the order in which they are offered. */
export interface PuzzleList {
  game: string
  day: string
  of_day: string | null
  puzzles: PuzzleInfo[]
  streak: PuzzleStreak | null
}

/** The rule that forbids an answer; nothing if it is possible. */
export interface PuzzleReason {
  rule: string | null
}

/** What is kept for a person: first answers that were right, without a wrong one between them, and days in a row. */
export interface PuzzleStreak {
  now: number
  best: number
  days: number
  solved: number
  answered: number
}

/** What came of an answer: every possible one with its chance, the best first, and the judge's words on the given.

    `reason` is the key of a sentence; `next` is the option that it compares with. */
export interface PuzzleVerdict {
  is_solved: boolean
  option: number
  before: number
  chances: OptionChance[]
  finders: number[]
  reason: "reason-alike" | "reason-chance" | "reason-chance-less"
  next: number
  streak: PuzzleStreak | null
}

/** A puzzle as its seat sees the table; `events` are what it heard since its own last answer. */
export interface PuzzleView {
  puzzle: PuzzleInfo
  is_of_day: boolean
  seat: number
  seats: SeatInfo[]
  moment: Moment
  question: Question
  events: GameEvent[]
  picture: unknown
}

/** What this seat is asked now. `passing` is the option that lets a reaction window pass by. */
export interface Question {
  number: number
  name: string
  options: number[]
  passing: number | null
}

/** How well somebody plays: surely more than `mu - 2 sigma` and less than `mu + 2 sigma`. */
export interface RatingInfo {
  mu: number
  sigma: number
  games: number
}

/** Of a seat: a sign at what was said under a number, or no longer. */
export interface React {
  type: "react"
  said: number
  reaction: "heart" | "laugh" | "laurels" | "ouch" | "peace"
  on?: boolean
  ref?: string | null
}

/** How far a game is: it can be played from the start, and bots think when it is compiled.

    `plain`: it could not be compiled, and goes on without. */
export interface Readiness {
  state: "compiled" | "compiling" | "loading" | "plain" | "waiting"
  done?: number
  total?: number
}

/** The answer to `why_not`: the rule that forbids it; nothing if it is possible. */
export interface Reason {
  type: "reason"
  ref: string
  option: number
  rule: string | null
}

/** A recovery link that was opened; the fresh token takes the place of the one in it. */
export interface Recovery {
  token: string
  fresh: string
  device?: string
}

/** After the end: the same seats again at a new table, under the same links' tokens. */
export interface Rematch {
  type: "rematch"
  ref?: string | null
}

/** Of the host of an open table: somebody shall sit there no longer; the seat is free again. */
export interface Remove {
  type: "remove"
  seat: number
  ref?: string | null
}

/** The end: points of every seat, line by line, and what proves that the luck was honest. */
export interface Result {
  points: number[]
  tally: Record<string, number>[]
  winners: number[]
  seed: string
  server_seed: string
  salt: string
}

/** A review as far as it is made; what needs the whole game is there when it is done. */
export interface ReviewState {
  share: number
  is_done: boolean
  answers: number
  curve: number[][]
  turns: TurningPoint[]
  seats: SeatAccount[]
  story: StorySentence[]
  levels: Record<string, number>
}

/** A numbered rule in words, for players; later rulings that are part of it have numbers of their own. */
export interface RuleInfo {
  number: string
  aliases: string[]
  chapter: string
  certainty: "given" | "likely" | "ours"
  text: string
}

/** Talk; spectators have no seat. Show it as plain text. The same number comes again when somebody reacts to it. */
export interface Said {
  type: "said"
  number: number
  seat: number | null
  text: string | null
  phrase: "good_game" | "goodbye" | "hello" | "hurry" | "moment" | "sorry" | "thanks" | "well_played" | null
  at_ms: number
  reactions?: Record<string, number[]>
}

/** What one game of a series brought each seat. */
export interface Score {
  table: string
  points: number[]
  victories: number[]
}

/** Of one seat, in percent: start + luck + own + others = result. */
export interface SeatAccount {
  start: number
  luck: number
  own: number
  others: number
  result: number
  accuracy: number
  like: string | null
  dearest: DearAnswer[]
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
  figure: "apprentice" | "dwarf" | "elf" | "king" | "knight" | "mage" | "plague_doctor" | "queen" | "ranger" | "scholar" | "viking" | "witch"
  off_until_ms?: number | null
  days_off_left?: number | null
  is_free?: boolean
}

/** An invitation: the link of a seat is /t/TABLE#TOKEN, and the first `hello` with it exchanges it for a key. */
export interface SeatKey {
  seat: number
  token: string
}

/** The seat that a key opens now; `watch` is the token that lets anybody watch this table. */
export interface SeatTaken {
  table: string
  seat: number
  watch: string
  is_new?: boolean
}

/** A fresh secret of one's own, which shall be the key of a free seat. */
export interface SeatWish {
  key: string
}

/** Several games of the same seats: how many, which one this is, and what those that are over brought each seat. */
export interface SeriesInfo {
  games: number
  number: number
  scores: Score[]
}

/** A card set to be shared: its file, how its maker wants to be called, and whether it goes on the shelf. */
export interface SetDraft {
  game: string
  text: string
  maker_name?: string
  is_public?: boolean
}

/** How fast bots shall answer; the calmest wish of all who play at the table counts. */
export interface SetPace {
  type: "set_pace"
  pace: "at_once" | "brisk" | "calm"
  ref?: string | null
}

/** A shared card set as it stands on a shelf; `set` is its key, and its link is /sets/KEY. */
export interface SetSummary {
  set: string
  game: string
  title: string
  maker_name: string
  changed_cards: number
  plays: number
  is_public: boolean
  is_hidden: boolean
  is_mine: boolean
  changed_ms: number
}

/** Whether somebody sees this screen; who says nothing does. Nobody is called who looks at the table. */
export interface SetVisible {
  type: "set_visible"
  visible: boolean
  ref?: string | null
}

/** Show one's share of the luck: at least 16 random bytes, whose SHA-256 was the `commitment` in `hello`. */
export interface Share {
  type: "share"
  share: string
  ref?: string | null
}

/** A shared card set with its file. */
export interface SharedSet {
  about: SetSummary
  text: string
}

/** What the browser signed, as its `PublicKeyCredential` says it in JSON; and what the device shall be called. */
export interface ShownPasskey {
  credential: Record<string, unknown>
  device?: string
}

/** Sign out all other screens of one's seat: the seat's only key from now on is this fresh one. */
export interface SignOut {
  type: "sign_out"
  key: string
  ref: string
}

/** Bots shall answer at once, until one has answered something oneself. */
export interface Skip {
  type: "skip"
  ref?: string | null
}

/** Looking back at all games of a person. */
export interface Statistics {
  games: GameStatistics[]
  others: HeadToHead[]
}

/** Nothing more comes there, whether anything came before or not. */
export interface StoppedCalls {
  is_stopped?: boolean
}

/** A key of words with its values; what a sentence does not use is null or 0. */
export interface StorySentence {
  key: "story-dear" | "story-luck" | "story-play" | "story-shared" | "story-turn"
  seat: number
  other: number | null
  number: number | null
  option: number | null
  better: number | null
  points: number
  before: number
  after: number
  share: number
  part: string | null
}

/** The table around the game. */
export interface TableInfo {
  state: "ended" | "over" | "paused" | "running" | "waiting"
  seats: SeatInfo[]
  votes: VoteInfo[]
  rematch: string | null
  luck: LuckInfo | null
  opening?: OpeningInfo | null
  is_closed?: boolean
  series?: SeriesInfo | null
  is_among_strangers?: boolean
  talks_freely?: boolean
  day?: string | null
  coach?: "asks" | "never" | "on"
  hint?: HintInfo | null
}

/** What anybody may know of a table; who comes with the key of a seat hears of that seat too. */
export interface TableSummary {
  table: string
  game: string
  state: string
  seats: string[]
  variants: Record<string, string>
  has_own_cards: boolean
  seed_hash: string
  mine?: OwnSeat | null
  figures?: ("apprentice" | "dwarf" | "elf" | "king" | "knight" | "mage" | "plague_doctor" | "queen" | "ranger" | "scholar" | "viking" | "witch" | null)[]
  is_open?: boolean
}

/** Be away for some days at a table where each answer has its own time: the clock waits. 0: be back. */
export interface TakeDaysOff {
  type: "take_days_off"
  days: number
  ref?: string | null
}

/** Something to say to all: own words or a quick phrase. */
export interface Talk {
  type: "talk"
  text?: string | null
  phrase?: "good_game" | "goodbye" | "hello" | "hurry" | "moment" | "sorry" | "thanks" | "well_played" | null
  ref?: string | null
}

/** What bots made of the game with one set of cards; the changed cards are looked at together. */
export interface TrialSide {
  games: number
  by_seat: Estimate[]
  length: Estimate
  held: Estimate
  holders_win: Estimate
  chosen: number | null
  best_points: number
  margin: number
}

/** How a trial stands: without the changes, with them, and how many games of each it will be. */
export interface TrialState {
  without: TrialSide
  changed: TrialSide
  games: number
}

/** An answer that moved the chance of `seat` most, in ten-thousandths. */
export interface TurningPoint {
  number: number
  mover: number
  option: number
  seat: number
  before: number
  after: number
}

/** Take one's last answer back. */
export interface Undo {
  type: "undo"
  ref?: string | null
}

/** A variant and what may be agreed on. */
export interface VariantInfo {
  name: string
  allowed: string[]
  default: string
}

/** All that this observer may know now, and its events since the last view. The view is the truth. */
export interface View {
  type: "view"
  number: number
  events: GameEvent[]
  table: TableInfo
  moment: Moment
  picture: unknown
  question: Question | null
  reply: number | null
  auto_pass: "game" | "off" | "round" | null
  orders: OrderInfo[] | null
  can_undo: boolean
  result: Result | null
  lesson: LessonInfo | null
  screens: number | null
}

/** For or against a pause, going on, a bot for a seat, the end, the coach, or, among strangers, talking freely. */
export interface Vote {
  type: "vote"
  about: "coach" | "end" | "pause" | "replace" | "resume" | "talk"
  yes?: boolean
  seat?: number | null
  ref?: string | null
}

/** A vote that is open: who said yes; it passes when all of `needed` did (two, if the seat's owner is there). */
export interface VoteInfo {
  about: "coach" | "end" | "pause" | "replace" | "resume" | "talk"
  seat: number | null
  yes: number[]
  needed: number[]
}

/** Would this answer be a dear mistake? Nobody else hears of it. */
export interface Weigh {
  type: "weigh"
  question: number
  option: number
  ref: string
}

/** The answer to `weigh`: what the option costs against a better one, in percent; 0 if it is no dear mistake. */
export interface Weighed {
  type: "weighed"
  ref: string
  question: number
  option: number
  better: number | null
  loss: number
}

/** The answer to `hello`: who you are here. */
export interface Welcome {
  type: "welcome"
  table: string
  game: string
  seat: number | null
  variants: Record<string, string>
  has_own_cards: boolean
  seed_hash: string
  now_ms: number
  rules: string
  key: string | null
  protocol?: number
}

/** What an operator's invitation has behind its `#`. */
export interface WelcomeToken {
  token: string
}

/** Why can this option not be chosen now? */
export interface WhyNot {
  type: "why_not"
  option: number
  ref: string
}

export type FromClient = Hello | Answer | WhyNot | Undo | Share | AutoPass | GiveOrder | TakeDaysOff | SetPace | Skip | SetVisible | Talk | React | Vote | AskCoach | Weigh | Leave | Remove | ComeBack | LeaveLesson | Invite | SignOut | Rematch | Ping

export type FromServer = Welcome | View | Changes | Acknowledged | Invited | Reason | Hint | Weighed | ErrorMessage | Said | Pong
