"""`zaubertisch load`: a server, a swarm, and numbers."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import psutil
from rich.console import Console
from rich.table import Table

from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.process import allow_many_sockets
from zaubertisch.server.store import Store
from zaubertisch.server.swarm import Swarm, logs_differ
from zaubertisch.terminal.serve import database_url
from zaubertisch.terminal.warm import ready

START_S = 120.0


class Measured:
    """A server in a process of its own, to be measured from outside."""

    def __init__(self, database: str) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port: int = found.getsockname()[1]
        command = [sys.executable, "-m", "zaubertisch", "serve", "--port", str(self.port), "--database", database]
        self.process = subprocess.Popen(
            [*command, "--no-limits", "--log-level", "warning"], stdout=subprocess.DEVNULL, start_new_session=True
        )
        self.memory = psutil.Process(self.process.pid)

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
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=30) as reply:
            return json.loads(reply.read())

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


def load(
    *, tables: int, sockets: int, rate: float, seconds: float, game: str, database: str, as_json: bool
) -> int:  # fmt: skip
    rulebook = ready(load_game(game))
    allow_many_sockets()
    seats = min(rulebook.most_seats, max(rulebook.least_seats, sockets // tables))
    if sockets < tables * seats:
        raise BadInput(f"{sockets} sockets for {tables} tables", f"at least {tables * seats}: one for each seat")
    with tempfile.TemporaryDirectory(prefix="zaubertisch-load-") as folder:
        where = database or str(Path(folder) / "tables.sqlite")
        found = asyncio.run(measure(where, game, tables, seats, sockets, rate, seconds))
    print(json.dumps(found)) if as_json else show(found)
    return 0 if found["errors"] == 0 else 1


async def measure(
    database: str, game: str, tables: int, seats: int, sockets: int, rate: float, seconds: float
) -> dict[str, Any]:
    server = Measured(database)
    console = Console(stderr=True)
    try:
        with console.status("starting") as status:
            await asyncio.to_thread(server.wait)
            new = {"game": game, "seats": [{"kind": "person"}] * seats}
            create_table(server, new)
            before = server.kilobytes()
            created = []
            for number in range(1, tables + 1):
                created.append(create_table(server, new))
                status.update(f"tables: {number}")
            with_tables = server.kilobytes()
            swarm = Swarm("127.0.0.1", server.port, created)
            await swarm.come(sockets, lambda done: status.update(f"sockets: {done}"))
            with_sockets = server.kilobytes()
            busy = server.busy()
            await swarm.play(rate, seconds, lambda t: status.update(f"playing: {t:.0f} of {seconds:.0f} s"))
            after, busy = server.kilobytes(), server.busy() - busy
            swarm.leave()
            await asyncio.to_thread(server.stop)
            store = Store(database_url(database))
            wrong = await logs_differ(store, swarm, lambda done: status.update(f"logs: {done}"))
            await store.close()
    finally:
        if server.process.poll() is None:
            os.kill(server.process.pid, signal.SIGKILL)
            server.process.wait()
    report = swarm.report
    growth = max(0.0, after - with_sockets)
    return {
        "answers_per_s": round(report.answers / report.seconds, 1),
        "p50_ms": round(report.percentile(0.5), 1),
        "p95_ms": round(report.percentile(0.95), 1),
        "p99_ms": round(report.percentile(0.99), 1),
        "errors": report.errors + wrong,
        "kb_per_table": round((with_tables - before + growth) / tables, 1),
        "kb_per_socket": round((with_sockets - with_tables) / sockets, 1),
        "server_ms_per_answer": round(1000 * busy / max(1, report.answers), 2),
        "swarm_ms_per_answer": round(1000 * report.worked / max(1, report.answers), 2),
        "tables": tables,
        "sockets": sockets,
        "answers": report.answers,
        "measured": len(report.latencies),
        "logs_that_differ": wrong,
        "error_kinds": report.error_kinds,
    }


def create_table(server: Measured, new: dict[str, Any]) -> dict[str, Any]:
    """Found a table and load it into the memory."""
    created: dict[str, Any] = server.call("/api/tables", new)
    server.call(f"/api/tables/{created['table']}")
    return created


def show(found: dict[str, Any]) -> None:
    grid = Table.grid(padding=(0, 2))
    for name, value in found.items():
        grid.add_row(name.replace("_", " "), str(value))
    Console().print(grid)
