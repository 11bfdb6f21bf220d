"""`zaubertisch rewrite`: files of before, brought into today's words."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from zaubertisch.tables.records import read_text, write_text
from zaubertisch.tables.revision import revised
from zaubertisch.terminal.files import HOLDS, each_file, say
from zaubertisch.text.styles import FAINT, GOOD


def rewrite(paths: Sequence[Path]) -> int:
    """0 if all files are in today's words now, 2 if one cannot be understood; that one stays as it is."""
    return each_file(paths, rewrite_one)


def rewrite_one(path: Path, console: Console) -> int:
    old = read_text(path)
    new = revised(old, str(path))
    if new == old:
        say(console, "as it was", FAINT, str(path))
    else:
        write_text(path, new)
        say(console, "rewritten", GOOD, str(path))
    return HOLDS
