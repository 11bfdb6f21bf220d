"""`@rule` turns a plain Python function into a rule: compiled, cached, allocation-free.

The environment variable ZAUBERTISCH_RULES chooses how rules run:
`checked` (default: compiled, wrong indices are caught), `fast` (compiled, unchecked: the benchmark),
`python` (not compiled: for debugging, and to see small integers overflow).
"""

import functools
import hashlib
import os
import shutil
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

MODES = ("checked", "fast", "python")
MODE = os.environ.get("ZAUBERTISCH_RULES", "checked")
if MODE not in MODES:
    sys.exit(f"ZAUBERTISCH_RULES: {MODE!r} is not one of {', '.join(MODES)}")
COMPILED = MODE != "python"

PACKAGE = Path(__file__).resolve().parent.parent
RULE_FOLDERS = ("kernel", "games", "bots")


def rule_sources() -> list[Path]:
    return sorted(path for folder in RULE_FOLDERS for path in (PACKAGE / folder).rglob("*.py"))


@functools.cache
def rule_version() -> str:
    """A short hash of all rule sources: two programs with the same one play by the same rules."""
    digest = hashlib.sha256()
    for path in rule_sources():
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


def cache_root() -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("ZAUBERTISCH_CACHE") or Path(home) / "zaubertisch")


@functools.cache
def cache_folder() -> Path:
    """Numba does not notice an edit in a callee of another module, so every state of the sources has its own folder."""
    numba = __import__("numba")
    versions = f"{rule_version()}-{MODE}-py{sys.version_info.minor}-numba{numba.__version__}-numpy{np.__version__}"
    return cache_root() / versions


def forget_old_caches(keep: int = 6) -> None:
    folders = sorted((f for f in cache_root().glob("*-numba*") if f.is_dir()), key=lambda f: f.stat().st_mtime)
    for folder in folders[:-keep]:
        shutil.rmtree(folder, ignore_errors=True)


def _compile(function: Callable[..., Any]) -> Any:
    import numba

    numba.config.CACHE_DIR = str(cache_folder())
    compiled = numba.njit(cache=True, nogil=True, boundscheck=MODE == "checked", error_model="numpy")(function)
    return _with_one_integer(compiled)


def _with_one_integer(compiled: Any) -> Any:
    """Rules call rules with one type of integer, so that each is compiled once, not once per width of its arguments."""
    from numba import types

    resolve = compiled.get_call_template

    def widened(kind: Any) -> Any:
        plain = types.unliteral(kind)
        return types.int64 if isinstance(plain, types.Integer) and plain != types.uint64 else kind

    def get_call_template(args: Any, kws: Any) -> Any:
        return resolve(tuple(map(widened, args)), {name: widened(kind) for name, kind in kws.items()})

    compiled.get_call_template = get_call_template
    return compiled


def rule(function: F) -> F:
    """Marks a function of the rulebook."""
    return _compile(function) if COMPILED else function


def wrapping_rule(function: F) -> F:
    """A rule whose integers are meant to wrap around (random numbers)."""
    return _compile(function) if COMPILED else np.errstate(over="ignore")(function)  # type: ignore[return-value]


def specialise(template: Callable[..., Any], suffix: str, **names: Any) -> Any:
    """A loop written once against the game contract, compiled for one game.

    The template's free names (`legal`, `answer`, ...) are bound as globals, not as a closure: so Numba keeps the
    result on disk like any other function.
    """
    function = types.FunctionType(template.__code__, {**template.__globals__, **names}, template.__name__)
    function.__defaults__ = template.__defaults__
    function.__module__ = template.__module__
    function.__qualname__ = f"{template.__qualname__}_{suffix}"
    return rule(function)
