"""Looking back at a game: any moment of it, at any knowledge."""

from collections.abc import Iterator
from dataclasses import dataclass

from zaubertisch.kernel.position import Position
from zaubertisch.tables.asking import without_events
from zaubertisch.tables.founding import Founding
from zaubertisch.tables.table import Table


@dataclass(frozen=True)
class Past:
    """A moment: after so many answers, the last of them, its question, and the position as the observer knew it."""

    number: int
    seat: int | None
    option: int | None
    question: str | None
    view: Position


def moments(founding: Founding, answers: list[tuple[int, int]], observer: int | None) -> Iterator[Past]:
    """Every moment of a game as an observer knew it; nobody stands for all cards open."""
    position = founding.start()
    yield Past(0, None, None, None, _seen(position, observer))
    for number, (seat, option) in enumerate(answers, 1):
        question = position.question
        position.answer(seat, option)
        yield Past(number, seat, option, question, _seen(position, observer))


def _seen(position: Position, observer: int | None) -> Position:
    return position.copy() if observer is None else position.view(observer)


def noticed(past: Iterator[Past]) -> Iterator[Past]:
    """Only the moments at which the observer saw anything happen, numbered anew; what was given is not told."""
    seen = b""
    number = 0
    for moment in past:
        now = without_events(moment.view.game, moment.view.state.tobytes())
        if now != seen or moment.view.state["told"][0]:
            yield Past(number, None, None, None, moment.view)
            seen, number = now, number + 1


def look(table: Table, at: int, observer: int | None, *, is_over: bool) -> tuple[Past, int]:
    """The moment after `at` answers (or the last there is), and how many there are."""
    past = moments(table.founding, table.answers(), observer)
    last, found = None, None
    for moment in past if is_over else noticed(past):
        found = moment if moment.number == at else found
        last = moment
    assert last is not None
    return found or last, last.number
