"""A swarm of clients that plays legal games through a real server, and measures it."""

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from zaubertisch.kernel.codec import Raw
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.server.frames import Line
from zaubertisch.server.loader import fold
from zaubertisch.server.store import Store
from zaubertisch.server.view_messages import body_of

SETTLED_S = 1.2  # later the server may answer by itself, and its views would be counted too
REST_S = 60.0
TICK_S = 0.004
MOST_LOOKS = 4  # at so many tables for every answer that is due
AT_ONCE = 50  # sockets being opened


class Asked(msgspec.Struct):
    number: int
    options: list[int]


class Heard(msgspec.Struct, tag_field="type"):
    """What the swarm reads of a message."""


class View(Heard, tag="view"):
    question: Asked | None
    picture: Raw
    result: Raw


class Acknowledged(Heard, tag="acknowledged"):
    pass


class Error(Heard, tag="error"):
    code: str


class Welcome(Heard, tag="welcome"):
    pass


class Said(Heard, tag="said"):
    pass


DECODER = msgspec.json.Decoder(View | Acknowledged | Error | Welcome | Said)


@dataclass
class Report:
    """What was measured."""

    answers: int = 0
    errors: int = 0
    error_kinds: dict[str, int] = field(default_factory=dict)
    latencies: list[float] = field(default_factory=list)
    seconds: float = 0.0
    worked: float = 0.0  # seconds of processor time that the swarm itself took

    def fault(self, kind: str) -> None:
        self.errors += 1
        self.error_kinds[kind] = self.error_kinds.get(kind, 0) + 1

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Bee:
    """One socket of the swarm."""

    def __init__(self, table: "Hive", observer: int, token: str) -> None:
        self.table, self.observer, self.token = table, observer, token
        self.line: Line | None = None
        self.question: Asked | None = None
        self.picture = b""
        self.seen = asyncio.Event()

    async def come(self, host: str, port: int) -> None:
        path = f"/api/tables/{self.table.name}/socket"
        line = Line(f"{host}:{port}", path, self.hear, self.lost)
        await asyncio.get_running_loop().create_connection(lambda: line, host, port)
        self.line = line
        await line.opened
        line.send(msgspec.json.encode({"type": "hello", "token": self.token}))
        await asyncio.wait_for(self.seen.wait(), 60)

    def hear(self, data: bytes) -> None:
        message = DECODER.decode(data)
        if isinstance(message, View):
            self.question, self.picture = message.question, bytes(message.picture)
            self.seen.set()
            self.table.saw(self, is_over=bytes(message.result) != b"null")
        elif isinstance(message, Acknowledged):
            self.table.acknowledged()
        elif isinstance(message, Error):
            self.table.report.fault(message.code)

    def lost(self) -> None:
        if not self.table.is_closing:
            self.table.report.fault("closed")

    def answer(self, rng: random.Random) -> None:
        assert self.question is not None
        assert self.line is not None
        option, number = rng.choice(self.question.options), self.question.number
        self.question = None
        self.line.send(b'{"type":"answer","question":%d,"option":%d}' % (number, option))


class Hive:
    """One table of the swarm: one answer at a time, and who has seen what came of it."""

    def __init__(self, created: dict[str, Any], report: Report) -> None:
        self.name = created["table"]
        self.report = report
        self.bees = [Bee(self, key["seat"], key["token"]) for key in created["seats"]]
        self.spectator = created["spectator"]
        self.is_over = self.is_closing = False
        self._sent = 0.0
        self._waiting: set[Bee] = set()
        self._last = 0.0
        self._is_acknowledged = True

    def watch(self) -> Bee:
        self.bees.append(Bee(self, EVERYONE, self.spectator))
        return self.bees[-1]

    def saw(self, bee: Bee, *, is_over: bool) -> None:
        self.is_over = self.is_over or is_over
        if bee in self._waiting:
            self._waiting.discard(bee)
            self._last = time.perf_counter()

    def acknowledged(self) -> None:
        self._is_acknowledged = True

    def is_ready(self, now: float) -> bool:
        """Has everyone seen the last answer, or will not (for some it changes nothing)?"""
        return not self.is_over and (not self._waiting or now - self._sent > SETTLED_S)

    def asked(self) -> list[Bee]:
        return [bee for bee in self.bees if bee.question and len(bee.question.options) > 1]

    def act(self, rng: random.Random) -> bool:
        """Somebody answers; false if nobody can."""
        self.measure()
        asked = self.asked()
        if not asked:
            return False
        self._sent, self._waiting, self._is_acknowledged = time.perf_counter(), set(self.bees), False
        rng.choice(asked).answer(rng)
        self.report.answers += 1
        return True

    def measure(self) -> None:
        """How long it took from the last answer until the last of them saw what came of it."""
        if self._sent and self._last >= self._sent:
            self.report.latencies.append(self._last - self._sent)
        if not self._is_acknowledged:
            self.report.fault("lost")
        self._sent, self._is_acknowledged = 0.0, True


class Swarm:
    """All tables and sockets of a measurement."""

    def __init__(self, host: str, port: int, created: list[dict[str, Any]]) -> None:
        self.host, self.port = host, port
        self.report = Report()
        self.hives = [Hive(each, self.report) for each in created]

    async def come(self, sockets: int, tell: Callable[[int], None]) -> None:
        """Open all sockets; those beyond the seats watch."""
        bees = [bee for hive in self.hives for bee in hive.bees]
        for i in range(sockets - len(bees)):
            bees.append(self.hives[i % len(self.hives)].watch())
        gate = asyncio.Semaphore(AT_ONCE)
        done = 0

        async def one(bee: Bee) -> None:
            nonlocal done
            async with gate:
                await bee.come(self.host, self.port)
            done += 1
            tell(done)

        await asyncio.gather(*(one(bee) for bee in bees))

    async def play(self, rate: float, seconds: float, tell: Callable[[float], None]) -> None:
        """So many answers a second, each at a table that has settled."""
        rng = random.Random(1)
        start, worked = time.perf_counter(), time.process_time()
        turns = deque(self.hives)
        while (now := time.perf_counter()) - start < seconds:
            missing = int((now - start) * rate) - self.report.answers
            for _ in range(min(len(turns), MOST_LOOKS * missing)):
                turns.rotate(-1)
                if turns[-1].is_ready(now) and turns[-1].act(rng):
                    missing -= 1
                if missing <= 0:
                    break
            tell(now - start)
            await asyncio.sleep(TICK_S)
        self.report.seconds = time.perf_counter() - start
        self.report.worked = time.process_time() - worked
        await self._come_to_rest()
        for hive in self.hives:
            hive.measure()

    async def _come_to_rest(self) -> None:
        """Until every table waits for a person and everyone has seen it: the server has nothing left to do."""
        until = time.perf_counter() + REST_S
        while time.perf_counter() < until and not all(hive.is_over or hive.asked() for hive in self.hives):
            await asyncio.sleep(0.1)
        await asyncio.sleep(SETTLED_S)

    def leave(self) -> None:
        for hive in self.hives:
            hive.is_closing = True
            for bee in hive.bees:
                if bee.line:
                    bee.line.close()


async def logs_differ(store: Store, swarm: Swarm, tell: Callable[[int], None]) -> int:
    """How many tables' logs do not replay to what the clients saw last."""
    wrong = 0
    for done, hive in enumerate(swarm.hives, 1):
        kept = await store.kept(hive.name)
        assert kept is not None
        table = fold(kept.setup, await store.entries(hive.name))
        for bee in hive.bees:
            picture = msgspec.json.decode(body_of(table, bee.observer, ()), type=dict[str, Raw])["picture"]
            if bytes(picture) != bee.picture:
                wrong += 1
                break
        tell(done)
    return wrong
