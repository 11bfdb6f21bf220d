"""Luck that nobody chooses alone: the server commits to a seed, persons commit to shares, then all shares are shown.

The server's hash is out before anybody sits down, and each share's hash before any share is shown. So nobody, not even
the server together with the person who comes last, can choose what the cards will be (docs/decisions/0041).
"""

from collections.abc import Sequence

from zaubertisch.kernel.errors import BadInput
from zaubertisch.tables.refusals import NotNow
from zaubertisch.tables.seats import Seat
from zaubertisch.tables.seeds import sha256


class Luck:
    """What the seats of one table have committed to and shown so far."""

    __slots__ = ("commitments", "is_closed", "shares")

    def __init__(self, seats: int) -> None:
        self.commitments: list[str | None] = [None] * seats
        self.shares: list[str | None] = [None] * seats
        self.is_closed = False  # everybody has come: no further commitment counts

    def commit(self, seat: int, commitment: str | None) -> None:
        """The first one counts, until everybody has come."""
        if self.takes(seat, commitment):
            self.commitments[seat] = commitment

    def forget(self, seat: int) -> None:
        """Who gave the seat up before everybody had come has committed to nothing."""
        if not self.is_closed:
            self.commitments[seat] = None

    def takes(self, seat: int, commitment: str | None) -> bool:
        """Would this commitment count?"""
        return commitment is not None and not self.is_closed and self.commitments[seat] is None

    def check(self, seat: int, share: str) -> None:
        """May this share be shown now?"""
        if not self.is_closed:
            raise NotNow("shares are shown when everybody has come")
        if self.commitments[seat] != sha256(share) or self.shares[seat] is not None:
            raise BadInput("share", "the one whose SHA-256 this seat said hello with")

    def wanted(self, seats: Sequence[Seat]) -> list[int]:
        """The seats whose share is waited for; for one that a bot has taken over nobody waits."""
        missing = [c is not None and s is None for c, s in zip(self.commitments, self.shares, strict=True)]
        return [i for i, seat in enumerate(seats) if self.is_closed and missing[i] and not seat.is_bot]
