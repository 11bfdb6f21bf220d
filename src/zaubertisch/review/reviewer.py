"""Reviewer a finished game answer by answer, each by what its seat could know then.

Every answer is judged for itself, with chance that follows from what its seat knew: so a review can be made in pieces,
in any process, and is the same everywhere. Chances are whole numbers, in ten-thousandths: sums of
them are exact.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import islice

from zaubertisch.bots.coach import OTHER_CHANCE, seed_of
from zaubertisch.bots.judge import Chances, Judge, Weighed, judge_of
from zaubertisch.kernel.position import Position
from zaubertisch.tables.records import Record

WHOLE = 10_000  # the chance of what is certain
START_DEALS = 24  # other deals of the same game, whose mean chances are those before the deal
SEED_STEP = 0x9E3779B97F4A7C15
MOST_SEED = 2**62

Parts = tuple[int, ...]  # of every seat, in ten-thousandths


def parts(chances: Chances) -> Parts:
    """In ten-thousandths; what rounding leaves goes to the greatest.

    >>> parts((1 / 3, 1 / 3, 1 / 3))
    (3334, 3333, 3333)
    """
    rounded = [round(WHOLE * chance) for chance in chances]
    rounded[rounded.index(max(rounded))] += WHOLE - sum(rounded)
    return tuple(rounded)


@dataclass(frozen=True)
class Choice:
    """An answer to a question with more than one option, judged by what its seat knew."""

    option: int
    best: int
    before: Parts  # what the judge expects of all seats when this question is asked
    after: Parts  # the same after the option that was chosen
    best_worth: int  # the seat's own chance after the best option, the chosen and the worst one
    worth: int
    worst_worth: int

    @property
    def loss(self) -> int:
        return self.best_worth - self.worth


@dataclass(frozen=True)
class Moment:
    """How all stood after so many answers, with open cards and by what each seat knew; and the last answer."""

    number: int
    seat: int | None
    open: Parts
    known: tuple[Parts, ...]  # by what each seat knew, the chances of all
    choice: Choice | None = None

    def own(self, seat: int) -> int:
        """A seat's own chance by its own knowledge."""
        return self.known[seat][seat]


class Reviewer:
    """A finished game under the eyes of a judge."""

    def __init__(self, record: Record, judge: Judge | None = None) -> None:
        self.record, self.game = record, record.rulebook()
        self.judge = judge or judge_of(self.game)
        self._known: dict[int, tuple[int, Parts]] = {}  # by seat, what was said last, and of which view

    def start(self) -> Parts:
        """What each seat could expect before the cards were dealt: the mean over other deals."""
        deals = [self.judge.chances(self._other_deal(number), number) for number in range(START_DEALS)]
        return parts(tuple(sum(chances) / START_DEALS for chances in zip(*deals, strict=True)))

    def _other_deal(self, number: int) -> Position:
        record, start = self.record, self.record.start()
        variants = self.game.parse_variants(record.variants)
        seed = (record.seed + (number + 1) * SEED_STEP) % MOST_SEED
        return Position.new(self.game, start.cards, len(record.seats), variants, seed)

    def moments(self, first: int = 0, last: int | None = None) -> Iterator[Moment]:
        """From after so many answers to after so many; the whole game if nothing is said."""
        steps = islice(self.record.replay(), max(first - 1, 0), None if last is None else last + 1)
        before: Position | None = None
        for step in steps:
            if step.number >= first:
                yield self._moment(step.number, before, step.position)
            before = step.position

    def _moment(self, number: int, before: Position | None, position: Position) -> Moment:
        choice, seat = None, None
        if before is not None:
            seat, option = self.answer(number)
            choice = self._choice(before, seat, option)
        opened = parts(self.judge.chances(position, seed_of(position)))
        seats = range(position.seats)
        known = (opened,) * position.seats if position.is_over else tuple(self._by(position, seat) for seat in seats)
        return Moment(number, seat, opened, known, choice)

    def _by(self, position: Position, seat: int) -> Parts:
        """By what a seat knows; nothing is judged twice while a seat learns nothing new."""
        view = position.view(seat)
        seed = seed_of(view)
        if self._known.get(seat, (None,))[0] != seed:
            self._known[seat] = seed, parts(self.judge.chances_for(view, seat, seed))
        return self._known[seat][1]

    def answer(self, number: int) -> tuple[int, int]:
        answer = self.record.answers[number - 1]
        return answer.seat, self.game.options.number(answer.option)

    def _choice(self, before: Position, seat: int, option: int, more: int = 0) -> Choice | None:
        view = before.view(seat)
        if len(view.legal(seat)) == 1:
            return None
        return choice_of(self.judge.weighed(view, seat, seed_of(view) + more), seat, option)

    def again(self, numbers: Collection[int]) -> dict[int, Choice]:
        """Choices judged once more, with other chance; what seemed dear by chance alone then does not."""
        found: dict[int, Choice] = {}
        steps = list(self.record.replay())
        for number in numbers:
            choice = self._choice(steps[number - 1].position, *self.answer(number), more=OTHER_CHANCE)
            found |= {number: choice} if choice else {}
        return found


def choice_of(weighed: Weighed, seat: int, option: int) -> Choice:
    worth_by_option = weighed.worth_by_option(seat)
    best, before, after = weighed.best(seat), parts(weighed.before), parts(weighed.after[option])
    high, low = round(WHOLE * worth_by_option[best]), round(WHOLE * min(worth_by_option.values()))
    return Choice(option, best, before, after, high, round(WHOLE * worth_by_option[option]), low)
