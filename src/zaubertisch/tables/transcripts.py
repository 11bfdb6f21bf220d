"""What a log says without the rules: names, and the answers that count. For games whose rules are no longer there."""

from collections.abc import Sequence

from msgspec.structs import replace

from zaubertisch.tables.entries import Answered, Entry, Joined, Shared, Stopped, Undone
from zaubertisch.tables.founding import Founding, free_name
from zaubertisch.tables.records import Answer, Record


class Transcript:
    """A log, read."""

    def __init__(self, founding: Founding, entries: Sequence[tuple[int, Entry]]) -> None:
        self.founding = founding
        self.names = [seat.name for seat in founding.seats]
        self.answers = list(founding.answers)
        self.shares = [""] * len(self.names) if founding.shares == [] else founding.shares
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
        founding = replace(self.founding, shares=self.shares)
        return Record(
            founding.game, tuple(self.names), options=founding.options, cards=founding.cards,
            answers=tuple(Answer(seat, options[option]) for seat, option in self.answers), rules=founding.rules,
            **founding.proof(),
        )  # fmt: skip
