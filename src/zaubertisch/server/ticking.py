"""The time of a node: it runs on evenly, whatever becomes of the machine's date, and never goes back."""

import time
from collections.abc import Callable

from zaubertisch.server.store import now_ms


class NodeClock:
    """Milliseconds: the date when the node began, and from then on what has really passed."""

    def __init__(self, date: Callable[[], int] = now_ms, passing: Callable[[], float] = time.monotonic) -> None:
        self._passing, self._begun = passing, passing()
        self._first = date()

    def __call__(self) -> int:
        return self._first + round(1000 * (self._passing() - self._begun))

    def go_on_from(self, last_ms: int) -> None:
        """A node before this one was there at that time: it is not earlier now."""
        self._first += max(0, last_ms - self())
