"""All tables and sockets of a measurement, and whether the server's logs say what the clients saw."""

import asyncio
import gc
import random
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec

from zaubertisch.kernel.codec import Raw
from zaubertisch.load.clients import SETTLED_S, Client, ClientTable, Progress, Report
from zaubertisch.server.play.loader import fold
from zaubertisch.server.play.view_messages import body_of
from zaubertisch.server.storage.store import Store
from zaubertisch.tables.table import Table

REST_S = 60.0
TICK_S = 0.004
FEW = 0.1  # of the tables: when as many games are over, the others no longer ask as much of the server as they could
MOST_LOOKS = 4  # at so many tables for every answer that is due
AT_ONCE = 50  # sockets being opened


class Pictured(msgspec.Struct):
    """Of a view, its picture."""

    picture: dict[str, Raw]


@contextmanager
def no_collection() -> Iterator[None]:
    """A swarm that stands still to look through its own memory would measure itself."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Swarm:
    """Clients at many tables."""

    def __init__(self, address: str, tables: Sequence[ClientTable], report: Report) -> None:
        self.address, self.tables, self.report = address, tables, report

    async def come(self, sockets: int, show: Progress) -> None:
        """Open all sockets; those beyond the seats watch."""
        clients = [client for table in self.tables for client in table.clients]
        for i in range(sockets - len(clients)):
            clients.append(self.tables[i % len(self.tables)].watch())
        gate = asyncio.Semaphore(AT_ONCE)
        done = 0

        async def one(client: Client) -> None:
            nonlocal done
            async with gate:
                await client.come(self.address)
            done += 1
            show(done)

        await asyncio.gather(*(one(client) for client in clients))

    async def play(self, rate: float, seconds: float, show: Progress) -> None:
        """So many answers a second, each at a table that has settled; at most so long as the tables play."""
        with no_collection():
            await self._play(rate, seconds, show)
        await asyncio.sleep(SETTLED_S)
        for table in self.tables:
            table.measure()

    async def _play(self, rate: float, seconds: float, show: Progress) -> None:
        rng = random.Random(1)
        start, worked, answered = time.perf_counter(), time.process_time(), self.report.answers
        turns, read = deque(self.tables), start
        while (now := time.perf_counter()) - start < seconds and not self.is_thinned():
            missing = int((now - start) * rate) - (self.report.answers - answered)
            for _ in range(min(len(turns), MOST_LOOKS * missing)):
                turns.rotate(-1)
                if turns[-1].is_ready(read) and await turns[-1].act(rng):
                    missing -= 1
                if missing <= 0:
                    break
            show(now - start)
            read = now  # the loop looks at all sockets before it comes back
            await asyncio.sleep(TICK_S)
        self.report.seconds += time.perf_counter() - start
        self.report.worked += time.process_time() - worked

    def is_thinned(self) -> bool:
        """Are so many games over that nothing more can be learned of the server?"""
        return sum(table.is_over for table in self.tables) > FEW * len(self.tables)

    async def come_to_rest(self) -> None:
        """Until every table waits for a person and everyone has seen it: the server has nothing left to do."""
        until = time.perf_counter() + REST_S
        while time.perf_counter() < until and not all(table.is_over or table.asked() for table in self.tables):
            await asyncio.sleep(0.1)
        await asyncio.sleep(SETTLED_S)

    async def leave(self) -> None:
        await asyncio.gather(*(table.leave() for table in self.tables))


def parts_of_picture(table: Table, observer: int) -> dict[str, bytes]:
    picture = msgspec.json.decode(body_of(table, observer, ()), type=Pictured).picture
    return {name: bytes(part) for name, part in picture.items()}


async def logs_differ(store: Store, swarm: Swarm, show: Progress) -> int:
    """How many tables' logs do not replay to what the clients saw last."""
    wrong = 0
    for done, played in enumerate(swarm.tables, 1):
        kept = await store.kept(played.name)
        assert kept is not None
        table = fold(kept.setup, await store.entries(played.name))
        for client in played.clients:
            if parts_of_picture(table, client.observer) != client.picture:
                wrong += 1
                break
        show(done)
    return wrong
