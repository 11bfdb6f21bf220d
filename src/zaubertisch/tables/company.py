"""What those at a table may write into its log: coming and going, votes, talk. What they may not is an error."""

from array import array
from collections import deque
from typing import Literal

from zaubertisch.tables.clocks import Clocks
from zaubertisch.tables.courses import Course
from zaubertisch.tables.days_off import check_days_off
from zaubertisch.tables.entries import (
    AutoPassSet,
    DaysOff,
    Entry,
    Freed,
    Hinted,
    Joined,
    Left,
    LessonLeft,
    OrderGiven,
    Reacted,
    Received,
    Rematched,
    Returned,
    Shared,
    Spoken,
    Voted,
)
from zaubertisch.tables.figures import Figure
from zaubertisch.tables.luck import Luck
from zaubertisch.tables.orders import check_order, laid_down
from zaubertisch.tables.reactions import Reactions
from zaubertisch.tables.receipts import keep, receipt_of, sender_of
from zaubertisch.tables.refusals import Again, NotNow, Unchanged
from zaubertisch.tables.seats import Seat, figure_for, name_for
from zaubertisch.tables.setup import TableSetup
from zaubertisch.tables.votes import COACH, TALK, Votes, check_vote

State = Literal["waiting", "running", "paused", "over", "ended"]
CoachState = Literal["never", "asks", "on"]  # may the coach help? `asks`: when all persons agree


class Company:
    """The persons of a table: coming and going, votes, talk."""

    setup: TableSetup
    seats: list[Seat]
    state: State
    luck: Luck | None
    lesson: Course | None
    clocks: Clocks | None
    votes: Votes
    talk: deque[tuple[int, int, Spoken]]
    reactions: Reactions
    rematch: str | None
    _receipts: "dict[int, array[int]]"

    @property
    def is_dealt(self) -> bool:
        """Do the cards lie on the table? Until then there is nothing of the game to see."""
        return self.setup.is_dealt()

    def _check_new(self, entry: Entry, question: int | None = None) -> None:
        """Whatever came with a ref counts once, however often it is sent."""
        if receipt_of(entry, question) in self._receipts[sender_of(entry)]:
            raise Again("this message was already taken")

    def _check_change(self, entry: Entry, *, changes: bool) -> None:
        """What makes no difference is not written; sent again later, it makes none either."""
        if not changes:
            keep(self._receipts[sender_of(entry)], receipt_of(entry))
            raise Unchanged("that is so already")

    def joined(self, seat: int, name: str, commitment: str | None = None, figure: Figure | None = None) -> Joined:
        entry = Joined(
            seat, name_for(self.seats, seat, name), commitment, figure and figure_for(self.seats, seat, figure)
        )
        who = self.seats[seat]
        is_news = self.luck is not None and self.luck.takes(seat, commitment)
        is_same = who.name == entry.name and entry.figure in (None, who.figure)
        self._check_change(entry, changes=not who.has_joined or not is_same or is_news)
        return entry

    def returned(self, seat: int) -> Returned:
        entry = Returned(seat)
        self._check_change(entry, changes=self.seats[seat].is_away)
        return entry

    def spoken(self, entry: Spoken) -> Spoken:
        self._check_new(entry)
        if entry.text is not None and self.is_among_strangers and (entry.seat is None or not self.talks_freely):
            raise NotNow("among strangers all talk in ready-made phrases, until everybody at the table agrees")
        return entry

    @property
    def is_among_strangers(self) -> bool:
        """The table is open to everybody, or its company came together at one that was."""
        return self.setup.opening is not None or self.setup.is_among_strangers

    @property
    def talks_freely(self) -> bool:
        """May seats talk in words of their own?"""
        return not self.is_among_strangers or self.votes.agree_on(TALK, self.seats)

    @property
    def has_company(self) -> bool:
        """Does more than one person play here, or did, and may come back?"""
        return sum(seat.is_person and seat.has_joined and not seat.is_free for seat in self.seats) > 1

    @property
    def coach(self) -> CoachState:
        """Never where results are compared; among several persons only if all agree."""
        if self.setup.day is not None or self.setup.is_rated:
            return "never"
        is_on = not self.has_company or self.votes.agree_on(COACH, self.seats)
        return "on" if is_on else "asks"

    def hinted(self, entry: Hinted) -> Hinted:
        self._check_new(entry)
        if self.coach != "on" or self.state != "running":
            raise NotNow("the coach does not help here now")
        return entry

    def reacted(self, entry: Reacted) -> Reacted:
        self._check_new(entry)
        self.reactions.check(entry, [number for number, _, said in self.talk if said.text or said.phrase])
        self._check_change(entry, changes=self.reactions.changes(entry))
        return entry

    def shared(self, seat: int, share: str) -> Shared:
        if self.luck is None:
            raise NotNow("the luck of this table is not shared")
        if self.luck.shares[seat] == share:
            raise Again("this share was already shown")
        if self.is_dealt:
            raise NotNow("the cards are dealt")
        self.luck.check(seat, share)
        return Shared(seat, share)

    def voted(self, vote: Voted) -> Voted:
        self._check_new(vote)
        check_vote(vote, self.state, self.seats)
        if vote.about == "talk" and not self.is_among_strangers:
            raise NotNow("at this table everybody talks freely")
        if vote.about == "coach" and (self.coach == "never" or not self.has_company):
            raise NotNow("about the coach nobody has to agree here")
        self._check_change(vote, changes=self.votes.changes(vote, self.seats))
        return vote

    def auto_pass_set(self, entry: AutoPassSet) -> AutoPassSet:
        self._check_new(entry)
        if self.state in ("over", "ended"):
            raise NotNow(f"the table is {self.state}")
        self._check_change(entry, changes=self.seats[entry.seat].auto_pass != entry.passing)
        return entry

    def order_given(self, entry: OrderGiven) -> OrderGiven:
        self._check_new(entry)
        if self.state in ("over", "ended"):
            raise NotNow(f"the table is {self.state}")
        check_order(self.setup.rulebook(), entry)
        self._check_change(entry, changes=self.seats[entry.seat].orders.get(entry.question) != laid_down(entry))
        return entry

    def days_off_taken(self, entry: DaysOff) -> DaysOff:
        self._check_new(entry)
        check_days_off(entry, self.seats[entry.seat], self.state, self.clocks)
        return entry

    def left(self, entry: Left) -> Left:
        self._check_new(entry)
        if self.state in ("over", "ended") or self.seats[entry.seat].is_bot:
            raise NotNow("there is nothing to leave")
        return entry

    def freed(self, entry: Freed) -> Freed:
        self._check_new(entry)
        seat = self.seats[entry.seat]
        if self.setup.opening is None or self.state in ("over", "ended") or not seat.is_person or seat.is_free:
            raise NotNow("there is no seat to give up")
        return entry

    def received(self, seat: int, number: int) -> Received:
        if self.state in ("over", "ended") or number <= self.seats[seat].received:
            raise NotNow("that is known")
        return Received(seat, number)

    def lesson_left(self, seat: int, ref: str | None = None) -> LessonLeft:
        entry = LessonLeft(seat, ref)
        self._check_new(entry)
        if self.lesson is None or seat != self.lesson.plan.learner:
            raise NotNow("there is no lesson to leave")
        return entry

    def rematched(self, table: str) -> Rematched:
        if self.state not in ("over", "ended") or self.rematch is not None:
            raise NotNow("a rematch is possible once, after the end")
        return Rematched(table)
