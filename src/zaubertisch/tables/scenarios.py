"""Scenarios: a position set up in words, answers by name, and what is expected of them (docs/scenarios.md)."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from zaubertisch.games import game as load_game
from zaubertisch.kernel.cards import CardSet, Source
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput, Illegal, Stale, TableError
from zaubertisch.kernel.facts import SEAT, parse_number, parse_seat, split_fact
from zaubertisch.kernel.position import Event, Position
from zaubertisch.tables.naming import event_text, option_name, option_number, parse_event
from zaubertisch.tables.reading import COMMON, SPECTATORS, observer_number, read_fact, same
from zaubertisch.tables.records import MOST_SEED
from zaubertisch.tables.scripts import Line, Script, parse_scripts, read_scripts

NEW_GAME = "new game"
NAME = re.compile(r"[^\W\d]\w*")
RESERVED = {"game", "seats", "seed", "rules", "scenario", "begin", "auto", "all", "none", "option", "card", SPECTATORS}


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
    return [failure for script in read_scripts(path) for failure in check_script(script, str(path))]


def check_text(text: str, file: str = "") -> list[Failure]:
    return [failure for script in parse_scripts(text, file) for failure in check_script(script, file)]


def check_script(script: Script, file: str = "") -> list[Failure]:
    try:
        return list(Stage(script, file).play())
    except BadInput as error:
        raise error.at(file, script.number) from None


class Broken(Exception):
    """An answer was not possible: what comes after it means nothing."""


class Stage:
    """One scenario being carried out."""

    def __init__(self, script: Script, file: str) -> None:
        self.script = script
        self.file = file
        self.game = self._game()
        self.seats = self._seats()
        self.position: Position | None = None
        self.failures: list[Failure] = []

    # Set-up.

    def _line(self, kind: str) -> Line:
        found = next((line for line in self.script.lines if line.kind == kind), None)
        if found is None:
            raise BadInput(f"no line {kind}: in {self.script.title!r}", f"{kind}: ...")
        return found

    def _game(self) -> Game:
        line = self._line("game")
        return _placed(line, lambda: load_game(line.value))

    def _seats(self) -> list[str]:
        line = self._line("seats")
        names = [name.strip() for name in line.value.split(",")]
        _placed(line, lambda: self._check_names(names))
        return names

    def _check_names(self, names: list[str]) -> None:
        self.game.check_seats(len(names))
        taken = {*RESERVED, *COMMON, *self.game.facts.names}
        for name in names:
            if not NAME.fullmatch(name) or name in taken or names.count(name) > 1:
                raise BadInput(f"seat {name!r}", "one word, different for each seat, that means nothing else here")

    def _new_position(self) -> Position:
        options = {line.name: line.value for line in self.script.lines if line.kind == "option"}
        choices = self.game.parse_choices(options)
        seed = parse_number(self.script.value("seed", "1"), 0, MOST_SEED)
        return Position.new(self.game, self._cards(), len(self.seats), choices, seed)

    def _cards(self) -> CardSet:
        """The standard cards, changed by lines such as `card mirror.count: 3`."""
        changes = [line for line in self.script.lines if line.kind == "card"]
        text = f'game = "{self.game.key}"\n' + "".join(f"{line.name} = {line.value}\n" for line in changes)
        try:
            return self.game.card_set(Source("", text) if changes else None)
        except BadInput as error:
            place = changes[max(0, error.line - 2)].number
            raise BadInput(error.what, error.allowed, line=place) from None

    def _set_up(self) -> Position:
        """From the lines that set facts to the first question."""
        position = self._new_position()
        settings = [line for line in self.script.lines if line.kind == "set" and line.name not in self.seats]
        begin = next((line for line in self.script.lines if line.kind == "begin"), None)
        phase = begin.value if begin else self.game.facts.phases[0]
        last = begin or Line(self.script.number, "begin")
        if phase == NEW_GAME:
            if settings:
                raise BadInput(f"{settings[0].name} at begin: {NEW_GAME}", "no facts", line=settings[0].number)
            return position
        staging = self.game.facts.stage(position, self.seats)
        for line in settings:
            _placed(line, lambda line=line: staging.set(line.name, line.value))  # type: ignore[misc]
        _placed(last, lambda: staging.begin(phase))
        return position
