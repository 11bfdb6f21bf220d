"""What can be counted in every game: its length, the points, the wins of each seat, and turns under its own measures.

This is the study of a game that has none of its own. It has no targets: it says what is, not what should be.
"""

from collections import defaultdict
from collections.abc import Iterator

from zaubertisch.kernel.position import Position
from zaubertisch.kernel.study import Counts, Finding, GameStudy
from zaubertisch.lab.arena import wilson
from zaubertisch.lab.course import Counting, length_of


class BasicWatch:
    """Counts what happens in one game."""

    def __init__(self, position: Position) -> None:
        self.counts: defaultdict[str, float] = defaultdict(float)  # a shared victory counts its part
        self._turns = Counting(position.game.study.measures)
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
        clock = position.game.study.clock
        if clock:
            self.counts[f"{clock}s"] += length_of(position)


def measurements(counts: Counts, seats: int, study: GameStudy) -> Iterator[Finding]:
    """All of it for one game: means, and the share of wins of each seat."""
    games = counts["games"]
    if study.clock:
        yield Finding(f"{study.clock}s", counts[f"{study.clock}s"] / games)
    yield Finding("points of a seat", counts["points"] / games / seats)
    yield Finding("margin between the first two", counts["margin"] / games)
    for seat in range(1, seats + 1):
        wins = counts.get(f"wins of seat {seat}", 0)
        low, high = wilson(wins, int(games))
        yield Finding(f"wins of seat {seat}", wins / games, spread=(high - low) / 2)
    for name in (name for name in counts if name.startswith("turns")):
        yield Finding(name, counts[name] / games)
