"""`zaubertisch check`: scenario files carried out, one line for each, and one for everything that does not hold."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from zaubertisch.games import GAMES, game
from zaubertisch.tables.scenarios import Failure, check_scripts
from zaubertisch.tables.scripts import Script, read_scripts
from zaubertisch.terminal.files import FAILS, HOLDS, each_file, say
from zaubertisch.terminal.warm import at_once
from zaubertisch.text.styles import GOOD, WARNING


def check(paths: Sequence[Path]) -> int:
    """0 if everything holds, 1 if an expectation does not, 2 if a file cannot be understood."""
    return each_file(paths, check_one)


def check_one(path: Path, console: Console) -> int:
    scripts = read_scripts(path)
    make_ready(scripts)
    return report(console, path, len(scripts), check_scripts(scripts, str(path)))


def make_ready(scripts: Sequence[Script]) -> None:
    for key in {script.value("game") for script in scripts} & set(GAMES):
        at_once(game(key))


def report(console: Console, path: Path, count: int, failures: Sequence[Failure]) -> int:
    scenarios = f"{count} scenario" + "s" * (count != 1)
    if not failures:
        say(console, "ok", GOOD, f"{path}: {scenarios}")
        return HOLDS
    for failure in failures:
        say(console, "failed", WARNING, str(failure))
    return FAILS
