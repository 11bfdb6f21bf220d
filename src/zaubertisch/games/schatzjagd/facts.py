"""How scenarios name every fact of a game of Schatzjagd, and how each is read from a position or a view."""

from collections.abc import Callable, Container, Iterable, Sequence
from typing import Any

from zaubertisch.games.schatzjagd.board import CITY_FIELDS, COLOURS, FIELD_NAMES, FIELDS, HOUSE_NAMES
from zaubertisch.games.schatzjagd.fight import MONSTER_LIFE, OPPONENT
from zaubertisch.games.schatzjagd.staging import PHASES, Staging
from zaubertisch.games.schatzjagd.state import (
    BURIED,
    CARRIED,
    FIGHT,
    KIND_NAMES,
    ORDER_NAMES,
    STORED,
    THRESHOLDS,
    TREASURE_NAMES,
    TURN,
    VALUE_NAMES,
)
from zaubertisch.games.schatzjagd.turn import STEPS
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import NONE, UNKNOWN, Entry, split_fact, write_list
from zaubertisch.kernel.piles import cards_in
from zaubertisch.kernel.record import HIDDEN, NOTHING

Read = Callable[[Any, int, Sequence[str]], str]  # (record, seat, names of the seats)


def card_name(kind: int, names: Sequence[str] = KIND_NAMES) -> str:
    return {HIDDEN: UNKNOWN, NOTHING: NONE}.get(kind) or names[kind]


def read_board(g: Any, seat: int, seats: Sequence[str]) -> str:
    fields = (field for field in range(FIELDS) if g.card[field] != NOTHING)
    return write_list(f"{card_name(int(g.card[field]))} at {FIELD_NAMES[field]}" for field in fields)


def treasures_at(g: Any, place: int) -> list[str]:
    return [card_name(int(t.kind), TREASURE_NAMES) for t in g.treasure if t.place == place]


def read_lying(g: Any, seat: int, seats: Sequence[str]) -> str:
    return write_list(
        f"{name} at {FIELD_NAMES[field]}" for field in range(FIELDS) for name in sorted(treasures_at(g, field))
    )


def read_treasures(place: int) -> Read:
    """Those of a seat (a place is then the seat's number after it), or those still buried."""
    return lambda g, seat, seats: write_list(treasures_at(g, place + max(seat, 0)))


def heap(counts: Iterable[int]) -> list[Entry]:
    return [Entry(name, int(count)) for name, count in zip(KIND_NAMES, counts, strict=True)]


def read_discard(g: Any, seat: int, seats: Sequence[str]) -> str:
    """The top card comes last."""
    below = [int(count) - (kind == g.top) for kind, count in enumerate(g.discard)]
    unknown = int(g.discarded) - int(g.discard.sum())
    top = [] if g.top == NOTHING else [Entry(KIND_NAMES[g.top])]
    return write_list([*heap(below), Entry(UNKNOWN, unknown), *top])


def read_draw(g: Any, seat: int, seats: Sequence[str]) -> str:
    return write_list(card_name(card) for card, _ in cards_in(g.draw))


def read_hand(g: Any, seat: int, seats: Sequence[str]) -> str:
    me = g.player[seat]
    return write_list(card_name(int(kind)) for kind in sorted(me.hand[: me.cards], key=lambda k: (k < 0, k)))


def read_order(g: Any, seat: int, seats: Sequence[str]) -> str:
    return ", ".join(seats[i] for i in g.order[: g.seats])


def read_houses(g: Any, seat: int, seats: Sequence[str]) -> str:
    return ", ".join(f"{HOUSE_NAMES[g.house[i]]} at {FIELD_NAMES[field]}" for i, field in enumerate(CITY_FIELDS))


def read_value(value: int) -> Read:
    return lambda g, seat, seats: str(g.player[seat].value[value])


def read_mark(field: str) -> Read:
    return lambda g, seat, seats: "yes" if g.player[seat][field] else "no"


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
    "day": lambda g, seat, seats: str(g.day),
    "order": read_order,
    "houses": read_houses,
    "board": read_board,
    "lying": read_lying,
    "uncovered": lambda g, seat, seats: NONE if g.uncovered == NOTHING else FIELD_NAMES[g.uncovered],
    "draw_pile": read_draw,
    "draw_pile_size": lambda g, seat, seats: str(g.draw.count),
    "discard_pile": read_discard,
    "discard_pile_size": lambda g, seat, seats: str(g.discarded),
    "discard_top": lambda g, seat, seats: card_name(int(g.top)),
    "set_aside": lambda g, seat, seats: write_list(heap(g.set_aside)),
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
    **{f"SEAT.{name}": read_mark(name) for name in ("poisoned", "skips", "in_flight", "must_uncover")},
    "SEAT.searches": lambda g, seat, seats: str(g.player[seat].searches),
    "SEAT.order": read_standing_order,
}
# Events whose `other` is no seat: a castle's colour, a value, a house, odd or even.
MARKS = ("castle_chosen", "value_raised", "value_lowered", "business_done", "bet_placed")


class SchatzjagdFacts:
    """The facts of Schatzjagd (docs/scenarios.md explains each)."""

    names: Sequence[str] = tuple(READERS)
    read_only: Container[str] = frozenset(
        {"uncovered", "draw_pile_size", "discard_pile_size", "discard_top", "treasure_pile_size", "steps", "opponent",
         "monster_life"}
    )  # fmt: skip
    ordered: Container[str] = frozenset({"order", "draw_pile", "treasure_pile"})
    phases: Sequence[str] = PHASES
    marks: Container[str] = frozenset(MARKS)

    def stage(self, position: Any, seats: Sequence[str]) -> Staging:
        return Staging(position, seats)

    def read(self, position: Any, fact: str, seats: Sequence[str]) -> str:
        seat, name = split_fact(fact, seats)
        if name not in READERS:
            raise BadInput(f"fact {fact!r}", ", ".join(self.names))
        return READERS[name](position.g, -1 if seat is None else seat, seats)


FACTS = SchatzjagdFacts()
