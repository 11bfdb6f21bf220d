"""Attacks over plain HTTP: broken bytes, deep JSON, files that cost much, climbing paths, missing rights."""

import asyncio
import contextlib
import json
import random
from typing import Any

from tests.server.house import House, key_of

from tools.attack import hostile
from tools.attack.tally import Tally
from tools.attack.target import Target, unharmed

PATIENCE_S = 20.0
SECONDS_A_FILE = 0.5
REFUSED = range(400, 500)


async def send_raw(house: House, data: bytes, *, wait_s: float = PATIENCE_S) -> bytes:
    """What the server answers to these bytes until it closes, or falls silent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    try:
        writer.write(data)
        with contextlib.suppress(TimeoutError, OSError):
            await asyncio.wait_for(writer.drain(), wait_s)
            return await asyncio.wait_for(reader.read(4_096), wait_s)
        return b""
    finally:
        writer.close()


async def post(house: House, path: str, body: bytes, kind: str = "application/json") -> tuple[int, bytes]:
    """Status and body of an answer; status 0 if the server closed without one."""
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {house.address}\r\nContent-Type: {kind}\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    answer = await send_raw(house, head.encode() + body)
    return status_of(answer), answer


def status_of(answer: bytes) -> int:
    """
    >>> status_of(b"HTTP/1.1 404 Not Found"), status_of(b"")
    (404, 0)
    """
    parts = answer.split(b" ", 2)
    return int(parts[1]) if len(parts) > 1 and parts[1].isdigit() else 0


async def deep_json(target: Target, tally: Tally, rng: random.Random, rounds: int) -> None:
    """JSON that is deep, broken or of the wrong shape."""
    async with unharmed(target, tally):
        bodies = [body for depth in (50, 600, 5_000, 20_000) for body in hostile.deep_json(depth)]
        bodies += [hostile.odd_json(rng) for _ in range(10 * rounds)]
        for path in ("/api/tables", "/api/cards", "/api/lessons/grimoria", "/api/tables/nosuchtable/fork"):
            for body in bodies:
                status, answer = await post(target.house, path, body)
                is_right = body == b"{}" and "lessons" in path
                tally.expect(status in REFUSED or is_right, f"{path} answers {status} to {body[:40]!r}")
                tally.expect(b"Traceback" not in answer, f"{path} shows a traceback")


async def wrong_types(target: Target, tally: Tally, _: random.Random, rounds: int) -> None:
    """A form of another site can post a text, but no JSON."""
    async with unharmed(target, tally):
        body = b'{"game":"grimoria","seats":[{"kind":"person"},{"kind":"bot"}]}'
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "x")[
            : 1 + rounds
        ]:
            status, _answer = await post(target.house, "/api/tables", body, kind)
            tally.expect(status in REFUSED, f"a body of {kind} founds a table: {status}")


async def files(target: Target, tally: Tally, _: random.Random, rounds: int) -> None:
    """Card files and records that cost a careless reader seconds."""
    async with unharmed(target, tally):
        for text in hostile.card_files()[:: 1 if rounds > 1 else 3]:
            draft = json.dumps({"game": "schatzjagd", "text": text}).encode()
            await cheaply(target, tally, "/api/cards", draft, (200, *REFUSED))
            new = {"game": "schatzjagd", "seats": [{"kind": "bot"}, {"kind": "person"}], "cards": text}
            is_empty = not text.strip("# \ufeff\n")
            allowed = (201, *REFUSED) if is_empty else tuple(REFUSED)
            await cheaply(target, tally, "/api/tables", json.dumps(new).encode(), allowed)
        for text in hostile.record_files():
            await cheaply(target, tally, "/api/records", text.encode(), tuple(REFUSED), "text/plain")


async def cheaply(
    target: Target, tally: Tally, path: str, body: bytes, allowed: tuple[int, ...], kind: str = "application/json"
) -> None:
    """A file is answered, and the server itself spends next to nothing on it."""
    before = target.seconds()
    status, _ = await post(target.house, path, body, kind)
    spent = target.seconds() - before
    tally.expect(status in allowed, f"{path} answers {status} to {body[:60]!r}")
    tally.expect(spent < SECONDS_A_FILE, f"{path} takes {spent:.2f} s of processor for {body[:60]!r}")


async def broken_http(target: Target, tally: Tally, rng: random.Random, rounds: int) -> None:
    """Bytes that are no HTTP, or only almost."""
    async with unharmed(target, tally):
        for data in hostile.raw_requests() * rounds + [rng.randbytes(200) for _ in range(10 * rounds)]:
            answer = await send_raw(target.house, data, wait_s=1.0)
            status = status_of(answer)
            tally.expect(status == 0 or status < 500 or status == 501, f"{status} to {data[:40]!r}")


async def paths(target: Target, tally: Tally, _: random.Random, __: int) -> None:
    """Ways out of the folder of the client's files, and names of tables that are none."""
    async with unharmed(target, tally):
        for path in hostile.PATHS:
            answer = await send_raw(target.house, f"GET {path} HTTP/1.0\r\n\r\n".encode(), wait_s=5.0)
            status = status_of(answer)
            tally.expect(status in (0, *REFUSED) or is_client(answer), f"{path} answers {status}")
            tally.expect(b"root:" not in answer and b"SQLite format" not in answer, f"{path} shows a file")
        for name in hostile.TABLES:
            for page in ("", "/facts", "/record", "/replay", "/analysis?at=1"):
                answer = await send_raw(
                    target.house, f"GET /api/tables/{name}{page} HTTP/1.0\r\n\r\n".encode(), wait_s=5.0
                )
                tally.expect(status_of(answer) in (0, *REFUSED), f"/api/tables/{name}{page}: {status_of(answer)}")


def is_client(answer: bytes) -> bool:
    """The client's own page, which answers for every address that is no file."""
    return b"200" in answer[:16] and b"text/html" in answer


SAFE = (b"content-security-policy", b"x-content-type-options: nosniff", b"referrer-policy")


async def headers(target: Target, tally: Tally, _: random.Random, __: int) -> None:
    """Safety headers on every answer; nothing public that counts what is hidden."""
    async with unharmed(target, tally):
        for path in (
            "/",
            "/t/x",
            "/api/games",
            "/api/tables/nosuchtable",
            "/nothing",
            "/assets/none.js",
            "/health",
            "/api/schema",
        ):
            answer = (await send_raw(target.house, f"GET {path} HTTP/1.0\r\n\r\n".encode())).lower()
            for header in SAFE:
                tally.expect(header in answer, f"{path} has no {header.decode()}")
            tally.expect(b"https://" not in answer.partition(b"\r\n\r\n")[2], f"{path} loads something from elsewhere")
        answer = await send_raw(target.house, b"GET /metrics HTTP/1.0\r\n\r\n")
        tally.expect(status_of(answer) in REFUSED or is_client(answer), "/metrics is open")
        tally.expect(b"zaubertisch_" not in answer, "/metrics tells")


async def intruders(target: Target, tally: Tally, rng: random.Random, rounds: int) -> None:
    """Everything that somebody without the right to it may ask for."""
    house = target.house
    async with unharmed(target, tally):
        created, other = await house.create("pp"), await house.create("pp")
        async with house.sit_all(created), house.sit_all(other):
            for token in wrong_tokens(other, rng, rounds):
                await try_routes(house, created, token, tally)
        status, summary = await house.request("GET", f"/api/tables/{created['table']}")
        tally.expect(status == 200 and no_secret(summary), f"the summary tells {summary}")


def wrong_tokens(other: dict[str, Any], rng: random.Random, rounds: int) -> list[str]:
    made = ["".join(rng.choices("abcdefghijklmnop-_", k=24)) for _ in range(rounds)]
    return ["", "null", "0", other["tokens"][0], key_of(other["tokens"][0]), other["spectator"], "\u0000", "'", *made]


async def try_routes(house: House, created: dict[str, Any], token: str, tally: Tally) -> None:
    table = f"/api/tables/{created['table']}"
    rights = {"Authorization": f"Bearer {token}"} if token.isprintable() else {}
    for path in (
        "/replay?knowledge=all",
        "/replay?knowledge=seat&seat=0",
        "/replay?knowledge=seat&seat=1",
        "/record",
        "/analysis?at=1",
    ):
        status, answer = await house.request("GET", table + path, **rights)
        tally.expect(status in REFUSED, f"{path} with {token[:8]!r}: {status} {str(answer)[:60]}")
    status, _ = await house.request("POST", table + "/fork", {"at": 0, "seat": 0, "level": "1"}, **rights)
    tally.expect(status in REFUSED, f"a running game can be forked: {status}")


def no_secret(summary: Any) -> bool:
    return isinstance(summary, dict) and not {"seed", "salt", "tokens", "keys", "shares"} & set(summary)
