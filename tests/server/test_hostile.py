"""Hostile bytes: everything gets a clear answer, nothing waits for ever, and the log stays small and tells nothing."""

import asyncio
import contextlib
import json
import os
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tests.patience import until
from tests.server import services
from tests.server.house import House, open_house, quick
from tests.server.separate import Separate, separate
from tests.server.test_safety import UPGRADE, parsed, raw, request
from zaubertisch.server.operation.logs import AT_ONCE, OneLine, Thrift

HERE = "Host: here\r\n"
JSON = "Content-Type: application/json"
DEEP = ("[" * 40_000, '{"a":' * 16_000, '{"game":' + "[" * 70_000, '{"seats":' * 8_000 + "}" * 8_000)
FLOOD = 300


# The log


@pytest.fixture(scope="module")
def loud(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Separate]:
    with separate(tmp_path_factory.mktemp("loud"), checked_per_minute=1e6) as house:
        yield house


def check_log(house: Separate, before: str, sent: int) -> None:
    """However much was sent: a few lines of each kind, without traces, paths, tables or what was sent."""
    grown = house.log[len(before) :]
    kinds = Counter(json.loads(line)["event"] for line in grown.splitlines())
    assert all(count <= AT_ONCE + 1 for count in kinds.values()), kinds
    assert len(grown) < 600 * AT_ONCE, f"{len(grown)} bytes for {sent} inputs"
    for secret in ("Traceback", "/src/", "site-packages/", ".py\\", "api/tables", "geheim"):
        assert secret not in grown


async def flood(house: House, make: Callable[[int], Awaitable[None]], count: int = FLOOD) -> None:
    for start in range(0, count, 20):
        await asyncio.gather(*(make(number) for number in range(start, start + 20)))


def test_json_too_deep_is_malformed_and_hardly_logged(loud: Separate) -> None:
    before, paths = loud.log, ("/api/tables", "/api/cards", "/api/lessons/grimoria", "/api/tables/geheim/fork")

    async def post(number: int) -> None:
        asked = request(paths[number % 4], DEEP[number // 4 % 4], JSON)
        status, _, body = parsed(await raw(loud, asked))
        assert status == 400, body
        assert json.loads(body)["code"] == "malformed"
        assert len(body) < 200

    asyncio.run(flood(loud, post))
    check_log(loud, before, FLOOD)


def test_json_that_is_no_text_is_malformed(loud: Separate) -> None:
    async def inside() -> None:
        for body in (
            b'{"game":"\xff\xfe"}',
            b"\xff",
            b'{"game":"\\ud800","seats":[]}',
            b"\xef\xbb\xbf{}",
            b"NaN",
            b"{",
        ):
            head = (
                f"POST /api/tables HTTP/1.1\r\n{HERE}{JSON}\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
            )
            status, _, text = parsed(await raw(loud, head.encode() + body))
            assert (status, json.loads(text)["code"]) == (400, "malformed"), body

    asyncio.run(inside())


def test_broken_http_is_refused_and_hardly_logged(loud: Separate) -> None:
    before, rng = loud.log, random.Random(9)
    broken = (
        b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc", b"GET  geheim\r\n\r\n", b"\0" * 100,
        b"POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", b"GET / HTTP/1.1\r\nbad header\r\n\r\n",
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", b"GET /\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: \xff\r\n" + UPGRADE.encode() + b"\r\n",
        b"GET /\xc3\xbc/socket HTTP/1.1\r\nHost: a\r\n" + UPGRADE.encode() + b"\r\n",
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"GET / HTTP/1.1\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\nHost: a\r\n\r\n",
    )  # fmt: skip

    async def send(number: int) -> None:
        data = broken[number % 13] if number % 13 < 12 else rng.randbytes(200) + b"\r\n\r\n"
        answer = await raw(loud, data, wait=10)
        if answer:
            status = parsed(answer)[0]
            assert status < 500, (data, answer)
            assert status >= 400 or b"h2c" in data

    asyncio.run(flood(loud, send))
    check_log(loud, before, FLOOD)


def frame(kind: int, body: bytes, *, is_last: bool = True) -> bytes:
    size = len(body)
    length = [128 | size] if size < 126 else [254, *size.to_bytes(2, "big")]
    head = bytes([128 * is_last | kind, *length])
    return head + b"\0\0\0\0" + body


async def say(house: House, *frames: bytes, wait: float = 10.0) -> int | None:
    """Open a socket, send frames, and hear the code with which it is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(f"GET /api/tables/geheim/socket HTTP/1.1\r\n{HERE}{UPGRADE}\r\n".encode())
    heard = await reader.readuntil(b"\r\n\r\n")
    writer.write(b"".join(frames))
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(wait):
            while part := await reader.read(65_536):
                heard += part
                if b"\x88" in heard.partition(b"\r\n\r\n")[2]:
                    break
    writer.close()
    end = heard.rpartition(b"\x88")[2]
    return int.from_bytes(end[1:3], "big") if len(end) >= 3 else None


def test_frames_that_are_no_text_close_the_socket_and_are_hardly_logged(loud: Separate) -> None:
    before = loud.log

    async def send(number: int) -> None:
        kind, expected = [
            ((frame(1, b"\xff\xfe geheim"),), 1007),
            ((frame(1, b"\xc3", is_last=False), frame(0, b"(")), 1007),
            ((frame(2, b"\xff geheim"),), 4400),
            ((frame(1, b"[" * 4_000),), 4400),
            ((frame(3, b"geheim"),), 1002),
            ((frame(1, b"", is_last=False), *[frame(0, b"", is_last=False)] * 100), 1009),
        ][number % 6]
        assert await say(loud, *kind) == expected

    asyncio.run(flood(loud, send, 120))
    check_log(loud, before, 120)


def test_lines_of_one_kind_are_few_and_the_next_says_how_many_were_left_out() -> None:
    import logging

    now = [0.0]
    thrift, form = Thrift(lambda: now[0]), OneLine()

    def line(text: str, *args: object) -> str | None:
        record = logging.LogRecord("here", logging.ERROR, "", 0, text, args, None)
        return form.format(record) if thrift.filter(record) else None

    first = [line("failed %d", number) for number in range(100)]
    assert sum(each is not None for each in first) == AT_ONCE
    assert line("something else") is not None
    now[0] = 60.0
    assert json.loads(line("failed %d", 7) or "{}")["left_out"] == 100 - AT_ONCE
    assert len([each for number in range(5_000) if (each := line(f"kind {number}"))]) < 400


def test_an_error_in_the_log_is_a_kind_and_places() -> None:
    import logging
    import sys

    def fail() -> None:
        raise ValueError("Anna sat at geheimertisch")

    try:
        fail()
    except ValueError:
        extra = {"table": "geheimertisch"}
        record = logging.getLogger("x").makeRecord(
            "x", 40, "", 0, "failed\n at /home/x", (), sys.exc_info(), extra=extra
        )
    line = json.loads(OneLine().format(record))
    assert line["error"].startswith("ValueError in server/test_hostile.py:")
    assert (line["event"], line["table"]) == ("failed", "gehe…")
    assert "Anna" not in str(line)


# Waiting


async def is_closed(house: House, *parts: bytes, pause: float = 0.0) -> bytes:
    """Send parts with pauses between them, then nothing; what was said until the server closed it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    heard = b""
    with contextlib.suppress(ConnectionError):
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(pause)
        heard = await asyncio.wait_for(reader.read(), 20)
    writer.close()
    return heard


def test_silent_and_half_sent_connections_are_closed(tmp_path: Path) -> None:
    """No bytes, half a head, a head in drops, half a body, a body in drops, an empty line between requests."""
    post = f"POST /api/tables HTTP/1.1\r\n{HERE}{JSON}\r\nContent-Length: 5000\r\n\r\n".encode()
    chunked = post.replace(b"Content-Length: 5000", b"Transfer-Encoding: chunked")
    drops = [b"GET / HTTP/1.1\r\n", *[b"X: y\r\n"] * 60]
    whole = f"GET /health HTTP/1.1\r\n{HERE}\r\n".encode()

    async def inside() -> None:
        async with open_house(quick(tmp_path, request_s=0.6)) as house:
            heard = await asyncio.gather(
                is_closed(house),
                is_closed(house, b"GET / HT"),
                is_closed(house, *drops, pause=0.05),
                is_closed(house, post, b"[" * 100),
                is_closed(house, post, *[b"["] * 60, pause=0.05),
                is_closed(house, chunked, b"5\r\n[[[[[\r\n"),
                is_closed(house, b"\r\n"),
            )
            assert [parsed(answer)[0] for answer in heard if answer] == [408] * sum(map(bool, heard))
            assert sum(map(bool, heard)) >= 5
            after = await is_closed(house, whole, b"\r\n", pause=0.3)
            assert after.startswith(b"HTTP/1.1 200 ")
            assert (await house.request("GET", "/health"))[0] == 200

    asyncio.run(inside())


def test_sockets_without_a_hello_or_a_whole_frame_are_closed(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path, hello_s=0.4, request_s=0.6)) as house:
            assert await say(house) == 4400
            assert await say(house, b"\x81\xfe\x10") == 4400
            assert await say(house, frame(1, b"{", is_last=False)) == 4400
            assert await say(house, *[frame(9, b"")] * 20) == 4400

    asyncio.run(inside())


def test_who_takes_nothing_of_a_big_answer_is_closed(tmp_path: Path) -> None:
    """A page of megabytes is asked for and not read."""
    (tmp_path / "client/assets").mkdir(parents=True)
    (tmp_path / "client/index.html").write_text("")
    (tmp_path / "client/assets/big.js").write_bytes(os.urandom(16_000_000))

    async def inside() -> None:
        async with open_house(quick(tmp_path, client=tmp_path / "client", slow_s=0.5)) as house:
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port, limit=1_000)
            writer.write(f"GET /assets/big.js HTTP/1.1\r\n{HERE}\r\n".encode())
            await reader.readuntil(b"\r\n\r\n")
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            await until(lambda: not connections(house))
            whole = await raw(house, request("/assets/big.js"))
            assert len(parsed(whole)[2]) == 16_000_000
            writer.close()

    asyncio.run(inside())


def connections(house: House) -> int:
    """How many the server holds, as the system sees it."""
    import psutil

    here = psutil.Process().net_connections("tcp")
    return sum(each.laddr.port == house.port and each.status == "ESTABLISHED" for each in here)


# How many


def test_one_address_may_hold_only_so_many_sockets_and_connections(tmp_path: Path) -> None:
    async def inside() -> None:
        settings = quick(tmp_path, sockets_per_address=5, connections_per_address=12, behind_proxy=False)
        async with open_house(settings) as house:
            created = await house.create("pp")
            async with contextlib.AsyncExitStack() as stack:
                for _ in range(5):
                    await stack.enter_async_context(house.sit(created, 0))
                assert await say(house) == 4429
                lines = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(20)]
                ended = [await is_ended(reader) for reader, _ in lines]
                assert ended == [False] * 7 + [True] * 13
                for _, writer in lines:
                    writer.close()
            await until(lambda: not house.node.guests)
            async with house.sit(created, 0):
                assert (await house.request("GET", "/health"))[0] == 200

    asyncio.run(inside())


async def is_ended(reader: asyncio.StreamReader) -> bool:
    try:
        return not await asyncio.wait_for(reader.read(1), 0.2)
    except ConnectionError:
        return True
    except TimeoutError:
        return False


def test_behind_a_proxy_each_visitor_has_places_of_his_own(tmp_path: Path) -> None:
    async def opened(house: House, address: str) -> bytes:
        head = f"GET /api/tables/none/socket HTTP/1.1\r\n{HERE}X-Forwarded-For: 9.9.9.9, {address}\r\n{UPGRADE}\r\n"
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(head.encode())
        lines.append(writer)
        return await reader.readuntil(b"\r\n\r\n") + (await reader.read(4) if len(lines) == 5 else b"")

    lines: list[asyncio.StreamWriter] = []

    async def inside() -> None:
        settings = quick(tmp_path, sockets_per_address=2, connections_per_address=1, behind_proxy=True)
        async with open_house(settings) as house:
            for address in ("192.0.2.1", "192.0.2.1", "2001:db8::1", "2001:db8::2"):
                assert (await opened(house, address)).startswith(b"HTTP/1.1 101 ")
            assert (await opened(house, "2001:db8::3")).endswith((4429).to_bytes(2, "big"))
            for writer in lines:
                writer.close()

    asyncio.run(inside())


def test_running_out_of_handles_is_logged_and_passes(tmp_path: Path) -> None:
    async def inside(house: Separate) -> None:
        lines = []
        for _ in range(400):
            with contextlib.suppress(OSError):
                lines.append(await asyncio.open_connection("127.0.0.1", house.port))
        await until(lambda: "out_of_handles" in house.events())
        for _, writer in lines:
            writer.close()
        assert house.events().count("out_of_handles") <= AT_ONCE + 1
        async with asyncio.timeout(20):
            while True:
                with contextlib.suppress(OSError):
                    if (await house.request("GET", "/health"))[0] == 200:
                        break
                await asyncio.sleep(0.1)
        await house.create("pp")

    with separate(tmp_path, handles=160, connections_per_address=10_000) as house:
        asyncio.run(inside(house))


# Nothing can be written


def test_on_a_full_disk_the_node_says_so_and_takes_no_tables(tmp_path: Path) -> None:
    """Files may not grow beyond a size, as on a full disk. What was written stays readable."""

    async def inside(house: Separate) -> None:
        created = await house.create("pp")
        refused = None
        for _ in range(400):
            status, answer = await house.request(
                "POST", "/api/tables", {"game": "grimoria", "seats": [{"kind": "person"}] * 5}
            )
            if status != 201:
                refused = status, answer["code"]
                break
        assert refused == (503, "busy")
        status, health = await house.request("GET", "/health")
        assert (status, health["status"]) == (503, "cannot_write")
        assert (await house.request("GET", f"/api/tables/{created['table']}"))[0] == 200
        assert "Traceback" not in house.log
        assert "store_does_not_answer" in house.events()

    with separate(tmp_path, file_bytes=600_000) as house:  # room for an empty database, and some tables
        asyncio.run(inside(house))


def test_without_its_database_the_node_says_so_in_few_lines_and_comes_back(tmp_path: Path) -> None:
    """PostgreSQL is ended under a running server and started again."""

    async def inside(house: Separate, start: services.Start, first: contextlib.ExitStack) -> None:
        created = await house.create("pp")
        assert (await house.request("GET", "/health"))[0] == 200
        before = house.log
        first.close()
        await until(lambda: house.log[len(before) :].count("sweep_failed") >= AT_ONCE)  # and twenty a second after that
        new = {"game": "grimoria", "seats": [{"kind": "person"}] * 2}
        for method, path, body in (("POST", "/api/tables", new), ("GET", "/api/tables/unheard", None)):
            status, answer = await house.request(method, path, body)
            assert (status, answer["code"]) == (503, "busy"), path
        assert (await house.request("GET", "/health"))[1]["status"] == "cannot_write"
        hello = json.dumps({"type": "hello", "token": created["tokens"][0]}).encode()
        assert await say(house, frame(1, hello)) == 1013
        check_log(house, before, 30)
        with start():
            async with asyncio.timeout(30):
                while (await house.request("GET", "/health"))[0] != 200:
                    await asyncio.sleep(0.2)
            await house.create("pp")

    with services.postgresql_house() as start, contextlib.ExitStack() as first:
        url = first.enter_context(start())
        with separate(tmp_path, database=url) as house:
            asyncio.run(inside(house, start, first))


# Reading nothing


async def pour(writer: asyncio.StreamWriter, data: bytes, times: int) -> None:
    async with asyncio.timeout(60):
        for _ in range(times):
            writer.write(data)
            await writer.drain()


def test_who_floods_pings_and_reads_no_pong_is_closed(tmp_path: Path) -> None:
    """Pongs for somebody who reads none would fill the memory."""
    pings = frame(9, b"x" * 125) * 4_000

    async def inside() -> None:
        async with open_house(quick(tmp_path, hello_s=60)) as house:
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(f"GET /api/tables/none/socket HTTP/1.1\r\n{HERE}{UPGRADE}\r\n".encode())
            await reader.readuntil(b"\r\n\r\n")
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            with pytest.raises(ConnectionError):
                await pour(writer, pings, 200)
            writer.close()

    asyncio.run(inside())
