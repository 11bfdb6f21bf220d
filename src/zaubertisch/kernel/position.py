"""A game in progress as Python sees it: one record, its cards, and the functions of its game."""

import functools
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from zaubertisch.kernel.cards import CardSet
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput, Illegal, Stale
from zaubertisch.kernel.event_kinds import EventKind, Value
from zaubertisch.kernel.record import EVERYONE, FRAME, KERNEL_FIELDS, allocate, record

T = TypeVar("T")

HEAD: Any = record(*KERNEL_FIELDS).fields  # every game's record begins with these, in the same places
SEATS, OVER, QUESTION, ASKED = (int(HEAD[name][1]) for name in ("seats", "over", "question", "asked"))
LETTERS = {"|i1": "b", "|u1": "B", "<i2": "h", "<u2": "H"}  # how `struct` names what NumPy calls so
FRAME_PARTS = struct.Struct(f"<4b{FRAME['note'].shape[0]}h")
HEAD_PARTS = slice(SEATS, int(HEAD["depth"][1]))  # who is asked what, and has replied what


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


@functools.cache
def events_in_record(game: Game) -> tuple[int, int]:
    """Where the events of the last answer begin and end, in bytes."""
    fields: Any = game.state.fields
    kind, start = fields["event"]
    return int(fields["event_count"][1]), int(start) + int(kind.itemsize)


def without_events(game: Game, state: bytes) -> bytes:
    """A record but for the events of the last answer: every answer forgets them, the hidden ones too."""
    start, end = events_in_record(game)
    return state[:start] + state[end:]


def field_at(kind: Any, path: str) -> tuple[Any, int]:
    """A field of a record, or one of a record in it (`draw.count`): its type, and where it lies."""
    at = 0
    for name in path.split("."):
        kind, start = kind.base.fields[name][:2]
        at += start
    return kind, at


def reader(kind: Any, *paths: str) -> Callable[[bytes], tuple[Any, ...]]:
    """Reads these fields, named in their order, out of the bytes of a record; rows of small numbers stay bytes.

    NumPy takes as long for one of them as this for ten.
    """
    layout, end = "<", 0
    for path in paths:
        field, at = field_at(kind, path)
        layout += f"{at - end}x{LETTERS.get(field.str) or f'{field.itemsize}s'}"
        end = at + field.itemsize
    return struct.Struct(layout).unpack_from


read_frames = reader(record(*KERNEL_FIELDS), "depth", "frame")


def records_in(kind: Any, path: str) -> Callable[[bytes, int], list[bytes]]:
    """Reads the first so many records of a field, each as bytes: equal ones are drawn alike."""
    field, start = field_at(kind, path)
    size = field.base.itemsize
    return lambda data, count: [data[at : at + size] for at in range(start, start + count * size, size)]


class Frame(NamedTuple):
    """A frame as Python reads it."""

    stage: int
    seat: int
    note: tuple[int, ...]


def stack_of(position: "Position") -> list[int]:
    """The rules that are at work; the last waits for nobody else."""
    depth, frames = read_frames(position.data)
    return [*frames[: depth * FRAME.itemsize : FRAME.itemsize]]


def frame_of(position: "Position", rule: int) -> Frame | None:
    """The lowest frame of a rule on the stack, if it is at work."""
    rules = stack_of(position)
    return frame_at(position, rules.index(rule)) if rule in rules else None


def frame_at(position: "Position", depth: int) -> Frame:
    _, stage, seat, _, *note = FRAME_PARTS.unpack_from(read_frames(position.data)[1], depth * FRAME.itemsize)
    return Frame(stage, seat, tuple(note))


class Position:
    """One game at one moment."""

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
    def data(self) -> bytes:
        """Its record as bytes."""
        return bytes(self.state.tobytes())

    @property
    def content(self) -> bytes:
        """The same but for the events of the last answer."""
        return without_events(self.game, self.data)

    @property
    def seats(self) -> int:
        return int(self.state["seats"].item())

    @property
    def is_over(self) -> bool:
        return bool(self.state["over"].item())

    @property
    def question(self) -> str:
        """What is asked now, by name; nothing when the game is over."""
        return "" if self.is_over else self.game.questions[self.state["question"].item()]

    @property
    def asked_set(self) -> int:
        """The seats that owe an answer, as bits."""
        return int(self.state["asked"].item())

    def asked(self) -> list[int]:
        """The seats that owe an answer."""
        asked = self.asked_set
        return [seat for seat in range(self.seats) if asked >> seat & 1]

    def asks(self, seat: int) -> bool:
        """Does this seat owe an answer? Nobody else does but seats."""
        return seat >= 0 and self.asked_set >> seat & 1 == 1

    def legal(self, seat: int) -> list[int]:
        out = np.empty(len(self.game.options) + 1, np.int16)
        count = self._rules.legal.at(self.state, self.deck, seat, out)
        options: list[int] = out[:count].tolist()
        return options

    def why_not(self, seat: int, option: int) -> int:
        return int(self._rules.why_not.at(self.state, self.deck, seat, option))

    def check(self, seat: int, option: int) -> None:
        """Refuse what this seat may not answer now; nothing has changed then."""
        if not self.asks(seat):
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

    def view(self, observer: int) -> "View":
        """All that this observer may know, and nothing else."""
        view = View(self.game, self.cards, copy_of(self.state), self.deck)
        self._rules.redact.at(view.state, observer)
        return view

    def public(self) -> "View":
        """All that everybody knows; anybody's view leads to the same."""
        return self.view(EVERYONE)

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


class View(Position):
    """All that an observer may know at one moment. It does not change: what was found out of it stays known."""

    _data = b""
    _content = b""
    _question: str | None = None
    _public: "View | None" = None

    def __init__(self, game: Game, cards: CardSet, state: NDArray[Any], deck: NDArray[Any]) -> None:
        super().__init__(game, cards, state, deck)
        self._legal: dict[int, list[int]] = {}
        self.found: dict[Any, Any] = {}  # what follows from it alone, by what found it out

    @property
    def data(self) -> bytes:
        data = self._data or self.state.tobytes()
        self._data = data
        return data

    @property
    def content(self) -> bytes:
        content = self._content or without_events(self.game, self.data)
        self._content = content
        return content

    @property
    def seats(self) -> int:
        return self.data[SEATS]

    @property
    def is_over(self) -> bool:
        return self.data[OVER] != 0

    @property
    def asked_set(self) -> int:
        return self.data[ASKED]

    @property
    def question(self) -> str:
        if self._question is None:
            self._question = "" if self.is_over else self.game.questions[self.data[QUESTION]]
        return self._question

    def legal(self, seat: int) -> list[int]:
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = super().legal(seat)
        return [*found]

    def public(self) -> "View":
        if self._public is None:
            self._public = super().public()
        return self._public

    def beside(self, public: "View") -> "View":
        """Of the same moment as this view of everybody's, which need not be made again."""
        self._public = public
        return self

    def shows_the_same(self, other: "View") -> bool:
        """But for the events of the last answer."""
        return self is other or self.content == other.content


class Content(bytes):
    """What a view shows, and with which cards it is played."""

    view: View

    @classmethod
    def of(cls, view: View) -> "Content":
        content = cls(view.content + id(view.deck).to_bytes(8))
        content.view = view  # which keeps the deck, so that no other has its number
        return content


def remembered(most: int) -> Callable[[Callable[[View], T]], Callable[[View], T]]:
    """What follows from a view alone is found out once for all who see the same; so many answers are kept."""

    def remember(find: Callable[[View], T]) -> Callable[[View], T]:
        found = functools.lru_cache(most)(lambda content: find(content.view))

        @functools.wraps(find)
        def look_up(view: View) -> T:
            known = view.found
            if find not in known:
                known[find] = found(Content.of(view))
            result: T = known[find]
            return result

        return look_up

    return remember
