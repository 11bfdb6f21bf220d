"""A position set up in words: relics are taken from a stock and put where a line says; the rest is the pile."""

from collections.abc import Mapping, Sequence
from typing import Any

from mondtuerme.rules.nights import CHOOSING, EVENING, SEARCHING
from mondtuerme.state import NIGHT, RELIC_NAMES, REST, SEARCH_TOWER, TOWER_NAMES
from zaubertisch.kernel import staging as kernel
from zaubertisch.kernel.facts import parse_number, parse_seat
from zaubertisch.kernel.piles import stack
from zaubertisch.kernel.record import NOTHING, OBSERVERS
from zaubertisch.kernel.staging import PileInWords, Setter, Stock, entries, shuffled

STAGES = {"choice": CHOOSING, "search": SEARCHING, "evening": EVENING}
MOST_GEMS = 999


class Staging(kernel.Staging):
    """Facts are set one by one; `begin` deals the rest and opens the question."""

    phases = tuple(STAGES)
    kept = ("rng", "seats", "nights")
    quiet_answer = (SEARCH_TOWER, REST)

    def __init__(self, position: Any, seats: Sequence[str]) -> None:
        super().__init__(position, seats)
        self.stock = Stock(RELIC_NAMES, self.deck.count)
        self.pile = PileInWords()

    @property
    def setters(self) -> Mapping[str, Setter]:
        return SETTERS

    def _wipe(self) -> None:
        super()._wipe()
        for me in self.g.player:
            me.tower = NOTHING

    def _open(self, phase: str) -> None:
        if phase not in STAGES:
            raise self._no_phase(phase)
        stack(self.g.pile, self.pile.around(shuffled(self.chance, self.stock.take_rest())))
        self._put_frame(NIGHT, NOTHING, STAGES[phase])
        self._go_on()

    def _set_night(self, text: str, _: int) -> None:
        self.g.night = parse_number(text, 0, int(self.g.nights))

    def _set_start(self, text: str, _: int) -> None:
        self.g.start = parse_seat(text, self.seats)

    def _set_towers(self, text: str, _: int) -> None:
        for entry, tower in entries(TOWER_NAMES, text):
            self.g.gems[tower] = entry.count

    def _set_pile(self, text: str, _: int) -> None:
        self.pile.add(self.stock.take_listed(text, "..."), self._knowers)

    def _set_gems(self, text: str, seat: int) -> None:
        self.g.player[seat].gems = parse_number(text, 0, MOST_GEMS)

    def _set_tower(self, text: str, seat: int) -> None:
        for _, tower in entries(TOWER_NAMES, text):
            self.g.player[seat].tower = tower

    def _set_relics(self, text: str, seat: int) -> None:
        me = self.g.player[seat]
        for entry, relic in self.stock.take_listed(text):
            me.hand[relic] += entry.count
            me.relics += entry.count
            for observer in range(OBSERVERS):
                if observer != seat and self._knowers(entry) >> observer & 1:
                    self.g.known[observer, seat, relic] += entry.count


SETTERS: dict[str, Setter] = {
    "night": Staging._set_night,
    "start": Staging._set_start,
    "towers": Staging._set_towers,
    "pile": Staging._set_pile,
    "SEAT.gems": Staging._set_gems,
    "SEAT.tower": Staging._set_tower,
    "SEAT.relics": Staging._set_relics,
}
