"""What crosses between nodes: "table T is at number N", nothing else. Each node then reads the log itself."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from litestar.channels.backends.base import ChannelsBackend

from zaubertisch.kernel.errors import BadInput

CHANNEL = "zaubertisch"
log = logging.getLogger(__name__)

Heard = Callable[[str, int], Awaitable[None]]


class Bus:
    """Between one node and itself there is nothing to tell."""

    is_shared = False

    async def open(self, heard: Heard) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop."""

    def tell(self, table: str, number: int) -> None:
        """This table is at this number now."""


class SharedBus(Bus):
    """Over Redis or PostgreSQL. Messages may be lost: nodes also look at the store from time to time."""

    is_shared = True

    def __init__(self, backend: ChannelsBackend) -> None:
        self._backend = backend
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Heard) -> None:
        await self._backend.on_startup()
        await self._backend.subscribe([CHANNEL])
        self._tasks = [asyncio.create_task(self._listen(heard)), asyncio.create_task(self._send())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._backend.on_shutdown()

    def tell(self, table: str, number: int) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(f"{table} {number}")

    async def _send(self) -> None:
        while True:
            message = await self._outgoing.get()
            try:
                await self._backend.publish(message.encode(), [CHANNEL])
            except Exception:
                log.warning("bus_does_not_send")

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                async for _, data in self._backend.stream_events():
                    table, _, number = data.decode().partition(" ")
                    await heard(table, int(number))
            except Exception:
                log.warning("bus_does_not_listen")
            await asyncio.sleep(1)


def make_bus(url: str) -> Bus:
    if not url:
        return Bus()
    if url.startswith(("redis://", "rediss://")):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return SharedBus(RedisChannelsPubSubBackend(redis=Redis.from_url(url)))
    if url.startswith(("postgresql://", "postgres://")):
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        return SharedBus(PsycoPgChannelsBackend(url))
    raise BadInput(f"bus {url.partition(':')[0]!r}", "redis://... or postgresql://...")
