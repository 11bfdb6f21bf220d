"""The small core: three packages to study games from Python; what a command lacks is named with its extra."""

import os
import re
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

from zaubertisch.kernel.extras import EXTRAS, extra_of
from zaubertisch.kernel.packages import BUILT_IN

ROOT = Path(__file__).parents[1]
MODULES = {"open_spiel": "pyspiel", "pillow": "PIL"}  # packages that are imported by another name
CORE = "numpy|numba|llvmlite|msgspec"  # llvmlite comes with Numba
STUDY = """
import sys
from random import Random
from zaubertisch.bots import bot
from zaubertisch.games import game
from zaubertisch.kernel.position import Position
from zaubertisch.lab.environments import Batch

this = game(sys.argv[1])
position = Position.new(this, this.card_set(), 2, this.parse_variants(this.measured_variants), 1)
rng, choosers = Random(1), [bot("random"), bot("random")]
assert callable(bot("greedy")) and callable(bot("4"))
for _ in range(40):
    seat = position.asked()[0]
    position.answer(seat, choosers[seat](position.view(seat), seat, rng))
batch = Batch(sys.argv[1], seats=2, count=2)
batch.step(batch.masks.argmax(axis=1))
print(position.points(0), position.question)
"""


def site(folder: Path, pattern: str) -> Path:
    """A folder of installed packages that holds only those of some names."""
    found = folder / "site"
    found.mkdir()
    for path in Path(sysconfig.get_path("purelib")).iterdir():
        if re.fullmatch(rf"({pattern})([.-].*)?", path.name):
            (found / path.name).symlink_to(path)
    return found


def python(where: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A Python that has this program and the packages of a folder, and no others."""
    path = os.pathsep.join((str(ROOT / "src"), str(where)))
    own = {"PYTHONPATH": path, "ZAUBERTISCH_RULES": "python", "XDG_DATA_HOME": str(where / "data")}
    command = [sys.executable, "-S", *arguments]
    return subprocess.run(command, env=os.environ | own, capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize("game", BUILT_IN)
def test_who_studies_a_game_needs_the_core_and_nothing_else(game: str, tmp_path: Path) -> None:
    done = python(site(tmp_path, CORE), "-c", STUDY, game)
    assert done.returncode == 0, done.stderr[-800:]


LACKING = {
    "a terminal": (CORE, ("play", "grimoria"), "zaubertisch play needs typer: pip install 'zaubertisch[play]'"),
    "any command": (CORE, ("--version",), "zaubertisch needs typer: pip install 'zaubertisch[play]'"),
    "a server": ("(?!litestar).*", ("serve",), "zaubertisch serve needs litestar: pip install 'zaubertisch[serve]'"),
    "ratings": (
        "(?!openskill).*",
        ("arena", "grimoria", "--bots", "random,random", "--games", "1", "--processes", "1"),
        "zaubertisch arena needs openskill: pip install 'zaubertisch[lab]'",
    ),
    "a cluster": (
        "(?!ray).*",
        ("arena", "grimoria", "--bots", "random,random", "--games", "1", "--ray", "127.0.0.1:1"),
        "zaubertisch arena needs ray: pip install 'zaubertisch[ray]'",
    ),
    "a database for several nodes": (
        "(?!psycopg).*",
        ("serve", "--database", "postgresql://x@127.0.0.1:1/x", "--port", "0"),
        "zaubertisch serve needs psycopg: pip install 'zaubertisch[nodes]'",
    ),
}


@pytest.mark.parametrize("case", LACKING)
def test_what_a_command_lacks_is_named_with_its_extra(case: str, tmp_path: Path) -> None:
    packages, words, expected = LACKING[case]
    done = python(site(tmp_path, packages), "-m", "zaubertisch", *words)
    assert done.returncode == 2, done.stderr[-800:]
    assert done.stderr == f"{expected}\n"


def names_of(requirements: list[str]) -> set[str]:
    """The modules that requirements bring, without those of this package's own extras."""
    names = {re.split(r"[^\w.-]", each)[0].lower().replace("-", "_").partition(".")[0] for each in requirements}
    return {MODULES.get(name, name) for name in names - {"zaubertisch"}}


def test_every_package_of_an_extra_is_named_for_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert names_of(project["dependencies"]) == {"numpy", "numba", "msgspec"}
    extras = {extra: names_of(wanted) for extra, wanted in project["optional-dependencies"].items() if extra != "dev"}
    assert extras == {extra: set(modules) for extra, modules in EXTRAS.items()}


def imported(path: Path) -> set[str]:
    """What a module imports from outside, at any place."""
    lines = re.findall(r"^\s*(?:import|from) (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {name for name in lines if name not in sys.stdlib_module_names and name != "zaubertisch"}


def test_nothing_is_imported_that_neither_the_core_nor_an_extra_brings() -> None:
    for path in (ROOT / "src/zaubertisch").rglob("*.py"):
        for name in imported(path) - {*CORE.split("|")}:
            assert extra_of(name), f"{path}: {name}"
