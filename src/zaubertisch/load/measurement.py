"""A server in a process of its own, clients that play on it, and what that costs."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import psutil

from zaubertisch.kernel.errors import BadInput
from zaubertisch.load.swarm import Swarm, logs_differ
from zaubertisch.server.store import Store

START_S = 120.0
BETWEEN_LOOKS_S = 0.05
Say = Callable[[str], None]


class Measured:
    """The server, seen from outside."""

    def __init__(self, database: str) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port: int = found.getsockname()[1]
        command = [sys.executable, "-m", "zaubertisch", "serve", "--port", str(self.port), "--database", database]
        self.process = subprocess.Popen(
            [*command, "--no-limits", "--log-level", "warning"], stdout=subprocess.DEVNULL, start_new_session=True
        )
        self.memory = psutil.Process(self.process.pid)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def wait(self) -> None:
        until = time.monotonic() + START_S
        while time.monotonic() < until and self.process.poll() is None:
            try:
                self.call("/health")
                return
            except OSError:
                time.sleep(0.2)
        raise BadInput("the server did not start", "a database that it can write")

    def call(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"http://{self.address}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=30) as reply:
            return json.loads(reply.read())

    def create_table(self, new: dict[str, Any]) -> dict[str, Any]:
        """A new table, loaded into the memory."""
        created: dict[str, Any] = self.call("/api/tables", new)
        self.call(f"/api/tables/{created['table']}")
        return created

    def kilobytes(self) -> float:
        return float(self.memory.memory_info().rss) / 1024

    def busy(self) -> float:
        """How many seconds it has worked."""
        times = self.memory.cpu_times()
        return float(times.user + times.system)

    def stop(self) -> None:
        """Gently; and if that takes too long, not."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def kill(self) -> None:
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()


@dataclass(frozen=True)
class Load:
    """What is to be measured: tables of a game, sockets in all, answers a second in all, and how long."""

    game: str
    tables: int
    seats: int
    sockets: int
    rate: float
    seconds: float

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


async def measure(load: Load, database: str, url: str, say: Say) -> dict[str, Any]:
    """Everything that was measured; `url` is where the database is read once the server has stopped."""
    server, memory = Measured(database), Memory()
    try:
        say("starting")
        await asyncio.to_thread(server.wait)
        swarm = Swarm(server.address, create_tables(server, load, memory, say))
        await swarm.come(load.sockets, lambda done: say(f"sockets: {done:.0f}"))
        memory.with_sockets, busy = server.kilobytes(), server.busy()
        await swarm.play(load.rate, load.seconds, lambda t: say(f"playing: {t:.0f} of {load.seconds:.0f} s"))
        memory.after, busy = server.kilobytes(), server.busy() - busy
        await swarm.leave()
        await asyncio.to_thread(server.stop)
    finally:
        server.kill()
    return summary(load, swarm, memory, busy, await faults_in_logs(swarm, url, say))


def create_tables(server: Measured, load: Load, memory: Memory, say: Say) -> list[dict[str, Any]]:
    """All tables; one before them that does not count, since the first costs more: the game is loaded for it."""
    new = {"game": load.game, "seats": [{"kind": "person"}] * load.seats}
    server.create_table(new)
    while server.call("/api/readiness")[load.game]["state"] == "loading":
        time.sleep(BETWEEN_LOOKS_S)
    memory.empty = server.kilobytes()
    created = []
    for number in range(1, load.tables + 1):
        created.append(server.create_table(new))
        say(f"tables: {number}")
    memory.with_tables = server.kilobytes()
    return created


async def faults_in_logs(swarm: Swarm, url: str, say: Say) -> int:
    store = Store(url)
    wrong = await logs_differ(store, swarm, lambda done: say(f"logs: {done:.0f}"))
    await store.close()
    return wrong


def summary(load: Load, swarm: Swarm, memory: Memory, busy: float, wrong: int) -> dict[str, Any]:
    report, growth = swarm.report, max(0.0, memory.after - memory.with_sockets)
    return {
        "answers_per_s": round(report.answers / report.seconds, 1),
        "p50_ms": round(report.percentile(0.5), 1),
        "p95_ms": round(report.percentile(0.95), 1),
        "p99_ms": round(report.percentile(0.99), 1),
        "errors": report.errors + wrong,
        "kb_per_table": round((memory.with_tables - memory.empty + growth) / load.tables, 1),
        "kb_per_socket": round((memory.with_sockets - memory.with_tables) / load.sockets, 1),
        "server_ms_per_answer": round(1000 * busy / max(1, report.answers), 2),
        "swarm_ms_per_answer": round(1000 * report.worked / max(1, report.answers), 2),
        "tables": load.tables,
        "sockets": load.sockets,
        "answers": report.answers,
        "measured": len(report.latencies),
        "logs_that_differ": wrong,
        "error_kinds": report.error_kinds,
    }
