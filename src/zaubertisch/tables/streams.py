"""What an observer has heard so far: its events in their order, as they came out of its own views.

Numbers count the events of one observer. What it may not know of has no number: a gap would tell.
"""

import functools
import struct
from collections.abc import Callable, Iterator
from typing import NamedTuple

from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.event_kinds import EventKind, Number
from zaubertisch.kernel.position import Position, reader
from zaubertisch.kernel.record import EVENT, HIDDEN, NOTHING

SIZE = EVENT.itemsize
SAID, KNOWN = "<Bbbbh", "BB"  # an EVENT as Python reads it: what it says, and who may know it
PACKED = struct.Struct(SAID + KNOWN)
SAID_PARTS, CARD_AT = 5, 3
UNDONE = 255  # a kind of its own: so many of the last events did not happen
UNDONE_KIND = EventKind("undone", amount=Number("count"))
ORDERED = 254  # the same: for the seat itself, that what follows was answered by a standing order of its own
ORDERED_KIND = EventKind("answered_by_order")
OF_TABLES = {UNDONE: UNDONE_KIND, ORDERED: ORDERED_KIND}
MOST_KEPT = 2_000


@functools.cache
def event_reader(game: Game) -> Callable[[bytes], tuple[int, bytes]]:
    return reader(game.state, "event_count", "event")


def events_in(view: Position) -> bytes:
    count, events = event_reader(view.game)(view.data)
    return events[: count * SIZE]


def event_bytes(kind: int, seat: int, amount: int = 0) -> bytes:
    """An event that is none of the game's."""
    return PACKED.pack(kind, seat, NOTHING, NOTHING, amount, 0, 0)


class Heard(NamedTuple):
    """An event with its number; `kind` is UNDONE, ORDERED or the number of an event of the game."""

    number: int
    kind: int
    seat: int
    other: int
    card: int
    amount: int


class Stream:
    """Events of one observer. Old ones are forgotten; the numbers go on."""

    __slots__ = ("_data", "_forgotten")

    def __init__(self) -> None:
        self._data = bytearray()
        self._forgotten = 0

    @property
    def number(self) -> int:
        """Of the last event."""
        return self._forgotten + len(self._data) // SIZE

    def hear(self, view: Position) -> None:
        """Take over the events of a view."""
        self._add(events_in(view))

    def correct(self, seat: int, heard: bytes, corrected: bytes) -> None:
        """A seat took an answer back: what was heard since did not happen, but this did."""
        count, orders = self._last(len(heard) // SIZE)
        self._add(event_bytes(UNDONE, seat, count) + orders + corrected)

    def note_order(self, seat: int) -> None:
        """Only the seat itself hears by whom it was answered."""
        self._add(event_bytes(ORDERED, seat))

    def _last(self, count: int) -> tuple[int, bytes]:
        """How many events back so many of the game are, and the notes of orders among them, which still hold."""
        start, orders = len(self._data), b""
        while count and start:
            start -= SIZE
            is_order = self._data[start] == ORDERED
            orders = bytes(self._data[start : start + SIZE]) + orders if is_order else orders
            count -= not is_order
        return (len(self._data) - start) // SIZE, orders

    def _add(self, data: bytes) -> None:
        self._data += data
        if len(self._data) > 2 * MOST_KEPT * SIZE:
            self._forgotten += len(self._data) // SIZE - MOST_KEPT
            del self._data[: -MOST_KEPT * SIZE]

    def since(self, number: int, named_after: int = 0) -> tuple[int, bytes]:
        """The events after this number, as far back as they are kept, as records; and the number of their first.

        In those up to `named_after` cards are hidden: that there was one never is; which, it may be.
        """
        first = max(number - self._forgotten, 0)
        start, data = self._forgotten + first + 1, self._data[first * SIZE :]
        for at in range(CARD_AT, min(len(data), (named_after + 1 - start) * SIZE), SIZE):
            if data[at] != NOTHING & 0xFF:
                data[at] = HIDDEN & 0xFF
        return start, bytes(data)

    def after(self, number: int, named_after: int = 0) -> Iterator[Heard]:
        """The same, read."""
        start, data = self.since(number, named_after)
        for heard, event in enumerate(PACKED.iter_unpack(data), start):
            yield Heard(heard, *event[:SAID_PARTS])
