"""Commands of the house, each in a process of its own: one process loads everything once, and forks for each command.

A command gets words, environment, folder and input, and gives output and status, as if it had been started by itself.
That each can be started by itself, and what it loads then, is held by `tests/test_core.py` and `tests/test_cli.py`.
"""

import functools
import importlib
import io
import json
import os
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
STREAMS = ("input", "output", "complaints")
HOW = (os.O_RDONLY, os.O_WRONLY, os.O_WRONLY)
LOADED = ("cli", "terminal.play", "terminal.replay", "terminal.report", "terminal.serve", "server.process", "lab.arena")
RULES = "ZAUBERTISCH_RULES"  # how rules run is settled when they are loaded


def run(
    *words: str, folder: Path | None = None, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """`zaubertisch WORDS` in a folder, with this input, and this in its environment beside what is there."""
    whole = {**os.environ, **environment}
    with tempfile.TemporaryDirectory() as name:
        files = [Path(name) / stream for stream in STREAMS]
        for path in files:
            path.write_text(typed if path.name == "input" else "", encoding="utf-8")
        wish = {"words": words, "folder": str(folder or Path.cwd()), "environment": whole, "files": [*map(str, files)]}
        status = _ask(_forker(whole.get(RULES, "checked")), wish)
        output, complaints = (path.read_text(encoding="utf-8") for path in files[1:])
    return subprocess.CompletedProcess(words, status, output, complaints)


@functools.cache
def _forker(rules: str) -> "subprocess.Popen[str]":
    """It ends when its input does: with the tests."""
    command, pipe = [sys.executable, "-m", "tests.commands"], subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT, env={**os.environ, RULES: rules})


def _ask(forker: "subprocess.Popen[str]", wish: dict[str, Any]) -> int:
    assert forker.stdin is not None
    assert forker.stdout is not None
    forker.stdin.write(json.dumps(wish) + "\n")
    forker.stdin.flush()
    return int(forker.stdout.readline())


# The process that forks


def fork_for_ever() -> None:
    load_everything()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            os._exit(be_command(**json.loads(line)))
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


def load_everything() -> None:
    """What commands import; nothing is used, so that each begins as it would by itself."""
    for name in LOADED:
        importlib.import_module(f"zaubertisch.{name}")
    from zaubertisch.games import GAMES, game

    for key in GAMES:
        game(key)


def be_command(words: list[str], folder: str, environment: dict[str, str], files: list[str]) -> int:
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    for number, (path, how) in enumerate(zip(files, HOW, strict=True)):
        os.dup2(os.open(path, how), number)
    sys.stdin = io.TextIOWrapper(io.FileIO(0, closefd=False), encoding="utf-8")
    sys.stdout, sys.stderr = (written(number) for number in (1, 2))
    status = _status_of(words)
    sys.stdout.flush()
    sys.stderr.flush()
    return status


def written(number: int) -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BufferedWriter(io.FileIO(number, "w", closefd=False)), encoding="utf-8")


def _status_of(words: list[str]) -> int:
    import zaubertisch.__main__ as program

    sys.argv = [str(program.__file__), *words]
    try:
        program.main()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
        return 1
    return 0


if __name__ == "__main__":
    fork_for_ever()
