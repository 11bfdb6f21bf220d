"""What crosses plain HTTP about manners: blocks and reports (docs/protocol.md)."""

from typing import Annotated

from msgspec import Meta

from zaubertisch.kernel.codec import Shape
from zaubertisch.server.play.messages import SeatNumber


class NewBlock(Shape, frozen=True):
    """Who sits on a seat of a table shall be met no more."""

    table: Annotated[str, Meta(max_length=32, pattern="^[a-z0-9]+$")]
    seat: SeatNumber


class BlockInfo(Shape, frozen=True):
    """Somebody who is blocked, by the name at the table; the number is one of this list alone."""

    number: str
    name: str
    at_ms: int


class NewTalkReport(Shape, frozen=True):
    """Why the talk or the name of a seat should not be."""

    seat: SeatNumber
    reason: Annotated[str, Meta(max_length=200)] = ""
