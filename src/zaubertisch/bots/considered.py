"""What was found out about one option."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Considered:
    """An option, how often it was tried, and what came of it."""

    option: int
    visits: int
    value: float  # from 0 (surely lost) to 1
    lead: float  # mean lead in points at the end of the simulations
