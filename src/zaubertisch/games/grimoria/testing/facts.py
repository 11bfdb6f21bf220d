"""How scenarios name every fact of a game of Grimoria, and how each is read from a position or a view."""

from collections.abc import Sequence
from typing import Any

from zaubertisch.games.grimoria.state import ADVENTURE_NAMES, COMPANION_NAMES, KIND_NAMES, PLACE_NAMES, TREASURE_NAMES
from zaubertisch.games.grimoria.testing.staging import Staging
from zaubertisch.kernel.facts import NONE, Entry, write_list
from zaubertisch.kernel.factsheet import (
    Facts,
    Read,
    counted,
    name_of,
    read_heap,
    read_number,
    read_order,
    read_pile,
    read_size,
    read_yes,
)


def laid_cloaks(g: Any) -> int:
    return sum(int(g.player[seat].cloaked.sum()) for seat in range(g.seats))


def read_spell(g: Any, seat: int, seats: Sequence[str]) -> str:
    return str(g.player[seat].spell or NONE)


def read_companions(g: Any, seat: int, seats: Sequence[str]) -> str:
    me = g.player[seat]
    entries = []
    for kind, name in enumerate(COMPANION_NAMES):
        cloaked = int(me.cloaked[kind])
        entries += [Entry(name, int(me.companion[kind]) - cloaked), Entry(name, cloaked, "cloaked")]
    return write_list(entries)


def read_places(g: Any, seat: int, seats: Sequence[str]) -> str:
    me = g.player[seat]
    places = me.row[: len(PLACE_NAMES)]
    return counted(PLACE_NAMES, places, int(me.places) - int(places.sum()))


def read_treasures(g: Any, seat: int, seats: Sequence[str]) -> str:
    me = g.player[seat]
    treasures = me.row[len(PLACE_NAMES) :]
    return counted(TREASURE_NAMES, treasures, int(me.treasures) - int(treasures.sum()))


READERS: dict[str, Read] = {
    "level": read_number("level"),
    "round": read_number("round_number"),
    "order": read_order,
    "display": read_heap("display", ADVENTURE_NAMES),
    "face_down": lambda g, seat, seats: name_of(KIND_NAMES, int(g.face_down)),
    "no_display": read_yes("no_display"),
    "draw_pile": read_pile("draw", KIND_NAMES),
    "draw_pile_size": read_size("draw"),
    "discard_pile": read_heap("discard", ADVENTURE_NAMES),
    "treasure_pile": read_pile("treasure", KIND_NAMES),
    "treasure_pile_size": read_size("treasure"),
    "cloaks_gone": lambda g, seat, seats: str(int(g.cloaks_out) - laid_cloaks(g)),
    "mirrors_gone": read_number("mirrors_out"),
    "SEAT.coins": lambda g, seat, seats: str(g.player[seat].coins),
    "SEAT.spell": read_spell,
    "SEAT.companions": read_companions,
    "SEAT.places": read_places,
    "SEAT.treasures": read_treasures,
}


FACTS = Facts(
    READERS,
    Staging,
    read_only=frozenset({"draw_pile_size", "treasure_pile_size"}),
    ordered=frozenset({"order", "draw_pile", "treasure_pile"}),
)
