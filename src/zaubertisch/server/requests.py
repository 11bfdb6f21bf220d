"""Everything that crosses plain HTTP: games, new tables, records, looking back (docs/protocol.md)."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from zaubertisch.kernel.cards import Fault
from zaubertisch.kernel.codec import Raw, Shape
from zaubertisch.kernel.looks import BackInfo, PictureInfo
from zaubertisch.server.play.messages import (
    Clock,
    GameEvent,
    Moment,
    Name,
    Result,
    SeatNumber,
    TableInfo,
    TableState,
    Token,
)
from zaubertisch.tables.figures import Figure
from zaubertisch.tables.series import LEAST_GAMES, MOST_GAMES

Level = Literal["random", "greedy", "1", "2", "3", "4", "5"]
Knowledge = Literal["seat", "all", "public"]
Weight = Literal["chapter", "paragraph", "line", "quiet"]
HealthStatus = Literal["ok", "draining", "cannot_write"]
CardKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
CardValue = bool | int | float | str | list[Any]


class VariantInfo(Shape, frozen=True):
    """A variant and what may be agreed on."""

    name: str
    allowed: list[str]
    default: str


class GameInfo(Shape, frozen=True):
    """A game one can sit down to."""

    key: str
    least_seats: int
    most_seats: int
    variants: list[VariantInfo]
    presets: dict[str, dict[str, str]]  # variants that are agreed on at once, by a name
    levels: list[str]
    has_lesson: bool


class Readiness(Shape, frozen=True):
    """How far a game is: it can be played from the start, and bots think when it is compiled.

    `plain`: it could not be compiled, and goes on without.
    """

    state: Literal["waiting", "compiling", "loading", "compiled", "plain"]
    done: int = 0  # functions
    total: int = 0


class CardInfo(Shape, frozen=True):
    """A card with every value of the card file, and how sure each is: given, likely, ours or own."""

    key: str
    title: str | None  # what a user's own file calls it
    added_as: str | None  # the name that a user's own file gives to a card that it adds
    family: str
    values: dict[str, Any]
    marks: dict[str, str]
    picture: PictureInfo | None = None  # that a user chose for it
    flavour: str = ""  # a line of a user's own


class FamilyInfo(Shape, frozen=True):
    """Cards that are one kind of thing and look alike."""

    name: str
    cards: list[str]


class EventInfo(Shape, frozen=True):
    """What an event says beside who did it, by name: a seat, card, number, flag, dice, or a thing of the game."""

    name: str
    fields: dict[str, str]
    weight: Weight  # in the log
    scene: str  # its part in what is played out on the table, if it has one


class OrderKind(Shape, frozen=True):
    """A standing order that makes sense for a question."""

    question: str
    order: str
    thing: str  # what must be named with it: card, number, or nothing
    objects: list[str]  # of which one is named


class GameFacts(Shape, frozen=True):
    """All that is fixed in a game: numbers and their names."""

    key: str
    rule_letter: str
    options: list[str]  # the name of each option, by its number
    things: dict[str, str]  # what the object of a verb is: card, seat, number, ...
    questions: list[str]
    verbs: dict[str, list[str]]  # for each question those that can answer it, the one it is about first
    places: dict[str, list[str]]  # for what lies at a place of the table, the verbs that use it
    events: list[EventInfo]  # by their numbers
    card_names: list[str]
    cards: list[CardInfo]
    families: list[FamilyInfo]  # every card that the game brings, by what it is
    kinds: dict[str, str]  # what some cards and other things are more exactly
    halves: dict[str, str]  # cards that are a part of another one
    seat_fields: list[str]  # the fields of the game's picture whose numbers are seats
    tally_parts: list[str]
    passing: dict[str, str]  # reaction windows, and the option that lets each pass by
    orders: list[OrderKind]  # the standing orders that one may give, those for one question together
    own_cards: str | None  # what the card file of a table's own is called; nothing if it plays with the game's
    back: BackInfo | None  # of a table's own cards


class RuleInfo(Shape, frozen=True):
    """A numbered rule in words, for players; later rulings that are part of it have numbers of their own."""

    number: str
    aliases: list[str]
    chapter: str
    certainty: Literal["given", "likely", "ours"]
    text: str


class CardDraft(Shape, frozen=True):
    """A card file of one's own to be checked: its text; or the values that it is to hold, and the text as it was."""

    game: Annotated[str, Meta(max_length=40)]
    text: Annotated[str, Meta(max_length=60_000)] = ""
    title: Annotated[str, Meta(max_length=60)] = ""
    cards: Annotated[dict[CardKey, dict[CardKey, CardValue]], Meta(max_length=300)] | None = None


class CheckedCards(Shape, frozen=True):
    """A card file with everything that is wrong with it; all cards of the game with it, if nothing is."""

    text: str
    title: str
    values: dict[str, dict[str, Any]]
    faults: list[Fault]
    cards: list[CardInfo]
    back: BackInfo | None


class CardText(Shape, frozen=True):
    """The text of a card file of one's own."""

    text: Annotated[str, Meta(max_length=60_000)]


class KeptPicture(Shape, frozen=True):
    """A picture of one's own: its address is /pictures/HASH.webp, a card file names it `own:HASH`."""

    hash: str
    size: int  # bytes


class SetDraft(Shape, frozen=True):
    """A card set to be shared: its file, how its maker wants to be called, and whether it goes on the shelf."""

    game: Annotated[str, Meta(max_length=40)]
    text: Annotated[str, Meta(max_length=60_000)]
    maker_name: Annotated[str, Meta(max_length=40)] = ""
    is_public: bool = False


class SetSummary(Shape, frozen=True):
    """A shared card set as it stands on a shelf; `set` is its key, and its link is /sets/KEY."""

    set: str
    game: str
    title: str
    maker_name: str
    changed_cards: int
    plays: int  # tables that were laid with it
    is_public: bool
    is_hidden: bool  # taken off the shelf, until the operator has looked at it
    is_mine: bool
    changed_ms: int


class SharedSet(Shape, frozen=True):
    """A shared card set with its file."""

    about: SetSummary
    text: str


class NewReport(Shape, frozen=True):
    """Why a card set should not be there."""

    reason: Annotated[str, Meta(max_length=200)] = ""


class NewTrial(Shape, frozen=True):
    """Bots shall play so many games without a card file and as many with it, from the same deals."""

    game: Annotated[str, Meta(max_length=40)]
    text: Annotated[str, Meta(max_length=60_000)]
    seats: Annotated[int, Meta(ge=2, le=5)] = 3
    games: Annotated[int, Meta(ge=10, le=2_000)] = 1_000
    level: Literal["random", "greedy", "1"] = "greedy"


class Estimate(Shape, frozen=True):
    """A number with its 95 percent interval."""

    mean: float
    low: float
    high: float


class TrialSide(Shape, frozen=True):
    """What bots made of the game with one set of cards; the changed cards are looked at together."""

    games: int
    by_seat: list[Estimate]  # of the victories
    length: Estimate  # in rounds, or in answers where a game counts none
    held: Estimate  # of the seats: those that had a changed card
    holders_win: Estimate  # of the victories of these seats
    chosen: float | None  # how often a changed card was taken or used when it could be; nothing if that was rare
    best_points: float
    margin: float  # between the first and the second


class TrialState(Shape, frozen=True):
    """How a trial stands: without the changes, with them, and how many games of each it will be."""

    without: TrialSide
    changed: TrialSide
    games: int


class NewSeat(Shape, frozen=True):
    """Somebody to come: a person by a link, or a bot."""

    kind: Literal["person", "bot"]
    level: Level = "3"
    name: Name | None = None
    figure: Figure | None = None


class NewClock(Shape, frozen=True):
    """A clock: seconds in the bank plus seconds for each answer; or hours, or days, for each move."""

    bank_s: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    increment_s: Annotated[int, Meta(ge=0, le=3_600)] = 0
    hours: Annotated[int, Meta(ge=1, le=168)] | None = None
    days: Annotated[int, Meta(ge=1, le=30)] | None = None


class NewOpening(Shape, frozen=True):
    """The table stands in the list of open tables: anybody may take a seat that is not the founder's."""

    title: Annotated[str, Meta(max_length=40)] = ""
    with_bots: bool = True  # bots play on free seats, so that the game begins with the first person


class NewTable(Shape, frozen=True):
    """What a table begins with."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=5)]
    variants: Annotated[dict[str, str], Meta(max_length=30)] = field(default_factory=dict)
    cards: Annotated[str, Meta(max_length=60_000)] = ""  # the text of a card file of one's own
    set: Annotated[str, Meta(max_length=32, pattern="^[a-z0-9]+$")] | None = None  # the shared set that it is from
    clock: NewClock | None = None
    is_rated: bool = False  # moves the ratings of those who want results kept; only with the game's own cards
    opening: NewOpening | None = None
    series: Annotated[int, Meta(ge=LEAST_GAMES, le=MOST_GAMES)] | None = None  # so many games, with one score


class SeatWish(Shape, frozen=True):
    """A fresh secret of one's own, which shall be the key of a free seat."""

    key: Token


class PlayWish(Shape, frozen=True):
    """Play now with people: a fitting open table, or a new one that others find."""

    game: Annotated[str, Meta(max_length=40)]
    key: Token  # a fresh secret of one's own: the key of the seat
    seats: Annotated[int, Meta(ge=2, le=5)] = 3
    level: Level = "2"  # of the bots, until somebody comes
    clock: NewClock | None = None


class SeatTaken(Shape, frozen=True):
    """The seat that a key opens now; `watch` is the token that lets anybody watch this table."""

    table: str
    seat: int
    watch: str
    is_new: bool = False  # nobody else is there yet


class OpenTable(Shape, frozen=True):
    """A table in the list: anybody may watch it with `watch`, and sit down while there are free seats."""

    table: str
    game: str
    title: str
    host: str
    state: TableState
    seats: int
    free: int  # a bot may play there until somebody comes
    names: list[str]  # of the persons who sit there
    figures: list[Figure]
    bots: int  # on seats that nobody can take
    with_bots: bool
    pace: str  # none, minutes in the bank (5m), hours for an answer (48h)
    is_usual: bool  # neither cards of their own nor variants
    watch: str
    opened_ms: int


class OpenTables(Shape, frozen=True):
    """A page of the list; where one can sit down comes first."""

    page: int
    pages: int
    total: int
    free: int  # tables with a free seat
    tables: list[OpenTable]


class NewLesson(Shape, frozen=True):
    """A guided first game, and how the learner wants to be called and drawn."""

    name: Name | None = None
    figure: Figure | None = None


class SeatKey(Shape, frozen=True):
    """An invitation: the link of a seat is /t/TABLE#TOKEN, and the first `hello` with it exchanges it for a key."""

    seat: int
    token: str


class Created(Shape, frozen=True):
    """A new table, with invitations to its seats and a link to watch; nobody gets them a second time."""

    table: str
    seats: list[SeatKey]
    spectator: str
    seed_hash: str


class OwnSeat(Shape, frozen=True):
    """How one's own seat stands at a table: is an answer of it waited for, and until when?"""

    seat: int
    is_asked: bool
    clock: Clock | None


class LinkInfo(Shape, frozen=True):
    """What a link or key opens: a seat, watching, or nothing but watching since somebody else has used it."""

    opens: Literal["seat", "watching", "used"]


class TableSummary(Shape, frozen=True):
    """What anybody may know of a table; who comes with the key of a seat hears of that seat too."""

    table: str
    game: str
    state: str
    seats: list[str]
    variants: dict[str, str]
    has_own_cards: bool
    seed_hash: str
    mine: OwnSeat | None = None
    figures: list[Figure | None] = field(default_factory=list)  # of the persons who sit there; nobody else has them
    is_open: bool = False  # anybody may take a free seat


class NewFork(Shape, frozen=True):
    """Play on from a moment of a finished or imported game, against bots."""

    at: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber = 0
    level: Level = "3"


class Imported(Shape, frozen=True):
    """A record that was read in and can be looked back at."""

    table: str
    spectator: str


class Answered(Shape, frozen=True):
    """An answer of the past, as far as the observer may know it."""

    number: int
    seat: int | None
    question: str | None
    option: int | None


class PastMoment(Shape, frozen=True):
    """A moment of the past: after `at` of `answers` answers."""

    at: int
    answers: int
    last: Answered | None
    events: list[GameEvent]
    table: TableInfo
    moment: Moment
    picture: Raw
    result: Result | None


class OptionAnalysis(Shape, frozen=True):
    """What a bot found out about an option: how often it tried it, its value from 0 to 1, the mean lead in points."""

    option: int
    visits: int
    value: float
    lead: float


class Analysis(Shape, frozen=True):
    """What a bot of a level thinks of a question of the past; the best option first, and the one that was given."""

    at: int
    seat: int
    option: int
    level: int
    considered: list[OptionAnalysis]


class Health(Shape, frozen=True):
    """Whether a node takes visitors; it counts nothing, for counts tell what others do."""

    status: HealthStatus
    version: str


class Complaint(Shape, frozen=True):
    """What is wrong with a request."""

    code: str
    message: str
