"""How scenarios name every fact of a game of Grimoria, and how each is read from a position or a view."""

from collections.abc import Callable, Container, Sequence
from typing import Any

from zaubertisch.games.grimoria.staging import PHASES, Staging
from zaubertisch.games.grimoria.state import ADVENTURE_NAMES, COMPANION_NAMES, KIND_NAMES, PLACE_NAMES, TREASURE_NAMES
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import NONE, UNKNOWN, Entry, split_fact, write_list
from zaubertisch.kernel.piles import cards_in
from zaubertisch.kernel.record import HIDDEN, NOTHING

Read = Callable[[Any, int, Sequence[str]], str]  # (record, seat, names of the seats)


def read_number(field: str) -> Read:
    return lambda g, seat, seats: str(g[field])


def card_name(kind: int) -> str:
    return {HIDDEN: UNKNOWN, NOTHING: NONE}.get(kind) or KIND_NAMES[kind]


def read_heap(field: str) -> Read:
    """Open adventure cards, counted by kind."""
    return lambda g, seat, seats: counted(ADVENTURE_NAMES, g[field])


def counted(names: Sequence[str], counts: Sequence[int], unknown: int = 0) -> str:
    known = [Entry(name, int(count)) for name, count in zip(names, counts, strict=True)]
    return write_list([*known, Entry(UNKNOWN, unknown)])


def read_pile(field: str) -> Read:
    """Face-down cards, the top one first."""
    return lambda g, seat, seats: write_list(card_name(card) for card, _ in cards_in(g[field]))


def read_size(field: str) -> Read:
    return lambda g, seat, seats: str(g[field].count)


def read_order(g: Any, seat: int, seats: Sequence[str]) -> str:
    return ", ".join(seats[i] for i in g.order[: g.seats])


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
    "display": read_heap("display"),
    "face_down": lambda g, seat, seats: card_name(int(g.face_down)),
    "no_display": lambda g, seat, seats: "yes" if g.no_display else "no",
    "draw_pile": read_pile("draw"),
    "draw_pile_size": read_size("draw"),
    "discard_pile": read_heap("discard"),
    "treasure_pile": read_pile("treasure"),
    "treasure_pile_size": read_size("treasure"),
    "cloaks_gone": lambda g, seat, seats: str(int(g.cloaks_out) - laid_cloaks(g)),
    "mirrors_gone": read_number("mirrors_out"),
    "SEAT.coins": lambda g, seat, seats: str(g.player[seat].coins),
    "SEAT.spell": read_spell,
    "SEAT.companions": read_companions,
    "SEAT.places": read_places,
    "SEAT.treasures": read_treasures,
}


class GrimoriaFacts:
    """The facts of Grimoria (docs/scenarios.md explains each)."""

    names: Sequence[str] = tuple(READERS)
    read_only: Container[str] = frozenset({"draw_pile_size", "treasure_pile_size"})
    ordered: Container[str] = frozenset({"order", "draw_pile", "treasure_pile"})
    phases: Sequence[str] = PHASES
    marks: Container[str] = frozenset({"order_set", "card_removed"})

    def stage(self, position: Any, seats: Sequence[str]) -> Staging:
        return Staging(position, seats)

    def read(self, position: Any, fact: str, seats: Sequence[str]) -> str:
        seat, name = split_fact(fact, seats)
        if name not in READERS:
            raise BadInput(f"fact {fact!r}", ", ".join(self.names))
        return READERS[name](position.g, -1 if seat is None else seat, seats)


FACTS = GrimoriaFacts()
