"""Which events a seat already has, so that nobody can have the past repeated by asking for it.

A client says which event it saw last, but the server does not rely on that: it notes what it has sent. Events that
were never sent come with their cards, however late. Those that a broken line may have swallowed come with them once
more, if the client says that they are missing. All others are sent again without cards.
"""

import time
from collections import deque
from collections.abc import Callable

SURE_S = 90.0  # a line that has been dead for so long is closed by the pings of the server


class Delivery:
    """The events of one seat by number: up to `certain` they have arrived, up to `sent` they were sent."""

    def __init__(self, noted: int, now: Callable[[], float] = time.monotonic) -> None:
        self.certain = self.sent = noted
        self._sendings: deque[tuple[float, int]] = deque()
        self._now = now

    def send(self, number: int) -> None:
        now = self._now()
        if number > self.sent:
            self.sent = number
            self._sendings.append((now, number))
        self._age(now)

    def arrive(self, number: int) -> None:
        """The seat gave a sign of life after it was sent this, or it is noted in the table's log."""
        if number > self.certain:
            self.certain = number
            self.sent = max(self.sent, number)

    def age(self) -> None:
        """On a line that is still open, what was sent long ago has arrived."""
        self._age(self._now())

    def _age(self, now: float) -> None:
        while self._sendings and self._sendings[0][0] < now - SURE_S:
            self.arrive(self._sendings.popleft()[1])

    def named_after(self, seen: int | None) -> int:
        """From which number on a seat that comes back hears of cards; what it may have lost comes once more."""
        is_lost = seen is not None and self.certain <= seen < self.sent
        after = seen if seen is not None and is_lost else self.sent
        self.arrive(self.sent)
        return after
