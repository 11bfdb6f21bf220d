"""Jobs on a Ray cluster. A job whose worker dies is done again; every worker must have exactly this program.

Ray is set to send no statistics and to open no dashboard; what it starts itself listens on this machine only.
"""

import functools
import hashlib
import os
import secrets
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any

from zaubertisch import __version__
from zaubertisch.kernel.cache import PACKAGE
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.extras import check_installed
from zaubertisch.lab.crew import Work

LOCAL = "local"
ADDRESSES = "HOST:PORT of a Ray cluster to which this machine belongs, with its token, or local"
PATIENCE_S = 3  # for an answer of the cluster
AGAIN = 10  # times that a job is done again if its worker dies; then the job is to blame
AHEAD = 2  # jobs that wait or run for each core of the cluster
SMALL_STORE = 100 * 2**20  # jobs and results are small

QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_IGNORE_UNHANDLED_ERRORS": "1",  # of other jobs, when one has failed: we report its error once
}
OWN = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # listens on this machine only, as Ray does where firewalls ask
    "RAY_AUTH_MODE": "token",  # nobody else's work; the token is left in no file
}
IMPATIENT = {
    "RAY_gcs_server_port_wait_time_s": "1",
    "RAY_gcs_rpc_server_connect_timeout_s": str(PATIENCE_S),
    "RAY_py_gcs_connect_timeout_s": str(PATIENCE_S),
}


def connect(address: str, processes: int = 0) -> None:
    """Once for the whole program; Ray disconnects at its end."""
    check_installed("ray")
    if address != LOCAL:
        _knock(address)
    _set(QUIET | (OWN | {"RAY_AUTH_TOKEN": secrets.token_hex(32)} if address == LOCAL else IMPATIENT))
    import ray

    if not ray.is_initialized():
        _join(address, processes)
    if not ray.cluster_resources().get("CPU"):
        raise BadInput(f"--ray {address}: no machine of this cluster works", "a cluster with at least one core")


def _set(settings: dict[str, str]) -> None:
    """Ray reads them when it is imported; what somebody chose stays."""
    for name, value in settings.items():
        os.environ.setdefault(name, value)


def _knock(address: str) -> None:
    """Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit() or "/" in host:
        raise BadInput(f"--ray {address}", ADDRESSES)
    try:
        socket.create_connection((host, int(port)), PATIENCE_S).close()
    except (OSError, OverflowError) as error:
        raise BadInput(f"--ray {address}: nobody answers there ({error})", ADDRESSES) from None


def _join(address: str, processes: int) -> None:
    import ray

    own: dict[str, Any] = {"num_cpus": processes or os.cpu_count(), "object_store_memory": SMALL_STORE}
    try:
        with _silence():
            ray.init(
                address, include_dashboard=False, log_to_driver=False, logging_level="ERROR",
                **(own if address == LOCAL else {}),
            )  # fmt: skip
        ray._private.worker._worker_logs_enabled = False  # else it tells of dead workers amid our own output
    except (RuntimeError, ConnectionError, ValueError, ray.exceptions.RayError) as error:
        raise BadInput(f"--ray {address}: {str(error).strip().splitlines()[0]}", ADDRESSES) from None


@contextmanager
def _silence() -> Iterator[None]:
    """Ray's own part, which is not Python, complains on the terminal line after line."""
    kept = os.dup(2)
    with open(os.devnull, "wb") as nothing:
        os.dup2(nothing.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


@functools.cache
def program() -> str:
    """The version, and a hash of everything that figures can depend on."""
    digest = hashlib.sha256()
    for folder in ("kernel", "games", "bots", "tables", "lab"):
        for path in sorted((PACKAGE / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(f"{path.relative_to(PACKAGE)}\0".encode() + path.read_bytes())
    return f"zaubertisch {__version__} ({digest.hexdigest()[:12]})"


def do_job(wanted: str, work: Work, job: Any) -> Any:
    """In a worker: only by the same program."""
    if program() != wanted:
        raise BadInput(f"{program()} on {socket.gethostname()}, a machine of the Ray cluster", wanted)
    return work(job)


def results(work: Work, jobs: Sequence[Any], processes: int) -> Iterator[Any]:
    """As they are ready; so many at once, or as many as keep all cores of the cluster busy."""
    import ray

    do, shared = ray.remote(max_retries=AGAIN)(do_job), ray.put(work)
    rest = iter(jobs)
    running: list[Any] = []
    try:
        while True:
            room = (processes or _room()) - len(running)
            running += [do.remote(program(), shared, job) for job in islice(rest, max(0, room))]
            if not running:
                return
            ready, running = ray.wait(running)
            yield from map(_result, ready)
    finally:
        for one in running:
            ray.cancel(one)


def _room() -> int:
    import ray

    return max(AHEAD, AHEAD * int(ray.cluster_resources().get("CPU", 0)))


def _result(ready: Any) -> Any:
    """What came of a job; what went wrong there is raised as if it had happened here."""
    import ray

    try:
        return ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        cause: BaseException = error.cause
        raise (_unfit(cause) if isinstance(cause, ray.exceptions.RayError) else cause) from None
    except ray.exceptions.RayError as error:
        raise _unfit(error) from None


def _unfit(error: BaseException) -> BadInput:
    """The program is not there, or the job ended every worker that had it."""
    last = str(error).strip().splitlines()[-1]
    return BadInput(f"the Ray cluster cannot do a job ({last})", f"{program()} on each of its machines")
