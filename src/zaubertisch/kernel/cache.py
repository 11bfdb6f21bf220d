"""Compiled rules are kept on disk, in a folder of its own for every state of the rule sources.

Numba does not notice an edit in a callee or constant of another module: without this, people debug yesterday's rules.
"""

import functools
import hashlib
import importlib.metadata
import os
import shutil
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
RULE_FOLDERS = ("kernel", "games")
COMPILED_FOLDERS = (*RULE_FOLDERS, "bots")


def hash_of_sources(folders: tuple[str, ...]) -> str:
    digest = hashlib.sha256()
    for path in sorted(path for folder in folders for path in (PACKAGE / folder).rglob("*.py")):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


@functools.cache
def rule_version() -> str:
    """Two programs with the same one play by the same rules."""
    return hash_of_sources(RULE_FOLDERS)


def cache_root() -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("ZAUBERTISCH_CACHE") or Path(home) / "zaubertisch")


@functools.cache
def cache_folder(mode: str) -> Path:
    versions = "-".join(f"{name}{importlib.metadata.version(name)}" for name in ("numba", "numpy"))
    return cache_root() / f"{hash_of_sources(COMPILED_FOLDERS)}-{mode}-py3.{sys.version_info.minor}-{versions}"


def forget_old_caches(keep: int = 6) -> None:
    folders = sorted((f for f in cache_root().glob("*-numba*") if f.is_dir()), key=lambda f: f.stat().st_mtime)
    for folder in folders[:-keep]:
        shutil.rmtree(folder, ignore_errors=True)
