"""Scenarios: a position set up in words, answers by name, and what is expected of them (docs/scenarios.md)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from zaubertisch.kernel.errors import BadInput, TableError
from zaubertisch.kernel.facts import parse_seat, split_fact
from zaubertisch.kernel.position import Event, Position
from zaubertisch.tables.comparison import SPECTATORS, observer_number, read_fact, same
from zaubertisch.tables.names import event_text, option_number, parse_event
from zaubertisch.tables.scripts import Line, Script, parse_scripts, read_scripts
from zaubertisch.tables.stage import Stage, placed


@dataclass(frozen=True)
class Failure:
    """An expectation that does not hold."""

    file: str
    line: int
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: expected {self.expected}; found {self.found}"


def check_file(path: Path) -> list[Failure]:
    """Everything in a file that does not hold; a file that makes no sense is a BadInput."""
    return check_scripts(read_scripts(path), str(path))


def check_text(text: str, file: str = "") -> list[Failure]:
    return check_scripts(parse_scripts(text, file), file)


def check_scripts(scripts: Sequence[Script], file: str) -> list[Failure]:
    """All that does not hold in the scenarios of a file."""
    return [failure for script in scripts for failure in check_script(script, file)]


def check_script(script: Script, file: str = "") -> list[Failure]:
    """Carry out one scenario to its end, or to an answer that is not possible."""
    try:
        return list(Scenario(script, file).run())
    except BadInput as error:
        raise error.at(file, script.number) from None


class Scenario:
    """A scenario at work. Each kind of action gives what was found, or nothing if all is as expected."""

    def __init__(self, script: Script, file: str) -> None:
        stage = Stage(script)
        self.file = file
        self.game = stage.game
        self.seats = stage.seats
        self.actions = stage.actions
        self.position = stage.position()
        self.checks: dict[str, Callable[[Line], str]] = {
            "answer": self.answer,
            "auto": self.answer_forced,
            "refuse": self.refuse,
            "expect": self.expect_fact,
            "expect event": self.expect_event,
            "expect no event": self.expect_no_event,
            "expect events": self.expect_events,
        }

    def run(self) -> Iterator[Failure]:
        for line in self.actions:
            found = placed(line, lambda line=line: self.checks[line.kind](line))  # type: ignore[misc]
            if found:
                yield Failure(self.file, line.number, self.expected(line), found)
                if line.kind == "answer":
                    return

    def expected(self, line: Line) -> str:
        """What a line wants, in its own words."""
        verb = "see" if line.observer == SPECTATORS else "sees"
        observer = f"{line.observer} {verb} " if line.observer else ""
        wants = {
            "answer": f"the answer {line.name}: {line.value}",
            "refuse": f"{line.name}: {line.value} refused because {line.rule}",
            "expect": f"{observer}{line.name}: {line.value}",
        }
        return wants.get(line.kind) or f"{observer}{line.kind.removeprefix('expect ')}: {line.value}"

    def seen_by(self, line: Line) -> Position:
        """The position, or what the observer that the line names may know of it."""
        return self.position.view(observer_number(line.observer, self.seats)) if line.observer else self.position

    def answer(self, line: Line) -> str:
        option = option_number(self.game, self.seats, line.value)
        try:
            self.position.answer(self.seats.index(line.name), option)
        except TableError as error:
            return f"{error}; {self.situation()}"
        return ""

    def situation(self) -> str:
        """Who is asked what."""
        asked = ", ".join(self.seats[seat] for seat in self.position.asked())
        return f"{self.position.question} is asked of {asked}" if asked else "the game is over"

    def answer_forced(self, line: Line) -> str:
        """Every seat with a single option gives it, until somebody has a choice."""
        while forced := self.forced():
            self.position.answer(*forced)
        return ""

    def forced(self) -> tuple[int, int] | None:
        for seat in self.position.asked():
            options = self.position.legal(seat)
            if len(options) == 1:
                return seat, options[0]
        return None

    def refuse(self, line: Line) -> str:
        seat = parse_seat(line.name, self.seats)
        number = self.position.why_not(seat, option_number(self.game, self.seats, line.value))
        if not number:
            return f"it is possible; {self.situation()}"
        found = self.game.cite(number)
        return "" if found == line.rule else f"refused because {found}"

    def expect_fact(self, line: Line) -> str:
        found = read_fact(self.seen_by(line), line.name, self.seats)
        is_ordered = split_fact(line.name, self.seats)[1] in self.game.facts.ordered
        return "" if same(line.value, found, is_ordered) else found

    def events(self, line: Line) -> list[Event]:
        return list(self.seen_by(line).events())

    def events_found(self, line: Line) -> str:
        return "; ".join(event_text(self.game, self.seats, event) for event in self.events(line)) or "no events"

    def has_event(self, line: Line) -> bool:
        pattern = parse_event(self.game, self.seats, line.value)
        return any(pattern.fits(event) for event in self.events(line))

    def expect_event(self, line: Line) -> str:
        return "" if self.has_event(line) else self.events_found(line)

    def expect_no_event(self, line: Line) -> str:
        return self.events_found(line) if self.has_event(line) else ""

    def expect_events(self, line: Line) -> str:
        names = ", ".join(event.name for event in self.events(line)) or "none"
        return "" if same(line.value, names, ordered=True) else names
