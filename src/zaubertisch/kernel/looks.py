"""What a user's card shows beside its values: a picture and a line of its own; and the back of all cards.

No rule reads any of it. In a file, `picture` and `flavour` stand in the table of a card; `[back]` is a table of its
own.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from zaubertisch.kernel.codec import Shape
from zaubertisch.kernel.fields import FieldInfo, allowed, problem
from zaubertisch.kernel.toml import Values

BACK = "back"
LOOKS = ("picture", "flavour")
PICTURE = re.compile(r"kit:(?P<kit>[a-z0-9_+]{1,60})|own:(?P<own>[0-9a-f]{40})")
OWN_PICTURE = re.compile(r"\bown:([0-9a-f]{40})\b")
PICTURE_ALLOWED = '"kit:" and the name of a card, or "own:" and the hash of a picture'
FLAVOUR = FieldInfo("text", 1, 90)
COLOURS = ("night", "forest", "wine", "oak", "slate", "plum")
EMBLEMS = ("star", "moon", "tower", "dragon", "rose", "key")
BACK_FIELDS = {"colour": FieldInfo("word", words=[*COLOURS]), "emblem": FieldInfo("word", words=[*EMBLEMS])}
LONGEST_QUOTE = 60  # letters of a picture that is none


class PictureInfo(Shape, frozen=True, omit_defaults=True):
    """Which picture a card has: one of the kit, by the card it was drawn for; or somebody's own, by its hash."""

    kit: str | None = None
    own: str | None = None


class BackInfo(Shape, frozen=True):
    """The closed side of all cards of a set."""

    colour: str = COLOURS[0]
    emblem: str = EMBLEMS[0]


class CardLooks(NamedTuple):
    """Pictures and lines by card, and the back."""

    pictures: dict[str, PictureInfo]
    flavours: dict[str, str]
    back: BackInfo | None


NO_LOOKS = CardLooks({}, {}, None)


class WrongLook(NamedTuple):
    """What is wrong with a look, and what is allowed in its place."""

    code: str
    card: str
    field: str
    what: str
    allowed: str
    wanted: FieldInfo | None


def without_looks(tables: Values) -> Values:
    """What rules read: cards with their values."""
    return {
        card: {name: value for name, value in table.items() if name not in LOOKS}
        for card, table in tables.items()
        if card != BACK
    }


def looks_of(tables: Values) -> CardLooks:
    """The looks of a file in which nothing is wrong."""
    pictures = {card: picture_of(table["picture"]) for card, table in tables.items() if "picture" in table}
    flavours = {card: str(table["flavour"]).strip() for card, table in tables.items() if "flavour" in table}
    return CardLooks(pictures, flavours, BackInfo(**tables[BACK]) if BACK in tables else None)


def picture_of(text: str) -> PictureInfo:
    """
    >>> picture_of("kit:queen")
    PictureInfo(kit='queen', own=None)
    """
    found = PICTURE.fullmatch(text)
    return PictureInfo(**found.groupdict()) if found else PictureInfo()


def pictures_in(text: str) -> set[str]:
    """The hashes of all pictures of somebody's own that a card file names."""
    return set(OWN_PICTURE.findall(text))


# What is wrong with them


def wrong_looks(tables: Values) -> Iterator[WrongLook]:
    for card, table in tables.items():
        if card == BACK:
            yield from wrong_back(table)
            continue
        if "picture" in table and not is_picture(table["picture"]):
            quote = repr(table["picture"])[:LONGEST_QUOTE]
            yield WrongLook("picture", card, "picture", quote, PICTURE_ALLOWED, None)
        if "flavour" in table:
            yield from wrong_value(card, "flavour", table["flavour"], FLAVOUR)


def is_picture(value: object) -> bool:
    return isinstance(value, str) and PICTURE.fullmatch(value) is not None


def wrong_back(table: Mapping[str, Any]) -> Iterator[WrongLook]:
    for name, value in table.items():
        if name not in BACK_FIELDS:
            yield WrongLook("unknown_field", BACK, name, "unknown field", ", ".join(BACK_FIELDS), None)
        else:
            yield from wrong_value(BACK, name, value, BACK_FIELDS[name])


def wrong_value(card: str, name: str, value: object, info: FieldInfo) -> Iterator[WrongLook]:
    if wrong := problem(info, value):
        yield WrongLook("value", card, name, wrong.quote, allowed(info), wrong.wanted)
