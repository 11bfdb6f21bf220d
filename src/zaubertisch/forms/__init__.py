"""What a form for cards asks: every value of a game's card file with what is allowed, and what new cards may say.

All of it is read from the fields that also check a card file (`cards.SCHEMA` of each game). Where a game has fields
of its own, lets its users add cards, or has reasons of its own to refuse a file, its `view.form` says so.
"""

import functools
import importlib
from typing import Any, Literal

from msgspec import field as of

from zaubertisch.kernel.cards import Fields, Flag, Maybe, Number, Numbers, Text, Word, Words
from zaubertisch.kernel.codec import Shape


class FieldInfo(Shape, frozen=True, omit_defaults=True):
    """What a value may be. Bounds are of a number, of the letters of a text, or of how many things a list has."""

    kind: Literal["number", "word", "words", "text", "flag", "list", "phrase"]
    low: int = 0
    high: int = 0
    words: list[str] = of(default_factory=list)  # one of these, or a list of different ones of them
    each: "FieldInfo | None" = None  # what each thing of a list may be
    phrases: list["PhraseInfo"] = of(default_factory=list)  # the closed vocabulary that a phrase is taken from
    default: Any = None  # what holds where the value is left out; without one it must be there


class PhraseInfo(Shape, frozen=True):
    """A phrase of a closed vocabulary: its text with a gap `{}` for each of its parts."""

    name: str
    text: str
    parts: list[FieldInfo]


class NewCardInfo(Shape, frozen=True):
    """A kind of card that users may add: what makes it that kind, and the values it has."""

    fixed: dict[str, str]
    fields: dict[str, FieldInfo]


class CardForms(Shape, frozen=True):
    """Everything that can be entered: the values of each card, and the kinds of new cards."""

    cards: dict[str, dict[str, FieldInfo]]
    new: list[NewCardInfo]
    most_new: int


def own_part(key: str) -> Any:
    """What a game adds to its forms."""
    return importlib.import_module(f"zaubertisch.games.{key}.view.form")


@functools.cache
def forms_of(key: str) -> CardForms:
    part = own_part(key)
    schema: dict[str, Fields] = importlib.import_module(f"zaubertisch.games.{key}.cards").SCHEMA
    kinds: list[tuple[dict[str, str], Fields]] = part.new_cards()
    return CardForms(
        {card: describe_all(fields, part) for card, fields in schema.items()},
        [NewCardInfo(fixed, describe_all(fields, part)) for fixed, fields in kinds],
        part.MOST_NEW,
    )


def describe_all(fields: Fields, part: Any) -> dict[str, FieldInfo]:
    return {name: describe(field, part) for name, field in fields.items()}


def describe(field: Any, part: Any) -> FieldInfo:
    """A field of the kernel, or one that only this game has."""
    match field:
        case Number(low, high):
            return FieldInfo("number", low, high)
        case Word(words):
            return FieldInfo("word", words=[*words])
        case Words(words):
            return FieldInfo("words", words=[*words])
        case Numbers(count, each):
            return FieldInfo("list", count, count, each=describe(each, part))
        case Text(longest):
            return FieldInfo("text", 1, longest)
        case Flag():
            return FieldInfo("flag")
        case Maybe(inner, default):
            return with_default(describe(inner, part), default)
    described: FieldInfo = part.describe(field)
    return described


def with_default(info: FieldInfo, default: Any) -> FieldInfo:
    return FieldInfo(info.kind, info.low, info.high, info.words, info.each, info.phrases, default)
