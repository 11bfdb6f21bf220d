"""What crosses plain HTTP about puzzles (docs/protocol.md). Before an answer nothing says what is best."""

from typing import Literal

from zaubertisch.kernel.codec import Raw, Shape
from zaubertisch.server.challenges.day_requests import Day
from zaubertisch.server.play.messages import GameEvent, Moment, Question, SeatInfo


class PuzzleInfo(Shape, frozen=True):
    """A puzzle in a list; its grade goes from 1 (easy) to 5."""

    key: str
    game: str
    seats: int
    grade: int
    question: str
    is_solved: bool | None = None  # by this person; nothing before the first answer, and for guests


class PuzzleStreak(Shape, frozen=True):
    """What is kept for a person: first answers that were right, without a wrong one between them, and days in a row."""

    now: int
    best: int
    days: int  # on which the puzzle of the day was solved, up to today or yesterday
    solved: int
    answered: int


class DayPuzzles(Shape, frozen=True):
    """The puzzle of today for each game that has any: the same for everybody, on every server."""

    day: Day
    ends_ms: int
    puzzles: list[PuzzleInfo]
    streak: PuzzleStreak | None  # of a person


class PuzzleList(Shape, frozen=True):
    """All puzzles of a game, in the order in which they are offered."""

    game: str
    day: Day
    of_day: str | None
    puzzles: list[PuzzleInfo]
    streak: PuzzleStreak | None


class PuzzleView(Shape, frozen=True):
    """A puzzle as its seat sees the table; `events` are what it heard since its own last answer."""

    puzzle: PuzzleInfo
    is_of_day: bool
    seat: int
    seats: list[SeatInfo]
    moment: Moment
    question: Question
    events: list[GameEvent]
    picture: Raw


class PuzzleAnswer(Shape, frozen=True):
    """What somebody would answer."""

    option: int


class OptionChance(Shape, frozen=True):
    """What an answer is worth: the seat's chance to win after it, in thousandths."""

    option: int
    chance: int


class PuzzleVerdict(Shape, frozen=True):
    """What came of an answer: every possible one with its chance, the best first, and the judge's words on the given.

    `reason` is the key of a sentence; `next` is the option that it compares with.
    """

    is_solved: bool
    option: int
    before: int  # the chance as it was asked, in thousandths
    chances: list[OptionChance]
    finders: list[int]  # the levels that find the best answer
    reason: Literal["reason-chance", "reason-chance-less", "reason-alike"]
    next: int
    streak: PuzzleStreak | None


class PuzzleReason(Shape, frozen=True):
    """The rule that forbids an answer; nothing if it is possible."""

    rule: str | None


class ExportedPuzzle(Shape, frozen=True):
    """The first answer of this person to a puzzle; the day, where it was that of the day."""

    game: str
    puzzle: str
    is_solved: bool
    day: str | None
    at_ms: int
