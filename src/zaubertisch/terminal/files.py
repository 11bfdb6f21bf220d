"""Files given to a command, one after the other: a line for each, and the worst of their statuses."""

from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Console

from zaubertisch.kernel.errors import BadInput
from zaubertisch.text.styles import WARNING

HOLDS, FAILS, MALFORMED = 0, 1, 2


def each_file(paths: Iterable[Path], look: Callable[[Path, Console], int]) -> int:
    """The worst status that `look` gives; of a file that cannot be understood it is said why."""
    console = Console(highlight=False, soft_wrap=True)
    return max((_status(path, look, console) for path in paths), default=HOLDS)


def _status(path: Path, look: Callable[[Path, Console], int], console: Console) -> int:
    try:
        return look(path, console)
    except BadInput as error:
        say(console, "malformed", WARNING, str(error))
        return MALFORMED


def say(console: Console, verdict: str, style: str, text: str) -> None:
    console.print(f"{verdict:9}", style=style, end=" ", markup=False)
    console.print(text, markup=False)
