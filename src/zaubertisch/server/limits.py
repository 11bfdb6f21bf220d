"""How much one visitor may do: buckets that fill with time and are emptied by each message."""

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_BUCKETS = 10_000


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
