"""The real server for the browser tests, on a port and a database of its own."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SECONDS_TO_START = 300  # the first start of a new version compiles the rules


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=2) as reply:
            return bool(reply.status == 200)
    except (urllib.error.URLError, OSError):
        return False


@contextmanager
def served(folder: Path, *options: str) -> Iterator[str]:
    """A running server; gives its address."""
    port = free_port()
    command = [
        sys.executable, "-m", "zaubertisch", "serve", "--quick", "--no-limits", "--port", str(port),
        "--database", str(folder / "tables.sqlite"), "--log-level", "warning", *options,
    ]  # fmt: skip
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "LANG": "C.UTF-8"})
        try:
            address = f"http://127.0.0.1:{port}"
            deadline = time.monotonic() + SECONDS_TO_START
            while not answers(address):
                if process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(f"the server did not start: {(folder / 'server.log').read_text()[-2000:]}")
                time.sleep(0.2)
            yield address
        finally:
            process.terminate()
            process.wait(20)
