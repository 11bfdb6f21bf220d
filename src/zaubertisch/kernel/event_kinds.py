"""What the events of a game say: the names of their numbers, and how each is read.

The record holds for each event a kind, a seat, another number, a card and an amount (`kernel/events.py`). A game
declares for each kind what `other` and `amount` are called and what they are; everybody outside the rules reads and
writes them by these names.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import parse_seat
from zaubertisch.kernel.record import NOTHING

Value = int | bool | str | list[int]
PARTS = ("other", "amount")  # the numbers of the record that events give names to


@dataclass(frozen=True)
class Field:
    """A number under a name; NOTHING means that this event does not say it."""

    name: str
    sort: ClassVar[str] = "number"  # what it is, for clients

    @property
    def is_a(self) -> str:
        """What its value is: a seat, a number, a flag, dice, a card, or another thing of the game."""
        return self.sort

    def read(self, number: int) -> Value:
        return number

    def write(self, number: int, seats: Sequence[str]) -> str:
        """As scenarios write it, in one word."""
        return str(self.read(number))

    def parse(self, text: str, seats: Sequence[str]) -> int:
        """The other way round; text that is none of this sort is a BadInput."""
        if not text.lstrip("-").isdecimal():
            raise BadInput(f"{self.name} {text!r}", "a whole number")
        return int(text)


class Number(Field):
    """How many, how much, or which one in a row."""


class Seat(Field):
    """Another seat."""

    sort = "seat"

    def write(self, number: int, seats: Sequence[str]) -> str:
        return seats[number] if 0 <= number < len(seats) else str(number)

    def parse(self, text: str, seats: Sequence[str]) -> int:
        return parse_seat(text, seats)


class Flag(Field):
    """Whether something is so."""

    sort = "flag"

    def read(self, number: int) -> Value:
        return bool(number)

    def write(self, number: int, seats: Sequence[str]) -> str:
        return FLAG_WORDS[bool(number)]

    def parse(self, text: str, seats: Sequence[str]) -> int:
        return _index(self.name, FLAG_WORDS, text)


@dataclass(frozen=True)
class OneOf(Field):
    """A thing of the game by its name: a field of the land, a colour, a card."""

    names: tuple[str, ...]
    thing: str = ""  # what the words files call such a thing; else as the field is called
    first: int = 0  # the number of the first name

    @property
    def is_a(self) -> str:
        return self.thing or self.name

    def read(self, number: int) -> Value:
        return self.names[number - self.first]

    def parse(self, text: str, seats: Sequence[str]) -> int:
        return _index(self.name, self.names, text.lower()) + self.first


class Numbered(Field):
    """A thing that the game knows by its number, and the words files by `NAME-NUMBER`."""

    @property
    def is_a(self) -> str:
        return self.name


@dataclass(frozen=True)
class Dice(Field):
    """Several dice, as the digits of one number (`in_one_number`); a 0 stands where none was rolled."""

    count: int = 2
    sort: ClassVar[str] = "dice"

    def read(self, number: int) -> Value:
        return [int(digit) for digit in f"{number:0{self.count}}"]

    def write(self, number: int, seats: Sequence[str]) -> str:
        return ":".join(f"{number:0{self.count}}")

    def parse(self, text: str, seats: Sequence[str]) -> int:
        faces = text.split(":")
        if len(faces) != self.count or not all(face in FACES for face in faces):
            raise BadInput(f"{self.name} {text!r}", "the faces of the dice, as in " + ":".join("36"[: self.count]))
        return int("".join(faces))


FLAG_WORDS = ("no", "yes")
FACES = tuple("0123456")


def _index(name: str, names: Sequence[str], text: str) -> int:
    if text not in names:
        raise BadInput(f"{name} {text!r}", ", ".join(filter(None, names)))
    return names.index(text)


@dataclass(frozen=True)
class EventKind:
    """What may happen, and what is said of it beside who did it."""

    name: str
    other: Field | None = None
    amount: Field | None = None
    has_card: bool = False
    is_secret: bool = False  # not everybody may know its card
    is_private: bool = False  # those who may not know its card do not hear of it at all

    def fields(self) -> Iterator[tuple[str, Field]]:
        """Its named numbers, each with the part of the record where it stands."""
        for part in PARTS:
            field = getattr(self, part)
            if field is not None:
                yield part, field

    def field(self, name: str) -> tuple[str, Field] | None:
        return next((each for each in self.fields() if each[1].name == name), None)

    def part(self, name: str) -> str:
        """Where the number of this name stands in the record."""
        return next(part for part, field in self.fields() if field.name == name)

    def read(self, other: int, amount: int) -> dict[str, Value]:
        """What an event of this kind says, by name; what is not there is left out."""
        said: dict[str, Value] = {}
        if self.other is not None and other != NOTHING:
            said[self.other.name] = self.other.read(other)
        if self.amount is not None and amount != NOTHING:
            said[self.amount.name] = self.amount.read(amount)
        return said

    def sorts(self) -> dict[str, str]:
        """Each name with what its value is."""
        return {field.name: field.is_a for _, field in self.fields()} | ({"card": "card"} if self.has_card else {})


NO_EVENT = EventKind("")  # kind 0: a place of the record where nothing happened


def with_card(name: str, other: Field | None = None, amount: Field | None = None) -> EventKind:
    """An event with a card that everybody sees."""
    return EventKind(name, other, amount, has_card=True)


def with_secret_card(name: str, other: Field | None = None, amount: Field | None = None) -> EventKind:
    """An event of which everybody hears, but not everybody with which card."""
    return EventKind(name, other, amount, has_card=True, is_secret=True)


def private(name: str, other: Field | None = None, amount: Field | None = None, *, has_card: bool = False) -> EventKind:
    """An event of which only its knowers hear."""
    return EventKind(name, other, amount, has_card, is_secret=has_card, is_private=True)
