"""The deck: the values of all cards as one NumPy record, which rules read. It is made from the kinds of cards.

A value of a card stands in a column of the deck. Where nothing else is noted beside its type, the column is called like
the value and has a row for each card of that kind; `In` notes another one.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from numpy.typing import DTypeLike, NDArray

from zaubertisch.kernel.cards import Card, CardSet, Kind, fields_of, notes_of
from zaubertisch.kernel.fields import FieldInfo
from zaubertisch.kernel.record import allocate, record


@dataclass(frozen=True)
class Code:
    """How a row of a column is written: which type and shape it has, and how a value becomes numbers."""

    dtype: Any
    shape: tuple[int, ...] = ()
    encode: Callable[[Any], Any] = lambda value: value


def index_in(words: Sequence[str], dtype: DTypeLike = "u1", *shape: int) -> Code:
    """A word by its place among others; or a list of them."""
    return Code(dtype, shape, lambda said: [words.index(word) for word in said] if shape else words.index(said))


def bits_of(words: Sequence[str]) -> Code:
    """A list of words as a set: one bit for each."""
    return Code("u1", (), lambda said: sum(1 << words.index(word) for word in said))


def flags_of(words: Sequence[str]) -> Code:
    """A list of words as a row of flags; a word may stand for several of them."""
    return Code("u1", (len(words),), lambda said: [word in said for word in words])


@dataclass(frozen=True)
class In:
    """The column of a value: its name, the cards that have rows there, and how a row is written."""

    column: str = ""  # else called like the value
    rows: tuple[str, ...] | None = None  # else those of the kind; none, if that is a single card
    code: Code | None = None  # else numbers as they are
    at: int | slice | None = None  # the part of the row that this value is; else all of it
    other: int = 0  # what stands where no card says anything


@dataclass(frozen=True)
class Column:
    """Where a value of a kind of card goes."""

    name: str
    rows: tuple[str, ...]
    code: Code
    at: int | slice | None
    other: int

    @property
    def field(self) -> tuple[Any, ...]:
        """The column as a field of the record."""
        shape = ((len(self.rows),) if self.rows else ()) + self.code.shape
        return (self.name, self.code.dtype, shape) if shape else (self.name, self.code.dtype)

    def place(self, card: str) -> tuple[Any, ...]:
        row = (self.rows.index(card),) if self.rows else ()
        return row if self.at is None else (*row, self.at)


class DeckType:
    """The type of a game's deck. Numbers are written as `number`, or with a sign where they can be negative."""

    def __init__(self, kinds: Mapping[str, Kind], *new: Kind, number: str = "u1") -> None:
        self.number = number
        self.columns: dict[Kind, dict[str, Column]] = {}
        for kind in (*kinds.values(), *new):
            names = tuple(name for name, other in kinds.items() if other is kind)
            self.columns.setdefault(kind, dict(self._columns(kind, names)))
        self.dtype = record(*dict.fromkeys(column.field for column in self._all()))

    def _columns(self, kind: Kind, names: tuple[str, ...]) -> Iterator[tuple[str, Column]]:
        for name, info in fields_of(kind).items():
            noted = [note for note in notes_of(kind, name) if isinstance(note, In)]
            note = noted[-1] if noted else In()
            rows = note.rows if note.rows is not None else names if len(names) > 1 else ()
            if note is not NOWHERE:
                code = note.code or self._plain(info)
                yield name, Column(note.column or name, rows, code, note.at, note.other)

    def _plain(self, info: FieldInfo) -> Code:
        if info.kind == "list" and info.each:
            return Code(self._plain(info.each).dtype, (info.high,))
        assert info.kind in ("number", "flag"), f"{info.kind} is no number: note how it is written"
        return Code(self.number.replace("u", "i") if info.low < 0 else self.number)

    def _all(self) -> Iterator[Column]:
        return (column for columns in self.columns.values() for column in columns.values())

    def filled(self, cards: CardSet) -> NDArray[Any]:
        """A deck of these cards."""
        deck = allocate(self.dtype)
        for column in self._all():
            if column.other:
                deck[column.name] = column.other
        for name, card in cards.cards.items():
            self._fill(deck[0], cards.known.get(name, name), card)
        return deck

    def _fill(self, row: Any, name: str, card: Card) -> None:
        for value, column in self.columns[type(card)].items():
            said = column.code.encode(getattr(card, value))
            if place := column.place(name):
                row[column.name][place] = said
            else:
                row[column.name] = said


NOWHERE = In()  # a value that no rule reads
