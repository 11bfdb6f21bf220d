"""The facts of a game by name: how each is read from a position or a view. Setting them is in `staging`."""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import NONE, UNKNOWN, Entry, split_fact, write_list
from zaubertisch.kernel.piles import cards_in
from zaubertisch.kernel.record import HIDDEN, NOTHING
from zaubertisch.kernel.staging import Staging

Read = Callable[[Any, int, Sequence[str]], str]  # (record, seat, names of the seats)


@dataclass(frozen=True)
class Facts:
    """What a game gives so that scenarios can set and read everything in it (docs/scenarios.md)."""

    readers: Mapping[str, Read]  # every fact; that of a seat as `SEAT.coins`
    staging: type[Staging]
    read_only: Container[str] = frozenset()  # those that follow from others and cannot be set
    ordered: Container[str] = frozenset()  # those whose entries have an order

    @property
    def names(self) -> Sequence[str]:
        return tuple(self.readers)

    @property
    def phases(self) -> Sequence[str]:
        return self.staging.phases

    def stage(self, position: Any, seats: Sequence[str]) -> Staging:
        """Clear a new game for set-up."""
        return self.staging(position, seats)

    def read(self, position: Any, fact: str, seats: Sequence[str]) -> str:
        """The value of a fact, in a position or in a view."""
        seat, name = split_fact(fact, seats)
        if name not in self.readers:
            raise BadInput(f"fact {fact!r}", ", ".join(self.names))
        return self.readers[name](position.g, NOTHING if seat is None else seat, seats)


def name_of(names: Sequence[str], number: int) -> str:
    return {HIDDEN: UNKNOWN, NOTHING: NONE}.get(number) or names[number]


def counted(names: Sequence[str], counts: Sequence[int], unknown: int = 0) -> str:
    """Cards counted by kind, and how many more there are."""
    known = [Entry(name, int(count)) for name, count in zip(names, counts, strict=True)]
    return write_list([*known, Entry(UNKNOWN, unknown)])


def read_number(field: str) -> Read:
    return lambda g, seat, seats: str(g[field])


def read_yes(field: str) -> Read:
    return lambda g, seat, seats: "yes" if (g if seat == NOTHING else g.player[seat])[field] else "no"


def read_seat(field: str) -> Read:
    return lambda g, seat, seats: name_of(seats, int(g[field]))


def read_heap(field: str, names: Sequence[str]) -> Read:
    """Open cards, counted."""
    return lambda g, seat, seats: counted(names, g[field])


def read_pile(field: str, names: Sequence[str]) -> Read:
    """Face-down cards, the top one first."""
    return lambda g, seat, seats: write_list(name_of(names, card) for card, _ in cards_in(g[field]))


def read_size(field: str) -> Read:
    return lambda g, seat, seats: str(g[field].count)


def read_order(g: Any, seat: int, seats: Sequence[str]) -> str:
    return ", ".join(seats[i] for i in g.order[: g.seats])
