"""A position set up in words: every card is taken from a stock and put where a line says; the rest is dealt."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from zaubertisch.games.grimoria.rules import rounds as preparation
from zaubertisch.games.grimoria.rules import turns as adventure
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
from zaubertisch.kernel import staging as kernel
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import REST, Entry, parse_number, parse_seat
from zaubertisch.kernel.piles import stack
from zaubertisch.kernel.record import NOTHING, OBSERVERS
from zaubertisch.kernel.staging import (
    PileInWords,
    Setter,
    Stock,
    any_of,
    entries,
    go_on,
    parse_yes,
    put_frame,
    shuffled,
)

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

ADVENTURE_KINDS = [KIND_NAMES.index(name) for name in ADVENTURE_NAMES]
TREASURE_KINDS = [KIND_NAMES.index(name) for name in TREASURE_NAMES]

Put = Callable[[int], object]


class Staging(kernel.Staging):
    """Facts are set one by one; `begin` deals the rest and opens the question."""

    phases = PHASES
    kept = ("rng", "seats", "last_level", "open_memory")
    quiet_answer = (SWAP_WITCH, PASS)

    def __init__(self, position: Any, seats: Sequence[str]) -> None:
        super().__init__(position, seats)
        self.stock = Stock(KIND_NAMES, self.deck.count)
        self.piles = {"draw": PileInWords(), "treasure": PileInWords()}
        self.rests: list[tuple[Sequence[int], Put]] = []  # where cards that no line names go, in this order

    @property
    def setters(self) -> Mapping[str, Setter]:
        return SETTERS

    def _wipe(self) -> None:
        super()._wipe()
        self.g.face_down = NOTHING
        self.g.level = self.deck.start_level[self.g.seats]
        self.g.order[: len(self.seats)] = range(len(self.seats))
        for seat in range(len(self.seats)):
            self.g.player[seat].coins = self.deck.start_coins

    def _open(self, phase: str) -> None:
        turn = TURN_PHASE.fullmatch(phase)
        if phase not in PHASES and not turn:
            raise self._no_phase(phase)
        self._check(phase)
        self._deal(phase)
        self._set_defaults()
        if turn:
            self._begin_turn(parse_seat(turn[1], self.seats), TURN_STAGES[turn[2]])
        elif phase == "over":
            self.g.over = 1
        else:
            self._begin_round(ROUND_STAGES[phase])

    # Numbers and names.

    def _set_level(self, text: str, _: int) -> None:
        self.g.level = parse_number(text, 1, int(self.g.last_level))

    def _set_round(self, text: str, _: int) -> None:
        self.g.round_number = parse_number(text, 1, MOST_ROUNDS)

    def _set_coins(self, text: str, seat: int) -> None:
        self.g.player[seat].coins = parse_number(text, 0, MOST_COINS)

    def _set_spell(self, text: str, seat: int) -> None:
        self.g.player[seat].spell = parse_number(text, 1, SPELLS)

    def _set_no_display(self, text: str, _: int) -> None:
        self.g.no_display = parse_yes(text)

    def _set_cloaks_gone(self, text: str, _: int) -> None:
        gone = parse_number(text, 0, self.stock.counts[CLOAK])
        self.stock.take(CLOAK, gone)
        self.g.cloaks_out += gone

    def _set_mirrors_gone(self, text: str, _: int) -> None:
        self.g.mirrors_out = parse_number(text, 0, self.stock.counts[MIRROR])
        self.stock.take(MIRROR, int(self.g.mirrors_out))

    # Cards.

    def _taken(self, names: Sequence[str], text: str) -> Iterator[tuple[Entry, int]]:
        """The entries of a list of such cards, which are taken."""
        for entry, number in entries(names, text, REST):
            kind = NOTHING if number == NOTHING else KIND_NAMES.index(entry.what)
            if kind != NOTHING:
                self.stock.take(kind, entry.count)
            yield entry, kind

    def _put_cards(self, names: Sequence[str], text: str, put: Callable[[int, Entry], object]) -> None:
        """Cards of a list where the order does not count; `...` is remembered."""
        for entry, kind in self._taken(names, text):
            if kind == NOTHING:
                kinds = [KIND_NAMES.index(name) for name in names]
                self.rests.append((kinds, lambda kind, entry=entry: put(kind, entry)))  # type: ignore[misc]
            else:
                for _ in range(entry.count):
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
        for entry, kind in self._taken(ADVENTURE_NAMES, text):
            if kind == NOTHING or entry.count != 1 or self.g.face_down != NOTHING:
                raise BadInput(f"{text!r}", "one card or none")
            self.g.face_down, self.g.seen = kind, self._knowers(entry)

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
        self.piles["draw"].add(self._taken(ADVENTURE_NAMES, text), self._knowers)

    def _set_treasure_pile(self, text: str, _: int) -> None:
        self.piles["treasure"].add(self._taken(TREASURE_NAMES, text), self._knowers)

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
        for kinds, put in self.rests:
            for kind in self.stock.take_rest(kinds):
                put(kind)
        self._stack("draw", ADVENTURE_KINDS)
        self._stack("treasure", TREASURE_KINDS)
        for seat in range(self.g.seats):
            if self.g.player[seat].companion[SEER] and self.g.face_down != NOTHING:
                self.g.seen |= 1 << seat

    def _deal_display(self) -> None:
        if "face_down" not in self.named:
            self.g.face_down = self._any_adventure()
        if "display" not in self.named:
            for _ in range(self.g.seats):
                self.g.display[self._any_adventure()] += 1

    def _any_adventure(self) -> int:
        left = self.stock.rest(ADVENTURE_KINDS)
        if not left:
            raise BadInput("no card is left for the display", "fewer cards elsewhere, or display: none")
        kind = left[any_of(self.chance, len(left))]
        self.stock.take(kind)
        return kind

    def _stack(self, pile: str, kinds: Sequence[int]) -> None:
        rest = shuffled(self.chance, self.stock.take_rest(kinds))
        stack(self.g[pile], self.piles[pile].around(rest))

    def _set_defaults(self) -> None:
        g = self.g
        if "round" not in self.named:
            g.round_number = max(1, int(g.level) - int(self.deck.start_level[g.seats]) + 1)
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
        go_on(copy, SWAP_WITCH, int(copy.g.reply[0]))
        return copy.g.order

    # The question.

    def _begin_round(self, stage: int) -> None:
        self._put_frame(ROUND, NOTHING, stage)
        self._go_on()

    def _begin_turn(self, seat: int, stage: int) -> None:
        place = list(self.g.order[: self.g.seats]).index(seat)
        self._put_frame(ROUND, NOTHING, preparation.TURNS)
        self.g.frame[0].note[preparation.TURNS_DONE] = place + 1
        self._put_frame(TURN, seat, stage)
        self.g.turn = seat
        self._go_on()


SETTERS: dict[str, Setter] = {
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
