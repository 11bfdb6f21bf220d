"""How scenarios name the facts of a game: `Anna.coins`, `display`, `level`. Values are texts, most of them lists.

An entry of a list may have a count before it and a note behind it: `2 castle (known to Ben), town, ...`.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from zaubertisch.kernel.errors import BadInput

NONE = "none"  # an empty list
UNKNOWN = "?"  # a card that this view may not know
REST = "..."  # in a set-up all cards that no line names, in an expectation whatever else there is
SEAT = "SEAT"  # stands for the name of a seat in the names of facts
COMMA = re.compile(r",(?![^()]*\))")
ENTRY = re.compile(r"(?:(\d+) +)?([^()]+?) *(?:\(([^()]*)\))?")


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
