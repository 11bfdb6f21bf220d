"""TOML from outside, read within bounds.

The values are read by Python's own reader, which is fast and strict; tomlkit (`documents.py`) is asked only where
something stands, and to write.
"""

import re
import tomllib
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from zaubertisch.kernel.errors import BadInput

Values = dict[str, dict[str, Any]]  # what a file says, card by card

TOO_MUCH = BadInput("not TOML: nested too deep, or a number too long", "key = value under [card]")
MOST_LETTERS, MOST_LINES, LONGEST_LINE = 120_000, 6_000, 4_000
MOST_DOTS, DEEPEST, MOST_DIGITS = 40, 16, 60  # of a line; of brackets in brackets; of a number
BRACKETS = re.compile(r"[\[\]{}]")
LONG_NUMBER = re.compile(rf"[0-9][0-9A-Fa-f_]{{{MOST_DIGITS}}}")


@dataclass
class Source:
    """A TOML text that knows on which line each of its values stands."""

    name: str
    text: str
    data: dict[str, Any] = field(init=False)

    def __post_init__(self) -> None:
        check_shape(self.name, self.text)
        try:
            self.data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            message = str(error).rpartition(" (at ")[0]  # the place behind it is said by the line
            line = self._line_of_mistake()
            raise BadInput(f"not TOML: {message}", "key = value under [card]", file=self.name, line=line) from None
        except (RecursionError, ValueError):
            raise TOO_MUCH.at(self.name, 1) from None

    @cached_property
    def lines(self) -> dict[str, int]:
        """The line of each `card` and `card.value`; found only when something must be said about one."""
        from zaubertisch.kernel.documents import lines_of

        return lines_of(self.text)

    def _line_of_mistake(self) -> int:
        from zaubertisch.kernel.documents import line_of_mistake

        return line_of_mistake(self.text)

    def line(self, path: str) -> int:
        while path and path not in self.lines:
            path = path.rpartition(".")[0]
        return self.lines.get(path, 1)

    @property
    def tables(self) -> Values:
        """What the file says of each card."""
        return {card: table for card, table in self.data.items() if isinstance(table, dict)}


def read_source(path: Path) -> Source:
    try:
        return Source(path.name, path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"card file {path}: {error.strerror}", "a file that can be read") from None
    except UnicodeDecodeError:
        raise BadInput(f"card file {path}: not a text", "a TOML file in UTF-8") from None


# Bounds


def check_shape(name: str, text: str) -> None:
    """Refuse what would keep a reader of TOML busy, at the cost of one look at each letter."""
    lines = text.splitlines()
    if len(text) > MOST_LETTERS or len(lines) > MOST_LINES:
        what = f"not TOML: {len(text)} letters in {len(lines)} lines"
        raise BadInput(what, f"at most {MOST_LETTERS} letters in {MOST_LINES} lines", file=name)
    depth = 0
    for number, line in enumerate(lines, 1):
        if not line.lstrip().startswith("#"):
            deepest, depth = depth_of(line, depth)
            if fault := fault_of_line(line, deepest):
                raise BadInput(f"not TOML: {fault[0]}", fault[1], file=name, line=number)


def depth_of(line: str, depth: int) -> tuple[int, int]:
    """How deep brackets stand in brackets in a line, at most and at its end; those in texts count as well."""
    deepest = depth
    for bracket in BRACKETS.findall(line):
        depth = max(0, depth + (1 if bracket in "[{" else -1))
        deepest = max(deepest, depth)
    return deepest, depth


def fault_of_line(line: str, deepest: int) -> tuple[str, str] | None:
    if len(line) > LONGEST_LINE:
        return f"a line of {len(line)} letters", f"at most {LONGEST_LINE}"
    if line.count(".") > MOST_DOTS:
        return f"{line.count('.')} dots in a line", f"at most {MOST_DOTS}"
    if deepest > DEEPEST:
        return "nested too deep", f"at most {DEEPEST} brackets in brackets"
    return (TOO_MUCH.what.partition(": ")[2], TOO_MUCH.allowed) if LONG_NUMBER.search(line) else None
