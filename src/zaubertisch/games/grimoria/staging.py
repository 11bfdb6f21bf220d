"""A position set up in words: every card is taken from a stock and put where a line says; the rest is dealt."""

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from zaubertisch.games.grimoria import adventure, preparation
from zaubertisch.games.grimoria.state import (
    ADVENTURE_NAMES,
    CLOAK,
    COMPANION_NAMES,
    FIRST_HIDDEN,
    KIND_NAMES,
    MIRROR,
    PASS,
    PLACE_NAMES,
    ROUND,
    SEER,
    SPELL,
    SPELLS,
    SWAP_WITCH,
    TREASURE_NAMES,
    TURN,
)
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import NONE, REST, Entry, parse_list, parse_number, parse_seat, split_fact
from zaubertisch.kernel.piles import stack
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING, OBSERVERS, allocate

PHASES = (
    "books", "turn of SEAT", "turn of SEAT, companions", "turn of SEAT, card", "preparation", "new display", "over",
)  # fmt: skip
ROUND_STAGES = {
    "books": preparation.BOOKS,
    "preparation": preparation.PREPARATION,
    "new display": preparation.WITCHES,
}
TURN_STAGES = {None: adventure.BEGIN, "companions": adventure.BEFORE_COMPANIONS, "card": adventure.TAKING}
TURN_PHASE = re.compile(r"turn of (\S+?)(?:, (companions|card))?")
MOST_COINS, MOST_ROUNDS = 999, 99
CLOAKED = "cloaked"
KNOWN_TO = "known to "

Card = tuple[int, int]  # a kind and the set of those who know it
Put = Callable[[int], object]


class Stock:
    """The cards that have no place yet."""

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = [int(count) for count in counts]
        self.left = list(self.counts)

    def take(self, kind: int, count: int = 1) -> None:
        if count > self.left[kind]:
            raise BadInput(f"{count} {KIND_NAMES[kind]}", f"at most {self.left[kind]} (of {self.counts[kind]})")
        self.left[kind] -= count

    def take_named(self, names: Sequence[str], text: str) -> Iterator[tuple[Entry, list[int]]]:
        """The entries of a list of cards, each with its cards; the entry `...` has none."""
        for entry in parse_list(text):
            if entry.what not in (*names, REST):
                raise BadInput(f"card {entry.what!r}", ", ".join((*names, REST, NONE)))
            if entry.what == REST:
                yield entry, []
            else:
                kind = KIND_NAMES.index(entry.what)
                self.take(kind, entry.count)
                yield entry, [kind] * entry.count

    def take_rest(self, names: Sequence[str]) -> list[int]:
        """All cards of these names that are left."""
        kinds = [KIND_NAMES.index(name) for name in names]
        rest = [kind for kind in kinds for _ in range(self.left[kind])]
        for kind in kinds:
            self.left[kind] = 0
        return rest

    def take_any(self, chance: Random, names: Sequence[str]) -> int:
        """A random card."""
        kinds = [KIND_NAMES.index(name) for name in names]
        choices = [kind for kind in kinds for _ in range(self.left[kind])]
        if not choices:
            raise BadInput("no card is left for the display", "fewer cards elsewhere, or display: none")
        kind = choices[any_of(chance, len(choices))]
        self.take(kind)
        return kind


def any_of(chance: Random, count: int) -> int:
    return int(chance.random() * count)  # Python promises that this stays the same from version to version


def shuffled(chance: Random, kinds: list[int]) -> list[int]:
    mixed = list(kinds)
    for i in range(len(mixed) - 1, 0, -1):
        j = any_of(chance, i + 1)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed


class Staging:
    """Facts are set one by one; `begin` deals the rest and opens the question."""

    def __init__(self, position: Any, seats: Sequence[str]) -> None:
        self.position = position
        self.g = position.g
        self.cards = position.table[0]
        self.chance = Random(int(position.g.rng))
        self.seats = seats
        self.stock = Stock(self.cards.count)
        self.named: set[str] = set()
        self.tops: dict[str, list[Card]] = {"draw": [], "treasure": []}
        self.bottoms: dict[str, list[Card]] = {"draw": [], "treasure": []}
        self.rests: list[tuple[Sequence[str], Put]] = []  # where cards that no line names go, in this order
        self._clear()

    def _clear(self) -> None:
        """As at the very beginning, with every card in the stock."""
        kept = {name: self.g[name] for name in ("rng", "seats", "last_level", "open_memory")}
        self.position.state[:] = allocate(self.position.state.dtype)
        for name, value in kept.items():
            self.g[name] = value
        self.g.turn = self.g.question = self.g.face_down = NOTHING
        self.g.reply[:] = NOTHING
        self.g.level = self.cards.start_level[self.g.seats]
        self.g.order[: len(self.seats)] = range(len(self.seats))
        for seat in range(len(self.seats)):
            self.g.player[seat].coins = self.cards.start_coins

    def set(self, fact: str, text: str) -> None:
        seat, name = split_fact(fact, self.seats)
        if name not in SETTERS:
            raise BadInput(f"fact {fact!r}", ", ".join(SETTERS))
        self.named.add(name)
        SETTERS[name](self, text, seat)

    def begin(self, phase: str) -> None:
        turn = TURN_PHASE.fullmatch(phase)
        if phase not in PHASES and not turn:
            raise BadInput(f"begin: {phase!r}", " | ".join(PHASES))
        self._check(phase)
        self._deal(phase)
        self._set_defaults()
        if turn:
            self._begin_turn(parse_seat(turn[1], self.seats), TURN_STAGES[turn[2]])
        elif phase == "over":
            self.g.over = 1
        else:
            self._begin_round(ROUND_STAGES[phase])
        if self.position.game.audit(self.g, self.cards):
            raise BadInput("this position is impossible")

    # Numbers and names.

    def _set_level(self, text: str, _: int) -> None:
        self.g.level = parse_number(text, 1, int(self.g.last_level))

    def _set_round(self, text: str, _: int) -> None:
        self.g.round_number = parse_number(text, 1, MOST_ROUNDS)

    def _set_order(self, text: str, _: int) -> None:
        order = [parse_seat(entry.what, self.seats) for entry in parse_list(text)]
        if sorted(order) != list(range(len(self.seats))):
            raise BadInput(f"{text!r}", "every seat once")
        self.g.order[: len(order)] = order

    def _set_coins(self, text: str, seat: int) -> None:
        self.g.player[seat].coins = parse_number(text, 0, MOST_COINS)

    def _set_spell(self, text: str, seat: int) -> None:
        self.g.player[seat].spell = parse_number(text, 1, SPELLS)

    def _set_no_display(self, text: str, _: int) -> None:
        if text not in ("yes", "no"):
            raise BadInput(f"{text!r}", "yes or no")
        self.g.no_display = text == "yes"

    def _set_cloaks_gone(self, text: str, _: int) -> None:
        gone = parse_number(text, 0, self.stock.counts[CLOAK])
        self.stock.take(CLOAK, gone)
        self.g.cloaks_out += gone

    def _set_mirrors_gone(self, text: str, _: int) -> None:
        self.g.mirrors_out = parse_number(text, 0, self.stock.counts[MIRROR])
        self.stock.take(MIRROR, int(self.g.mirrors_out))

    # Cards.

    def _knowers(self, entry: Entry) -> int:
        """The set of seats in `(known to Anna, Ben)`; `(known to all)` means spectators too."""
        if not entry.note:
            return 0
        if not entry.note.startswith(KNOWN_TO):
            raise BadInput(f"({entry.note})", f"({KNOWN_TO}SEAT, ...) or ({KNOWN_TO}all)")
        names = entry.note.removeprefix(KNOWN_TO).split(",")
        if names == ["all"]:
            return ALL_OBSERVERS
        return sum(1 << seat for seat in {parse_seat(name.strip(), self.seats) for name in names})

    def _put_cards(self, names: Sequence[str], text: str, put: Callable[[int, Entry], object]) -> None:
        """Cards of a list where the order does not count; `...` is remembered."""
        for entry, kinds in self.stock.take_named(names, text):
            if entry.what == REST:
                self.rests.append((names, lambda kind, entry=entry: put(kind, entry)))  # type: ignore[misc]
            for kind in kinds:
                put(kind, entry)

    def _set_display(self, text: str, _: int) -> None:
        self._put_cards(ADVENTURE_NAMES, text, lambda kind, entry: self._lay_open(self.g.display, kind, entry))

    def _set_discard_pile(self, text: str, _: int) -> None:
        self._put_cards(ADVENTURE_NAMES, text, lambda kind, entry: self._lay_open(self.g.discard, kind, entry))

    def _lay_open(self, heap: Any, kind: int, entry: Entry) -> None:
        if entry.note:
            raise BadInput(f"({entry.note})", "no note: these cards lie open")
        heap[kind] += 1

    def _set_face_down(self, text: str, _: int) -> None:
        for entry, kinds in self.stock.take_named(ADVENTURE_NAMES, text):
            if len(kinds) != 1 or self.g.face_down != NOTHING:
                raise BadInput(f"{text!r}", "one card or none")
            self.g.face_down, self.g.seen = kinds[0], self._knowers(entry)

    def _set_companions(self, text: str, seat: int) -> None:
        self._put_cards(COMPANION_NAMES, text, lambda kind, entry: self._put_companion(seat, kind, entry))

    def _put_companion(self, seat: int, kind: int, entry: Entry) -> None:
        if entry.note not in ("", CLOAKED):
            raise BadInput(f"({entry.note})", f"({CLOAKED})")
        self.g.player[seat].companion[kind] += 1
        if entry.note:
            self.stock.take(CLOAK)
            self.g.player[seat].cloaked[kind] += 1
            self.g.cloaks_out += 1

    def _set_places(self, text: str, seat: int) -> None:
        self._put_cards(PLACE_NAMES, text, lambda kind, entry: self._put_face_down("places", seat, kind, entry))

    def _set_treasures(self, text: str, seat: int) -> None:
        self._put_cards(TREASURE_NAMES, text, lambda kind, entry: self._put_face_down("treasures", seat, kind, entry))

    def _put_face_down(self, row: str, seat: int, kind: int, entry: Entry) -> None:
        knowers = self._knowers(entry)
        self.g.player[seat].row[kind - FIRST_HIDDEN] += 1
        self.g.player[seat][row] += 1
        for observer in range(OBSERVERS):
            if observer != seat and knowers >> observer & 1:
                self.g.known[observer, seat, kind - FIRST_HIDDEN] += 1

    def _set_draw_pile(self, text: str, _: int) -> None:
        self._set_pile("draw", ADVENTURE_NAMES, text)

    def _set_treasure_pile(self, text: str, _: int) -> None:
        self._set_pile("treasure", TREASURE_NAMES, text)

    def _set_pile(self, pile: str, names: Sequence[str], text: str) -> None:
        """The top card first; what stands behind `...` lies at the bottom."""
        cards = self.tops[pile]
        for entry, kinds in self.stock.take_named(names, text):
            if entry.what == REST and cards is self.bottoms[pile]:
                raise BadInput(f"{REST} twice", "once")
            if entry.what == REST:
                cards = self.bottoms[pile]
            cards += [(kind, self._knowers(entry)) for kind in kinds]

    # What no line says.

    def _check(self, phase: str) -> None:
        """Does what was said fit together?"""
        g = self.g
        spells = [int(g.player[seat].spell) for seat in range(g.seats)]
        if phase == "books" and any(spells):
            raise BadInput("spells at begin: books", "none: spells are chosen by answers, or begin: turn of SEAT")
        if phase.startswith("turn") and not all(spells):
            raise BadInput(
                f"{self.seats[spells.index(0)]} has no spell", f"{self.seats[spells.index(0)]}.spell: 1 to 15"
            )
        if max(spells) > g.level:
            raise BadInput(f"spell {max(spells)} on level {g.level}", "spells up to the level (set level)")
        if g.no_display and self.named & {"display", "face_down"}:
            raise BadInput("no_display with cards in the display", "one of the two")

    def _deal(self, phase: str) -> None:
        """An unnamed display is dealt; then `...` takes what is left, and the piles the rest."""
        if not self.g.no_display and phase not in ("over", "preparation"):
            self._deal_display()
        for names, put in self.rests:
            for kind in self.stock.take_rest(names):
                put(kind)
        self._stack("draw", ADVENTURE_NAMES)
        self._stack("treasure", TREASURE_NAMES)
        for seat in range(self.g.seats):
            if self.g.player[seat].companion[SEER] and self.g.face_down != NOTHING:
                self.g.seen |= 1 << seat

    def _deal_display(self) -> None:
        if "face_down" not in self.named:
            self.g.face_down = self.stock.take_any(self.chance, ADVENTURE_NAMES)
        if "display" not in self.named:
            for _ in range(self.g.seats):
                self.g.display[self.stock.take_any(self.chance, ADVENTURE_NAMES)] += 1

    def _stack(self, pile: str, names: Sequence[str]) -> None:
        rest = [(kind, 0) for kind in shuffled(self.chance, self.stock.take_rest(names))]
        stack(self.g[pile], [*self.tops[pile], *rest, *self.bottoms[pile]])

    def _set_defaults(self) -> None:
        g = self.g
        if "round" not in self.named:
            g.round_number = max(1, int(g.level) - int(self.cards.start_level[g.seats]) + 1)
        if "order" not in self.named and g.player[0].spell:
            g.order[:] = self._order_of_spells()
        for seat in range(g.seats):
            if g.player[seat].spell:
                g.chosen[g.player[seat].spell] += 1

    def _order_of_spells(self) -> Any:
        """The order that follows from the spells, found by revealing them in a copy of the game."""
        copy = self.position.copy()
        for seat in range(copy.seats):
            copy.g.reply[seat] = SPELL + copy.g.player[seat].spell - 1
        put_frame(copy.g, ROUND, NOTHING, preparation.REVEAL)
        go_on(copy, int(copy.g.reply[0]))
        return copy.g.order

    # The question.

    def _begin_round(self, stage: int) -> None:
        if stage == preparation.BOOKS:
            self.g.round_number -= 1  # opening the books counts it
        put_frame(self.g, ROUND, NOTHING, stage)
        go_on(self.position)

    def _begin_turn(self, seat: int, stage: int) -> None:
        place = list(self.g.order[: self.g.seats]).index(seat)
        put_frame(self.g, ROUND, NOTHING, preparation.TURNS)
        self.g.frame[0].note[preparation.TURNS_DONE] = place + 1
        put_frame(self.g, TURN, seat, stage)
        self.g.turn = seat
        go_on(self.position)


def put_frame(g: Any, rule: int, seat: int, stage: int) -> None:
    frame = g.frame[g.depth]
    frame.rule, frame.seat, frame.stage = rule, seat, stage
    g.depth += 1


def go_on(position: Any, option: int = PASS) -> None:
    """Let the rule on top go on, as after the last answer to a question."""
    position.g.question, position.g.asked = SWAP_WITCH, 1
    position.game.answer(position.g, position.table[0], 0, option)


SETTERS: dict[str, Callable[[Staging, str, Any], None]] = {
    "level": Staging._set_level,
    "round": Staging._set_round,
    "order": Staging._set_order,
    "display": Staging._set_display,
    "face_down": Staging._set_face_down,
    "no_display": Staging._set_no_display,
    "draw_pile": Staging._set_draw_pile,
    "discard_pile": Staging._set_discard_pile,
    "treasure_pile": Staging._set_treasure_pile,
    "cloaks_gone": Staging._set_cloaks_gone,
    "mirrors_gone": Staging._set_mirrors_gone,
    "SEAT.coins": Staging._set_coins,
    "SEAT.spell": Staging._set_spell,
    "SEAT.companions": Staging._set_companions,
    "SEAT.places": Staging._set_places,
    "SEAT.treasures": Staging._set_treasures,
}
