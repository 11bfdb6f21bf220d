"""Everything that crosses the socket: what a client may say, and what it hears (docs/protocol.md)."""

from typing import Annotated, Literal

from msgspec import Meta, field

from zaubertisch.kernel.codec import Raw, Shape, Tagged
from zaubertisch.tables.days_off import MOST_DAYS
from zaubertisch.tables.figures import Figure
from zaubertisch.tables.reactions import Reaction
from zaubertisch.tables.series import Score

PROTOCOL = 3  # what each version changed stands in docs/protocol.md

Token = Annotated[str, Meta(min_length=20, max_length=64)]
Ref = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
OptionNumber = Annotated[int, Meta(ge=0, le=32767)]
OrderName = Annotated[str, Meta(min_length=1, max_length=40)]
QuestionNumber = Annotated[int, Meta(ge=0, le=4294967295)]

Phrase = Literal["hello", "well_played", "thanks", "sorry", "hurry", "moment", "good_game", "goodbye"]
Passing = Literal["off", "round", "game"]
Pace = Literal["calm", "brisk", "at_once"]
About = Literal["pause", "resume", "replace", "end", "talk", "coach"]
CoachState = Literal["never", "asks", "on"]
Step = Literal[1, 2, 3]
TableState = Literal["waiting", "running", "paused", "over", "ended"]
ErrorCode = Literal[
    "malformed", "unknown", "forbidden", "stale", "illegal", "not_now", "cannot_undo", "too_fast", "too_big", "busy",
    "internal", "lesson",
]  # fmt: skip

FieldValue = int | bool | str | list[int]


# What a client says.


class Hello(Tagged, frozen=True):
    """The first message of every socket: whose it is, and the number of the last event it has seen."""

    token: Token
    key: Token | None = None  # a fresh secret of one's own: an invitation is exchanged for it
    watch: bool = False  # only watch: any link of the table will do, and none is used up
    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] | None = None  # SHA-256 of a share of the luck
    seen: Annotated[int, Meta(ge=0)] | None = None
    name: Name | None = None  # how the person on this seat wants to be called
    figure: Figure | None = None  # and to be drawn
    visible: bool = True  # does somebody see this screen?
    changes: bool = False  # after the first view only what changed: `changes` instead of `view`
    person: Token | None = None  # the secret of this browser: the seat is claimed for the person whose it is


class Answer(Tagged, frozen=True):
    """An option for the question that was shown under this number."""

    question: QuestionNumber
    option: OptionNumber
    ref: Ref | None = None  # the same ref sent again is acknowledged again, and nothing happens twice


class WhyNot(Tagged, frozen=True):
    """Why can this option not be chosen now?"""

    option: OptionNumber
    ref: Ref


class Undo(Tagged, frozen=True):
    """Take one's last answer back."""

    ref: Ref | None = None


class AutoPass(Tagged, frozen=True):
    """Let every reaction window pass, for this round or for the whole game; nobody else sees it."""

    passing: Passing
    ref: Ref | None = None


class GiveOrder(Tagged, frozen=True):
    """A standing order: how a question is answered for one's seat from now on; nobody else sees it. None: ask again."""

    question: OrderName
    order: OrderName | None
    named: Annotated[str, Meta(max_length=40)] = ""
    ref: Ref | None = None


class TakeDaysOff(Tagged, frozen=True):
    """Be away for some days at a table where each answer has its own time: the clock waits. 0: be back."""

    days: Annotated[int, Meta(ge=0, le=MOST_DAYS)]
    ref: Ref | None = None


class SetPace(Tagged, frozen=True):
    """How fast bots shall answer; the calmest wish of all who play at the table counts."""

    pace: Pace
    ref: Ref | None = None


class Skip(Tagged, frozen=True):
    """Bots shall answer at once, until one has answered something oneself."""

    ref: Ref | None = None


class SetVisible(Tagged, frozen=True):
    """Whether somebody sees this screen; who says nothing does. Nobody is called who looks at the table."""

    visible: bool
    ref: Ref | None = None


class Talk(Tagged, frozen=True):
    """Something to say to all: own words or a quick phrase."""

    text: Annotated[str, Meta(min_length=1, max_length=300)] | None = None
    phrase: Phrase | None = None
    ref: Ref | None = None


class React(Tagged, frozen=True):
    """Of a seat: a sign at what was said under a number, or no longer."""

    said: Annotated[int, Meta(ge=1, le=2_147_483_647)]
    reaction: Reaction
    on: bool = True
    ref: Ref | None = None


class Vote(Tagged, frozen=True):
    """For or against a pause, going on, a bot for a seat, the end, the coach, or, among strangers, talking freely."""

    about: About
    yes: bool = True
    seat: SeatNumber | None = None
    ref: Ref | None = None


class AskCoach(Tagged, frozen=True):
    """A hint for the question: where to look, then what to do, then why. Among several persons all see it."""

    question: QuestionNumber
    step: Step
    ref: Ref


class Weigh(Tagged, frozen=True):
    """Would this answer be a dear mistake? Nobody else hears of it."""

    question: QuestionNumber
    option: OptionNumber
    ref: Ref


class Leave(Tagged, frozen=True):
    """Hand one's seat to a bot; the seat's link gives it back."""

    ref: Ref | None = None


class Remove(Tagged, frozen=True):
    """Of the host of an open table: somebody shall sit there no longer; the seat is free again."""

    seat: SeatNumber
    ref: Ref | None = None


class ComeBack(Tagged, frozen=True):
    """Take one's seat back from the bot that plays it; an answer does so too."""

    ref: Ref | None = None


class LeaveLesson(Tagged, frozen=True):
    """Play on freely from here; bots play the other seats."""

    ref: Ref | None = None


class Share(Tagged, frozen=True):
    """Show one's share of the luck: at least 16 random bytes, whose SHA-256 was the `commitment` in `hello`."""

    share: Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]
    ref: Ref | None = None


class Invite(Tagged, frozen=True):
    """Ask for a one-time link to one's seat, for another screen; an earlier one that nobody opened is dead."""

    ref: Ref


class SignOut(Tagged, frozen=True):
    """Sign out all other screens of one's seat: the seat's only key from now on is this fresh one."""

    key: Token
    ref: Ref


class Rematch(Tagged, frozen=True):
    """After the end: the same seats again at a new table, under the same links' tokens."""

    ref: Ref | None = None


class Ping(Tagged, frozen=True):
    """Is anybody there?"""

    ref: Ref


FromClient = (
    Hello | Answer | WhyNot | Undo | Share | AutoPass | GiveOrder | TakeDaysOff | SetPace | Skip | SetVisible | Talk
    | React | Vote | AskCoach | Weigh | Leave | Remove | ComeBack | LeaveLesson | Invite | SignOut | Rematch | Ping
)  # fmt: skip


# What a client hears.


class GameEvent(Shape, frozen=True, omit_defaults=True):
    """What happened. Numbers count this observer's own events; `undone` takes the last `count` of them back."""

    number: int
    name: str
    seat: int | None = None
    card: str | None = None
    is_hidden: bool = False  # there is a card, but this observer may not know it
    fields: dict[str, FieldValue] = field(default_factory=dict)  # what else it says (see `events` of the game)


class Clock(Shape, frozen=True):
    """Time of a seat: what is left, and while it runs the moment when it ends (milliseconds, server time)."""

    left_ms: int
    until_ms: int | None = None


class SeatInfo(Shape, frozen=True):
    """Who sits there. `level` is the bot's, or that of the bot that sits in for a person who is away."""

    name: str
    kind: Literal["person", "bot"]
    level: str | None
    has_joined: bool
    is_here: bool
    is_played_by_bot: bool
    clock: Clock | None
    figure: Figure  # how the seat is drawn; no two seats of a table are drawn alike
    off_until_ms: int | None = None  # it has days off until then, and its clock waits
    days_off_left: int | None = None  # where days off can be taken
    is_free: bool = False  # at an open table: anybody may take it


class VoteInfo(Shape, frozen=True):
    """A vote that is open: who said yes; it passes when all of `needed` did (two, if the seat's owner is there)."""

    about: About
    seat: int | None
    yes: list[int]
    needed: list[int]


class LuckInfo(Shape, frozen=True):
    """Who committed to which share of the luck, and the shares that were shown, by seat."""

    commitments: list[str | None]
    shares: list[str | None]
    wanted: list[int]  # everybody has come: these seats are to show their shares, then the cards are dealt
    hash: str | None  # from the deal on: binds `seed_hash` and all shares


class OpeningInfo(Shape, frozen=True):
    """The table is open to everybody; the host is the first person who plays at it."""

    title: str
    host: int | None


class SeriesInfo(Shape, frozen=True):
    """Several games of the same seats: how many, which one this is, and what those that are over brought each seat."""

    games: int
    number: int
    scores: list[Score]


class HintInfo(Shape, frozen=True):
    """A step of a hint: options of which the best is one, then that alone, then why: a key of words with its values."""

    seat: int
    step: int
    options: list[int]
    reason: str | None = None
    next: int | None = None  # the best of the others
    share: int = 0  # what the option makes of the chance to win, in percent
    next_share: int = 0  # and the other one
    before: int = 0  # the chance to win before the answer


class TableInfo(Shape, frozen=True):
    """The table around the game."""

    state: TableState
    seats: list[SeatInfo]
    votes: list[VoteInfo]
    rematch: str | None  # the table of the next game
    luck: LuckInfo | None  # nothing where the server's seed alone decides: lessons, bots alone, games of before
    opening: OpeningInfo | None = None
    is_closed: bool = False  # the operator of the server ended the game
    series: SeriesInfo | None = None
    is_among_strangers: bool = False  # it is open to everybody, or its company met at an open table
    talks_freely: bool = True  # seats may talk in words of their own; else in phrases
    day: str | None = None  # it is the deal of this day: nothing is taken back
    coach: CoachState = "never"  # does the coach help here? `asks`: when all persons agree (vote)
    hint: HintInfo | None = None  # that all see, until its seat has answered


class Moment(Shape, frozen=True):
    """Who is waited for, as far as this observer may know; where that is a secret, `asked` holds only oneself."""

    question: str | None
    turn: int | None
    asked: list[int]
    window: list[int]  # all seats that the question was put to
    answered: list[int]


class Question(Shape, frozen=True):
    """What this seat is asked now. `passing` is the option that lets a reaction window pass by."""

    number: int
    name: str
    options: list[int]
    passing: int | None


class LessonInfo(Shape, frozen=True):
    """Where the learner is in a guided game; `hint` is the key of its words, nothing while others play."""

    step: int
    steps: int
    hint: str | None
    rules: list[str]
    is_done: bool
    is_choice: bool  # the learner may choose among the question's options
    declined: str | None  # the key of what is said of all other options
    answer: str | None  # the key of what is said of the last choice, until the learner's next answer
    brought: dict[str, int]  # what became more or less for the learner since that choice: points, coins
    scores: list[int]  # the points of every seat, as far as the learner knows


class Result(Shape, frozen=True):
    """The end: points of every seat, line by line, and what proves that the luck was honest."""

    points: list[int]
    tally: list[dict[str, int]]
    winners: list[int]
    seed: str  # what the cards were dealt from
    server_seed: str  # what `seed_hash` was made from, with the salt; the same where luck is not shared
    salt: str


class Welcome(Tagged, frozen=True):
    """The answer to `hello`: who you are here."""

    table: str
    game: str
    seat: int | None  # nothing for spectators
    variants: dict[str, str]
    has_own_cards: bool
    seed_hash: str
    now_ms: int
    rules: str
    key: str | None  # what the invitation was exchanged for: the seat's key from now on; it is said only here
    protocol: int = PROTOCOL  # its version


class OrderInfo(Shape, frozen=True):
    """A standing order of one's own."""

    question: str
    order: str
    named: str  # a card or a number, where it needs one


class View(Tagged, frozen=True):
    """All that this observer may know now, and its events since the last view. The view is the truth."""

    number: int  # of the last event
    events: list[GameEvent]
    table: TableInfo
    moment: Moment
    picture: Raw  # as the game draws it; nothing before the deal
    question: Question | None
    reply: int | None  # one's own answer, while others still ponder
    auto_pass: Passing | None
    orders: list[OrderInfo] | None  # one's own standing orders
    can_undo: bool
    result: Result | None
    lesson: LessonInfo | None  # of the learner in a guided game; its question has only the lesson's options
    screens: int | None  # how many screens are at the own seat, this one included; only for the own seat


class Changes(Tagged, frozen=True):
    """What is not as in the view before on this socket; together they are a whole `view`."""

    number: int  # of the last event
    events: list[GameEvent]
    parts: dict[str, Raw]  # of the view, but for its picture
    picture: dict[str, Raw]  # parts of that


class Acknowledged(Tagged, frozen=True):
    """It is written down and cannot get lost any more."""

    ref: str | None


class Invited(Tagged, frozen=True):
    """The answer to `invite`: the token of a one-time link to one's seat."""

    ref: str
    token: str


class Reason(Tagged, frozen=True):
    """The answer to `why_not`: the rule that forbids it; nothing if it is possible."""

    ref: str
    option: int
    rule: str | None


class Hint(Tagged, frozen=True):
    """The answer to `ask_coach` where one person plays; among several the table shows it to all."""

    ref: str
    question: int
    hint: HintInfo


class Weighed(Tagged, frozen=True):
    """The answer to `weigh`: what the option costs against a better one, in percent; 0 if it is no dear mistake."""

    ref: str
    question: int
    option: int
    better: int | None
    loss: int


class ErrorMessage(Tagged, frozen=True, tag="error"):
    """What was wrong with a message; nothing has changed."""

    code: ErrorCode
    message: str
    ref: str | None = None
    rule: str | None = None


class Said(Tagged, frozen=True):
    """Talk; spectators have no seat. Show it as plain text. The same number comes again when somebody reacts to it."""

    number: int
    seat: int | None
    text: str | None
    phrase: Phrase | None
    at_ms: int
    reactions: dict[Reaction, list[int]] = field(default_factory=dict)  # the seats, by reaction


class Pong(Tagged, frozen=True):
    ref: str
    now_ms: int


FromServer = Welcome | View | Changes | Acknowledged | Invited | Reason | Hint | Weighed | ErrorMessage | Said | Pong
