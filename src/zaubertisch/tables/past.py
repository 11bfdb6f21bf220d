"""Looking back at a game: any moment of it, at any knowledge."""

import threading
from collections import OrderedDict
from dataclasses import dataclass, field

from zaubertisch.kernel.position import Position, without_events
from zaubertisch.tables.setup import TableSetup

Given = list[tuple[int, int]]  # answers as seat and option

EVERY = 32  # so many answers lie between two positions that are kept
MOST_REELS = 64


@dataclass(frozen=True)
class Past:
    """A moment: after so many answers, the last of them, its question, and the position as the observer knew it."""

    number: int
    seat: int | None
    option: int | None
    question: str | None
    view: Position


def position_after(setup: TableSetup, answers: Given) -> Position:
    """The game after these answers."""
    position = setup.start()
    for seat, option in answers:
        position.accept(seat, option)
    return position


def _seen(position: Position, observer: int | None) -> Position:
    return position.copy() if observer is None else position.view(observer)


@dataclass
class Noticed:
    """After which answers an observer saw anything happen, as far as that was looked at; what it saw last."""

    after: list[int] = field(default_factory=list)
    looked_at: int = -1
    last: bytes = b""


class Reel:
    """The past of one table, quick to step through: now and then a whole position is kept. Many threads may ask."""

    def __init__(self, setup: TableSetup, like: Position | None = None) -> None:
        self._answers: Given = []
        self._kept = [setup.start(like)]
        self._noticed: dict[int, Noticed] = {}
        self._lock = threading.Lock()

    def moment(self, answers: Given, at: int, observer: int | None, *, is_over: bool) -> tuple[Past, int]:
        """The moment after `at` answers (or the last there is), and how many there are.

        Of a running game only the moments count at which the observer saw anything happen, and the answer
        itself is not shown.
        """
        with self._lock:
            self._follow(answers)
            if is_over or observer is None:
                number = min(at, len(answers))
                return self._whole(number, observer), len(answers)
            after = self._noticed_by(observer)
            number = min(at, len(after) - 1)
            return Past(number, None, None, None, self._position(after[number]).view(observer)), len(after) - 1

    def _follow(self, answers: Given) -> None:
        """Go along with the game; where answers were taken back, forget what followed."""
        if self._answers != answers[: len(self._answers)]:
            pairs = zip(self._answers, answers, strict=False)
            same = next((i for i, (old, new) in enumerate(pairs) if old != new), min(len(self._answers), len(answers)))
            del self._answers[same:], self._kept[same // EVERY + 1 :]
            self._noticed.clear()
        self._answers = answers[:]
        while len(self._kept) <= len(answers) // EVERY:
            self._kept.append(self._position(len(self._kept) * EVERY))

    def _position(self, number: int) -> Position:
        """The game after so many answers."""
        place = min(number // EVERY, len(self._kept) - 1)
        position = self._kept[place].copy()
        for seat, option in self._answers[place * EVERY : number]:
            position.accept(seat, option)
        return position

    def _whole(self, number: int, observer: int | None) -> Past:
        if number == 0:
            return Past(0, None, None, None, _seen(self._kept[0], observer))
        position, (seat, option) = self._position(number - 1), self._answers[number - 1]
        question = position.question
        position.accept(seat, option)
        return Past(number, seat, option, question, _seen(position, observer))

    def _noticed_by(self, observer: int) -> list[int]:
        noticed = self._noticed.setdefault(observer, Noticed())
        position = self._position(max(0, noticed.looked_at))
        for number in range(noticed.looked_at + 1, len(self._answers) + 1):
            if number:
                position.accept(*self._answers[number - 1])
            view = position.view(observer)
            seen = without_events(view.game, view.state.tobytes())
            if seen != noticed.last or view.state["event_count"][0]:
                noticed.after.append(number)
                noticed.last = seen
        noticed.looked_at = len(self._answers)
        return noticed.after


class Reels:
    """The tables that were looked back at last."""

    def __init__(self, most: int = MOST_REELS) -> None:
        self._most = most
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    def of(self, name: str, setup: TableSetup, like: Position) -> Reel:
        """Of a table; `like` is any position of it, whose cards are used."""
        reel = self._reels.pop(name, None) or Reel(setup, like)
        self._reels[name] = reel
        if len(self._reels) > self._most:
            self._reels.popitem(last=False)
        return reel
