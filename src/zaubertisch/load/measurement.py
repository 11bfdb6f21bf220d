"""A server in a process of its own, clients that play on it, and what that costs; beside a peer, if one is named."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from zaubertisch.kernel.errors import BadInput
from zaubertisch.load.clients import ClientTable, Report
from zaubertisch.load.peers import PeerServer
from zaubertisch.load.processes import OurServer, Watched
from zaubertisch.load.swarm import Swarm, logs_differ
from zaubertisch.server.storage.store import Store

FIRST_TABLES = 3  # of each process; they do not count, since the first costs more: the game is loaded for it
ROUNDS = 3  # so often servers that are compared take turns
Say = Callable[[str], None]


@dataclass(frozen=True)
class Load:
    """What is to be measured: tables of a game, sockets in all, answers a second in all, and how long."""

    game: str
    tables: int
    seats: int
    sockets: int
    rate: float
    seconds: float
    processes: int = 1

    def check(self) -> None:
        least = self.tables * self.seats
        if self.sockets < least:
            raise BadInput(f"{self.sockets} sockets for {self.tables} tables", f"at least {least}: one for each seat")


@dataclass
class Memory:
    """How much the server takes, in kilobytes: empty, with tables, with sockets too, and when all was played."""

    empty: float = 0.0
    with_tables: float = 0.0
    with_sockets: float = 0.0
    after: float = 0.0


@dataclass
class Contestant:
    """A server that is measured, and the swarm that plays on it."""

    server: Watched
    swarm: Swarm
    memory: Memory = field(default_factory=Memory)
    busy: float = 0.0
    sent: int = 0  # bytes of messages while it was played

    async def come(self, load: Load, say: Say) -> None:
        self.memory.with_tables = self.server.kilobytes()
        await self.swarm.come(load.sockets, lambda done: say(f"sockets: {done:.0f}"))
        self.memory.with_sockets = self.server.kilobytes()

    async def play(self, load: Load, seconds: float, say: Say) -> None:
        before, received = self.server.busy(), self.swarm.report.received
        await self.swarm.play(load.rate, seconds, lambda t: say(f"playing: {t:.0f} of {seconds:.0f} s"))
        self.busy += self.server.busy() - before
        self.sent += self.swarm.report.received - received
        self.memory.after = self.server.kilobytes()

    async def go(self) -> None:
        await self.swarm.come_to_rest()
        await self.swarm.leave()
        await asyncio.to_thread(self.server.stop)


async def measure(load: Load, database: str, url: str, say: Say) -> dict[str, Any]:
    """Everything that was measured; `url` is where the database is read once the server has stopped."""
    ours = await asyncio.to_thread(our_server, load, database, say)
    try:
        await ours.come(load, say)
        await ours.play(load, load.seconds, say)
        await ours.go()
    finally:
        ours.server.kill()
    return summary(load, ours, await faults_in_logs(ours.swarm, url, say))


async def compare(load: Load, peer: str, database: str, url: str, say: Say) -> dict[str, dict[str, Any]]:
    """Ours and a peer's at the same rate, in turns, so that both have the machine as it is.

    Ours makes no pauses here: a peer has no secret windows, which last for seconds whatever the server can do.
    """
    theirs = await asyncio.to_thread(their_server, load, peer, say)
    try:
        ours = await asyncio.to_thread(our_server, load, database, say, has_pauses=False)
        try:
            for each in (ours, theirs):
                await each.come(load, say)
            for _ in range(ROUNDS):
                for each in (ours, theirs):
                    await each.play(load, load.seconds / ROUNDS, say)
            for each in (ours, theirs):
                await each.go()
        finally:
            ours.server.kill()
    finally:
        theirs.server.kill()
    wrong = await faults_in_logs(ours.swarm, url, say)
    return {"zaubertisch": summary(load, ours, wrong), peer: summary(load, theirs, 0)}


def our_server(load: Load, database: str, say: Say, *, has_pauses: bool = True) -> Contestant:
    say("starting")
    server, memory = OurServer(database, load.processes, has_pauses=has_pauses), Memory()
    try:
        server.wait()
        new = {"game": load.game, "seats": [{"kind": "person"}] * load.seats}
        for _ in range(FIRST_TABLES * load.processes):
            server.create_table(new)
        server.wait_for_rules(load.game)
        memory.empty = server.kilobytes()
        report = Report()
        created: list[ClientTable] = []
        for number in range(1, load.tables + 1):
            created.append(ClientTable(server.create_table(new), report))
            say(f"tables: {number}")
    except BaseException:
        server.kill()
        raise
    return Contestant(server, Swarm(server.address, created, report), memory)


def their_server(load: Load, peer: str, say: Say) -> Contestant:
    say(f"starting {peer}")
    server = PeerServer(peer)
    try:
        server.wait()
    except BaseException:
        server.kill()
        raise
    report = Report()
    swarm = Swarm(server.address, server.create_tables(load.tables, load.seats, report), report)
    return Contestant(server, swarm, Memory(empty=server.kilobytes()))


async def faults_in_logs(swarm: Swarm, url: str, say: Say) -> int:
    store = Store(url)
    wrong = await logs_differ(store, swarm, lambda done: say(f"logs: {done:.0f}"))
    await store.close()
    return wrong


def summary(load: Load, of: Contestant, wrong: int) -> dict[str, Any]:
    report, memory = of.swarm.report, of.memory
    growth = max(0.0, memory.after - memory.with_sockets)
    return {
        "answers_per_s": round(report.answers / report.seconds, 1),
        "p50_ms": round(report.percentile(0.5), 1),
        "p95_ms": round(report.percentile(0.95), 1),
        "p99_ms": round(report.percentile(0.99), 1),
        "errors": report.errors + wrong,
        "kb_per_table": round((memory.with_tables - memory.empty + growth) / load.tables, 1),
        "kb_per_socket": round((memory.with_sockets - memory.with_tables) / load.sockets, 1),
        "server_ms_per_answer": round(1000 * of.busy / max(1, report.answers), 3),
        "server_cores": round(of.busy / report.seconds, 2),
        "bytes_per_answer": round(of.sent / max(1, report.answers)),
        "swarm_ms_per_answer": round(1000 * report.worked / max(1, report.answers), 3),
        "tables": load.tables,
        "sockets": load.sockets,
        "answers": report.answers,
        "seconds": round(report.seconds, 1),
        "measured": len(report.latencies),
        "logs_that_differ": wrong,
        "error_kinds": report.error_kinds,
    }
