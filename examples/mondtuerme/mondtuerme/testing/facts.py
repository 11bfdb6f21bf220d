"""How scenarios name every fact of a game of Mondtürme, and how each is read from a position or a view."""

from collections.abc import Sequence
from typing import Any

from mondtuerme.state import RELIC_NAMES, TOWER_NAMES
from mondtuerme.testing.staging import Staging
from zaubertisch.kernel.factsheet import (
    Facts,
    Read,
    counted,
    name_of,
    read_heap,
    read_number,
    read_pile,
    read_seat,
    read_size,
)


def read_relics(g: Any, seat: int, seats: Sequence[str]) -> str:
    me = g.player[seat]
    return counted(RELIC_NAMES, me.hand, int(me.relics) - int(me.hand.sum()))


READERS: dict[str, Read] = {
    "night": read_number("night"),
    "start": read_seat("start"),
    "towers": read_heap("gems", TOWER_NAMES),
    "pile": read_pile("pile", RELIC_NAMES),
    "pile_size": read_size("pile"),
    "SEAT.gems": lambda g, seat, seats: str(g.player[seat].gems),
    "SEAT.tower": lambda g, seat, seats: name_of(TOWER_NAMES, int(g.player[seat].tower)),
    "SEAT.relics": read_relics,
}
FACTS = Facts(READERS, Staging, read_only=frozenset({"pile_size"}), ordered=frozenset({"pile"}))
