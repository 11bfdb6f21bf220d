"""What can be counted in every game: its length, the points, the wins of each seat, and turns under its own measures.

This is the study of a game that has none of its own. It has no targets: it says what is, not what should be.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from zaubertisch.kernel.position import Position
from zaubertisch.lab.arena import wilson
from zaubertisch.lab.course import Counting
from zaubertisch.lab.study import CLOCKS

Counts = Mapping[str, float]


@dataclass(frozen=True)
class Measurement:
    """What was measured, and how sure it is; nothing says what it should be."""

    what: str
    value: float
    spread: float = 0.0  # half of the 95 percent interval, where it is a share


class BasicWatch:
    """Counts what happens in one game."""

    def __init__(self, position: Position) -> None:
        self.counts: defaultdict[str, float] = defaultdict(float)  # a shared victory counts its part
        self._turns = Counting(position.game.measures)
        self.see(position)

    def see(self, position: Position) -> None:
        """At the start, and after every answer."""
        if position.is_over:
            self._end(position)
        elif self._turns.measures:
            self._turns.watch(position, position.asked()[0], 0)

    def _end(self, position: Position) -> None:
        points = sorted((position.points(seat) for seat in range(position.seats)), reverse=True)
        self.counts["games"] += 1
        self.counts["points"] += sum(points)
        self.counts["margin"] += points[0] - points[1]
        self._end_of_clock(position)
        for seat in position.winners():
            self.counts[f"wins of seat {seat + 1}"] += 1 / len(position.winners())
        if self._turns.measures:
            self._end_of_turns()

    def _end_of_turns(self) -> None:
        self.counts["turns"] += self._turns.turns
        for name, count in self._turns.counts.items():
            self.counts[f"turns that began {name}"] += count

    def _end_of_clock(self, position: Position) -> None:
        facts = position.game.facts
        names = [f"s{seat}" for seat in range(position.seats)]
        for clock in (clock for clock in CLOCKS if clock in facts.names):
            self.counts[f"{clock}s"] += int(facts.read(position, clock, names))


def measurements(counts: Counts, seats: int) -> Iterator[Measurement]:
    """All of it for one game: means, and the share of wins of each seat."""
    games = counts["games"]
    for name in (f"{clock}s" for clock in CLOCKS if f"{clock}s" in counts):
        yield Measurement(name, counts[name] / games)
    yield Measurement("points of a seat", counts["points"] / games / seats)
    yield Measurement("margin between the first two", counts["margin"] / games)
    for seat in range(1, seats + 1):
        wins = counts.get(f"wins of seat {seat}", 0)
        low, high = wilson(wins, int(games))
        yield Measurement(f"wins of seat {seat}", wins / games, (high - low) / 2)
    for name in (name for name in counts if name.startswith("turns")):
        yield Measurement(name, counts[name] / games)
