"""A real PostgreSQL and a real Redis for tests: installed where they are missing, started privately, ended after."""

import contextlib
import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

from tests.server.house import free_port

START_S = 60.0
Start = Callable[[], AbstractContextManager[str]]
NOBODY = "nobody"  # PostgreSQL does not run as root


def install(package: str) -> None:
    """From Debian, once, however many test processes want it."""
    assert os.geteuid() == 0, f"please install {package}"
    with (Path(tempfile.gettempdir()) / "zaubertisch-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for command in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", package]):
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
            subprocess.run(["apt-get", *command], check=True, capture_output=True, env=environment)


def found(find: Callable[[], str | None], package: str) -> str:
    program = find()
    if program is None:
        install(package)
        program = find()
    assert program is not None, f"{package} has no such program"
    return program


def find_postgres() -> str | None:
    there = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return str(there[-1].parent) if there else None


@contextlib.contextmanager
def postgresql() -> Iterator[str]:
    """The URL of an empty PostgreSQL of one's own."""
    with postgresql_house() as start, start() as url:
        yield url


@contextlib.contextmanager
def postgresql_house() -> Iterator[Start]:
    """A PostgreSQL that can be started and ended again and again, with the same data at the same address."""
    programs = Path(found(find_postgres, "postgresql"))
    user = NOBODY if os.geteuid() == 0 else None
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="zaubertisch-pg-") as folder:
        if user:
            os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
        data = f"{folder}/data"
        make = [programs / "initdb", "-D", data, "-U", "tables", "-A", "trust", "--no-sync"]
        subprocess.run(make, check=True, capture_output=True, user=user, cwd=folder)
        options = ["-p", str(port), "-k", folder, "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60"]
        url = f"postgresql://tables@127.0.0.1:{port}/postgres"
        command = [str(programs / "postgres"), "-D", data, *options]
        at_once = signal.SIGINT  # otherwise it waits until everybody has gone
        yield lambda: started(command, user, folder, url, answers_postgres, at_once)


def answers_postgres(url: str) -> bool:
    import psycopg

    with psycopg.connect(url, connect_timeout=2) as link:
        return link.execute("SELECT 1").fetchone() is not None


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """The URL of an empty Redis of one's own."""
    with redis_house() as start, start() as url:
        yield url


@contextlib.contextmanager
def redis_house() -> Iterator[Start]:
    """A Redis that can be started and ended again and again at the same address."""
    program = found(lambda: shutil.which("redis-server"), "redis-server")
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="zaubertisch-redis-") as folder:
        command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
        url = f"redis://127.0.0.1:{port}"
        yield lambda: started(command, None, folder, url, answers_redis)


def answers_redis(url: str) -> bool:
    from redis import Redis

    with contextlib.closing(Redis.from_url(url)) as link:
        return bool(link.ping())


@contextlib.contextmanager
def started(
    command: list[str], user: str | None, folder: str, url: str, answers: Callable[[str], bool],
    ending: signal.Signals = signal.SIGTERM,
) -> Iterator[str]:  # fmt: skip
    """A program that answers at a URL, until it is no longer needed."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, user=user, cwd=folder, stdout=quiet, stderr=quiet)
    try:
        wait_for(lambda: answers(url))
        yield url
    finally:
        process.send_signal(ending)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for(answers: Callable[[], bool]) -> None:
    until = time.monotonic() + START_S
    while True:
        try:
            if answers():
                return
        except Exception:
            if time.monotonic() > until:
                raise
        time.sleep(0.05)
