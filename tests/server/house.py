"""A real server and real clients, for tests."""

import asyncio
import contextlib
import hashlib
import json
import socket
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE_S
from zaubertisch.server.node import Node
from zaubertisch.server.process import make_server
from zaubertisch.server.settings import NO_PAUSES, Settings, sqlite_url

PATIENCE = PATIENCE_S


def quick(folder: Path, **changes: Any) -> Settings:
    """A server without pauses and with room for impatient tests."""
    settings = Settings(
        sqlite_url(folder / "tables.sqlite"), port=free_port(), pauses=NO_PAUSES, sweep_s=0.05, workers_at_start=False,
        messages_per_s=10_000, messages_at_once=10_000, new_tables_per_minute=100_000, replays_per_minute=100_000,
        contacts_per_minute=100_000, links_per_hour=100_000, persons_per_minute=100_000, bot_seconds=20,
    )  # fmt: skip
    return replace(settings, **changes)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def key_of(token: str) -> str:
    """The key for which these clients exchange an invitation; the same pair may be sent again."""
    return f"key-{hashlib.sha256(token.encode()).hexdigest()[:40]}"


def whole(message: dict[str, Any], before: dict[str, Any] | None) -> dict[str, Any]:
    """What was said, with a whole view instead of what changed in it."""
    if message["type"] != "changes":
        return message
    assert before is not None
    picture = before["picture"] and {**before["picture"], **message["picture"]}
    return {**before, **message["parts"], "number": message["number"], "events": message["events"], "picture": picture}


class House:
    """A running server, and how to reach it."""

    def __init__(self, port: int, node: Node | None = None) -> None:
        self.port = port
        self.address = f"127.0.0.1:{port}"
        self._node = node

    @property
    def node(self) -> Node:
        assert self._node is not None
        return self._node

    async def request(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        return await asyncio.to_thread(self._request, method, path, body, headers)

    def _request(self, method: str, path: str, body: Any, headers: dict[str, str]) -> tuple[int, Any]:
        data = body.encode() if isinstance(body, str) else None if body is None else json.dumps(body).encode()
        kind = "text/plain" if isinstance(body, str) else "application/json"
        call = urllib.request.Request(
            f"http://{self.address}{path}", data, {"Content-Type": kind, **headers}, method=method
        )
        try:
            with urllib.request.urlopen(call, timeout=PATIENCE) as reply:
                text, status = reply.read().decode(), reply.status
        except urllib.error.HTTPError as error:
            text, status = error.read().decode(), error.code
        with contextlib.suppress(ValueError):
            return status, json.loads(text)
        return status, text

    async def create(self, seats: str = "pp", game: str = "grimoria", **more: Any) -> dict[str, Any]:
        """A new table; `ppb` is two persons and a bot."""
        kinds = {"p": {"kind": "person"}, "b": {"kind": "bot", "level": "random"}}
        status, created = await self.request(
            "POST", "/api/tables", {"game": game, "seats": [kinds[k] for k in seats], **more}
        )
        assert status == 201, created
        created["tokens"] = {key["seat"]: key["token"] for key in created["seats"]}
        return dict(created)

    @contextlib.asynccontextmanager
    async def sit(self, created: dict[str, Any], seat: int | None = None, **hello: Any) -> AsyncIterator["Client"]:
        """A client at a seat, or a spectator."""
        token = created["spectator"] if seat is None else created["tokens"][seat]
        async with connect(f"ws://{self.address}/api/tables/{created['table']}/socket", max_size=None) as line:
            client = Client(line)
            await client.send({"type": "hello", "token": token, "key": key_of(token), "changes": True, **hello})
            try:
                await client.until(lambda: client.view is not None)
                yield client
            finally:
                client.stop()

    @contextlib.asynccontextmanager
    async def sit_all(self, created: dict[str, Any]) -> AsyncIterator[list["Client"]]:
        """A client at every seat of a person."""
        async with contextlib.AsyncExitStack() as stack:
            wanted = sorted(created["tokens"])
            yield [await stack.enter_async_context(self.sit(created, seat, name=f"Seat {seat}")) for seat in wanted]


class Client:
    """One socket: everything it heard, and the latest view."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.view: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self._changed = asyncio.Event()
        self._refs = 0
        self.closed: int | None = None
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for text in self.line:
                message = whole(json.loads(text), self.view)
                self.raw.append(str(text))
                self.heard.append(message)
                if message["type"] == "view":
                    self.view = message
                    self.events += message["events"]
                self._changed.set()
        except ConnectionClosed:
            pass
        self.closed = self.line.close_code
        self._changed.set()

    def stop(self) -> None:
        self._listening.cancel()

    async def send(self, message: Any) -> None:
        await self.line.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def until(self, holds: Callable[[], Any]) -> Any:
        async with asyncio.timeout(PATIENCE):
            while not (found := holds()):
                if self.closed is not None:
                    raise ConnectionError(f"closed with {self.closed}")
                self._changed.clear()
                await self._changed.wait()
        return found

    async def views(self) -> list[str]:
        """Every view that was sent until now: what was sent before an answer has arrived with it."""
        await self.call({"type": "set_pace", "pace": "calm"})
        return [text for text, message in zip(self.raw, self.heard, strict=True) if message["type"] == "view"]

    async def call(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send something with a ref and wait for what it is answered with."""
        self._refs += 1
        ref = str(message.setdefault("ref", f"r{self._refs}"))
        await self.send(message)
        return dict(await self.until(lambda: next((h for h in self.heard if h.get("ref") == ref), None)))

    @property
    def question(self) -> dict[str, Any] | None:
        return self.view["question"] if self.view else None

    async def asked(self) -> dict[str, Any]:
        return dict(await self.until(lambda: self.question))

    async def answer(self, option: int | None = None) -> dict[str, Any]:
        """Answer the open question; without an option the first legal one."""
        question = await self.asked()
        chosen = question["options"][0] if option is None else option
        return await self.call({"type": "answer", "question": question["number"], "option": chosen})

    @property
    def is_over(self) -> bool:
        return bool(self.view and self.view["result"])


@contextlib.asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """A real server in this process, with real sockets."""
    node = Node(settings)
    server = make_server(settings, node)
    running = asyncio.create_task(server.serve())
    while not server.started:
        if running.done():
            await running
        await asyncio.sleep(0.01)
    try:
        yield House(settings.port, node)
    finally:
        server.should_exit = True
        await running


async def play_out(clients: list[Client], choose: Callable[[list[int]], int]) -> None:
    """All clients answer whatever they are asked, until the game is over."""
    await asyncio.gather(*(_play(client, choose) for client in clients))


async def _play(client: Client, choose: Callable[[list[int]], int]) -> None:
    while not client.is_over:
        question = await client.until(lambda: client.question or client.is_over)
        if client.is_over:
            return
        number = question["number"]
        await client.call({"type": "answer", "question": number, "option": choose(question["options"])})
        await client.until(
            lambda number=number: client.is_over or not client.question or client.question["number"] != number
        )
