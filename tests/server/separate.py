"""A server in a process of its own, whose log is read and whose means can be limited."""

import contextlib
import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tests.server.house import House, free_port, quick
from tests.server.nursery import listens

ROOT = Path(__file__).parents[2]
START_S = 120.0


class Separate(House):
    """How to reach it, and what it logged."""

    def __init__(self, port: int, log: Path, process: int) -> None:
        super().__init__(port)
        self._log, self.process = log, process

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.splitlines()]

    def events(self) -> list[str]:
        return [line["event"] for line in self.lines()]


@contextlib.contextmanager
def separate(folder: Path, *, handles: int = 0, file_bytes: int = 0, **changes: Any) -> Iterator[Separate]:
    """A quick server with uncompiled rules; `handles` and `file_bytes` are all that the system lets it have."""
    port = free_port()
    wish = {"port": port, "folder": str(folder), "handles": handles, "file_bytes": file_bytes, "changes": changes}
    environment = {
        **os.environ, "ZAUBERTISCH_RULES": "python", "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
    }  # fmt: skip
    log = folder / "server.log"
    with log.open("wb") as errors:
        command = [sys.executable, "-m", "tests.server.separate", json.dumps(wish)]
        process = subprocess.Popen(command, stderr=errors, stdout=errors, env=environment, cwd=ROOT)
    try:
        until = time.monotonic() + START_S
        while not listens(port):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.05)
        yield Separate(port, log, process.pid)
    finally:
        process.kill()
        process.wait()


def run(wish: dict[str, Any]) -> None:
    """In the process itself."""
    from zaubertisch.server.operation.logs import set_up_logs
    from zaubertisch.server.process import make_server
    from zaubertisch.server.settings import Settings

    set_up_logs("info")
    settings = asdict(quick(Path(wish["folder"]), port=wish["port"], **wish["changes"]))
    for name in ("pauses", "client"):  # as they are by themselves
        del settings[name]
    server = make_server(Settings(**settings))
    if wish["handles"]:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wish["handles"], wish["handles"]))
        server = make_server(Settings(**settings))
    if wish["file_bytes"]:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (wish["file_bytes"], wish["file_bytes"]))
    server.run()


if __name__ == "__main__":
    run(json.loads(sys.argv[1]))
