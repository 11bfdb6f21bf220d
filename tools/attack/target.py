"""The server under attack: a real process with its log, its processor time, and a table that must go on playing."""

import asyncio
import contextlib
import json
import resource
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil
from tests.server.house import House, free_port

from tools.attack.tally import Tally

ROOT = Path(__file__).parents[2]
START_S = 300.0  # the rules may have to be compiled
LOG_BYTES_A_TRY = 400
LOG_BYTES_AT_ALL = 8_000
SECONDS_A_TRY = 0.4  # of the server's processor


@dataclass
class Target:
    """How a server is started, reached, watched and killed."""

    folder: Path
    database: str = ""
    bus: str = ""
    limits: bool = False
    port: int = field(default_factory=free_port)
    process: "subprocess.Popen[bytes] | None" = None
    log: list[bytes] = field(default_factory=list)

    @property
    def house(self) -> House:
        return House(self.port)

    async def start(self) -> None:
        """Returns when the server answers."""
        database = self.database or str(self.folder / "tables.sqlite")
        command = [
            sys.executable, "-m", "zaubertisch", "serve", "--quick", "--port", str(self.port), "--database", database,
            "--limits" if self.limits else "--no-limits", *(["--bus", self.bus] if self.bus else []),
        ]  # fmt: skip
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        threading.Thread(target=self._listen, args=(self.process,), daemon=True).start()
        async with asyncio.timeout(START_S):
            while await self.health() is None:
                if self.process.poll() is not None:
                    raise RuntimeError(f"the server does not start: {b''.join(self.log)[-500:]!r}")
                await asyncio.sleep(0.05)

    def _listen(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stderr is not None
        for line in process.stderr:
            self.log.append(line)

    def kill(self) -> None:
        """Without any warning."""
        if self.process is not None:
            with contextlib.suppress(psutil.NoSuchProcess):
                for child in psutil.Process(self.process.pid).children(recursive=True):
                    child.kill()
            self.process.kill()
            self.process.wait()
            self.process = None

    def fill_disk(self) -> None:
        """No file of the server may grow any more; what is written beyond is refused by the system."""
        assert self.process is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))

    def empty_disk(self) -> None:
        assert self.process is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    async def health(self) -> int | None:
        """The status of /health, or nothing if nobody answers."""
        with contextlib.suppress(OSError):
            return (await self.house.request("GET", "/health"))[0]
        return None

    def seconds(self) -> float:
        """Processor time of the server itself, without the processes in which bots think."""
        assert self.process is not None
        times = psutil.Process(self.process.pid).cpu_times()
        return float(times.user + times.system)

    def log_bytes(self) -> int:
        return sum(map(len, self.log))

    def tracebacks(self) -> int:
        return sum(b"Traceback" in line for line in self.log)

    def names_in_log(self) -> list[str]:
        """Lines that are no JSON, or tell a path of a request or of this machine."""
        return [line.decode(errors="replace")[:200] for line in self.log if not is_discreet(line)]


def is_discreet(line: bytes) -> bool:
    """
    >>> is_discreet(b'{"event": "sweep_failed"}'), is_discreet(b'GET /t/abc'), is_discreet(b'{"path": "/t/abc"}')
    (True, False, False)
    """
    try:
        entry = json.loads(line)
    except ValueError:
        return False
    return isinstance(entry, dict) and "path" not in entry and b"/api/" not in line and b"/t/" not in line


@contextlib.asynccontextmanager
async def target(folder: Path, **how: Any) -> AsyncIterator[Target]:
    found = Target(folder, **how)
    try:
        await found.start()
        yield found
    finally:
        found.kill()


@contextlib.asynccontextmanager
async def unharmed(target: Target, tally: Tally) -> AsyncIterator[None]:
    """Whatever is tried inside: the server lives, plays, keeps its log short and its processor free."""
    tried, size, seconds, traces = tally.tried, target.log_bytes(), target.seconds(), target.tracebacks()
    yield
    tries = max(1, tally.tried - tried)
    tally.expect(await plays(target), "the server does not play any more")
    allowed = LOG_BYTES_AT_ALL + LOG_BYTES_A_TRY * tries
    tally.expect(target.log_bytes() - size <= allowed, f"{target.log_bytes() - size} bytes of log for {tries} tries")
    spent = target.seconds() - seconds
    tally.expect(spent <= 1 + SECONDS_A_TRY * tries, f"{spent:.1f} s of processor for {tries} tries")
    tally.expect(target.tracebacks() == traces, f"{target.tracebacks() - traces} tracebacks in the log")
    for line in target.names_in_log()[:3]:
        tally.expect(False, f"the log tells {line!r}")
    target.log.clear()


async def plays(target: Target) -> bool:
    """A new table can be founded, sat down at and played."""
    try:
        async with asyncio.timeout(30):
            created = await target.house.create("pp")
            async with target.house.sit_all(created) as (anna, _):
                return (await anna.answer())["type"] == "acknowledged"
    except (OSError, TimeoutError, AssertionError):
        return False
