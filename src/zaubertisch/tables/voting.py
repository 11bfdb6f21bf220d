"""Votes at a table: pause, going on, a bot for a seat, the end. All other persons must agree."""

from collections.abc import Sequence

from zaubertisch.kernel.errors import BadInput, TableError
from zaubertisch.tables.entries import About, Voted
from zaubertisch.tables.seats import Seat

Matter = tuple[About, int | None]


class NotNow(TableError):
    """The table does not take this at the moment."""

    code = "not_now"


class Votes:
    """Who said yes to what."""

    __slots__ = ("open",)

    def __init__(self) -> None:
        self.open: dict[Matter, set[int]] = {}

    def cast(self, vote: Voted, seats: Sequence[Seat]) -> Matter | None:
        """Count a vote; returns what was decided by it."""
        matter: Matter = (vote.about, vote.target)
        yes = self.open.setdefault(matter, set())
        (yes.add if vote.yes else yes.discard)(vote.seat)
        if yes and yes.issuperset(needed(matter, seats)):
            del self.open[matter]
            return matter
        if not yes:
            del self.open[matter]
        return None


def needed(matter: Matter, seats: Sequence[Seat]) -> set[int]:
    """The persons at the table, but for the one the vote is about."""
    return {i for i, seat in enumerate(seats) if seat.has_joined and not seat.is_bot and i != matter[1]}


def check_vote(vote: Voted, state: str, seats: Sequence[Seat]) -> None:
    """Is there such a thing to vote about now?"""
    if vote.about == "replace":
        if vote.target is None or vote.target >= len(seats) or seats[vote.target].is_bot:
            raise BadInput(f"vote to replace seat {vote.target}", "the seat of a person, who is not away already")
        if vote.target == vote.seat:
            raise BadInput("vote to replace oneself", "leave")
    elif vote.target is not None:
        raise BadInput(f"vote about {vote.about} of a seat", "no seat")
    allowed = {"pause": ("running",), "resume": ("paused",), "replace": ("waiting", "running", "paused")}
    if state not in allowed.get(vote.about, ("waiting", "running", "paused")):
        raise NotNow(f"no vote about {vote.about} now: the table is {state}")
