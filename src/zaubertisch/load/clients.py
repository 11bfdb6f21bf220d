"""Clients of web sockets that play legal games, and how long they wait for what comes of an answer."""

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from zaubertisch.kernel.codec import Raw
from zaubertisch.kernel.record import EVERYONE

SETTLED_S = 1.2  # later the server may answer by itself, and its views would be counted too
UNCHANGED_S = 0.02  # who sees nothing so long after the acknowledgement sees no change: all is sent in one turn
FIRST_VIEW_S = 60.0


class Asked(msgspec.Struct):
    number: int
    options: list[int]


class Message(msgspec.Struct, tag_field="type"):
    """What a client reads of a message."""


class View(Message, tag="view"):
    question: Asked | None
    picture: dict[str, Raw] | None
    result: Raw


class Parts(msgspec.Struct):
    """Of a view, those that changed."""

    question: Asked | msgspec.UnsetType | None = msgspec.UNSET
    result: Raw = Raw(b"null")


class Changes(Message, tag="changes"):
    parts: Parts
    picture: dict[str, Raw]


class Acknowledged(Message, tag="acknowledged"):
    pass


class Error(Message, tag="error"):
    code: str


class Welcome(Message, tag="welcome"):
    pass


class Said(Message, tag="said"):
    pass


Progress = Callable[[float], None]
DECODER = msgspec.json.Decoder(View | Changes | Acknowledged | Error | Welcome | Said)


@dataclass
class Report:
    """What was measured."""

    answers: int = 0
    errors: int = 0
    error_kinds: dict[str, int] = field(default_factory=dict)
    latencies: list[float] = field(default_factory=list)
    seconds: float = 0.0
    received: int = 0  # bytes of messages
    worked: float = 0.0  # seconds of processor time that the clients themselves took

    def fault(self, kind: str) -> None:
        self.errors += 1
        self.error_kinds[kind] = self.error_kinds.get(kind, 0) + 1

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Client:
    """One socket at a table: a seat, or a spectator."""

    def __init__(self, table: "ClientTable", observer: int, token: str) -> None:
        self.table, self.observer, self.token = table, observer, token
        self.question: Asked | None = None
        self.picture: dict[str, bytes] = {}
        self._connection: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._seen = asyncio.Event()

    async def come(self, address: str) -> None:
        """Open the socket and wait for the first view."""
        url = f"ws://{address}/api/tables/{self.table.name}/socket"
        self._connection = await connect(url, compression=None, ping_interval=None, max_size=None)
        self._reading = asyncio.create_task(self._read(self._connection))
        await self._connection.send(
            msgspec.json.encode({"type": "hello", "token": self.token, "changes": True}), text=True
        )
        await asyncio.wait_for(self._seen.wait(), FIRST_VIEW_S)

    async def _read(self, connection: ClientConnection) -> None:
        try:
            while True:
                text = await connection.recv(decode=False)
                self.table.report.received += len(text)
                self._take(DECODER.decode(text))
        except ConnectionClosed:
            if not self.table.is_closing:
                self.table.report.fault("closed")

    def _take(self, message: Message) -> None:
        match message:
            case View():
                self.question, self.picture = message.question, {}
                self._look(message.picture or {}, message.result)
            case Changes(parts=parts):
                if parts.question is not msgspec.UNSET:
                    self.question = parts.question
                self._look(message.picture, parts.result)
            case Acknowledged():
                self.table.acknowledged()
            case Error():
                self.table.report.fault(message.code)

    def _look(self, picture: dict[str, Raw], result: Raw) -> None:
        self.picture.update({name: bytes(part) for name, part in picture.items()})
        self._seen.set()
        self.table.saw(self, is_over=bytes(result) != b"null")

    async def answer(self, rng: random.Random) -> None:
        assert self.question is not None
        assert self._connection is not None
        option, number = rng.choice(self.question.options), self.question.number
        self.question = None
        await self._connection.send(b'{"type":"answer","question":%d,"option":%d}' % (number, option), text=True)

    async def leave(self) -> None:
        if self._connection:
            await self._connection.close()
        if self._reading:
            await self._reading


class ClientTable:
    """One table as its clients see it: one answer at a time, and who has seen what came of it."""

    is_acknowledging = True  # does the server say that an answer is written down?

    def __init__(self, created: dict[str, Any], report: Report) -> None:
        self.name: str = created["table"]
        self.report = report
        self.clients = [Client(self, key["seat"], key["token"]) for key in created["seats"]]
        self.is_over = self.is_closing = False
        self._spectator: str = created["spectator"]
        self._sent = 0.0
        self._waiting: set[Client] = set()
        self._last = 0.0
        self._acknowledged: float | None = 0.0  # when, or not yet

    def watch(self) -> Client:
        self.clients.append(Client(self, EVERYONE, self._spectator))
        return self.clients[-1]

    def saw(self, client: Client, *, is_over: bool) -> None:
        self.is_over = self.is_over or is_over
        if client in self._waiting:
            self._waiting.discard(client)
            self._last = time.perf_counter()

    def acknowledged(self) -> None:
        self._acknowledged = time.perf_counter()

    def is_ready(self, read: float) -> bool:
        """Has everyone seen the last answer, or will not (for some it changes nothing)?

        All that had come at the time `read` is read; how late it is now says nothing of what still lies there.
        """
        return not self.is_over and (not self._waiting or read > self._settled())

    def _settled(self) -> float:
        """When an answer is over that not everyone sees."""
        return self._sent + SETTLED_S if self._acknowledged is None else self._acknowledged + UNCHANGED_S

    def asked(self) -> list[Client]:
        return [client for client in self.clients if client.question and len(client.question.options) > 1]

    async def act(self, rng: random.Random) -> bool:
        """Somebody answers; false if nobody can."""
        self.measure()
        asked = self.asked()
        if not asked:
            return False
        self._sent, self._waiting, self._acknowledged = time.perf_counter(), set(self.clients), None
        self.report.answers += 1
        try:
            await rng.choice(asked).answer(rng)
        except ConnectionClosed:
            self.report.fault("closed")
        return True

    def measure(self) -> None:
        """How long it took from the last answer until the last of them saw what came of it."""
        if self._sent and self._last >= self._sent:
            self.report.latencies.append(self._last - self._sent)
        if self.is_acknowledging and self._acknowledged is None:
            self.report.fault("lost")
        self._sent, self._acknowledged = 0.0, 0.0

    async def leave(self) -> None:
        self.is_closing = True
        await asyncio.gather(*(client.leave() for client in self.clients))
