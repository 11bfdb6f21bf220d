/** What a game's screen gets: a table as one observer sees it now, and the ways to answer. No rules. */
import type { Component } from "svelte";
import type { Cues } from "../flourish/flourishes";
import type { EventSounds } from "../sounds/names";
import type { EventShown } from "../wire/events";
import type { Question, SeatInfo } from "../wire/types";
import type { Grounds } from "../stage/grounds";
import type { CardFrame, PictureLook } from "./look";
import type { Lexicon, OptionThing, OwnCard, WordOfValue } from "../words/lexicon";

/** Who sits there, and whether all see that the seat is waited for. */
export interface SeatShown extends SeatInfo {
  isWaitedFor: boolean;
  hasAnswered: boolean;
}

/** A thing that somebody wants to know about: `card-king`, `spell-3`. */
export interface Wanted {
  key: string;
  options: number[]; // what can be done with it now
  why: number | undefined; // the option one would expect, if it cannot be done now
  title?: string; // what it is called, where the key has no words of its own
  text?: string; // what is said of it then
  act?: string; // what the button that confirms it says, if not the option's own sentence
  onact?: () => void; // what begins on the table with that press, beside the answer
}

export interface GameView<Picture = unknown> {
  readonly picture: Picture;
  readonly me: number | null; // null: a spectator, or all cards open
  readonly turn: number;
  readonly seats: SeatShown[];
  readonly question: Question | null;
  readonly events: EventShown[]; // all that this observer heard, the oldest first
  readonly lexicon: Lexicon;
  readonly isOver: boolean;
  readonly isLookingBack: boolean;
  readonly proposed: Wanted | null; // chosen on the table, not yet confirmed in the bar
  readonly grounds: string[]; // what one must know to answer this question
  readonly glowing: string[]; // those of them that matter for what is chosen or pointed at
  answer: (option: number) => void;
  explain: (wanted: Wanted) => void;
  point: (wanted: Wanted | null) => void; // the bar says what it would bring
}

/** Where a card flies: names of places on the table (`data-place`). */
export interface Flight {
  from: string;
  to: string;
  card: string | null;
  family: string; // whose back it shows, if its face is not known
}

/** What a game may bring of its own; what it lacks is drawn plainly. */
export interface GameScreens {
  icons: Record<string, string>;
  Table: Component<{ gameView: GameView<any> }>;
  isOnStage?: boolean; // its table is a stage, which fills the window
  isOnTable: (verb: string, object: string, question: string, isLast: boolean) => boolean; // is it answered on the table itself, not in the bar? the last option may differ
  quietVerbs?: string[]; // answers in the bar that are never gold: passing, staying
  grounds?: Grounds; // what one must know to answer, by the question's name
  groundsOfOption?: (thing: OptionThing, question: string) => string[]; // those that glow when it is chosen
  followsNow?: (gameView: GameView<any>, option: number) => string; // what it would bring now, in a sentence
  noteOf?: (gameView: GameView<any>, option: number) => string; // the same in a few words, on its button in the bar
  hintOf?: (gameView: GameView<any>) => string; // how to answer, as long as nothing is chosen
  hues?: Record<string, number>; // of the pictures of cards, in degrees
  frame?: CardFrame; // of its cards
  isStep?: (event: string) => boolean; // does it only lead to the next of its kind, as a step of a walk does?
  flightsOf: (event: EventShown) => Flight[];
  sounds?: EventSounds; // what is heard of each event
  flourishes?: Cues; // which events begin a short picture over the board
  pictureOfThing: (key: string) => string;
  lookOfThing?: (key: string) => PictureLook | null; // the same, where it has a picture like a card
  ownCard?: OwnCard; // how a card is drawn that a user added or changed
  wordOfValue?: WordOfValue; // a value of the card file in words, where its own text is no sentence
  remembered?: (events: EventShown[], picture: unknown) => EventShown[]; // what the log may still name
}
