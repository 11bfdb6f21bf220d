"""Receipts: the messages with a ref that a table has taken lately. One that is sent again is recognised."""

import hashlib
from array import array

from msgspec import structs

from zaubertisch.kernel.codec import encode
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.tables.entries import Answered, Entry, Voted

MOST_KEPT = 256  # of each seat, and of all spectators together


def receipt_of(entry: Entry, question: int | None = None) -> int | None:
    """A mark of what was sent: its ref and all it says. Without a ref there is none."""
    if getattr(entry, "ref", None) is None:
        return None
    digest = hashlib.blake2b(encode([_said(entry), question]), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


def _said(entry: Entry) -> Entry:
    """What the sender said, without what the server added."""
    match entry:
        case Voted():
            return structs.replace(entry, was_here=False)
        case Answered():
            return structs.replace(entry, waits=False)
    return entry


def sender_of(entry: Entry) -> int:
    """The seat that sent it; all spectators are one."""
    seat = getattr(entry, "seat", None)
    return EVERYONE if seat is None else int(seat)


def keep(receipts: "array[int]", mark: int | None) -> None:
    if mark is not None:
        receipts.append(mark)
        del receipts[:-MOST_KEPT]
