"""A position set up in words: every card is taken from a stock and put where a line says; the rest is the draw pile."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from zaubertisch.games.schatzjagd.rules import encounter, rounds
from zaubertisch.games.schatzjagd.rules.board import (
    CASTLE_FIELDS,
    CITY_FIELDS,
    COLOURS,
    FIELD_NAMES,
    HOUSE_NAMES,
    OPEN_FIELDS,
)
from zaubertisch.games.schatzjagd.state import (
    BEGIN,
    BURIED,
    CARRIED,
    DAY,
    ENCOUNTER,
    GIVE_ORDER,
    KIND_NAMES,
    LIFE,
    MOST_HAND,
    NOWHERE,
    ORDER_NAMES,
    PASS,
    PLAYING,
    STEPS,
    STORED,
    THRESHOLDS,
    TREASURE_NAMES,
    TURN,
    VALUE_NAMES,
    WALKING,
)
from zaubertisch.kernel import staging as kernel
from zaubertisch.kernel.dice import MIX_1, MIX_2, S27, S30, S31, S32, STEP
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import REST, Entry, parse_list, parse_number, parse_seat
from zaubertisch.kernel.piles import stack
from zaubertisch.kernel.record import ALL_OBSERVERS, EVERYONE, NOTHING
from zaubertisch.kernel.staging import KNOWN_TO, Setter, Stock, parse_yes, shuffled

PHASES = (
    "day", "turn of SEAT", "turn of SEAT, walking NUMBER", "turn of SEAT, arrived", "turn of SEAT, influence", "night",
    "over",
)  # fmt: skip
TURN_PHASE = re.compile(r"turn of (\S+?)(?:, (arrived|influence|walking ([1-6])))?")
KEPT = (
    "rng", "seats", "goal", "goal_kind", "last_day", "deposit", "plunder", "catharsis", "memory", "no_lock_in",
    "healer_both", "standing_orders", "house",
)  # fmt: skip
MOST_DAYS = 999
TRIES = 1 << 20  # beginnings of chance that are tried at once to find the dice wanted


def parse_field(text: str) -> int:
    if text not in FIELD_NAMES:
        raise BadInput(f"field {text!r}", "a field from a0 to j9")
    return FIELD_NAMES.index(text)


def split_place(entry: Entry) -> tuple[str, int]:
    """`knife at b3` as the card and the field."""
    name, at, field = entry.what.partition(" at ")
    if not at:
        raise BadInput(f"{entry.what!r}", "a card and its field, as in knife at b3")
    return name, parse_field(field)


def die_at(states: Any, i: int) -> Any:
    """What the i-th die shows after these states of chance (as in the kernel's dice)."""
    with np.errstate(over="ignore"):
        x = states + STEP * np.uint64(i + 1)
        x = (x ^ (x >> S30)) * MIX_1
        x = (x ^ (x >> S27)) * MIX_2
        return (((x ^ (x >> S31)) >> S32) * np.uint64(6) >> S32) + np.uint64(1)


def chance_that_rolls(wanted: Sequence[int], first: int) -> int:
    """A state of chance from which the next dice show these numbers."""
    for block in range(64):
        states = np.arange(TRIES, dtype=np.uint64) + np.uint64(block * TRIES)
        with np.errstate(over="ignore"):
            states = states * MIX_1 + np.uint64(first)
        for i, number in enumerate(wanted):
            states = states[die_at(states, i) == number]
        if len(states):
            return int(states[0])
    raise BadInput(f"{len(wanted)} dice", "at most ten dice")


class Staging(kernel.Staging):
    """Facts are set one by one; `begin` piles up the rest and opens the question."""

    phases = PHASES
    kept = KEPT
    quiet_answer = (GIVE_ORDER, PASS)

    def __init__(self, position: Any, seats: Sequence[str]) -> None:
        super().__init__(position, seats)
        self.stock = Stock(KIND_NAMES, self.deck.count)
        self.treasures = Stock(TREASURE_NAMES, self.deck.treasures)
        self.lying: list[tuple[int, int, int]] = []  # kind, place, knowers of each treasure
        self.top: list[int] = []
        self.buried: list[int] = []

    @property
    def setters(self) -> Mapping[str, Setter]:
        return SETTERS

    def _wipe(self) -> None:
        """With every card in the stock and empty hands; castles stay."""
        g = self.g
        castles = [int(g.player[seat].castle) for seat in range(len(g.player))]
        super()._wipe()
        g.top = g.uncovered = NOTHING
        g.card[:], g.order[:] = NOTHING, NOTHING
        g.order[: len(self.seats)] = range(len(self.seats))
        g.day = 1
        for i in range(len(g.treasure)):
            g.treasure[i].kind, g.treasure[i].place = NOTHING, NOWHERE
        for seat, castle in enumerate(castles):
            me = g.player[seat]
            me.castle, me.field, me.order = castle, NOTHING, NOTHING
            if seat < len(self.seats):
                me.field = CASTLE_FIELDS[castle]
                me.value[:] = self.deck.start

    def _open(self, phase: str) -> None:
        found = TURN_PHASE.fullmatch(phase)
        if not found and phase not in ("day", "night", "over"):
            raise self._no_phase(phase)
        self._pile_up()
        if phase == "over":
            self.g.over = 1
        else:
            self._begin_day(phase, found)

    # Numbers and names.

    def _set_day(self, text: str, _: int) -> None:
        self.g.day = parse_number(text, 1, MOST_DAYS)

    def _set_houses(self, text: str, _: int) -> None:
        houses = [split_place(entry) for entry in parse_list(text)]
        if sorted(name for name, _ in houses) != sorted(HOUSE_NAMES) or {f for _, f in houses} != set(CITY_FIELDS):
            raise BadInput(f"{text!r}", "tavern at e4, healer at f4, school at f5, smith at e5, in any order")
        for name, field in houses:
            self.g.house[CITY_FIELDS.index(field)] = HOUSE_NAMES.index(name)

    def _set_dice(self, text: str, _: int) -> None:
        wanted = [parse_number(entry.what, 1, 6) for entry in parse_list(text) for _ in range(entry.count)]
        self.g.rng = chance_that_rolls(wanted, int(self.g.rng) & 0xFFFF)

    def _set_castle(self, text: str, seat: int) -> None:
        if text not in COLOURS:
            raise BadInput(f"castle {text!r}", ", ".join(COLOURS))
        me = self.g.player[seat]
        was_home = me.field == CASTLE_FIELDS[me.castle]
        me.castle = COLOURS.index(text)
        if was_home:
            me.field = CASTLE_FIELDS[me.castle]

    def _set_field(self, text: str, seat: int) -> None:
        self.g.player[seat].field = parse_field(text)

    def _set_value(self, value: int) -> Callable[[str, int], None]:
        least = 1 if value == LIFE else 0

        def put(text: str, seat: int) -> None:
            self.g.player[seat].value[value] = parse_number(text, least, int(self.deck.most))

        return put

    def _set_mark(self, field: str) -> Callable[[str, int], None]:
        def put(text: str, seat: int) -> None:
            self.g.player[seat][field] = parse_yes(text)

        return put

    def _set_searches(self, text: str, seat: int) -> None:
        self.g.player[seat].searches = parse_number(text, 0, 6)

    def _set_standing_order(self, text: str, seat: int) -> None:
        if text not in ORDER_NAMES:
            raise BadInput(f"order {text!r}", ", ".join(ORDER_NAMES))
        self.g.player[seat].order = THRESHOLDS[ORDER_NAMES.index(text)]

    # Cards.

    def _knowers(self, entry: Entry) -> int:
        """Needs the option `memory`; spectators remember nothing."""
        if entry.note.startswith(KNOWN_TO) and not self.g.memory:
            raise BadInput(f"({entry.note})", "no note without `option memory: on`")
        return super()._knowers(entry) & ~(1 << EVERYONE)

    def _taken(self, stock: Stock, text: str) -> Iterator[tuple[Entry, int]]:
        """The cards of a list, one by one."""
        for entry, kind in stock.take_listed(text):
            for _ in range(entry.count):
                yield entry, kind

    def _take(self, stock: Stock, name: str, count: int = 1) -> int:
        """A card by its name."""
        if name not in stock.names:
            raise BadInput(f"card {name!r}", ", ".join(stock.names))
        stock.take(stock.names.index(name), count)
        return stock.names.index(name)

    def _set_board(self, text: str, _: int) -> None:
        for entry in parse_list(text):
            name, field = split_place(entry)
            if field not in OPEN_FIELDS or self.g.card[field] != NOTHING or entry.count != 1:
                raise BadInput(f"{entry.what!r}", "one card on an open field without a card")
            self.g.card[field] = self._take(self.stock, name)
            self.g.known[field] = self._knowers(entry)

    def _set_lying(self, text: str, _: int) -> None:
        for entry in parse_list(text):
            name, field = split_place(entry)
            kind = self._take(self.treasures, name, entry.count)
            self.lying += [(kind, field, self._knowers(entry))] * entry.count

    def _set_hand(self, text: str, seat: int) -> None:
        me = self.g.player[seat]
        for entry, kind in self._taken(self.stock, text):
            if me.cards == MOST_HAND:
                raise BadInput(f"{text!r}", f"at most {MOST_HAND} cards")
            me.hand[me.cards], me.seen[me.cards] = kind, self._knowers(entry) & ~(1 << seat) & ALL_OBSERVERS
            me.cards += 1

    def _set_carries(self, text: str, seat: int) -> None:
        for entry, kind in self._taken(self.treasures, text):
            self.lying.append((kind, CARRIED + seat, self._knowers(entry) | 1 << seat))

    def _set_stored(self, text: str, seat: int) -> None:
        for entry, kind in self._taken(self.treasures, text):
            self.lying.append((kind, STORED + seat, self._knowers(entry) | 1 << seat))

    def _set_draw_pile(self, text: str, _: int) -> None:
        """The top card first; `...` stands for all the rest, without it the rest is discarded."""
        self.top = []
        self.rest_is_drawn = False
        for entry, kind in self.stock.take_listed(text, REST):
            if entry.what == REST:
                self.rest_is_drawn = True
            elif self.rest_is_drawn:
                raise BadInput(f"{entry.what!r} behind {REST}", f"{REST} at the end")
            else:
                self.top += [kind] * entry.count

    rest_is_drawn = True

    def _set_discard_pile(self, text: str, _: int) -> None:
        for _entry, kind in self._taken(self.stock, text):
            self._discard(kind)

    def _discard(self, kind: int) -> None:
        self.g.discard[kind] += 1
        self.g.discarded += 1
        self.g.top = kind

    def _set_set_aside(self, text: str, _: int) -> None:
        for _entry, kind in self._taken(self.stock, text):
            self.g.set_aside[kind] += 1

    def _set_treasure_pile(self, text: str, _: int) -> None:
        """The top one first; `...` stands for the rest, without it the rest is out of the game's reach: not allowed."""
        for entry, kind in self.treasures.take_listed(text, REST):
            if entry.what != REST:
                self.buried += [kind] * entry.count

    # What no line says.

    def _pile_up(self) -> None:
        g = self.g
        rest = shuffled(self.chance, self.stock.take_rest())
        pile = [*self.top, *rest] if self.rest_is_drawn else self.top
        for kind in [] if self.rest_is_drawn else rest:
            self._discard(kind)
        stack(g.draw, [(kind, 0) for kind in pile])
        buried = [(kind, BURIED, 0) for kind in [*self.buried, *shuffled(self.chance, self.treasures.take_rest())]]
        for i, (kind, place, knowers) in enumerate([*self.lying, *buried]):
            g.treasure[i].kind, g.treasure[i].place, g.treasure[i].knowers = kind, place, knowers

    # The question.

    def _begin_day(self, phase: str, found: re.Match[str] | None) -> None:
        g = self.g
        self._put_frame(DAY, NOTHING, rounds.NIGHT if phase == "night" else rounds.TURNS)
        if found:
            seat = parse_seat(found[1], self.seats)
            g.frame[0].note[rounds.TURNS_DONE] = list(g.order).index(seat) + 1
            self._put_frame(TURN, seat, self._stage(found[2] or ""))
            if found[2]:
                g.turn = seat
            g.frame[1].note[STEPS] = int(found[3] or 0)
            if found[2] == "arrived":
                self._put_frame(ENCOUNTER, seat, encounter.CARD)
        self._go_on()

    def _stage(self, phase: str) -> int:
        if not phase:
            return BEGIN
        return WALKING if phase.startswith("walking") else PLAYING


def value_setter(value: int) -> Setter:
    return lambda staging, text, seat: staging._set_value(value)(text, seat)


def mark_setter(field: str) -> Setter:
    return lambda staging, text, seat: staging._set_mark(field)(text, seat)


SETTERS: dict[str, Setter] = {
    "day": Staging._set_day,
    "order": Staging._set_order,
    "houses": Staging._set_houses,
    "dice": Staging._set_dice,
    "board": Staging._set_board,
    "lying": Staging._set_lying,
    "draw_pile": Staging._set_draw_pile,
    "discard_pile": Staging._set_discard_pile,
    "set_aside": Staging._set_set_aside,
    "treasure_pile": Staging._set_treasure_pile,
    "SEAT.castle": Staging._set_castle,
    "SEAT.field": Staging._set_field,
    **{f"SEAT.{name}": value_setter(value) for value, name in enumerate(VALUE_NAMES)},
    "SEAT.hand": Staging._set_hand,
    "SEAT.carries": Staging._set_carries,
    "SEAT.stored": Staging._set_stored,
    **{f"SEAT.{name}": mark_setter(name) for name in ("poisoned", "skips", "in_flight", "must_uncover")},
    "SEAT.searches": Staging._set_searches,
    "SEAT.order": Staging._set_standing_order,
}
