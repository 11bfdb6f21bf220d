"""Card files: every value of a game's cards, with a mark of where it comes from. Owners may change any of them.

A game says what each kind of card has: a `Card`, whose types are the bounds. From them come the check of card files,
the form of the workshop, the schema, the TypeScript types, the docs (`FieldInfo`), and the deck that rules read
(`decks.py`). A file is TOML. Each card is a table of values; the lists `given`, `likely` and `ours` say how sure each
value is. A user's file names the game and holds only what differs; its values are marked `own`.
"""

import functools
import typing
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from zaubertisch.kernel.codec import Shape
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.fields import FieldInfo, described
from zaubertisch.kernel.toml import Values

MARKS = ("given", "likely", "ours", "own")

Named = list[str]  # names of values of the same card


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every card says beside its values: where each of them comes from."""

    given: Annotated[Named, Meta(description="values that the rulebook or the printed card gives")] = []
    likely: Annotated[Named, Meta(description="values known from a good source, or that can hardly be otherwise")] = []
    ours: Annotated[Named, Meta(description="values decided by this project")] = []
    own: Annotated[Named, Meta(description="values of a user's own")] = []


Kind = type[Card]


@functools.cache
def fields_of(kind: Kind) -> dict[str, FieldInfo]:
    """The values of a kind of card, and what each may be."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return {
        value.name: msgspec.structs.replace(described(hints[value.name]), default=default_of(value))
        for value in msgspec.structs.fields(kind)
        if value.name not in MARKS
    }


def default_of(value: msgspec.structs.FieldInfo) -> Any:
    if value.default_factory is not msgspec.NODEFAULT:
        return value.default_factory()
    return None if value.default is msgspec.NODEFAULT else value.default


def notes_of(kind: Kind, name: str) -> list[Any]:
    """What is noted beside the type of a value, in the kind that this one is derived from first."""
    hints = (vars(base).get("__annotations__", {}).get(name) for base in reversed(kind.__mro__))
    return [note for hint in hints for note in getattr(hint, "__metadata__", ())]


def values_of(card: Card) -> dict[str, Any]:
    return {name: getattr(card, name) for name in fields_of(type(card))}


def marks_of(card: Card) -> dict[str, str]:
    """How sure each value is."""
    return {name: mark for mark in MARKS for name in getattr(card, mark)}


@dataclass(frozen=True)
class CardSet:
    """All cards of a game; `text` is the user's file, if one was laid over the standard."""

    game: str
    cards: dict[str, Any]  # a Card for each name; rules of a game know which kind
    text: str = ""
    added: tuple[str, ...] = ()  # the cards that only the user's file has, in its order
    known: dict[str, str] = field(default_factory=dict)  # the names by which the rules know them

    def __getitem__(self, name: str) -> Any:
        return self.cards[name]

    def value(self, card: str, name: str) -> Any:
        return getattr(self.cards[card], name)

    @property
    def values(self) -> dict[str, dict[str, Any]]:
        return {name: values_of(card) for name, card in self.cards.items()}

    @property
    def marks(self) -> dict[str, dict[str, str]]:
        return {name: marks_of(card) for name, card in self.cards.items()}

    @property
    def titles(self) -> dict[str, str]:
        """What the user calls the added cards, by the names that the rules know."""
        return {known: self.cards[name].title for name, known in self.known.items()}


# What is wrong with a file


class Fault(Shape, frozen=True):
    """What is wrong with a card file, and where. `code` names the sentence for people, `values` are its numbers.

    `wanted` is what the value, or the part of it that is wrong, may be; `what` and `allowed` say the same in English.
    """

    code: str
    card: str | None
    field: str | None
    line: int
    values: dict[str, str]
    wanted: FieldInfo | None
    what: str
    allowed: str

    def error(self, file: str) -> BadInput:
        """The same as the one line that refuses a file.

        >>> str(Fault("value", "pit", "count", 3, {}, None, "99", "a whole number from 0 to 30").error("mine.toml"))
        'mine.toml, line 3: pit.count: 99: allowed is a whole number from 0 to 30'
        """
        place = ".".join(name for name in (self.card, self.field) if name)
        return BadInput(f"{place}: {self.what}", self.allowed, file=file, line=self.line)


@dataclass(frozen=True)
class Conflict:
    """What is wrong with all cards together; `place` is the value to point at, `card.value`, or `game`."""

    code: str
    place: str
    what: str
    allowed: str
    values: dict[str, Any]


Check = Callable[[CardSet, Values], Iterator[Conflict]]  # (all cards, what the file says)
