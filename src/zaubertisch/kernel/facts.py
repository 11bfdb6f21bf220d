"""How scenarios name the facts of a game: `Anna.coins`, `display`, `level`. Values are texts, most of them lists.

An entry of a list may have a count before it and a note behind it: `2 castle (known to Ben), town, ...`.
"""

import re
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Protocol

from zaubertisch.kernel.errors import BadInput

NONE = "none"  # an empty list
UNKNOWN = "?"  # a card that this view may not know
REST = "..."  # in a set-up all cards that no line names, in an expectation whatever else there is
SEAT = "SEAT"  # stands for the name of a seat in the names of facts
COMMA = re.compile(r",(?![^()]*\))")
ENTRY = re.compile(r"(?:(\d+) +)?([^()]+?) *(?:\(([^()]*)\))?")


class Staging(Protocol):
    """A position in the making. A value that is not allowed is a BadInput; who calls adds the line."""

    def set(self, fact: str, text: str) -> None:
        """Set one fact; a card that is already used up is refused."""

    def begin(self, phase: str) -> None:
        """Deal what no fact named, and open the question."""


class Facts(Protocol):
    """What a game gives so that scenarios can set and read everything in it."""

    names: Sequence[str]  # every fact; that of a seat as `SEAT.coins`
    read_only: Container[str]  # those that follow from others and cannot be set
    ordered: Container[str]  # those whose entries have an order
    phases: Sequence[str]  # where a scenario can begin, the first being the default
    marks: Container[str]  # the events whose `other` is not a seat but a mark (0 or 1)

    def stage(self, position: Any, seats: Sequence[str]) -> Staging:
        """Clear a new game for set-up."""

    def read(self, position: Any, fact: str, seats: Sequence[str]) -> str:
        """The value of a fact, in a position or in a view."""


@dataclass(frozen=True)
class Entry:
    """One kind of thing in a list."""

    what: str
    count: int = 1
    note: str = ""

    def __str__(self) -> str:
        count = f"{self.count} " if self.count != 1 else ""
        return f"{count}{self.what}" + (f" ({self.note})" if self.note else "")


def parse_list(text: str) -> list[Entry]:
    """The entries of a list in their order.

    >>> [str(entry) for entry in parse_list("2 castle (known to Ben, Cleo),  town")]
    ['2 castle (known to Ben, Cleo)', 'town']
    """
    plain = " ".join(text.split())
    if plain == NONE:
        return []
    return [_parse_entry(part.strip()) for part in COMMA.split(plain)]


def _parse_entry(text: str) -> Entry:
    match = ENTRY.fullmatch(text)
    if not match:
        raise BadInput(f"{text!r}", "an entry such as castle, 2 castle or castle (note)")
    return Entry(match[2], int(match[1] or 1), match[3] or "")


def write_list(things: Iterable[Entry | str]) -> str:
    """The text of a list; equal neighbours are counted.

    >>> write_list(["king", "king", "?"])
    '2 king, ?'
    """
    entries = [thing if isinstance(thing, Entry) else Entry(thing) for thing in things]
    groups = groupby(entries, key=lambda entry: (entry.what, entry.note))
    merged = [Entry(what, sum(entry.count for entry in group), note) for (what, note), group in groups]
    return ", ".join(str(entry) for entry in merged if entry.count) or NONE


def expand(entries: Iterable[Entry]) -> list[tuple[str, str]]:
    """One pair of thing and note for each thing."""
    return [(entry.what, entry.note) for entry in entries for _ in range(entry.count)]


def split_fact(fact: str, seats: Sequence[str]) -> tuple[int | None, str]:
    """The seat of a fact and its general name: `Ben.coins` is (1, 'SEAT.coins').

    >>> split_fact("Ben.coins", ["Anna", "Ben"]), split_fact("level", ["Anna", "Ben"])
    ((1, 'SEAT.coins'), (None, 'level'))
    """
    owner, dot, name = fact.partition(".")
    if owner == SEAT:
        raise BadInput(f"fact {fact!r}", f"the name of a seat: {', '.join(seats)}")
    return (seats.index(owner), f"{SEAT}.{name}") if dot and owner in seats else (None, fact)


def parse_number(text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and low <= int(text) <= high):
        raise BadInput(f"{text!r}", f"a whole number from {low} to {high}")
    return int(text)


def parse_seat(text: str, seats: Sequence[str]) -> int:
    if text not in seats:
        raise BadInput(f"seat {text!r}", ", ".join(seats))
    return seats.index(text)
