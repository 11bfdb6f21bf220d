"""Compiled rules are kept on disk, in a folder of its own for every state of the sources they can depend on.

Numba does not notice an edit in a callee or constant of another module: without this, people debug yesterday's rules.
"""

import functools
import hashlib
import importlib.metadata
import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
NAME = PACKAGE.name
# plain Python: nothing compiled needs it
NO_RULES = (
    "cache.py", "cardfiles.py", "coach.py", "codec.py", "documents.py", "extras.py", "fields.py", "gpu.py", "judge.py",
    "line.py", "looks.py", "observation.py", "packages.py", "position.py", "reasons.py", "standing_orders.py",
    "toml.py", "versions.py", "warmup.py", "words.py", "workers.py",
)  # fmt: skip
NO_RULES_IN = ("view", "lesson")  # folders of a game with nothing compiled, but for files that have rules in them
DIVIDED = ("games", "lab")  # folders whose parts are compiled without each other
HAS_RULES = b"\n@rule\n"
KEPT = 6  # old states of the sources whose compiled rules are kept

SHIPPED = PACKAGE / "compiled"  # what a wheel brings along, in a folder for each kind of processor
CPU_FLAGS = {"x86-64-v3": {"abm", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe"}}  # as Linux names them

Sources = frozenset[str]  # folders, beside each other in the package or anywhere


def sources_of(module: str) -> Sources:
    """The folders whose code a rule of this module can use: its own and the kernel's.

    >>> sorted(sources_of("zaubertisch.games.grimoria.rules.spells"))
    ['games/grimoria', 'kernel']
    """
    package, *path = module.split(".")
    if package != NAME:
        return frozenset({"kernel", str(outside_folder(Path(str(sys.modules[module].__file__)).resolve()))})
    depth = 2 if path[0] in DIVIDED else 1
    return frozenset({"kernel", "/".join(path[:depth])})


def outside_folder(file: Path) -> Path:
    """The folder of the game that a file outside the house belongs to; if it is of no game, its own."""
    inside = (folder for folder in file.parents if (folder / "__init__.py").exists())
    return next((folder for folder in inside if (folder / "game.py").exists()), file.parent)


def source_name(path: Path) -> str:
    """A file or folder as sources are named: by its place in the house, or in full."""
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else str(path)


def compiled(folder: Path) -> Iterator[str]:
    """The sources under a folder that rules can depend on."""
    for path in folder.rglob("*.py"):
        inner = path.relative_to(folder)
        is_plain = inner.parts[0] in NO_RULES_IN and HAS_RULES not in path.read_bytes()
        if path.name not in NO_RULES and not is_plain:
            yield inner.as_posix()


def hash_of_sources(folders: Iterable[str]) -> str:
    digest = hashlib.sha256()
    for folder in sorted(folders):
        for name in sorted(compiled(PACKAGE / folder)):
            digest.update(f"{folder}/{name}\0".encode() + (PACKAGE / folder / name).read_bytes())
    return digest.hexdigest()[:12]


def cache_root() -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("ZAUBERTISCH_CACHE") or Path(home) / "zaubertisch")


@functools.cache
def cpu_kind() -> str:
    """The kind of processor for which rules are compiled; nothing for the very one of this machine.

    ZAUBERTISCH_CPU names it; else it is the kind for which a wheel brought compiled rules, if they run here.
    """
    shipped = (kind for kind in CPU_FLAGS if (SHIPPED / kind).is_dir() and CPU_FLAGS[kind] <= cpu_flags())
    return os.environ.get("ZAUBERTISCH_CPU", next(shipped, ""))


def cpu_flags() -> set[str]:
    """What the processor can do; unknown where the system does not say it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return set()
    return set(next((line.partition(":")[2].split() for line in lines if line.startswith("flags")), []))


@functools.cache
def cache_folder(mode: str, sources: Sources) -> Path:
    """Where rules of these sources are kept; what a wheel brought is put there first."""
    versions = "-".join(f"{name}{importlib.metadata.version(name)}" for name in ("numba", "numpy"))
    state = f"{hash_of_sources(sources)}-{mode}-py3.{sys.version_info.minor}-{versions}"
    kind = f"-{cpu_kind()}" if cpu_kind() else ""
    place = Path("+".join(sorted(Path(folder).name for folder in sources))) / f"{state}{kind}"
    if (SHIPPED / cpu_kind() / place).is_dir() and not (cache_root() / place).exists():
        _unpack(SHIPPED / cpu_kind() / place, cache_root() / place)
    return cache_root() / place


def _unpack(shipped: Path, folder: Path) -> None:
    """All at once, so that several may do it; without a place to write nothing is lost but time."""
    part = folder.with_name(f".{folder.name}.{os.getpid()}")
    try:
        shutil.copytree(shipped, part)
        part.rename(folder)
    except OSError:
        shutil.rmtree(part, ignore_errors=True)


def forget_old_caches() -> None:
    for sources in cache_root().glob("*kernel*"):
        states = sorted((f for f in sources.glob("*-numba*") if f.is_dir()), key=lambda f: f.stat().st_mtime)
        for state in states[:-KEPT]:
            shutil.rmtree(state, ignore_errors=True)
