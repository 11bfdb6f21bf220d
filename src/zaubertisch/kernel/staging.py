"""A position set up in words: every card is taken from a stock and put where a line says; the rest is dealt."""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import NONE, REST, Entry, parse_list, parse_seat, split_fact
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING, allocate

KNOWN_TO = "known to "
YES = {"yes": 1, "no": 0}

Card = tuple[int, int]  # its number and the set of those who know it
Setter = Callable[[Any, str, Any], None]  # (staging, text, seat)


def entries(names: Sequence[str], text: str, *more: str) -> Iterator[tuple[Entry, int]]:
    """The entries of a list, each with the number of what it names; those of `more`, such as `...`, have none."""
    for entry in parse_list(text):
        if entry.what not in (*names, *more):
            raise BadInput(f"card {entry.what!r}", ", ".join((*names, *more, NONE)))
        yield entry, NOTHING if entry.what in more else names.index(entry.what)


def any_of(chance: Random, count: int) -> int:
    return int(chance.random() * count)  # Python promises that this stays the same from version to version


def shuffled(chance: Random, cards: Sequence[int]) -> list[int]:
    mixed = list(cards)
    for i in range(len(mixed) - 1, 0, -1):
        j = any_of(chance, i + 1)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed


def parse_yes(text: str) -> int:
    if text not in YES:
        raise BadInput(f"{text!r}", "yes or no")
    return YES[text]


class Stock:
    """The cards that have no place yet, by number."""

    def __init__(self, names: Sequence[str], counts: Sequence[int]) -> None:
        self.names = names
        self.counts = [int(count) for count in counts]
        self.left = list(self.counts)

    def take(self, card: int, count: int = 1) -> None:
        if count > self.left[card]:
            raise BadInput(f"{count} {self.names[card]}", f"at most {self.left[card]} (of {self.counts[card]})")
        self.left[card] -= count

    def take_listed(self, text: str, *more: str) -> Iterator[tuple[Entry, int]]:
        """The entries of a list with their cards, which are taken."""
        for entry, card in entries(self.names, text, *more):
            if card != NOTHING:
                self.take(card, entry.count)
            yield entry, card

    def rest(self, cards: Sequence[int]) -> list[int]:
        """All that is left of these."""
        return [card for card in cards for _ in range(self.left[card])]

    def take_rest(self, cards: Sequence[int] | None = None) -> list[int]:
        """All that is left, of these or of all."""
        wanted = range(len(self.names)) if cards is None else cards
        rest = self.rest(wanted)
        for card in wanted:
            self.left[card] = 0
        return rest


class PileInWords:
    """The top card first; what stands behind `...` lies at the bottom, between them comes the rest."""

    def __init__(self) -> None:
        self.top: list[Card] = []
        self.bottom: list[Card] = []

    def add(self, taken: Iterator[tuple[Entry, int]], knowers: Callable[[Entry], int]) -> None:
        cards = self.top
        for entry, card in taken:
            if entry.what == REST and cards is self.bottom:
                raise BadInput(f"{REST} twice", "once")
            if entry.what == REST:
                cards = self.bottom
            else:
                cards += [(card, knowers(entry))] * entry.count

    def around(self, rest: Sequence[int]) -> list[Card]:
        return [*self.top, *((card, 0) for card in rest), *self.bottom]


class Staging:
    """Facts are set one by one; `begin` deals the rest and opens the question. A game says how, by what follows."""

    phases: ClassVar[Sequence[str]]  # where a scenario can begin, the first being the default
    kept: ClassVar[Sequence[str]]  # the fields that say what is played: they stay as the new game has them
    quiet_answer: ClassVar[tuple[int, int]]  # a question, and an option that changes nothing by itself

    def __init__(self, position: Any, seats: Sequence[str]) -> None:
        self.position, self.g, self.deck = position, position.g, position.deck[0]
        self.seats = seats
        self.chance = Random(int(position.g.rng))
        self.named: set[str] = set()
        self._wipe()

    @property
    @abstractmethod
    def setters(self) -> Mapping[str, Setter]:
        """What each fact sets."""

    @abstractmethod
    def _open(self, phase: str) -> None:
        """Deal what no fact named, and open the question of this phase."""

    def _wipe(self) -> None:
        """Empty but for what is kept; nobody is asked."""
        kept = {name: self.g[name].copy() for name in self.kept}
        self.position.state[:] = allocate(self.position.state.dtype)
        for name, value in kept.items():
            self.g[name] = value
        self.g.turn = self.g.question = NOTHING
        self.g.reply[:] = NOTHING

    def set(self, fact: str, text: str) -> None:
        """Set one fact; a card that is already used up is refused."""
        seat, name = split_fact(fact, self.seats)
        if name not in self.setters:
            raise BadInput(f"fact {fact!r}", ", ".join(self.setters))
        self.named.add(name)
        self.setters[name](self, text, seat)

    def begin(self, phase: str) -> None:
        self._open(phase)
        if self.position.game.audit(self.g, self.deck):
            raise BadInput("this position is impossible")

    def _no_phase(self, phase: str) -> BadInput:
        return BadInput(f"begin: {phase!r}", " | ".join(self.phases))

    # What several games say in the same words.

    def _set_order(self, text: str, _: int) -> None:
        order = [parse_seat(entry.what, self.seats) for entry in parse_list(text)]
        if sorted(order) != list(range(len(self.seats))):
            raise BadInput(f"{text!r}", "every seat once")
        self.g.order[: len(order)] = order

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

    # The question.

    def _put_frame(self, rule: int, seat: int, stage: int) -> None:
        put_frame(self.g, rule, seat, stage)

    def _go_on(self) -> None:
        """Let the rule on top go on, as after the last answer to a question."""
        go_on(self.position, *self.quiet_answer)


def put_frame(g: Any, rule: int, seat: int, stage: int) -> None:
    frame = g.frame[g.depth]
    frame.rule, frame.seat, frame.stage = rule, seat, stage
    g.depth += 1


def go_on(position: Any, question: int, option: int) -> None:
    position.g.question, position.g.asked = question, 1
    position.game.answer(position.g, position.deck[0], 0, option)
