"""The time of a node: it runs on evenly, whatever becomes of the machine's date, and neither goes back nor leaps."""

import time
from collections.abc import Callable

from zaubertisch.server.storage.store import now_ms

FARTHEST_MS = 7 * 24 * 3_600_000  # so far ahead a date is believed


class NodeClock:
    """Milliseconds: the date when the node began, and from then on what has really passed."""

    def __init__(self, date: Callable[[], int] = now_ms, passing: Callable[[], float] = time.monotonic) -> None:
        self._passing, self._begun = passing, passing()
        self._first = date()

    def __call__(self) -> int:
        return self._first + round(1000 * (self._passing() - self._begun))

    def go_on_from(self, last_ms: int) -> None:
        """A node before this one was there at that time: it is not earlier now, nor much later.

        Was no node there for long, or is the date wrong? Nobody knows; so what is kept for days grows no older by it.
        """
        if not 0 <= self() - last_ms <= FARTHEST_MS:
            self._first += last_ms - self()
