"""A position set up in words: every card is taken from a stock and put where a line says; the rest is the draw pile."""

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import numpy as np

from zaubertisch.games.schatzjagd import encounter, turn
from zaubertisch.games.schatzjagd.board import (
    CASTLE_FIELDS,
    CITY_FIELDS,
    COLOURS,
    FIELD_NAMES,
    HOUSE_NAMES,
    OPEN_FIELDS,
)
from zaubertisch.games.schatzjagd.state import (
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
    STORED,
    THRESHOLDS,
    TREASURE_NAMES,
    TURN,
    VALUE_NAMES,
)
from zaubertisch.kernel.dice import MIX_1, MIX_2, S27, S30, S31, S32, STEP
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import REST, Entry, parse_list, parse_number, parse_seat, split_fact
from zaubertisch.kernel.piles import stack
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING, allocate

PHASES = (
    "day", "turn of SEAT", "turn of SEAT, walking NUMBER", "turn of SEAT, arrived", "turn of SEAT, influence", "night",
    "over",
)  # fmt: skip
TURN_PHASE = re.compile(r"turn of (\S+?)(?:, (arrived|influence|walking ([1-6])))?")
KNOWN_TO = "known to "
KEPT = (
    "rng", "seats", "goal", "goal_kind", "last_day", "deposit", "plunder", "catharsis", "memory", "no_lock_in",
    "healer_both", "standing_orders", "house",
)  # fmt: skip
MOST_DAYS = 999
TRIES = 1 << 20  # beginnings of chance that are tried at once to find the dice wanted
YES = {"yes": 1, "no": 0}


class Stock:
    """The cards that have no place yet."""

    def __init__(self, names: Sequence[str], counts: Sequence[int]) -> None:
        self.names = names
        self.counts = [int(count) for count in counts]
        self.left = list(self.counts)

    def take(self, name: str, count: int = 1) -> int:
        if name not in self.names:
            raise BadInput(f"card {name!r}", ", ".join((*self.names, REST)))
        kind = self.names.index(name)
        if count > self.left[kind]:
            raise BadInput(f"{count} {name}", f"at most {self.left[kind]} (of {self.counts[kind]})")
        self.left[kind] -= count
        return kind

    def take_rest(self, chance: Random) -> list[int]:
        """All that is left, in random order."""
        rest = [kind for kind, count in enumerate(self.left) for _ in range(count)]
        self.left = [0] * len(self.left)
        for i in range(len(rest) - 1, 0, -1):
            j = int(chance.random() * (i + 1))
            rest[i], rest[j] = rest[j], rest[i]
        return rest


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


class Staging:
    """Facts are set one by one; `begin` piles up the rest and opens the question."""

    def __init__(self, position: Any, seats: Sequence[str]) -> None:
        self.position = position
        self.g = position.g
        self.cards = position.table[0]
        self.chance = Random(int(position.g.rng))
        self.seats = seats
        self.stock = Stock(KIND_NAMES, self.cards.count)
        self.treasures = Stock(TREASURE_NAMES, self.cards.treasures)
        self.lying: list[tuple[int, int, int]] = []  # kind, place, knowers of each treasure
        self.top: list[int] = []
        self.buried: list[int] = []
        self._clear()

    def _clear(self) -> None:
        """As at the very beginning, with every card in the stock and empty hands."""
        g = self.g
        kept = {name: g[name].copy() for name in KEPT}
        castles = [int(g.player[seat].castle) for seat in range(len(g.player))]
        self.position.state[:] = allocate(self.position.state.dtype)
        for name, value in kept.items():
            g[name] = value
        g.turn = g.question = g.top = g.uncovered = NOTHING
        g.reply[:], g.card[:], g.order[:] = NOTHING, NOTHING, NOTHING
        g.order[: len(self.seats)] = range(len(self.seats))
        g.day = 1
        for i in range(len(g.treasure)):
            g.treasure[i].kind, g.treasure[i].place = NOTHING, NOWHERE
        for seat, castle in enumerate(castles):
            me = g.player[seat]
            me.castle, me.field, me.order = castle, NOTHING, NOTHING
            if seat < len(self.seats):
                me.field = CASTLE_FIELDS[castle]
                me.value[:] = self.cards.start

    def set(self, fact: str, text: str) -> None:
        seat, name = split_fact(fact, self.seats)
        if name not in SETTERS:
            raise BadInput(f"fact {fact!r}", ", ".join(SETTERS))
        SETTERS[name](self, text, seat)

    def begin(self, phase: str) -> None:
        found = TURN_PHASE.fullmatch(phase)
        if not found and phase not in ("day", "night", "over"):
            raise BadInput(f"begin: {phase!r}", " | ".join(PHASES))
        self._pile_up()
        if phase == "over":
            self.g.over = 1
        else:
            self._open(phase, found)
        if self.position.game.audit(self.g, self.cards):
            raise BadInput("this position is impossible")

    # Numbers and names.

    def _set_day(self, text: str, _: int) -> None:
        self.g.day = parse_number(text, 1, MOST_DAYS)

    def _set_order(self, text: str, _: int) -> None:
        order = [parse_seat(entry.what, self.seats) for entry in parse_list(text)]
        if sorted(order) != list(range(len(self.seats))):
            raise BadInput(f"{text!r}", "every seat once")
        self.g.order[: len(order)] = order

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
            self.g.player[seat].value[value] = parse_number(text, least, int(self.cards.most))

        return put

    def _set_mark(self, field: str) -> Callable[[str, int], None]:
        def put(text: str, seat: int) -> None:
            if text not in YES:
                raise BadInput(f"{text!r}", "yes or no")
            self.g.player[seat][field] = YES[text]

        return put

    def _set_searches(self, text: str, seat: int) -> None:
        self.g.player[seat].searches = parse_number(text, 0, 6)

    def _set_standing_order(self, text: str, seat: int) -> None:
        if text not in ORDER_NAMES:
            raise BadInput(f"order {text!r}", ", ".join(ORDER_NAMES))
        self.g.player[seat].order = THRESHOLDS[ORDER_NAMES.index(text)]

    # Cards.

    def _knowers(self, entry: Entry) -> int:
        """The set of seats in `(known to Anna, Ben)`; `(known to all)` means all seats. Needs the option `memory`."""
        if not entry.note:
            return 0
        if not entry.note.startswith(KNOWN_TO):
            raise BadInput(f"({entry.note})", f"({KNOWN_TO}SEAT, ...) or ({KNOWN_TO}all)")
        if not self.g.memory:
            raise BadInput(f"({entry.note})", "no note without `option memory: on`")
        names = entry.note.removeprefix(KNOWN_TO).split(",")
        if names == ["all"]:
            return (1 << len(self.seats)) - 1
        return sum(1 << seat for seat in {parse_seat(name.strip(), self.seats) for name in names})

    def _taken(self, stock: Stock, text: str) -> Iterator[tuple[Entry, int]]:
        """The cards of a list, one by one."""
        for entry in parse_list(text):
            kind = stock.take(entry.what, entry.count)
            for _ in range(entry.count):
                yield entry, kind

    def _set_board(self, text: str, _: int) -> None:
        for entry in parse_list(text):
            name, field = split_place(entry)
            if field not in OPEN_FIELDS or self.g.card[field] != NOTHING or entry.count != 1:
                raise BadInput(f"{entry.what!r}", "one card on an open field without a card")
            self.g.card[field] = self.stock.take(name)
            self.g.known[field] = self._knowers(entry)

    def _set_lying(self, text: str, _: int) -> None:
        for entry in parse_list(text):
            name, field = split_place(entry)
            kind = self.treasures.take(name, entry.count)
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
        for entry in parse_list(text):
            if entry.what == REST:
                self.rest_is_drawn = True
            elif self.rest_is_drawn:
                raise BadInput(f"{entry.what!r} behind {REST}", f"{REST} at the end")
            else:
                self.top += [self.stock.take(entry.what, entry.count)] * entry.count

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
        for entry in parse_list(text):
            if entry.what != REST:
                self.buried += [self.treasures.take(entry.what, entry.count)] * entry.count

    # What no line says.

    def _pile_up(self) -> None:
        g = self.g
        rest = self.stock.take_rest(self.chance)
        pile = [*self.top, *rest] if self.rest_is_drawn else self.top
        for kind in [] if self.rest_is_drawn else rest:
            self._discard(kind)
        stack(g.draw, [(kind, 0) for kind in pile])
        buried = [(kind, BURIED, 0) for kind in [*self.buried, *self.treasures.take_rest(self.chance)]]
        for i, (kind, place, knowers) in enumerate([*self.lying, *buried]):
            g.treasure[i].kind, g.treasure[i].place, g.treasure[i].knowers = kind, place, knowers

    # The question.

    def _open(self, phase: str, found: re.Match[str] | None) -> None:
        g = self.g
        put_frame(g, DAY, NOTHING, turn.NIGHT if phase == "night" else turn.TURNS)
        if found:
            seat = parse_seat(found[1], self.seats)
            g.frame[0].note[turn.TURNS_DONE] = list(g.order).index(seat) + 1
            put_frame(g, TURN, seat, self._stage(found[2] or ""))
            if found[2]:
                g.turn = seat
            g.frame[1].note[turn.STEPS] = int(found[3] or 0)
            if found[2] == "arrived":
                put_frame(g, ENCOUNTER, seat, encounter.CARD)
        go_on(self.position)

    def _stage(self, phase: str) -> int:
        if not phase:
            return turn.BEGIN
        return turn.WALKING if phase.startswith("walking") else turn.PLAYING


def put_frame(g: Any, rule: int, seat: int, stage: int) -> None:
    frame = g.frame[g.depth]
    frame.rule, frame.seat, frame.stage = rule, seat, stage
    g.depth += 1


def go_on(position: Any) -> None:
    """Let the rule on top go on, as after the last answer to a question."""
    position.g.question, position.g.asked = GIVE_ORDER, 1
    position.game.answer(position.g, position.table[0], 0, PASS)


def value_setter(value: int) -> Callable[[Staging, str, Any], None]:
    return lambda staging, text, seat: staging._set_value(value)(text, seat)


def mark_setter(field: str) -> Callable[[Staging, str, Any], None]:
    return lambda staging, text, seat: staging._set_mark(field)(text, seat)


SETTERS: dict[str, Callable[[Staging, str, Any], None]] = {
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
