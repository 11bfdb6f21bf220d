"""Long work on a real Ray on this machine: the same figures as in one process, whatever dies or is stopped."""

import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil
import pytest

from tests.commands import run
from tests.interrupts import heed_interrupts
from tests.patience import BETWEEN_S, PATIENCE_S
from tests.sample import whole
from zaubertisch import __version__
from zaubertisch.kernel.cache import cache_root
from zaubertisch.tables.records import read_record

Ray = tuple[str, psutil.Process]

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "zaubertisch"]
ARENA = ("arena", "grimoria", "--bots", "greedy,random", "--json")
OTHERS = (
    ("balance", "grimoria", "--bots", "random,random", "--games", "4", "--json"),
    ("report", "grimoria", "--bots", "random,random", "--games", "4", "--json"),
    ("vary", "grimoria", "bard.points=0,3", "--bots", "random,random", "--games", "3", "--json"),
)
SEVERAL = """
import json, sys
from zaubertisch.cli import app
for words in json.load(sys.stdin):
    app(words, standalone_mode=False)
"""
# As `--ray local` has it: on the loopback address, with a secret of its own.
RAY = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
}


def wait_for(holds: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end
        time.sleep(BETWEEN_S)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@contextmanager
def ray_with(cores: int, **environment: str) -> Iterator[Ray]:
    """A Ray of this machine with so many workers: its address, and the process that all others come from."""
    port, ray = free_port(), Path(sys.executable).with_name("ray")
    words = ["start", "--head", "--block", "--node-ip-address", "127.0.0.1", "--port", str(port)]
    words += ["--num-cpus", str(cores), "--include-dashboard=false", "--object-store-memory", "100000000"]
    with (
        tempfile.TemporaryDirectory(prefix="ray-") as folder,  # names of sockets must be short
        subprocess.Popen(
            [ray, *words, "--temp-dir", folder], env=os.environ | RAY | environment, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True,
        ) as started,
        ended(head := psutil.Process(started.pid)),
    ):  # fmt: skip
        assert any("Ray runtime started" in line for line in started.stdout or ())
        yield f"127.0.0.1:{port}", head


@contextmanager
def ended(process: psutil.Process) -> Iterator[None]:
    """With everything that it started, whatever happens."""
    try:
        yield
    finally:
        with suppress(psutil.NoSuchProcess):
            for each in [*process.children(recursive=True), process]:
                with suppress(psutil.NoSuchProcess):
                    each.kill()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Ray]:
    with ray_with(2) as found:
        yield found


def notes(folder: Path) -> list[str]:
    """What is written down so far, in any order."""
    return sorted(line for file in folder.rglob("*.jsonl") for line in file.read_text().splitlines())


def stopped_in_a_job(head: psutil.Process) -> psutil.Process:
    """A worker that stands still in the middle of its job."""
    while True:
        for process in filter(is_in_a_job, head.children(recursive=True)):
            process.suspend()
            if is_in_a_job(process):
                return process
            process.resume()
        time.sleep(BETWEEN_S)


def is_in_a_job(process: psutil.Process) -> bool:
    with suppress(psutil.NoSuchProcess):
        return process.cmdline()[:1] == ["ray::do_job"]
    return False


def test_a_worker_dies_and_the_figures_are_those_of_one_process(cluster: Ray, tmp_path: Path) -> None:
    (address, head), own, alone = cluster, tmp_path / "ray", tmp_path / "alone"
    words = [*ARENA, "--games", "60", "--records", str(own / "records")]
    with subprocess.Popen(
        [*COMMAND, *words, "--ray", address], env=os.environ | RAY | {"XDG_DATA_HOME": str(own)}, cwd=ROOT,
        stdout=subprocess.PIPE, text=True,
    ) as running, ended(psutil.Process(running.pid)):  # fmt: skip
        victim = stopped_in_a_job(head)
        before = len(notes(own))
        wait_for(lambda: len(notes(own)) > before)  # the other one works on
        assert len(notes(own)) < 60
        victim.kill()
        found = running.communicate()[0]
    expected = run(*ARENA, "--games", "60", "--processes", "1", XDG_DATA_HOME=str(alone))
    assert running.returncode == 0
    assert found == expected.stdout
    assert notes(own) == notes(alone)
    assert len(notes(own)) == 60
    kept = sorted(file.name for file in (own / "records").iterdir())
    assert kept == ["grimoria-0.record", "grimoria-50.record"]
    read_record(own / "records" / kept[1]).check()


def several(folder: Path, *words: str) -> str:
    """All commands of one kind, one after the other; what they printed."""
    typed = json.dumps([[*each, *words] for each in OTHERS])
    environment = os.environ | RAY | {"XDG_DATA_HOME": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", SEVERAL], env=environment, cwd=ROOT, input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-800:]
    return done.stdout


@whole
def test_balance_report_and_vary_have_the_same_figures(cluster: Ray, tmp_path: Path) -> None:
    assert several(tmp_path / "ray", "--ray", cluster[0]) == several(tmp_path / "alone", "--processes", "1")
    assert notes(tmp_path / "ray") == notes(tmp_path / "alone")


@whole
def test_a_ray_of_ones_own_listens_here_alone_and_ends_with_the_command(tmp_path: Path) -> None:
    """Stopped as by Ctrl-C in its terminal; then the same command plays only what is missing."""
    own = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "ZAUBERTISCH_CACHE": str(cache_root())}
    command = [*COMMAND, *ARENA, "--games", "100000", "--ray", "local"]
    with subprocess.Popen(
        command, env=os.environ | own, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        preexec_fn=heed_interrupts, start_new_session=True,
    ) as running, ended(psutil.Process(running.pid)):  # fmt: skip
        wait_for(lambda: notes(tmp_path) or running.poll() is not None)
        family = psutil.Process(running.pid).children(recursive=True)
        sockets = [each for process in family for each in process.net_connections("tcp") if each.status == "LISTEN"]
        assert {each.laddr.ip.removeprefix("::ffff:") for each in sockets} == {"127.0.0.1"}
        settings = [each for each in map(psutil.Process.environ, family) if "RAY_AUTH_TOKEN" in each]
        assert {each["RAY_USAGE_STATS_ENABLED"] for each in settings} == {"0"}
        os.killpg(running.pid, signal.SIGINT)
        assert running.communicate()[1] == "Stopped; the same command goes on with it.\n"
        assert running.returncode == 130
        wait_for(lambda: not any(each.is_running() for each in family))
    assert not (tmp_path / ".ray").exists()
    played = notes(tmp_path)
    done = run(*ARENA, "--games", str(len(played) + 1), "--processes", "1", XDG_DATA_HOME=str(tmp_path))
    assert json.loads(done.stdout)["games"] == len(played) + 1
    assert set(played) < set(notes(tmp_path))


def test_workers_with_another_program_are_refused(tmp_path: Path) -> None:
    """Figures of two versions must not be mixed."""
    package = tmp_path / "src/zaubertisch"
    shutil.copytree(ROOT / "src/zaubertisch", package, ignore=shutil.ignore_patterns("client", "__pycache__"))
    (package / "__init__.py").write_text('__version__ = "0.0.1"\n')
    words, own = [*ARENA, "--games", "2", "--ray"], RAY | {"XDG_DATA_HOME": str(tmp_path)}
    with ray_with(1, PYTHONPATH=str(package.parent)) as (address, _):
        done = run(*words, address, **own)
        assert done.returncode == 2, done.stderr
        assert "zaubertisch 0.0.1 (" in done.stderr
        assert f"allowed is zaubertisch {__version__} (" in done.stderr
        assert done.stderr.count("\n") == 1
        shutil.rmtree(package)
        package.with_suffix(".py").write_text("raise ModuleNotFoundError('not here', name='zaubertisch')\n")
        done = run(*words, address, **own)
        assert done.returncode == 2, done.stderr
        assert "cannot do a job (ModuleNotFoundError: " in done.stderr
        assert done.stderr.count("\n") == 1
    assert not notes(tmp_path)


@pytest.mark.parametrize("address", ["nonsense", "ray://127.0.0.1:1", "127.0.0.1:1", "127.0.0.1:99999999"])
def test_a_wrong_address_is_one_line(address: str) -> None:
    done = run(*ARENA, "--ray", address)
    assert done.returncode == 2
    assert done.stderr.startswith(f"zaubertisch: --ray {address}: ")
    assert done.stderr.count("\n") == 1


@whole
def test_somebody_else_at_the_address_is_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        address = f"127.0.0.1:{deaf.getsockname()[1]}"
        begun = time.monotonic()
        done = run(*ARENA, "--ray", address, **RAY)
    assert done.returncode == 2
    assert done.stderr.startswith(f"zaubertisch: --ray {address}: ")
    assert done.stderr.count("\n") == 1
    assert time.monotonic() - begun < PATIENCE_S
