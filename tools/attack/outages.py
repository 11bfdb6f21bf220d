"""What breaks around the server: kills, a full disk, a database or a bus that is gone. Nothing acknowledged is lost."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import make_url
from tests.server import services
from tests.server.house import Client, free_port
from websockets.exceptions import WebSocketException

from tools.attack.tally import Tally
from tools.attack.target import Target, plays, target

PATIENCE_S = 60.0


class Line:
    """A line to a service of this machine that can be cut and mended."""

    def __init__(self, far_port: int) -> None:
        self.port, self._far_port = free_port(), far_port
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()

    async def mend(self) -> None:
        self._server = await asyncio.start_server(self._join, "127.0.0.1", self.port)

    def cut(self) -> None:
        """Every connection breaks, and no new one is taken."""
        if self._server is not None:
            self._server.close()
        for writer in self._open:
            writer.transport.abort()
        self._open.clear()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.CancelledError):
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._far_port)
            self._open |= {writer, far_writer}
            await asyncio.gather(pump(reader, far_writer), pump(far_reader, writer))


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()


@contextlib.asynccontextmanager
async def cuttable(url: str) -> AsyncIterator[tuple[Line, str]]:
    """A line to a service, and the service's URL through it."""
    made = make_url(url)
    assert made.port is not None
    line = Line(made.port)
    await line.mend()
    try:
        yield line, made.set(host="127.0.0.1", port=line.port).render_as_string(hide_password=False)
    finally:
        line.cut()


async def until(holds: Any, seconds: float = PATIENCE_S) -> bool:
    """Does it hold within this time?"""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not await holds():
                await asyncio.sleep(0.1)
            return True
    return False


async def kills(folder: Path, tally: Tally, _: random.Random, rounds: int) -> None:
    """SIGKILL right after an acknowledgement; the answer is there after the restart, once."""
    async with target(folder) as server:
        created = await server.house.create("pp")
        async with server.house.sit_all(created):
            pass
        for turn in range(rounds):
            reply = await answer_and_kill(server, created, turn)
            await server.start()
            async with server.house.sit(created, 0) as anna:
                is_there = anna.view is not None and anna.view["reply"] is not None
                tally.expect(reply != "acknowledged" or is_there, "an acknowledged answer is lost")
                said = [heard for heard in anna.heard if heard["type"] == "said"]
                tally.expect(len(said) == turn + 1, f"{turn + 1} acknowledged sentences, {len(said)} are there")
        tally.expect(await plays(server), "the server does not play after the kills")


async def answer_and_kill(server: Target, created: dict[str, Any], turn: int) -> str:
    """Talk, answer if asked, and be killed at once."""
    async with server.house.sit(created, 0) as anna:
        await anna.call({"type": "talk", "phrase": "hello", "ref": f"t{turn}"})
        reply = await anna.answer() if anna.question else {"type": "acknowledged"}
        server.kill()
        return str(reply["type"])


async def full_disk(folder: Path, tally: Tally, _: random.Random, __: int) -> None:
    """While nothing can be written the server says so; then it goes on."""
    async with target(folder) as server:
        created = await server.house.create("pp")
        async with server.house.sit_all(created) as (anna, ben):
            server.fill_disk()
            await check_busy(server, anna, tally, "on a full disk")
            server.empty_disk()
            tally.expect(await until(lambda: is_health(server, 200)), "/health stays 503 after the disk is free")
            tally.expect((await anna.answer())["type"] == "acknowledged", "anna cannot answer afterwards")
            tally.expect((await ben.answer())["type"] == "acknowledged", "ben cannot answer afterwards")
        check_log(server, tally)


NEW = {"game": "grimoria", "seats": [{"kind": "person"}, {"kind": "person"}]}


async def check_busy(server: Target, anna: Client, tally: Tally, when: str) -> None:
    """Nothing can be written: answers, setups and /health say so."""
    reply = await anna.answer()
    tally.expect(reply.get("code") == "busy", f"an answer {when} gets {reply}")
    status, answer = await server.house.request("POST", "/api/tables", NEW)
    tally.expect(status == 503, f"a table {when} gets {status} {str(answer)[:60]}")
    tally.expect(await until(lambda: is_health(server, 503)), f"/health is not 503 {when}")


async def is_health(server: Target, status: int) -> bool:
    return await server.health() == status


def check_log(server: Target, tally: Tally) -> None:
    tally.expect(server.tracebacks() == 0, f"{server.tracebacks()} tracebacks in the log")
    tally.expect(server.log_bytes() < 20_000, f"{server.log_bytes()} bytes of log")


async def dead_database(folder: Path, tally: Tally, _: random.Random, __: int) -> None:
    """PostgreSQL goes away in mid-game and comes back."""
    with services.postgresql() as url:
        async with cuttable(url) as (line, through), target(folder, database=through) as server:
            created = await server.house.create("pp")
            async with server.house.sit_all(created) as (anna, _ben):
                line.cut()
                await check_busy(server, anna, tally, "without a database")
                await asyncio.sleep(3)
                await line.mend()
                tally.expect(await until(lambda: is_health(server, 200)), "/health stays 503 with the database back")
            check_log(server, tally)
            tally.expect(await until(lambda: plays(server)), "the server does not play with the database back")


async def dead_bus(folder: Path, tally: Tally, _: random.Random, __: int) -> None:
    """A bus that is down at the start, comes, goes, and comes back; games go on throughout."""
    with services.postgresql() as database, services.redis() as redis:
        for bus in (redis, database):
            async with cuttable(bus) as (line, through):
                line.cut()
                async with target(folder, database=database, bus=through) as one:
                    tally.expect(await plays(one), "a node does not play while its bus is down")
                    await line.mend()
                    async with target(folder, database=database, bus=through) as two:
                        await across(one, two, tally, "after the bus came up")
                        line.cut()
                        tally.expect(await plays(one), "a node does not play after its bus went away")
                        await line.mend()
                        await across(one, two, tally, "after the bus came back")
                    check_log(one, tally)


async def across(one: Target, two: Target, tally: Tally, when: str) -> None:
    """What is answered at one node is seen at the other."""
    created = await one.house.create("pp")
    try:
        async with one.house.sit(created, 0, name="Anna") as anna, two.house.sit(created, 1, name="Ben") as ben:
            await anna.answer()
            await ben.until(lambda: ben.view["moment"]["answered"] == [0])  # type: ignore[index]
            tally.expect(True, when)
    except (TimeoutError, ConnectionError, WebSocketException):
        tally.expect(False, f"two nodes do not hear each other {when}")
