"""`zaubertisch check`: scenario files carried out, one line for each, and one for everything that does not hold."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from zaubertisch.games import GAMES, game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.tables.scenarios import Failure, check_script
from zaubertisch.tables.scripts import Script, read_scripts
from zaubertisch.terminal.warm import ready
from zaubertisch.text.styles import GOOD, WARNING

HOLDS, FAILS, MALFORMED = 0, 1, 2


def check(paths: Sequence[Path]) -> int:
    """0 if everything holds, 1 if an expectation does not, 2 if a file cannot be understood."""
    console = Console(highlight=False, soft_wrap=True)
    return max((check_one(path, console) for path in paths), default=HOLDS)


def check_one(path: Path, console: Console) -> int:
    try:
        scripts = read_scripts(path)
        make_ready(scripts)
        failures = [failure for script in scripts for failure in check_script(script, str(path))]
    except BadInput as error:
        say(console, "malformed", WARNING, str(error))
        return MALFORMED
    return report(console, path, len(scripts), failures)


def make_ready(scripts: Sequence[Script]) -> None:
    for key in {script.value("game") for script in scripts} & set(GAMES):
        ready(game(key))


def report(console: Console, path: Path, count: int, failures: Sequence[Failure]) -> int:
    scenarios = f"{count} scenario" + "s" * (count != 1)
    if not failures:
        say(console, "ok", GOOD, f"{path}: {scenarios}")
        return HOLDS
    for failure in failures:
        say(console, "failed", WARNING, str(failure))
    return FAILS


def say(console: Console, verdict: str, style: str, text: str) -> None:
    console.print(f"{verdict:9}", style=style, end=" ", markup=False)
    console.print(text, markup=False)
