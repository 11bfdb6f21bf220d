"""What crosses plain HTTP about the deal of the day (docs/protocol.md)."""

from typing import Annotated

from msgspec import Meta

from zaubertisch.kernel.codec import Shape
from zaubertisch.server.play.messages import Name, Token
from zaubertisch.tables.figures import Figure

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class DayWish(Shape, frozen=True):
    """Play the deal of today: a fresh secret of one's own, the key of the seat; how one is called and drawn."""

    key: Token
    name: Name | None = None
    figure: Figure | None = None


class DayLineInfo(Shape, frozen=True):
    """A result of the deal of a day; the course has a mark for each part of the game: + ahead, = level, - behind."""

    rank: int
    name: str
    figure: Figure | None
    points: int
    lead: int  # over the best of the others
    is_won: bool
    course: str
    is_mine: bool


class OwnDay(Shape, frozen=True):
    """Where this browser plays or played the deal, and what came of it, if it is over."""

    table: str
    result: DayLineInfo | None


class DayInfo(Shape, frozen=True):
    """The deal of today: the same cards and the same bots for everybody."""

    day: Day
    game: str
    seats: int
    level: str  # of the bots
    seed_hash: str  # that of `SALT:SEED`, known since yesterday
    next_seed_hash: str  # of tomorrow
    ends_ms: int  # then the next day begins
    finished: int  # players
    mine: OwnDay | None


class DayList(Shape, frozen=True):
    """The results of a deal, the best first; from `closes_ms` on seed and salt are shown."""

    day: Day
    game: str
    seed_hash: str
    closes_ms: int
    seed: str | None
    salt: str | None
    results: list[DayLineInfo]


class ExportedDay(Shape, frozen=True):
    """What is kept of a deal of the day that this person played."""

    day: Day
    game: str
    name: str
    points: int | None
    lead: int | None
    is_won: bool | None
    course: str | None
    ended_ms: int | None
