"""Making a review, piece by piece: each piece can be made anywhere, and what is there so far can be shown."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from zaubertisch.bots.judge import judge_of, usual_deals
from zaubertisch.kernel.errors import BadInput
from zaubertisch.review.findings import CANDIDATES, Review, candidates, review_of
from zaubertisch.review.reviewer import Choice, Moment, Parts, Reviewer
from zaubertisch.tables.records import Record

PIECE = 16  # answers
AT_ONCE = 3  # answers that are judged once more in one piece
MANY_ANSWERS = 1_500  # from here on a review takes no longer
FEWEST_DEALS = 4
DEEPER = 4  # so many times the deals, where an answer is judged once more


@dataclass(frozen=True)
class Piece:
    """What is to be judged: the start, some moments, or some answers once more."""

    kind: str  # start, moments, again
    first: int = 0
    last: int = 0
    numbers: tuple[int, ...] = ()


def judge_piece(record: Record, piece: Piece) -> Any:
    """One piece of work; the same in every process."""
    if piece.kind == "start":
        return reviewer_of(record).start()
    if piece.kind == "moments":
        return list(reviewer_of(record).moments(piece.first, piece.last))
    return reviewer_of(record, DEEPER).again(piece.numbers)


def reviewer_of(record: Record, times: int = 1) -> Reviewer:
    """With as many deals as usual, or so many times as many; fewer where a game was very long."""
    game, answers = record.rulebook(), len(record.answers)
    deals = usual_deals(record.start()) * MANY_ANSWERS // max(MANY_ANSWERS, answers)
    return Reviewer(record, judge_of(game, times * max(FEWEST_DEALS, deals)))


@dataclass
class GrowingReview:
    """A review that grows."""

    record: Record
    start: Parts = ()
    moments: list[Moment] = field(default_factory=list)
    again: dict[int, Choice] = field(default_factory=dict)
    is_done: bool = False
    pending: list[int] = field(default_factory=list)  # answers that are still to be judged once more

    def __post_init__(self) -> None:
        check_finished(self.record)

    @property
    def share(self) -> float:
        """How much of it is there, from 0 to 1; what is judged once more counts as one piece."""
        last = 0.0 if self.is_under_way else PIECE * (1 - len(self.pending) / CANDIDATES / len(self.record.seats))
        return 1.0 if self.is_done else (len(self.moments) + last) / (len(self.record.answers) + 1 + PIECE)

    @property
    def is_under_way(self) -> bool:
        """Are there moments still to be judged?"""
        return len(self.moments) <= len(self.record.answers)

    def next_piece(self) -> Piece | None:
        """What is to be done next; nothing when it is done."""
        if self.is_done:
            return None
        if not self.start:
            return Piece("start")
        first, last = len(self.moments), len(self.record.answers)
        if self.is_under_way:
            return Piece("moments", first, min(first + PIECE - 1, last))
        return Piece("again", numbers=tuple(self.pending[:AT_ONCE]))

    def take(self, piece: Piece, found: Any) -> None:
        """What came of a piece."""
        if piece.kind == "start":
            self.start = found
        elif piece.kind == "moments":
            self.moments += found
            self.pending = [] if self.is_under_way else candidates(self.moments, len(self.record.seats))
        else:
            self.again |= found
            self.pending = self.pending[AT_ONCE:]
        self.is_done = not self.is_under_way and not self.pending

    def review(self) -> Review:
        """As far as it is made."""
        return review_of(self.record, self.start, self.moments, self.again)


def check_finished(record: Record) -> None:
    if not record.points:
        raise BadInput("the game is not over", "the record of a finished game", file=record.file)


def make_review(record: Record) -> Iterator[GrowingReview]:
    """Here and now; every step shows how far it is."""
    making = GrowingReview(record)
    yield making
    while (piece := making.next_piece()) is not None:
        making.take(piece, judge_piece(record, piece))
        yield making
