"""What every answer says about safety, errors and files included; and what a request has to say."""

import asyncio
import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, open_house, quick
from tests.server.test_sockets import with_house
from zaubertisch.server.client_files import PAGE
from zaubertisch.server.network.safety import SAFETY

NEW = {"game": "grimoria", "seats": [{"kind": "person"}] * 2}
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


async def raw(house: House, request: str | bytes, *, wait: float = 30.0) -> bytes:
    """Everything that is answered to some bytes, until the server closes or falls silent for a second."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(request.encode() if isinstance(request, str) else request)
    heard = b""
    try:
        async with asyncio.timeout(wait):
            while part := await asyncio.wait_for(reader.read(65_536), 1.0 if heard else wait):
                heard += part
    except (TimeoutError, ConnectionError):
        pass
    writer.close()
    return heard


def parsed(answer: bytes) -> tuple[int, dict[str, list[str]], bytes]:
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers: dict[str, list[str]] = {}
    for line in lines:
        name, _, value = line.partition(": ")
        headers.setdefault(name.lower(), []).append(value)
    return int(first.split()[1]), headers, body


def request(path: str, body: Any = None, *headers: str, method: str = "") -> str:
    text = "" if body is None else body if isinstance(body, str) else json.dumps(body)
    lines = [f"{method or ('GET' if body is None else 'POST')} {path} HTTP/1.1", "Host: here", "Connection: close"]
    length = [f"Content-Length: {len(text.encode())}"] if text else []
    return "\r\n".join([*lines, *length, *headers, "", text])


JSON_HEADER = "Content-Type: application/json"
EVERY_KIND = {
    "a page": (request("/api/games"), 200),
    "the client": (request("/"), 200),
    "a file of the client": (request("/assets/a.js"), 200),
    "no such file": (request("/assets/none.js"), 404),
    "no such page": (request("/api/nothing"), 404),
    "no such table": (request("/api/tables/none"), 404),
    "a wrong method": (request("/api/games", method="DELETE"), 405),
    "a new table": (request("/api/tables", NEW, JSON_HEADER), 201),
    "a wrong table": (request("/api/tables", {"game": 1}, JSON_HEADER), 400),
    "too big": (request("/api/tables", "x" * 90_000, JSON_HEADER), 413),
    "no JSON": (request("/api/tables", NEW, "Content-Type: text/plain"), 415),
    "no HTTP": ("nonsense\r\n\r\n", 400),
    "a wrong path": ("GET /\xff HTTP/1.1\r\nHost: here\r\n\r\n".encode("latin-1"), 400),
    "a head without end": (request("/", None, "X: " + "y" * 70_000), 431),
    "a socket": (f"GET /api/tables/none/socket HTTP/1.1\r\nHost: here\r\n{UPGRADE}\r\n", 101),
    "a socket elsewhere": (f"GET /api/nothing HTTP/1.1\r\nHost: here\r\n{UPGRADE}\r\n", 403),
    "a socket with a broken origin": (
        f"GET /api/tables/none/socket HTTP/1.1\r\nHost: here\r\nOrigin: http://[\r\n{UPGRADE}\r\n", 403,
    ),
    "a broken handshake": (f"GET /api/tables/a/socket HTTP/1.1\r\nHost: here\r\n{UPGRADE[:-12]}\r\n\r\n", 400),
}  # fmt: skip


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """One server, asked everything; its client is a page and one file."""
    folder = tmp_path_factory.mktemp("safety")
    (folder / "client/assets").mkdir(parents=True)
    (folder / "client" / PAGE).write_text("the page")
    (folder / "client/assets/a.js").write_text("1")

    async def inside() -> dict[str, bytes]:
        async with open_house(quick(folder, client=folder / "client")) as house:
            return {name: await raw(house, asked) for name, (asked, _) in EVERY_KIND.items()}

    return asyncio.run(inside())


@pytest.mark.parametrize("name", EVERY_KIND)
def test_every_answer_says_how_safe_it_is(answers: dict[str, bytes], name: str) -> None:
    status, headers, _ = parsed(answers[name])
    assert status == EVERY_KIND[name][1]
    for header, value in SAFETY.items():
        assert headers[header.lower()] == [value], header
    assert "server" not in headers


def test_nothing_with_keys_may_be_kept(answers: dict[str, bytes]) -> None:
    kept = {name: parsed(answer)[1].get("cache-control", [""]) for name, answer in answers.items()}
    assert kept["a new table"] == kept["a page"] == kept["a wrong table"] == kept["no such page"] == ["no-store"]
    assert kept["the client"] == ["no-cache"]
    assert "immutable" in kept["a file of the client"][0]


@with_house
async def test_what_is_not_said_to_be_json_is_not_read(house: House) -> None:
    for kind in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "",
        "application/jsonp",
    ):
        for path, body in (
            ("/api/tables", NEW),
            ("/api/lessons/grimoria", {}),
            ("/api/cards", {"game": "grimoria"}),
        ):
            status, _, text = parsed(await raw(house, request(path, body, f"Content-Type: {kind}")))
            assert status == 415, (path, kind)
            assert json.loads(text) == {"code": "malformed", "message": "Content-Type: allowed is application/json"}
    for kind in ("application/json", "Application/JSON; charset=utf-8"):
        assert parsed(await raw(house, request("/api/tables", NEW, f"Content-Type: {kind}")))[0] == 201


@with_house
async def test_the_schema_is_plain_json_and_loads_nothing(house: House) -> None:
    for path in ("/api/schema", "/api/schema/", "/api/schema/openapi.json"):
        status, headers, body = parsed(await raw(house, request(path)))
        assert status == 200
        assert "json" in headers["content-type"][0]
        assert "paths" in json.loads(body)
    for page in ("redoc", "swagger", "elements", "rapidoc", "scalar", "openapi.yaml"):
        status, headers, body = parsed(await raw(house, request(f"/api/schema/{page}")))
        assert status == 404
        assert not re.search(rb"https?://", body)


@with_house
async def test_a_malformed_origin_is_refused_everywhere(house: House) -> None:
    created = await house.create("pp")
    socket = f"/api/tables/{created['table']}/socket"
    for origin in ("http://[", "http://a:b", "nonsense", "", "http://a/b", "http://here:99999", "http://\u00ff[::1"):
        line = f"Origin: {origin}"
        assert parsed(await raw(house, request("/api/games", None, line)))[0] == 403, origin
        assert parsed(await raw(house, request("/api/tables", NEW, JSON_HEADER, line)))[0] == 403, origin
        handshake = f"GET {socket} HTTP/1.1\r\nHost: here\r\n{line}\r\n{UPGRADE}\r\n"
        assert parsed(await raw(house, handshake))[0] == 403, origin
    for origin in ("null", f"http://{house.address}", "https://elsewhere.example"):
        assert parsed(await raw(house, request("/api/games", None, f"Origin: {origin}")))[0] == 200, origin


def test_answers_are_still_packed(answers: dict[str, bytes], tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            status, headers, body = parsed(
                await raw(house, request("/api/games/grimoria", None, "Accept-Encoding: gzip"))
            )
            assert (status, headers["content-encoding"], headers["cache-control"]) == (200, ["gzip"], ["no-store"])
            assert b"grimoria" in gzip.decompress(body)

    asyncio.run(inside())
