"""Votes at a table: pause, going on, a bot for a seat, the end, talk, coach. All others must agree, against one two."""

from collections.abc import Sequence

from zaubertisch.kernel.errors import BadInput
from zaubertisch.tables.entries import About, Voted
from zaubertisch.tables.refusals import NotNow
from zaubertisch.tables.seats import Seat

Matter = tuple[About, int | None]
TALK: Matter = ("talk", None)
COACH: Matter = ("coach", None)
STANDING = {TALK: 2, COACH: 1}  # stand as long as all agree, who are at least so many
LEAST_AGAINST_ONE = 2  # others who want a bot on the seat of somebody who is there


class Votes:
    """Who said yes to what."""

    __slots__ = ("open",)

    def __init__(self) -> None:
        self.open: dict[Matter, set[int]] = {}

    def cast(self, vote: Voted, seats: Sequence[Seat]) -> Matter | None:
        """Count a vote; returns what was decided by it."""
        matter: Matter = (vote.about, vote.target)
        yes = self.agreed(vote)
        self.open.pop(matter, None)
        if matter not in STANDING and is_passed(vote, yes, seats):
            return matter
        if yes:
            self.open[matter] = yes
        return None

    def agree_on(self, matter: Matter, seats: Sequence[Seat]) -> bool:
        """Do all persons want it? It stands as long as they do: who comes later is asked too."""
        if matter not in self.open:  # which is nearly always so, and nobody need be counted
            return False
        persons = needed(matter, seats)
        return len(persons) >= STANDING[matter] and self.open[matter].issuperset(persons)

    def pending(self, seats: Sequence[Seat]) -> list[tuple[Matter, set[int]]]:
        """What is not decided yet."""
        decided = [matter for matter in STANDING if self.agree_on(matter, seats)]
        return [(matter, yes) for matter, yes in self.open.items() if matter not in decided]

    def agreed(self, vote: Voted) -> set[int]:
        """Who says yes with this vote."""
        yes = self.open.get((vote.about, vote.target), set())
        return yes | {vote.seat} if vote.yes else yes - {vote.seat}

    def forget(self, seat: int) -> None:
        """Somebody is gone: their votes are, and those about their seat."""
        left = {matter: yes - {seat} for matter, yes in self.open.items() if matter[1] != seat}
        self.open = {matter: yes for matter, yes in left.items() if yes}

    def changes(self, vote: Voted, seats: Sequence[Seat]) -> bool:
        """Does it make any difference?"""
        before, yes = self.open.get((vote.about, vote.target), set()), self.agreed(vote)
        return yes != before or ((vote.about, vote.target) not in STANDING and is_passed(vote, yes, seats))


def is_passed(vote: Voted, yes: set[int], seats: Sequence[Seat]) -> bool:
    """All others agree; where a person who is there should go, at least two."""
    others = needed((vote.about, vote.target), seats)
    return bool(yes) and yes.issuperset(others) and not (vote.was_here and len(others) < LEAST_AGAINST_ONE)


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
        if vote.yes and vote.was_here and len(needed((vote.about, vote.target), seats)) < LEAST_AGAINST_ONE:
            raise NotNow("a person who is there is replaced only if two others agree")
    elif vote.target is not None:
        raise BadInput(f"vote about {vote.about} of a seat", "no seat")
    if vote.about == "talk" and vote.yes and len(needed(TALK, seats)) < STANDING[TALK]:
        raise NotNow("nobody else is here to talk to")
    if (vote.about, vote.target) in STANDING:
        return
    allowed = {"pause": ("running",), "resume": ("paused",), "replace": ("waiting", "running", "paused")}
    if state not in allowed.get(vote.about, ("waiting", "running", "paused")):
        raise NotNow(f"no vote about {vote.about} now: the table is {state}")
