"""Too much of everything, against a server with its limits on: silent lines, half requests, sockets, tables, bots."""

import asyncio
import contextlib
import random
import time
from typing import Any

from tests.server.house import House
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tools.attack.requests import status_of
from tools.attack.sockets import address
from tools.attack.tally import Tally
from tools.attack.target import Target, unharmed

SILENCE_S = 75.0  # by then a line that says nothing is closed
HALVES = (
    b"", b"G", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{",
)  # fmt: skip


async def floods(target: Target, tally: Tally, _: random.Random, rounds: int) -> None:
    """More than one address may do."""
    async with unharmed(target, tally):
        await silent_lines(target.house, tally)
        await many_sockets(target.house, tally, 100 + 30 * rounds)
        await many_pings(target.house, tally)
        await talking_crowd(target.house, tally)
    await many_tables(target.house, tally)


async def silent_lines(house: House, tally: Tally) -> None:
    """Connections that say nothing, or half of something, are closed."""
    lines = [await half_sent(house, half) for half in HALVES for _ in range(4)]
    ends = await asyncio.gather(*(ended(reader) for reader, _ in lines))
    for _, writer in lines:
        writer.close()
    for end, half in zip(ends, [half for half in HALVES for _ in range(4)], strict=True):
        tally.expect(end, f"a line with {half[:30]!r} stays open")


async def half_sent(house: House, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(data)
    return reader, writer


async def ended(reader: asyncio.StreamReader) -> bool:
    """Does the server close, with or without a word?"""
    until = time.monotonic() + SILENCE_S
    with contextlib.suppress(OSError):
        while time.monotonic() < until:
            try:
                data = await asyncio.wait_for(reader.read(4_096), until - time.monotonic())
            except TimeoutError:
                return False
            if not data:
                return True
    return time.monotonic() < until


async def many_sockets(house: House, tally: Tally, count: int) -> None:
    """Sockets of one address are capped; others still get in once they are closed."""
    created = await house.create("pp")
    async with contextlib.AsyncExitStack() as stack:
        opened = [await try_open(stack, house, created) for _ in range(count)]
    tally.expect(not all(opened), f"one address opened {count} sockets")
    tally.expect(any(opened), "no socket could be opened at all")


async def try_open(stack: contextlib.AsyncExitStack, house: House, created: dict[str, Any]) -> bool:
    try:
        line = await stack.enter_async_context(connect(address(house, created["table"]), open_timeout=10))
        await line.send(f'{{"type":"hello","token":"{created["spectator"]}"}}')
        return "welcome" in str(await asyncio.wait_for(line.recv(), 10))
    except (WebSocketException, OSError, TimeoutError):
        return False


async def many_pings(house: House, tally: Tally) -> None:
    """Who sends without end is closed, and nobody else notices."""
    created = await house.create("pp")
    async with house.sit(created, 0) as anna:
        with contextlib.suppress(WebSocketException, ConnectionError):
            for i in range(2_000):
                await anna.send({"type": "ping", "ref": str(i)})
        with contextlib.suppress(ConnectionError, TimeoutError):
            await anna.until(lambda: anna.closed is not None)
        tally.expect(anna.closed == 4429, f"2,000 pings at once are closed with {anna.closed}")


async def talking_crowd(house: House, tally: Tally) -> None:
    """Somebody with a link to watch opens many sockets and talks from all of them; the persons still can."""
    created = await house.create("pp")
    async with house.sit(created, 0) as anna, contextlib.AsyncExitStack() as stack:
        crowd = [await stack.enter_async_context(house.sit(created)) for _ in range(30)]
        words = [(one, f"{number} {i}") for number, one in enumerate(crowd) for i in range(5)]
        replies = [await one.call({"type": "talk", "text": text, "ref": text}) for one, text in words]
        heard = sum(reply["type"] == "acknowledged" for reply in replies)
        tally.expect(heard < len(words) / 2, f"{heard} of {len(words)} sentences of one visitor count")
        said = await anna.call({"type": "talk", "text": "a word"})
        tally.expect(said["type"] == "acknowledged", "nobody else can talk any more")


async def many_tables(house: House, tally: Tally) -> None:
    """New tables, records, card files and looks back are limited for each address."""
    new = {"game": "grimoria", "seats": [{"kind": "person"}, {"kind": "person"}]}
    answers = [await house.request("POST", "/api/tables", new) for _ in range(60)]
    tally.expect(any(status == 429 for status, _ in answers), "60 tables at once are no flood")
    tally.expect(all(status in (201, 429) for status, _ in answers), "a flood of tables breaks something")
    table = next((answer["table"] for status, answer in answers if status == 201), "nosuchtable")
    looks = await asyncio.gather(*(look(house, table) for _ in range(300)))
    tally.expect(all(status in (403, 429) for status in looks), f"a running game is looked back at: {set(looks)}")


async def look(house: House, table: str) -> int:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    try:
        writer.write(f"GET /api/tables/{table}/replay?at=0 HTTP/1.0\r\n\r\n".encode())
        return status_of(await asyncio.wait_for(reader.read(64), 30))
    except (OSError, TimeoutError):
        return 0
    finally:
        writer.close()
