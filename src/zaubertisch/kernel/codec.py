"""JSON in and out, in one place: shapes say what may be there, and whatever else is there is refused."""

import re
from typing import Annotated, Any, TypeVar

import msgspec

from zaubertisch.kernel.errors import BadInput

T = TypeVar("T")

Raw = msgspec.Raw  # JSON that is already written
WHERE = " - at `$"  # before the place, in what the decoder says

_encoder = msgspec.json.Encoder()
_decoders: dict[Any, Any] = {}


A_SEAT = {"is": "seat"}
SeatNumber = Annotated[int, msgspec.Meta(extra=A_SEAT)]  # in a picture: screens show the seat's name


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What is sent or stored: fields with types; unknown ones are refused. None holds itself, so no collector looks."""


class Tagged(Shape, frozen=True, tag_field="type", tag=lambda name: re.sub(r"(?<=.)(?=[A-Z])", "_", name).lower()):
    """A shape that says what it is, in a field `type`: the name of its class in small letters."""


def encode(value: Any) -> bytes:
    return _encoder.encode(value)


def decode(data: bytes | str, kind: type[T] | Any) -> T:
    """What the text says, or one line that names the place and what is allowed there."""
    decoder = _decoders.get(kind) or _decoders.setdefault(kind, msgspec.json.Decoder(kind))
    try:
        found: T = decoder.decode(data)
    except msgspec.ValidationError as error:
        raise complaint(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadInput("not JSON", "JSON in UTF-8") from None
    return found


def complaint(message: str) -> BadInput:
    """What the decoder says, with the place first.

    >>> str(complaint("Expected `int`, got `str` - at `$.seat`"))
    'seat: Expected int, got str'
    """
    text, _, place = message.partition(WHERE)
    text, place = text.replace("`", ""), place.strip("`").removeprefix(".")
    return BadInput(f"{place}: {text}" if place else text)
