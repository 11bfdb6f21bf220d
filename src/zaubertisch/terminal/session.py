"""One person and some bots at a table: who answers, what the person saw of it, and what it may take back."""

from random import Random

from zaubertisch.bots import Choose, bot
from zaubertisch.kernel.position import Event, Position
from zaubertisch.tables.entries import Answered, Entry, Giver, Returned, Undone
from zaubertisch.tables.records import Record
from zaubertisch.tables.refusals import CannotUndo, NotNow
from zaubertisch.tables.seats import STAND_IN
from zaubertisch.tables.setup import SeatPlan, setup_of
from zaubertisch.tables.streams import UNDONE
from zaubertisch.tables.table import Table


class Sitting:
    """A table with one person at it; screens and bots get views."""

    def __init__(self, record: Record, players: tuple[str, ...]) -> None:
        self.person = players.index("")
        self.table = Table(setup_of(record, planned(record, players)), observers=(self.person,))
        self.game = self.table.game
        self.bots: dict[int, Choose] = {seat: bot(name, record.seed) for seat, name in enumerate(players) if name}
        self.log: list[Event] = []
        self.last_asked = 0  # how long the log was when the person last answered
        self._heard = 0  # the number of the last event that is in the log
        self._add(Returned(self.person))
        for given in record.answers:
            self.answer(given.seat, self.game.options.number(given.option))

    @property
    def position(self) -> Position:
        return self.table.position

    @property
    def record(self) -> Record:
        return self.table.record()

    def view(self) -> Position:
        """What the person may know."""
        return self.table.view(self.person)

    def is_asked(self) -> bool:
        return self.person in self.position.asked()

    def answer(self, seat: int, option: int) -> None:
        self._answer(seat, option, "person" if seat == self.person else "bot")

    def answer_for_bot(self) -> None:
        """The first bot that is asked answers, from its view; the same game gives it the same chance again."""
        seat = self.position.asked()[0]
        rng = Random(f"{self.table.setup.seed} {self.table.answer_count} {seat}")
        self.answer(seat, self.bots[seat](self.table.view(seat), seat, rng))

    def answer_for_person(self, option: int) -> None:
        """An answer that was no choice: it cannot be taken back."""
        self._answer(self.person, option, "server")

    def _answer(self, seat: int, option: int, by: Giver) -> None:
        if seat == self.person:
            self.last_asked = len(self.log)
        self._add(Answered(seat, option, by))

    def _add(self, entry: Entry) -> None:
        """One more entry of the table's log; what the person hears of it goes into its own."""
        self.table.apply(entry, 0)
        for event in self.table.streams[self.person].after(self._heard):
            self._heard = event.number
            if event.kind == UNDONE:
                del self.log[len(self.log) - event.amount :]
            else:
                self.log.append(Event(self.game.events[event.kind], event.seat, event.other, event.card, event.amount))

    def can_undo(self) -> bool:
        """No bot acted since the person's last answer, and nothing was revealed by it."""
        if [seat for seat, _ in self.table.answers()[-1:]] != [self.person]:
            return False
        try:
            self.table.undone(self.person)
        except (CannotUndo, NotNow):
            return False
        return True

    def undo(self) -> None:
        self._add(Undone(self.person))


def planned(record: Record, players: tuple[str, ...]) -> list[SeatPlan]:
    """The person, and bots on all other seats."""
    pairs = zip(players, record.seats, strict=True)
    return [SeatPlan("bot" if level else "person", level or STAND_IN, name) for level, name in pairs]
