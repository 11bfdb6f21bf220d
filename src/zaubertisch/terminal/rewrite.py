"""`zaubertisch rewrite`: files of before, brought into today's words."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from zaubertisch.kernel.errors import BadInput
from zaubertisch.tables.records import read_text, write_text
from zaubertisch.tables.revision import revised
from zaubertisch.terminal.check import say
from zaubertisch.text.styles import FAINT, GOOD, WARNING

DONE, MALFORMED = 0, 2


def rewrite(paths: Sequence[Path]) -> int:
    """0 if all files are in today's words now, 2 if one cannot be understood; that one stays as it is."""
    console = Console(highlight=False, soft_wrap=True)
    return max((rewrite_one(path, console) for path in paths), default=DONE)


def rewrite_one(path: Path, console: Console) -> int:
    try:
        old = read_text(path)
        new = revised(old, str(path))
    except BadInput as error:
        say(console, "malformed", WARNING, str(error))
        return MALFORMED
    if new == old:
        say(console, "as it was", FAINT, str(path))
    else:
        write_text(path, new)
        say(console, "rewritten", GOOD, str(path))
    return DONE
