"""What crosses between nodes: "table T is at number N", nothing else. Each node then reads the log itself."""

import asyncio
import contextlib
import functools
import logging
from collections.abc import Awaitable, Callable

from litestar.channels.backends.base import ChannelsBackend

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.extras import check_installed

CHANNEL = "zaubertisch"
MOST_WAITING = 10_000
IS_GONE = -1  # in the place of a table's number: the node of this name is no more
FIRST_JOIN_S = 2.0  # how long a node that starts waits for its bus
JOIN_S = 10.0
REJOIN_S = 1.0
NOTICE_DEAD_LINES = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
log = logging.getLogger(__name__)

Heard = Callable[[str, int], Awaitable[None]]


class Bus:
    """A single node has nobody to notify."""

    is_shared = False

    async def open(self, heard: Heard) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop."""

    def tell(self, table: str, number: int) -> None:
        """This table is at this number now."""


class SharedBus(Bus):
    """Over Redis or PostgreSQL. Messages may be lost: nodes also look at the store from time to time.

    Whenever the line breaks, or is not there at the start, the node goes on and joins again as soon as it can.
    """

    is_shared = True

    def __init__(self, make_backend: Callable[[], ChannelsBackend]) -> None:
        self._make_backend = make_backend
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._joined = asyncio.Event()
        self._staying: asyncio.Task[None] | None = None

    @property
    def is_joined(self) -> bool:
        return self._joined.is_set()

    async def open(self, heard: Heard) -> None:
        """Join, but do not wait for long: a bus that is down stops nobody."""
        self._staying = asyncio.create_task(self._stay_joined(heard))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._joined.wait(), FIRST_JOIN_S)

    async def close(self) -> None:
        if self._staying is not None:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)

    def tell(self, table: str, number: int) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(f"{table} {number}")

    async def _stay_joined(self, heard: Heard) -> None:
        """One line after the other, each until it breaks; only the first failure in a row is logged."""
        is_logged = False
        while True:
            was_joined = await self._join_once(heard)
            if was_joined or not is_logged:
                log.warning("bus_is_down")
            is_logged = True
            await asyncio.sleep(REJOIN_S)

    async def _join_once(self, heard: Heard) -> bool:
        """A whole life of a line; returns whether it ever stood."""
        backend = self._make_backend()
        tasks: list[asyncio.Task[None]] = []
        try:
            async with asyncio.timeout(JOIN_S):
                await backend.on_startup()
                await backend.subscribe([CHANNEL])
            self._forget_old()
            self._joined.set()
            log.info("bus_joined")
            tasks = [asyncio.create_task(self._listen(backend, heard)), asyncio.create_task(self._send(backend))]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        except Exception as error:
            log.debug("bus_does_not_join", extra={"error": type(error).__name__})
        finally:
            was_joined = self._joined.is_set()
            self._joined.clear()
            await end(tasks)
            await close_line(backend)
        return was_joined

    def _forget_old(self) -> None:
        """What waited while the line was broken is read from the store by all."""
        while not self._outgoing.empty():
            self._outgoing.get_nowait()

    async def _send(self, backend: ChannelsBackend) -> None:
        while True:
            message = await self._outgoing.get()
            await backend.publish(message.encode(), [CHANNEL])

    async def _listen(self, backend: ChannelsBackend, heard: Heard) -> None:
        async for _, data in backend.stream_events():
            table, _, number = data.decode().partition(" ")
            try:
                await heard(table, int(number))
            except Exception as error:  # what is wrong with one table does not break the line
                log.warning("bus_message_dropped", extra={"error": type(error).__name__})


async def end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def close_line(backend: ChannelsBackend) -> None:
    with contextlib.suppress(Exception):
        async with asyncio.timeout(JOIN_S):
            await backend.on_shutdown()


def make_bus(url: str) -> Bus:
    if not url:
        return Bus()
    if url.startswith(("redis://", "rediss://")):
        check_installed("redis")
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return SharedBus(lambda: RedisChannelsPubSubBackend(redis=Redis.from_url(url)))
    if url.startswith(("postgresql://", "postgres://")):
        check_installed("psycopg")
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
        from psycopg.conninfo import make_conninfo

        return SharedBus(functools.partial(PsycoPgChannelsBackend, make_conninfo(url, **NOTICE_DEAD_LINES)))
    raise BadInput(f"bus {url.partition(':')[0]!r}", "redis://... or postgresql://...")
