"""Strangers' texts: what is late is ended, what is too many is refused, and rates count before a body is read."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.house import House, open_house, quick
from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.analysis.readers import Readers
from zaubertisch.server.play.hub import Busy

PATIENCE = 60.0


@asynccontextmanager
async def readers(most_waiting: int = 4) -> AsyncIterator[Readers]:
    found = Readers(1, most_waiting)
    try:
        yield found
    finally:
        found.close()


def test_a_reader_that_is_late_or_dies_is_replaced() -> None:
    async def inside() -> None:
        async with readers() as some:
            assert await some.do(PATIENCE, repr, abs, -3) == 3
            with pytest.raises(BadInput, match="takes too long"):
                await some.do(0.05, repr, time.sleep, 3600)
            with pytest.raises(Busy):
                await some.do(PATIENCE, repr, os._exit, 1)
            with pytest.raises(RuntimeError, match="ValueError"):
                await some.do(PATIENCE, repr, int, "x")
            assert await some.do(PATIENCE, repr, abs, -4) == 4
            assert len(some._all) == 1

    asyncio.run(inside())


def test_too_many_at_once_hear_that_the_server_is_busy() -> None:
    async def inside() -> None:
        async with readers(most_waiting=1) as some:
            asked = [asyncio.create_task(some.do(PATIENCE, repr, abs, -i)) for i in range(4)]
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert found[:2] == [0, 1]
            assert all(isinstance(each, Busy) for each in found[2:])

    asyncio.run(inside())


@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/records", "/api/cards", "/api/lessons/grimoria", "/api/tables/abc/fork"]
)
def test_a_rate_counts_before_the_body_is_read(path: str, tmp_path: Path) -> None:
    """One who asks too often is answered although nothing of the body was ever sent."""

    async def inside() -> None:
        async with open_house(quick(tmp_path, new_tables_per_minute=1e-6, checked_per_minute=1e-6)) as house:
            assert "429" in await first_line(house, path)

    asyncio.run(inside())


def test_looks_back_have_a_rate(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path, replays_per_minute=8)) as house:
            status = [(await house.request("GET", "/api/tables/abc/replay"))[0] for _ in range(4)]
            assert status == [404, 404, 429, 429]

    asyncio.run(inside())


async def first_line(house: House, path: str) -> str:
    """What a request is answered with whose body never comes."""
    reading, writing = await asyncio.open_connection("127.0.0.1", house.port)
    head = f"POST {path} HTTP/1.1\r\nHost: {house.address}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n"
    writing.write(head.encode() + b"\r\n")
    async with asyncio.timeout(15):
        line = (await reading.readline()).decode()
    writing.close()
    return line
