"""One person and some bots at a table: answers, what the person saw of them, and what may be taken back."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from numpy.typing import NDArray

from zaubertisch.bots import Choose, bot
from zaubertisch.kernel.position import Event, Position
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.tables.records import Record

# In so many other deals an answer must look the same before it may be taken back; uncompiled rules are for debugging.
RE_DEALS = 256 if COMPILED else 16


@dataclass(frozen=True)
class Past:
    """The moment before an answer of the person."""

    state: NDArray[Any]
    record: Record
    log_length: int
    option: int


class Sitting:
    """The whole game lives here; screens and bots get views."""

    def __init__(self, record: Record, players: tuple[str, ...]) -> None:
        self.position = record.start()
        self.game = self.position.game
        self.record = replace(record, answers=(), points=(), winners=())
        self.person = players.index("")
        self.bots: dict[int, Choose] = {seat: bot(name, record.seed) for seat, name in enumerate(players) if name}
        self.log: list[Event] = list(self.view().events())
        self.last_asked = 0  # how long the log was when the person last answered
        self._past: list[Past] = []
        for given in record.answers:
            self.answer(given.seat, self.game.options.number(given.option))

    def view(self) -> Position:
        """What the person may know."""
        return self.position.view(self.person)

    def is_asked(self) -> bool:
        return self.person in self.position.asked()

    def answer(self, seat: int, option: int) -> None:
        before = Past(self.position.state.copy(), self.record, len(self.log), option)
        self.position.answer(seat, option)
        self.record = self.record.answered(seat, self.game.options.name(option))
        if self.position.is_over:
            self.record = self.record.ended(self.position)
        self.log += self.view().events()
        if seat == self.person:
            self.last_asked = before.log_length
            self._past.append(before)
        else:
            self._past.clear()

    def answer_for_bot(self) -> None:
        """The first bot that is asked answers, from its view; the same game gives it the same chance again."""
        seat = self.position.asked()[0]
        rng = Random(f"{self.record.seed} {len(self.record.answers)} {seat}")
        self.answer(seat, self.bots[seat](self.position.view(seat), seat, rng))

    def answer_for_person(self, option: int) -> None:
        """An answer that was no choice: it cannot be taken back."""
        self.answer(self.person, option)
        self._past.clear()

    def can_undo(self) -> bool:
        """Nobody else acted since the person's last answer, no chance was used, nothing hidden was revealed.

        The last is tried in many other deals, not proved. What can slip through is an answer that showed only what was
        all but certain before: if one deal in a hundred would have looked different, it slips through once in thirteen
        times; if one in ten, never.
        """
        return bool(self._past) and not self._went_on() and not self._revealed()

    def undo(self) -> None:
        past = self._past.pop()
        self.position.state[:] = past.state
        self.record = past.record
        del self.log[past.log_length :]

    def _went_on(self) -> bool:
        """Was chance used, or did another turn begin?"""
        before, now = self._past[-1].state[0], self.position.g
        return bool(before.rng != now.rng or before.turn != now.turn)

    def _revealed(self) -> bool:
        """Would the person see anything else if what it could not know had been dealt otherwise?"""
        past = self._past[-1]
        before = Position(self.game, self.position.cards, past.state).view(self.person)
        now = self.view().state.tobytes()
        return any(self._otherwise(before, past.option, seed) != now for seed in range(RE_DEALS))

    def _otherwise(self, before: Position, option: int, seed: int) -> bytes:
        deal = before.imagine(self.person, seed)
        deal.answer(self.person, option)
        return deal.view(self.person).state.tobytes()
