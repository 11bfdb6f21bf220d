"""What a review finds: where the game turned, what was dear, how well each seat answered."""

import itertools
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from zaubertisch.bots.judge import FILE
from zaubertisch.kernel.contract import Game
from zaubertisch.review.account import Account, account_of
from zaubertisch.review.reviewer import Choice, Moment, Parts
from zaubertisch.tables.records import Record

DEAREST = 3
CANDIDATES = 6  # answers of a seat that are judged once more
LEAST_LOSS = 100  # ten-thousandths: cheaper answers are nobody's mistake
TURNING_POINTS = 3
LEAST_TURN = 600
APART = 4  # answers between two turning points, at least


@dataclass(frozen=True)
class Dear:
    """An answer that cost something: before it stood `number - 1` answers."""

    number: int
    seat: int
    option: int
    better: int
    loss: int


@dataclass(frozen=True)
class Turn:
    """An answer after which everything stood differently: for whom most, from where to where."""

    number: int
    seat: int
    mover: int
    before: int
    after: int


@dataclass(frozen=True)
class SeatReview:
    """What the review says of one seat."""

    account: Account
    choices: int
    loss: int  # what all its answers cost, by what it knew, in ten-thousandths
    accuracy: int  # of 100: what it kept of all that was at stake in its answers
    like: str | None  # the level whose accuracy is nearest, where these were measured
    dearest: tuple[Dear, ...]


@dataclass(frozen=True)
class Review:
    """A finished game, judged."""

    start: Parts
    moments: tuple[Moment, ...]
    seats: tuple[SeatReview, ...]
    turns: tuple[Turn, ...]
    levels: dict[str, int] = field(default_factory=dict)  # the accuracy of each level, of 100


def choices_of(moments: Iterable[Moment], seat: int) -> dict[int, Choice]:
    return {one.number: one.choice for one in moments if one.seat == seat and one.choice}


def candidates(moments: Sequence[Moment], seats: int) -> list[int]:
    """The answers that seem dear: they are to be judged once more."""
    found: list[int] = []
    for seat in range(seats):
        choices = choices_of(moments, seat)
        dear = sorted(choices, key=lambda number: -choices[number].loss)[:CANDIDATES]
        found += [number for number in dear if choices[number].loss >= LEAST_LOSS]
    return sorted(found)


def dearest(moments: Sequence[Moment], again: Mapping[int, Choice], seat: int) -> tuple[Dear, ...]:
    """By the second judgement, of what seemed best in the first: nothing is dear by chance alone."""
    found = []
    for number, first in choices_of(moments, seat).items():
        second = again.get(number)
        if second and second.loss >= LEAST_LOSS and second.best != second.option:
            found.append(Dear(number, seat, first.option, second.best, second.loss))
    return tuple(sorted(found, key=lambda dear: (-dear.loss, dear.number))[:DEAREST])


def accuracy_of(choices: Iterable[Choice]) -> int:
    """What was kept of all that was at stake, of 100."""
    chosen = list(choices)
    stake = sum(choice.best_worth - choice.worst_worth for choice in chosen)
    return 100 if not stake else round(100 - 100 * sum(choice.loss for choice in chosen) / stake)


def accuracies(game: Game) -> dict[str, int]:
    """Of the levels, as they were measured (`zaubertisch.lab.reviews`)."""
    path = game.folder / FILE
    said = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {str(level): int(accuracy) for level, accuracy in said.get("accuracy", {}).items()}


def nearest(levels: Mapping[str, int], accuracy: int) -> str | None:
    return min(levels, key=lambda level: abs(levels[level] - accuracy)) if levels else None


def turns_of(moments: Sequence[Moment]) -> tuple[Turn, ...]:
    """Where the curve with open cards moves most, in the order of the game."""
    steps = itertools.pairwise(moments)
    found = sorted((turn_at(before, after) for before, after in steps), key=lambda turn: -abs(turn.after - turn.before))
    kept: list[Turn] = []
    for turn in found:
        is_great = abs(turn.after - turn.before) >= LEAST_TURN
        if is_great and len(kept) < TURNING_POINTS and all(abs(turn.number - one.number) >= APART for one in kept):
            kept.append(turn)
    return tuple(sorted(kept, key=lambda turn: turn.number))


def turn_at(before: Moment, after: Moment) -> Turn:
    changes = [now - then for then, now in zip(before.open, after.open, strict=True)]
    most = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
    return Turn(after.number, most, after.seat or 0, before.open[most], after.open[most])


def seat_review(
    start: Parts, moments: Sequence[Moment], again: Mapping[int, Choice], levels: Mapping[str, int], seat: int
) -> SeatReview:
    choices = choices_of(moments, seat)
    accuracy = accuracy_of(choices.values())
    return SeatReview(
        account_of(start, moments, seat),
        len(choices),
        sum(choice.loss for choice in choices.values()),
        accuracy,
        nearest(levels, accuracy),
        dearest(moments, again, seat),
    )


def review_of(record: Record, start: Parts, moments: Sequence[Moment], again: Mapping[int, Choice]) -> Review:
    """Put together what was judged."""
    levels = accuracies(record.rulebook())
    seats = tuple(seat_review(start, moments, again, levels, seat) for seat in range(len(record.seats)))
    return Review(start, tuple(moments), seats, turns_of(moments), levels)
