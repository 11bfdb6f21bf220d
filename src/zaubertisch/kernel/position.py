"""A game in progress as Python sees it: one record, its cards, and the functions of its game."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zaubertisch.kernel.cards import CardSet
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput, Illegal, Stale
from zaubertisch.kernel.event_kinds import EventKind, Value
from zaubertisch.kernel.record import allocate


@dataclass(frozen=True)
class Event:
    """What happened, as the record tells it; `card` may be HIDDEN from the observer of a view."""

    kind: EventKind
    seat: int
    other: int
    card: int
    amount: int

    @property
    def name(self) -> str:
        return self.kind.name

    @property
    def fields(self) -> dict[str, Value]:
        """What else it says, by the names that the game gave."""
        return self.kind.read(self.other, self.amount)

    def number(self, name: str) -> int:
        """The number of the record that has this name."""
        return int(getattr(self, self.kind.part(name)))


def copy_of(state: NDArray[Any]) -> NDArray[Any]:
    """The same bytes in memory of their own; NumPy itself would go through all fields of a record."""
    return np.frombuffer(bytearray(state.tobytes()), state.dtype)


class Position:
    """One game at one moment. A view is a Position too, with everything else blotted out."""

    def __init__(self, game: Game, cards: CardSet, state: NDArray[Any], deck: NDArray[Any] | None = None) -> None:
        self.game = game
        self._rules: Any = game  # open rules, which take arrays faster than records
        self.cards = cards
        self.deck = game.make_deck(cards) if deck is None else deck
        self.state = state

    @classmethod
    def new(cls, game: Game, cards: CardSet, seats: int, variants: NDArray[np.int64], seed: int) -> "Position":
        position = cls(game, cards, allocate(game.state))
        position._rules.set_up.at(position.state, position.deck, game.check_seats(seats), variants, np.uint64(seed))
        return position

    @property
    def g(self) -> Any:
        """The record itself."""
        return self.state[0]

    @property
    def seats(self) -> int:
        return int(self.state["seats"][0])

    @property
    def is_over(self) -> bool:
        return bool(self.state["over"][0])

    @property
    def question(self) -> str:
        """What is asked now, by name; nothing when the game is over."""
        return "" if self.is_over else self.game.questions[int(self.state["question"][0])]

    def asked(self) -> list[int]:
        """The seats that owe an answer."""
        asked = int(self.state["asked"][0])
        return [seat for seat in range(self.seats) if asked >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        out = np.empty(len(self.game.options) + 1, np.int16)
        count = self._rules.legal.at(self.state, self.deck, seat, out)
        options: list[int] = out[:count].tolist()
        return options

    def why_not(self, seat: int, option: int) -> int:
        return int(self._rules.why_not.at(self.state, self.deck, seat, option))

    def check(self, seat: int, option: int) -> None:
        """Refuse what this seat may not answer now; nothing has changed then."""
        if seat not in self.asked():
            raise Stale(f"seat {seat + 1} is not asked now")
        if not 0 <= option < len(self.game.options):
            raise BadInput(f"option {option}", f"a number from 0 to {len(self.game.options) - 1}")
        if rule := self.why_not(seat, option):
            raise Illegal(self.game.options.name(option), self.game.cite(rule))

    def answer(self, seat: int, option: int) -> None:
        """Take an answer from outside: it is checked first."""
        self.check(seat, option)
        self.accept(seat, option)

    def accept(self, seat: int, option: int) -> None:
        """Take an answer that was checked already, here or in a position that this seat cannot tell from this one."""
        self._rules.answer.at(self.state, self.deck, seat, option)

    def copy(self) -> "Position":
        return Position(self.game, self.cards, copy_of(self.state), self.deck)

    def view(self, observer: int) -> "Position":
        """All that this observer may know, and nothing else."""
        view = self.copy()
        self._rules.redact.at(view.state, observer)
        return view

    def imagine(self, observer: int, seed: int) -> "Position":
        """From a view: a full game that fits it."""
        full = self.copy()
        self._rules.imagine.at(full.state, self.deck, observer, np.uint64(seed))
        return full

    def events(self) -> Iterator[Event]:
        """What happened since the last answer (take a view first: events have secrets too)."""
        for kind, seat, other, card, amount, _, _ in self.state["event"][
            0, : int(self.state["event_count"][0])
        ].tolist():
            yield Event(self.game.events[kind], seat, other, card, amount)

    def points(self, seat: int) -> int:
        return int(self._rules.points.at(self.state, self.deck, seat))

    def tally(self, seat: int) -> dict[str, int]:
        """The parts of the sum, by name."""
        parts = np.zeros(len(self.game.tally_parts), np.int64)
        self._rules.tally.at(self.state, self.deck, seat, parts)
        return dict(zip(self.game.tally_parts, parts.tolist(), strict=True))

    def winners(self) -> list[int]:
        who = int(self._rules.winners.at(self.state, self.deck))
        return [seat for seat in range(self.seats) if who >> seat & 1]
