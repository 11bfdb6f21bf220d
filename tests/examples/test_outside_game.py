"""A game from outside: a package of its own is installed, and the whole house takes it as it is."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from zaubertisch.kernel.cache import PACKAGE, cache_root

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "mondtuerme"
SUITE = ("tests/generic", "tests/kernel/test_words.py", "-k", "mondtuerme")
LEAST_TESTS = 40  # of the suite for one game
pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def site() -> Path:
    """A folder with nothing in it but the installed game; always the same one, so that its rules are compiled once."""
    folder = cache_root().parent / f"zaubertisch-example-{state_of(EXAMPLE)}"
    if not folder.exists():
        put_in_place(installed(folder.with_name(f"{folder.name}.{os.getpid()}")), folder)
    return folder


def state_of(folder: Path) -> str:
    """A hash of everything in it that git knows."""
    tracked = subprocess.run(["git", "ls-files"], cwd=folder, capture_output=True, text=True, check=True).stdout.split()
    return hashlib.sha256(b"".join((folder / name).read_bytes() for name in tracked)).hexdigest()[:12]


def put_in_place(made: Path, folder: Path) -> None:
    """All at once; another worker may have been quicker."""
    try:
        made.rename(folder)
    except OSError:
        shutil.rmtree(made)


def installed(folder: Path) -> Path:
    command = [
        sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps",
        "--no-build-isolation", "--target", str(folder), str(EXAMPLE),
    ]  # fmt: skip
    subprocess.run(command, check=True)
    return folder


def pytest_with(site: Path, *arguments: str) -> str:
    """The end of what pytest says where the game is installed."""
    path = os.pathsep.join([str(PACKAGE.parent), str(site)])
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", "--tb=short", *arguments]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout


def test_the_suite_of_all_games_takes_it(site: Path) -> None:
    said = pytest_with(site, *SUITE, "-rA")
    assert said.count("PASSED") >= LEAST_TESTS


def test_bots_terminal_records_scenarios_and_server_take_it(site: Path) -> None:
    pytest_with(site, "tests/examples/outside.py")


def test_the_plain_table_in_the_browser_takes_it(site: Path) -> None:
    pytest_with(site, "tests/browser/outside_game.py")


def test_nothing_of_the_house_knows_it() -> None:
    """A new game is a new folder; of all other files only those that speak of the example name it."""
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    speaking = ("examples/", "tests/examples/", "tests/browser/outside_game.py", "docs/", "CHANGELOG.md", "README.md")
    files = [ROOT / name for name in tracked if not name.startswith(speaking)]
    texts = {path: path.read_bytes() for path in files if path.is_file()}
    naming = [path.relative_to(ROOT).as_posix() for path, text in texts.items() if b"mondtuerme" in text.lower()]
    assert naming == ["src/zaubertisch/kernel/packages.py"]  # which shows how a package names its games
