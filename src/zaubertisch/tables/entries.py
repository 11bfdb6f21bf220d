"""The log of a table: everything that ever changed it, one entry after the other. The log is the save."""

from typing import Literal

from zaubertisch.kernel.codec import Tagged

Passing = Literal["off", "round", "game"]
About = Literal["pause", "resume", "replace", "end", "talk", "coach"]
Giver = Literal["person", "bot", "server", "order"]


class Joined(Tagged, frozen=True):
    """A person sat down, or is called or drawn otherwise now."""

    seat: int
    name: str
    commitment: str | None = None  # the hash of a share of the luck
    figure: str | None = None  # none: as it was


class Shared(Tagged, frozen=True):
    """A seat's share of the luck, shown when everybody has come."""

    seat: int
    share: str


class Answered(Tagged, frozen=True):
    """An option was chosen, by standing order perhaps; the server gives answers that are no choice.

    One that waits counts when a window closes.
    """

    seat: int
    option: int
    by: Giver = "person"
    ref: str | None = None
    waits: bool = False


class WindowClosed(Tagged, frozen=True):
    """All who were asked have answered, and the time of the window is over: the answers that waited count."""


class Undone(Tagged, frozen=True):
    """A seat took its last answer back."""

    seat: int
    ref: str | None = None


class AutoPassSet(Tagged, frozen=True, tag="ordered"):
    """How a seat lets reaction windows pass from now on."""

    seat: int
    passing: Passing
    ref: str | None = None


class OrderGiven(Tagged, frozen=True):
    """A standing order: how a question is answered for a seat from now on. Without one the seat is asked again."""

    seat: int
    question: str
    order: str | None
    named: str = ""  # what was named with it: a card, a number
    ref: str | None = None


class DaysOff(Tagged, frozen=True):
    """A seat is away for so many days, and its clock waits; none: it is back."""

    seat: int
    days: int
    ref: str | None = None


class Spoken(Tagged, frozen=True):
    """Something was said; spectators have no seat."""

    seat: int | None
    text: str | None
    phrase: str | None
    ref: str | None = None


class Reacted(Tagged, frozen=True):
    """A seat reacted to what was said under a number, or takes that back."""

    seat: int
    said: int
    reaction: str
    is_on: bool = True
    ref: str | None = None


class Voted(Tagged, frozen=True):
    """A vote; `target` is the seat that a bot should take. If somebody was there, two others must agree."""

    seat: int
    about: About
    yes: bool
    target: int | None = None
    was_here: bool = False
    ref: str | None = None


class Hinted(Tagged, frozen=True):
    """The coach showed all at the table a step of a hint to a seat, made of what everybody knows."""

    seat: int
    step: int
    options: list[int]
    reason: str | None = None
    next: int | None = None
    share: int = 0
    next_share: int = 0
    before: int = 0
    ref: str | None = None


class Left(Tagged, frozen=True):
    """A bot sits in: the person left, was away for too long, or ran out of time."""

    seat: int
    why: Literal["left", "away", "time"]
    ref: str | None = None


class Returned(Tagged, frozen=True):
    """The person is back."""

    seat: int


class Freed(Tagged, frozen=True):
    """At an open table: the person gave the seat up, was away for too long, or was removed. Anybody may take it."""

    seat: int
    why: Literal["left", "away", "removed"]
    ref: str | None = None


class Received(Tagged, frozen=True):
    """A seat has got its events up to this number; they are not repeated with their cards."""

    seat: int
    number: int


class Rematched(Tagged, frozen=True):
    """The next game has a table of its own."""

    table: str


class LessonLeft(Tagged, frozen=True):
    """The learner plays on freely from here; bots play the other seats."""

    seat: int
    ref: str | None = None


class Forgotten(Tagged, frozen=True):
    """The person of a seat wanted to be forgotten: a bot plays on, under no name of theirs, and their talk is gone.

    Where they had given the seat up before, only what they said between two times goes (milliseconds).
    """

    seat: int
    since_ms: int = 0
    until_ms: int | None = None


class TableClosed(Tagged, frozen=True, tag="closed"):
    """The operator of the server ended the game."""


class Stood(Tagged, frozen=True):
    """No node of the server ran between these times (milliseconds): clocks stood still."""

    since: int
    until: int


class Stopped(Tagged, frozen=True):
    """The rules or cards of the game are others than when it began (these): nobody plays on."""

    rules: str


Entry = (
    Joined | Shared | Answered | WindowClosed | Undone | AutoPassSet | OrderGiven | DaysOff | Spoken | Reacted | Voted
    | Hinted | Left | Returned | Freed | Received | Rematched | LessonLeft | Forgotten | TableClosed | Stood | Stopped
)  # fmt: skip
