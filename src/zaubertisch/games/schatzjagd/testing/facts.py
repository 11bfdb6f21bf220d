"""How scenarios name every fact of a game of Schatzjagd, and how each is read from a position or a view."""

from collections.abc import Sequence
from typing import Any

from zaubertisch.games.schatzjagd.rules.board import CITY_FIELDS, COLOURS, FIELD_NAMES, FIELDS, HOUSE_NAMES
from zaubertisch.games.schatzjagd.rules.fight import MONSTER_LIFE, OPPONENT
from zaubertisch.games.schatzjagd.state import (
    BURIED,
    CARRIED,
    FIGHT,
    KIND_NAMES,
    ORDER_NAMES,
    STEPS,
    STORED,
    THRESHOLDS,
    TREASURE_NAMES,
    TURN,
    VALUE_NAMES,
)
from zaubertisch.games.schatzjagd.testing.staging import Staging
from zaubertisch.kernel.facts import NONE, UNKNOWN, Entry, write_list
from zaubertisch.kernel.factsheet import (
    Facts,
    Read,
    name_of,
    read_heap,
    read_number,
    read_order,
    read_pile,
    read_size,
    read_yes,
)
from zaubertisch.kernel.record import NOTHING


def read_board(g: Any, seat: int, seats: Sequence[str]) -> str:
    fields = (field for field in range(FIELDS) if g.card[field] != NOTHING)
    return write_list(f"{name_of(KIND_NAMES, int(g.card[field]))} at {FIELD_NAMES[field]}" for field in fields)


def treasures_at(g: Any, place: int) -> list[str]:
    return [name_of(TREASURE_NAMES, int(t.kind)) for t in g.treasure if t.place == place]


def read_lying(g: Any, seat: int, seats: Sequence[str]) -> str:
    return write_list(
        f"{name} at {FIELD_NAMES[field]}" for field in range(FIELDS) for name in sorted(treasures_at(g, field))
    )


def read_treasures(place: int) -> Read:
    """Those of a seat (a place is then the seat's number after it), or those still buried."""
    return lambda g, seat, seats: write_list(treasures_at(g, place + max(seat, 0)))


def read_discard(g: Any, seat: int, seats: Sequence[str]) -> str:
    """The top card comes last."""
    below = [Entry(name, int(g.discard[kind]) - (kind == g.top)) for kind, name in enumerate(KIND_NAMES)]
    unknown = int(g.discarded) - int(g.discard.sum())
    top = [] if g.top == NOTHING else [Entry(KIND_NAMES[g.top])]
    return write_list([*below, Entry(UNKNOWN, unknown), *top])


def read_hand(g: Any, seat: int, seats: Sequence[str]) -> str:
    me = g.player[seat]
    return write_list(name_of(KIND_NAMES, int(kind)) for kind in sorted(me.hand[: me.cards], key=lambda k: (k < 0, k)))


def read_houses(g: Any, seat: int, seats: Sequence[str]) -> str:
    return ", ".join(f"{HOUSE_NAMES[g.house[i]]} at {FIELD_NAMES[field]}" for i, field in enumerate(CITY_FIELDS))


def read_value(value: int) -> Read:
    return lambda g, seat, seats: str(g.player[seat].value[value])


def read_standing_order(g: Any, seat: int, seats: Sequence[str]) -> str:
    return next(name for i, name in enumerate(ORDER_NAMES) if THRESHOLDS[i] == g.player[seat].order)


def note_of(rule: int, note: int) -> Read:
    """A note of the topmost frame of a kind."""

    def read(g: Any, seat: int, seats: Sequence[str]) -> str:
        frames = [frame for frame in g.frame[: g.depth] if frame.rule == rule]
        return str(frames[-1].note[note]) if frames else NONE

    return read


def read_opponent(g: Any, seat: int, seats: Sequence[str]) -> str:
    number = note_of(FIGHT, OPPONENT)(g, seat, seats)
    if number in (NONE, str(NOTHING)):
        return NONE if number == NONE else "monster"
    return seats[int(number)]


READERS: dict[str, Read] = {
    "day": read_number("day"),
    "order": read_order,
    "houses": read_houses,
    "board": read_board,
    "lying": read_lying,
    "uncovered": lambda g, seat, seats: NONE if g.uncovered == NOTHING else FIELD_NAMES[g.uncovered],
    "draw_pile": read_pile("draw", KIND_NAMES),
    "draw_pile_size": read_size("draw"),
    "discard_pile": read_discard,
    "discard_pile_size": read_number("discarded"),
    "discard_top": lambda g, seat, seats: name_of(KIND_NAMES, int(g.top)),
    "set_aside": read_heap("set_aside", KIND_NAMES),
    "treasure_pile": lambda g, seat, seats: write_list(treasures_at(g, BURIED)),
    "treasure_pile_size": lambda g, seat, seats: str(len(treasures_at(g, BURIED))),
    "steps": note_of(TURN, STEPS),
    "opponent": read_opponent,
    "monster_life": note_of(FIGHT, MONSTER_LIFE),
    "dice": lambda g, seat, seats: NONE,
    "SEAT.castle": lambda g, seat, seats: COLOURS[g.player[seat].castle],
    "SEAT.field": lambda g, seat, seats: FIELD_NAMES[g.player[seat].field],
    **{f"SEAT.{name}": read_value(value) for value, name in enumerate(VALUE_NAMES)},
    "SEAT.hand": read_hand,
    "SEAT.carries": read_treasures(CARRIED),
    "SEAT.stored": read_treasures(STORED),
    **{f"SEAT.{name}": read_yes(name) for name in ("poisoned", "skips", "in_flight", "must_uncover")},
    "SEAT.searches": lambda g, seat, seats: str(g.player[seat].searches),
    "SEAT.order": read_standing_order,
}

FACTS = Facts(
    READERS,
    Staging,
    read_only=frozenset(
        {"uncovered", "draw_pile_size", "discard_pile_size", "discard_top", "treasure_pile_size", "steps", "opponent",
         "monster_life"}
    ),
    ordered=frozenset({"order", "draw_pile", "treasure_pile"}),
)  # fmt: skip
