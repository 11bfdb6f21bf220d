"""Can this node do its work? It is tried, not guessed: every check writes something."""

import asyncio
import contextlib
import time

from zaubertisch.kernel.errors import TableError
from zaubertisch.server.storage.store import Store

FRESH_S = 1.0  # for how long a result is reused: asking must cost nothing
PATIENCE_S = 5.0
STILL_S = 10.0  # after a write that failed; small ones may fit where others do not


class Pulse:
    """Whether the store of a node takes anything."""

    def __init__(self, store: Store, node: str) -> None:
        self._store, self._node = store, node
        self._trying: asyncio.Task[bool] | None = None
        self._tried = 0.0

    async def can_write(self) -> bool:
        """All who ask at the same time wait for the same try; none is made while the last write has just failed."""
        if self._has_failed():
            return False
        if self._trying is None or (self._trying.done() and time.monotonic() - self._tried > FRESH_S):
            self._trying = asyncio.create_task(self._try())
        with contextlib.suppress(TimeoutError):
            return await asyncio.wait_for(asyncio.shield(self._trying), PATIENCE_S)
        return False

    async def _try(self) -> bool:
        try:
            await self._store.is_alive(self._node, self._store.now())
        except TableError:
            return False
        finally:
            self._tried = time.monotonic()
        return True

    def _has_failed(self) -> bool:
        return self._store.failed is not None and time.monotonic() - self._store.failed < STILL_S
