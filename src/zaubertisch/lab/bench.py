"""The benchmark: every measurement in a fresh process, so that nothing is warm that should be cold."""

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any

from zaubertisch.kernel.errors import BadInput

PEERS = ("openspiel",)
Say = Callable[[str], None]


def check_peer(peer: str) -> str:
    if peer and peer not in PEERS:
        raise BadInput(f"--against {peer}", ", ".join(PEERS))
    if peer and importlib.util.find_spec("pyspiel") is None:
        raise BadInput(f"--against {peer}: not installed", "after pip install 'zaubertisch[peer]'")
    return peer


def run_module(module: str, *arguments: str, **environment: str) -> Iterator[str]:
    """The lines that a module of the lab prints in a process of its own."""
    command = [sys.executable, "-m", f"zaubertisch.lab.{module}", *arguments]
    with subprocess.Popen(command, env=os.environ | environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        yield from process.stdout
    if process.returncode:
        raise BadInput(f"{module} {' '.join(arguments)} ended with status {process.returncode}")


def time_start(game: str, cache: str) -> float:
    begun = time.perf_counter()
    list(run_module("start", game, ZAUBERTISCH_CACHE=cache, ZAUBERTISCH_RULES="checked"))
    return round(time.perf_counter() - begun, 2)


def time_starts(game: str) -> tuple[float, float]:
    """Seconds to compile with an empty cache, and to load from a full one (the better of three)."""
    with tempfile.TemporaryDirectory() as cache:
        cold = time_start(game, cache)
        return cold, min(time_start(game, cache) for _ in range(3))


def run_environments(games: list[str], seconds: float, say: Say) -> list[dict[str, Any]]:
    """Environments for learning, ours and those of others, all on one core."""
    found = []
    say("compiling without checks")
    for line in run_module("environment_speed", str(seconds), *games, ZAUBERTISCH_RULES="fast"):
        found.append(json.loads(line))
        say(f"{found[-1]['environment']} {found[-1]['game']} measured")
    return found


def run_gpu(games: list[str], seconds: float, launch: tuple[int, ...], say: Say) -> list[dict[str, Any]]:
    """Random play on a GPU; `launch` is decisions a thread, threads, threads of a block, registers of a thread."""
    found = []
    for game in games:
        say(f"{game}: compiling for the GPU (a minute or more)")
        for line in run_module("gpu_speed", game, str(seconds), *map(str, launch)):
            found.append(json.loads(line))
            say(f"{game}: {found[-1]['seats']} seats measured")
    return found


def run_bench(games: list[str], peer: str, seconds: float, say: Say) -> dict[str, Any]:
    """Everything measured, as one object."""
    check_peer(peer)
    result: dict[str, Any] = {"games": [], "search": [], "compile_s": {}, "cached_load_s": {}}
    for game in games:
        say(f"{game}: compiling with an empty cache")
        result["compile_s"][game], result["cached_load_s"][game] = time_starts(game)
        say(f"{game}: compiling without checks")
        for line in run_module("speed", game, str(seconds), peer, ZAUBERTISCH_RULES="fast"):
            result["games"].append(json.loads(line))
            say(f"{game}: {result['games'][-1]['seats']} seats measured")
        for line in run_module("search_speed", game, str(seconds), peer, ZAUBERTISCH_RULES="fast"):
            result["search"].append(json.loads(line))
    return result
