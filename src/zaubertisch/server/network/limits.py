"""How much one visitor may do: buckets that fill with time and are emptied by each message."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from zaubertisch.kernel.errors import TableError

MOST_BUCKETS = 10_000


class TooFast(TableError):
    """More than one visitor may do."""

    code = "too_fast"


class Bucket:
    """So much at once, so much a second."""

    __slots__ = ("_full", "_left", "_now", "_rate", "_since")

    def __init__(self, rate: float, full: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._full, self._left = rate, full, full
        self._now, self._since = now, now()

    def take(self) -> bool:
        """Is one more allowed?"""
        now = self._now()
        self._left = min(self._full, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Places:
    """So many at once for each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    @contextmanager
    def take(self, address: str) -> Iterator[bool]:
        """A place for as long as it is needed; is there one?"""
        if self._taken[address] >= self._most:
            yield False
            return
        self._taken[address] += 1
        try:
            yield True
        finally:
            self._taken[address] -= 1
            if not self._taken[address]:
                del self._taken[address]


class Buckets:
    """One for each address; those that were not used for long are forgotten."""

    def __init__(self, rate: float, full: float) -> None:
        self._rate, self._full = rate, full
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._full)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take()
