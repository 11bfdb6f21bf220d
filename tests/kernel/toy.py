"""The smallest record on which the kernel's steps can be tried."""

from typing import Any

from zaubertisch.kernel.record import MOST_SEATS, NOTHING, OBSERVERS, allocate, game_record, record

KINDS = 4
PLAYER = record(("points", "i2"), ("coins", "u1"), ("hand", "u1", (KINDS,)))
STATE = game_record(
    ("order", "i1", (MOST_SEATS,)),
    ("place", "i1"),
    ("player", PLAYER, (MOST_SEATS,)),
    ("known", "u1", (OBSERVERS, MOST_SEATS, KINDS)),
    ("pool", "u1", (KINDS + 2,)),
    most_events=4,
)


def toy(seats: int = 3) -> Any:
    """A game with nothing in it; keep the array that it belongs to alive."""
    g = allocate(STATE)[0]
    g.seats, g.question, g.turn = seats, NOTHING, NOTHING
    g.reply[:] = NOTHING
    return g
