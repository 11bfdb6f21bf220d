"""What an observer has heard so far: its events in their order, as they came out of its own views.

Numbers count the events of one observer. What it may not know of has no number: a gap would tell.
"""

import itertools
import struct
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from zaubertisch.kernel.event_kinds import EventKind, Number
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVENT, HIDDEN, NOTHING

SIZE = EVENT.itemsize
PACKED = struct.Struct("<BbbbhBB")  # an EVENT as Python reads it
UNDONE = 255  # a kind of its own: so many of the last events did not happen
UNDONE_KIND = EventKind("undone", amount=Number("count"))
MOST_KEPT = 2_000


def events_in(view: Position) -> bytes:
    return bytes(view.state["event"][0, : int(view.state["event_count"][0])].tobytes())


class Heard(NamedTuple):
    """An event with its number; `kind` is UNDONE or the number of an event of the game."""

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
        event = np.zeros(1, EVENT)
        event["kind"], event["seat"], event["amount"] = UNDONE, seat, len(heard) // SIZE
        event["other"] = event["card"] = NOTHING
        self._add(event.tobytes() + corrected)

    def _add(self, data: bytes) -> None:
        self._data += data
        if len(self._data) > 2 * MOST_KEPT * SIZE:
            self._forgotten += len(self._data) // SIZE - MOST_KEPT
            del self._data[: -MOST_KEPT * SIZE]

    def after(self, number: int, named_after: int = 0) -> Iterator[Heard]:
        """The events after this number, as far back as they are kept; older ones than `named_after` without cards."""
        first = max(number - self._forgotten, 0)
        numbers = itertools.count(self._forgotten + first + 1)
        for number, (kind, seat, other, card, amount, _, _) in zip(
            numbers, PACKED.iter_unpack(self._data[first * SIZE :]), strict=False
        ):
            # That there was a card is never hidden; which, it may be.
            is_named = number > named_after or card == NOTHING
            yield Heard(number, kind, seat, other, card if is_named else HIDDEN, amount)
