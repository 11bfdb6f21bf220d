"""Secret windows: how long one lasts is drawn when it opens, before anybody looks at a hand (decision 0027)."""

import math
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from zaubertisch.kernel.record import EVERYONE
from zaubertisch.server.settings import Pauses
from zaubertisch.tables.questions import asked_in, window_of
from zaubertisch.tables.table import Table

KEPT_TIMES = 12
GENERAL = 4  # so many remembered times weigh as much as what is known of persons in general
JITTER = 0.2  # no time is drawn again exactly
STRETCH = 1.2  # the least length of a window is drawn somewhat longer than persons ponder
PUBLIC_DEALS = 16

Key = tuple[int, str]


class Tempo:
    """How long a person ponders over windows: at first like people in general, then by their own habit."""

    def __init__(self) -> None:
        self._times: deque[float] = deque(maxlen=KEPT_TIMES)

    def draw(self, chance: Random, pauses: Pauses) -> float:
        known = chance.randrange(len(self._times) + GENERAL)
        if known < len(self._times):
            return self._times[known] * chance.lognormvariate(0.0, JITTER)
        return chance.lognormvariate(math.log(pauses.median), pauses.spread)

    def note(self, seconds: float) -> None:
        self._times.append(seconds)


@dataclass
class Window:
    """An open window: when it may close at the earliest, and after what time the server answers for a person."""

    key: Key
    opened: float
    length: float
    moments: dict[int, float]
    noted: set[int] = field(default_factory=set)

    @property
    def closes(self) -> float:
        return self.opened + self.length


Tempos = dict[int, Tempo]


def open_window(table: Table, tempos: Tempos, pauses: Pauses, now: float, *, is_seen: bool = True) -> Window:
    """All is drawn from the seed of the table, which nobody knows: several nodes, and a restarted node, draw the same.

    Where nobody else could see how long a person takes (`is_seen`), only bots are drawn for.
    """
    key = key_of(table)
    chance = Random(f"{table.setup.salt}:{table.setup.seed}:{key}")
    length, moments = 0.0, {}
    for seat in window_of(table.position):
        if is_seen or table.seats[seat].is_bot:
            least, moments[seat] = _drawn(table, seat, tempos, pauses, chance)
            length = max(length, least)
    return Window(key, now, length, moments)


def _drawn(table: Table, seat: int, tempos: Tempos, pauses: Pauses, chance: Random) -> tuple[float, float]:
    """The least length that a seat asks for, and when the server answers for it: by what all know of the seat."""
    if table.seats[seat].is_bot:
        return chance.uniform(*pauses.bot_window), 0.0
    tempo, longest = tempos.setdefault(seat, Tempo()), longest_of(table, seat, pauses)
    least = pauses.least + STRETCH * tempo.draw(chance, pauses)
    return min(least, longest), min(tempo.draw(chance, pauses), longest)


def longest_of(table: Table, seat: int, pauses: Pauses) -> float:
    """Nobody loses a game by a pause: of a running clock at most half of what is left."""
    runs = table.clocks is not None and table.clocks.until(seat) is not None
    left = table.clocks.left[seat] / 1000 if table.clocks and runs else math.inf
    return min(pauses.longest, left / 2)


def key_of(table: Table) -> Key:
    """Which window it is: as long as nothing that was answered counts, the same one."""
    return table.answer_count, table.position.question


def is_secret(table: Table) -> bool:
    """Is it a secret who is still waited for?"""
    return asked_in(table.view(EVERYONE)) != asked_in(table.position)


def is_window(table: Table) -> bool:
    """Is it a secret whether those who are asked have a choice? In a lesson nothing is."""
    return table.state == "running" and table.lesson is None and asks_in_secret(table)


def asks_in_secret(table: Table) -> bool:
    """As long as no answer counts it stays as it is, and so does everybody's view."""
    found = table.view(EVERYONE).found
    if asks_in_secret not in found:
        found[asks_in_secret] = table.position.question in table.game.reactions.passes or is_secret(table)
    known: bool = found[asks_in_secret]
    return known


def must_wait(table: Table, seat: int, option: int) -> bool:
    """Would this answer, if it counted at once, tell others how long somebody pondered who may have had no choice?

    A reaction shows by itself that there was a choice; so it waits only where others are asked at the same time.
    """
    if not is_window(table):
        return False
    if len(window_of(table.position)) > 1:
        return True
    passing = table.game.reactions.passes.get(table.position.question)
    if passing is not None:
        return option == table.game.options.number(passing)
    return is_noticed(table, seat, option)


def is_noticed(table: Table, seat: int, option: int) -> bool:
    """Does anybody else see anything change?"""
    after = table.position.copy()
    after.accept(seat, option)
    others = (observer for observer in table.observers if observer != seat)
    return any(after.view(other).state.tobytes() != table.view(other).state.tobytes() for other in others)


def is_plainly_forced(table: Table, seat: int) -> bool:
    """Has the seat only one option whatever it holds, so that everybody knows it has no choice?"""
    public = table.view(EVERYONE)
    deals = (public.imagine(EVERYONE, seed) for seed in range(PUBLIC_DEALS))
    return all(len(deal.legal(seat)) == 1 for deal in deals)


def note_times(table: Table, window: Window, tempos: Tempos, now: float) -> None:
    """Remember how long persons took; where the server answers, what was drawn, so that memory tells nothing either."""
    for seat, seconds in _new_times(table, window, lambda: now - window.opened):
        tempos.setdefault(seat, Tempo()).note(seconds)
        window.noted.add(seat)


def _new_times(table: Table, window: Window, taken: Callable[[], float]) -> Iterator[tuple[int, float]]:
    for seat, answer in table.held.items():
        if seat not in window.noted and not table.seats[seat].is_bot:
            yield seat, taken() if answer.by == "person" else window.moments.get(seat, 0.0)
