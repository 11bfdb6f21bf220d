"""A server in a process of its own, seen from outside: what it takes, and whether it is there."""

import json
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from typing import Any

import psutil

from zaubertisch.kernel.errors import BadInput

START_S = 120.0
BETWEEN_LOOKS_S = 0.05


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Watched:
    """A server with all processes in which it serves; those that think or compile for it do not count."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int) -> None:
        self.process, self.port = process, port

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def is_up(self) -> bool:
        with socket.socket() as line:
            return line.connect_ex(("127.0.0.1", self.port)) == 0

    def wait(self) -> None:
        until = time.monotonic() + START_S
        while time.monotonic() < until and self.process.poll() is None:
            if self.is_up():
                return
            time.sleep(BETWEEN_LOOKS_S)
        raise BadInput("the server did not start", "a port and a database that it can use")

    def _all(self) -> list[psutil.Process]:
        first = psutil.Process(self.process.pid)
        return [first, *(each for each in first.children() if "serve" in each.cmdline())]

    def kilobytes(self) -> float:
        return sum(float(each.memory_info().rss) for each in self._all()) / 1024

    def busy(self) -> float:
        """How many seconds of processor time it has taken."""
        times = [each.cpu_times() for each in self._all()]
        return float(sum(each.user + each.system for each in times))

    def stop(self) -> None:
        """Gently; and if that takes too long, not."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        if self.process.poll() is None:
            for each in psutil.Process(self.process.pid).children(recursive=True):
                each.kill()
            self.process.kill()
            self.process.wait()


class OurServer(Watched):
    """This program."""

    def __init__(self, database: str, processes: int, *, has_pauses: bool = True) -> None:
        port, self.processes = free_port(), processes
        command = [sys.executable, "-m", "zaubertisch", "serve", "--port", str(port), "--database", database]
        command += ["--no-limits", "--log-level", "warning", "--processes", str(processes)]
        command += [] if has_pauses else ["--quick"]
        super().__init__(subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True), port)

    def is_up(self) -> bool:
        try:
            self.call("/health")
        except OSError:
            return False
        return True

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

    def wait_for_rules(self, game: str) -> None:
        """In all processes, which are asked by turns."""
        for _ in range(2 * self.processes):
            while self.call("/api/readiness")[game]["state"] == "loading":
                time.sleep(BETWEEN_LOOKS_S)
