"""What a log says without the rules: names, and the answers that count. For games whose rules are no longer there."""

from collections.abc import Sequence

from msgspec.structs import replace

from zaubertisch.tables.entries import Answered, Entry, Joined, Shared, Stopped, Undone
from zaubertisch.tables.records import Answer, Record
from zaubertisch.tables.setup import TableSetup, free_name


class Transcript:
    """A log, read."""

    def __init__(self, setup: TableSetup, entries: Sequence[tuple[int, Entry]]) -> None:
        self.setup = setup
        self.names = [seat.name for seat in setup.seats]
        self.answers = list(setup.answers)
        self.shares = [""] * len(self.names) if setup.shares == [] else setup.shares
        self.is_stopped = False
        for _, entry in entries:
            self._read(entry)

    def _read(self, entry: Entry) -> None:
        match entry:
            case Answered():
                self.answers.append((entry.seat, entry.option))
            case Undone():
                self._take_back(entry.seat)
            case Joined():
                self._name(entry)
            case Shared() if self.shares:
                self.shares[entry.seat] = entry.share
            case Stopped():
                self.is_stopped = True

    def _name(self, entry: Joined) -> None:
        others = [name for seat, name in enumerate(self.names) if seat != entry.seat]
        self.names[entry.seat] = free_name(entry.name, others, self.names[entry.seat])

    def _take_back(self, seat: int) -> None:
        """The last answer of the seat did not happen; what others answered since did."""
        last = max(number for number, (who, _) in enumerate(self.answers) if who == seat)
        del self.answers[last]

    def record(self, options: Sequence[str]) -> Record:
        """The game so far, with the names that options had under its own rules."""
        setup = replace(self.setup, shares=self.shares)
        return Record(
            setup.game, tuple(self.names), variants=setup.variants, cards=setup.cards,
            answers=tuple(Answer(seat, options[option]) for seat, option in self.answers), rules=setup.rules,
            **setup.proof(),
        )  # fmt: skip
