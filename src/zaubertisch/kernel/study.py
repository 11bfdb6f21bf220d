"""What a game gives to the lab: the clock of its length, what is counted in its games, and what should come of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

Counts = Mapping[str, float]


class Watch(Protocol):
    """Looks at one game with all cards open, at its start and after every answer, and counts.

    It may change the game it looks at (hand out cards at random, say).
    """

    @property
    def counts(self) -> Counts: ...

    def see(self, position: Any) -> None: ...


@dataclass(frozen=True)
class Finding:
    """What was measured and how sure it is; between which bounds it should lie, if there is a target."""

    what: str
    value: float
    low: float | None = None
    high: float | None = None
    spread: float = 0.0  # half of the 95 percent interval, where it is a share

    @property
    def holds(self) -> bool:
        return self.low is None or self.high is None or self.low <= self.value <= self.high


@dataclass(frozen=True)
class GameStudy:
    """All of it; what a game leaves out is counted as in every game."""

    clock: str = ""  # the fact by which the game counts its length: round, day
    limit: str = ""  # the variant that ends a game at a number of the clock, decided or not
    measures: dict[str, Callable[..., int]] = field(default_factory=dict)  # (g, deck, seat): 1 or 0, counted by turns
    watches: dict[str, Callable[[Any], Watch]] = field(default_factory=dict)  # (position): by the names of studies
    findings: Callable[[Counts, int, Mapping[str, str]], Sequence[Finding]] | None = None  # (counts, seats, variants)
