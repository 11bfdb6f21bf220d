"""Servers that can be killed: one process loads everything once, and forks a real server whenever it is asked to.

So a test can start and kill hundreds of servers in the time that loading a few would take.
"""

import asyncio
import contextlib
import gc
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


class Nursery:
    """The test's side."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.children: list[int] = []

    def _ask(self, **wish: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(wish) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def start(self, *, wait: bool = True, **settings: Any) -> int:
        """A new server; returns its process number once it listens, or at once."""
        process: int = self._ask(start=settings)
        self.children.append(process)
        if not wait:
            return process
        port = settings["port"]
        until = time.monotonic() + 30
        while not listens(port):
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.005)
        return process

    def kill(self, process: int) -> None:
        """Without any warning."""
        self.children.remove(process)
        self._ask(kill=process)


def listens(port: int) -> bool:
    import socket

    with contextlib.closing(socket.socket()) as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


@contextlib.contextmanager
def nursery(source: Path = ROOT / "src", **environment: str) -> Iterator[Nursery]:
    """Servers of the program in a folder."""
    environment = {**os.environ, **environment, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
    command = [sys.executable, "-m", "tests.server.nursery"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment
    ) as process:
        house = Nursery(process)
        try:
            yield house
        finally:
            for child in [*house.children]:
                house.kill(child)
            assert process.stdin is not None
            process.stdin.close()


def raise_servers() -> None:
    """The nursery's side: everything is loaded and used once, then children are forked."""
    load_everything()
    gc.freeze()  # what is loaded is shared, and never looked through again
    for line in sys.stdin:
        wish = json.loads(line)
        if "start" in wish:
            child = os.fork()
            if child == 0:
                serve(wish["start"])
            print(json.dumps(child), flush=True)
        else:
            os.kill(wish["kill"], signal.SIGKILL)
            os.waitpid(wish["kill"], 0)
            print("true", flush=True)


def load_everything() -> None:
    """What a server does first is done here once, for all of them."""
    from zaubertisch.games import GAMES
    from zaubertisch.kernel.versions import rule_version
    from zaubertisch.server.play.view_messages import body_of
    from zaubertisch.server.process import make_server
    from zaubertisch.server.settings import Settings
    from zaubertisch.tables.setup import SeatPlan, TableSetup
    from zaubertisch.tables.snapshots import snapshot_version
    from zaubertisch.tables.table import Table

    seats = [SeatPlan("person", "random", name) for name in ("Anna", "Ben")]
    table = Table(TableSetup("grimoria", {}, "", seats, None, 1, "", ""))
    body_of(table, 0, ())
    for game in GAMES:
        rule_version(game)
        snapshot_version(game)
    make_server(Settings("sqlite://")).config.load()


def serve(changes: dict[str, Any]) -> None:
    from dataclasses import replace

    from zaubertisch.server.process import make_server
    from zaubertisch.server.settings import NO_PAUSES, Settings, without_limits

    settings = Settings("", pauses=NO_PAUSES, workers_at_start=False, sweep_s=0.1)
    server = make_server(without_limits(replace(settings, **changes)))
    try:
        asyncio.run(server.serve())
    finally:
        os._exit(1)


if __name__ == "__main__":
    raise_servers()
