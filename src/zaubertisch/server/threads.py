"""Work of our own that is too long for the event loop: a few threads, a short queue, and otherwise "busy"."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from zaubertisch.server.play.hub import Busy

T = TypeVar("T")


class Threads:
    """So many things are done at once, so many more may wait."""

    def __init__(self, count: int, most_waiting: int) -> None:
        self._most = count + most_waiting
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="worker")
        self._asked = 0

    async def do(self, work: Callable[..., T], *arguments: Any) -> T:
        if self._asked >= self._most:
            raise Busy("too much is asked for at the moment; try again")
        self._asked += 1
        asking = asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)
        asking.add_done_callback(self._answered)
        return await asyncio.shield(asking)

    def _answered(self, done: "asyncio.Future[Any]") -> None:
        self._asked -= 1
        if not done.cancelled():
            done.exception()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
