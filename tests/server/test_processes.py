"""One port, several processes: tables stay together, and a process that is killed loses nothing."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import psutil
import pytest
from websockets.exceptions import WebSocketException

from tests.server.house import PATIENCE, Client, House, free_port
from zaubertisch.server.network.doorman import TABLE, Doorman, Room


@contextlib.asynccontextmanager
async def processes(folder: Path, count: int) -> AsyncIterator[tuple[House, psutil.Process]]:
    port = free_port()
    command = ["-m", "zaubertisch", "serve", "--port", str(port), "--database", str(folder / "tables.sqlite")]
    command += ["--processes", str(count), "--quick", "--no-limits", "--log-level", "error"]
    environment = os.environ | {"ZAUBERTISCH_RULES": "python"}
    started = await asyncio.create_subprocess_exec(sys.executable, *command, env=environment, stdout=-3, stderr=-3)
    house, doorman = House(port), psutil.Process(started.pid)
    try:
        await until_served(house)
        await until_all_serve(house, doorman, count)
        yield house, doorman
    finally:
        started.send_signal(signal.SIGTERM)
        await asyncio.wait_for(started.wait(), PATIENCE)


async def until_served(house: House) -> None:
    async with asyncio.timeout(2 * PATIENCE):
        while True:
            with contextlib.suppress(OSError):
                if (await house.request("GET", "/health"))[0] == 200:
                    return
            await asyncio.sleep(0.05)


async def until_all_serve(house: House, doorman: psutil.Process, count: int) -> None:
    """Visitors who name no table go to each ready process in turn."""
    async with asyncio.timeout(2 * PATIENCE), contextlib.AsyncExitStack() as visitors:
        while sum(sockets_of(each, house) > 0 for each in nodes(doorman)) < count:
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            visitors.callback(writer.close)
            writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await reader.readline()
            await asyncio.sleep(0.05)


def nodes(doorman: psutil.Process) -> list[psutil.Process]:
    return [each for each in doorman.children() if "serve" in each.cmdline()]


def sockets_of(process: psutil.Process, house: House) -> int:
    lines = process.net_connections("tcp")
    return sum(line.status == psutil.CONN_ESTABLISHED and line.laddr.port == house.port for line in lines)


async def answer_somebody(clients: list[Client]) -> None:
    """One who is asked answers, and it is written down."""
    async with asyncio.timeout(PATIENCE):
        while not (asked := [client for client in clients if client.question]):
            await asyncio.sleep(0.01)
    assert (await asked[0].answer())["type"] == "acknowledged"


async def come_back(house: House, created: dict[str, Any], stack: contextlib.AsyncExitStack) -> list[Client]:
    """As browsers do: who was shown to the process while it was ending tries once more."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await stack.enter_async_context(house.sit_all(created))
            except (OSError, WebSocketException):
                await asyncio.sleep(0.05)


def test_all_sockets_of_a_table_are_at_one_process_and_killing_it_loses_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with processes(tmp_path, 2) as (house, doorman):
            created = await house.create("pp")
            async with house.sit_all(created) as clients:
                for _ in range(3):
                    await answer_somebody(clients)
                owners = [each for each in nodes(doorman) if sockets_of(each, house) >= 2]
                assert len(owners) == 1
                seen = [client.view["number"] for client in clients if client.view]
                bots = owners[0].children(recursive=True)
                owners[0].kill()
                for client in clients:
                    with pytest.raises(ConnectionError):
                        await client.until(lambda: False)
            async with contextlib.AsyncExitStack() as stack:
                clients = await come_back(house, created, stack)
                assert [client.view["number"] for client in clients if client.view] >= seen
                await answer_somebody(clients)
            assert bots, "somebody could have been left behind"
            assert not psutil.wait_procs(bots, PATIENCE)[1]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("said", "table"),
    [
        (b"GET /api/tables/abc234/socket HTTP/1.1\r\n", b"abc234"),
        (b"GET /api/tables/abc234 HTTP/1.1\r\n", b"abc234"),
        (b"POST /api/tables HTTP/1.1\r\n", None),
        (b"GET /t/abc234 HTTP/1.1\r\n", None),
    ],
)
def test_the_doorman_reads_only_the_name_of_the_table(said: bytes, table: bytes | None) -> None:
    found = TABLE.match(said)
    assert (found and found[1]) == table


def test_a_process_that_ends_moves_only_its_own_tables() -> None:
    with socket.socket() as port:
        doorman = Doorman(port, [], 3)
        rooms = {number: Room(number, None, port, f"node-{number}") for number in range(3)}  # type: ignore[arg-type]
        doorman.rooms = dict(rooms)
        asked = [b"GET /api/tables/table%d/socket HTTP/1.1\r\n" % number for number in range(60)]
        before = [doorman._room_for(said) for said in asked]
        del doorman.rooms[1]
        after = [doorman._room_for(said) for said in asked]
    assert {room.number for room in before if room} == {0, 1, 2}
    assert all(new is old for old, new in zip(before, after, strict=True) if old is not rooms[1])
