"""From the set-up lines of a scenario to a position with its first question open."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from zaubertisch.games import game as load_game
from zaubertisch.kernel.cards import CardSet
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import SEAT, parse_number
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.toml import Source
from zaubertisch.tables.comparison import COMMON, SPECTATORS
from zaubertisch.tables.records import MOST_SEED
from zaubertisch.tables.scripts import ONCE, Line, Script

NEW_GAME = "new game"
NAME = re.compile(r"[^\W\d]\w*")
RESERVED = {"game", "seats", "seed", "rules", "scenario", "begin", "auto", "all", "none", SEAT, SPECTATORS}

T = TypeVar("T")


def placed(line: Line, make: Callable[[], T]) -> T:
    """Errors in what a line says get its number."""
    try:
        return make()
    except BadInput as error:
        raise error.at("", line.number) from None


def check_value(name: str, text: str) -> None:
    """A value of a card must be one by itself, so that none reaches into the next line."""
    try:
        Source("", f"value = {text}\n")
    except BadInput:
        raise BadInput(f"{name}: {text}", 'a value as in a card file: 3, -1, true, "word", [1, 2]') from None


class Stage:
    """A scenario's lines in two parts: those that set up, and the actions after them."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.game = self._game()
        self.seats = self._seats()
        lines = [self._with_answer(line) for line in script.lines]
        self.settings = [line for line in lines if line.kind in ONCE]
        self.actions = [line for line in lines if line.kind not in ONCE]
        self._check_order()

    def _with_answer(self, line: Line) -> Line:
        """What looks like a fact is an answer if its name is a seat's."""
        return replace(line, kind="answer") if line.kind == "set" and line.name in self.seats else line

    def _check_order(self) -> None:
        keys = [line.key() for line in self.settings]
        first = self.actions[0].number if self.actions else None
        for i, line in enumerate(self.settings):
            if line.key() in keys[:i]:
                raise BadInput(f"{line.name or line.kind} is set twice", "once", line=line.number)
            if first is not None and line.number > first:
                what = f"{line.name or line.kind} after the first answer or expectation"
                raise BadInput(what, "set-up lines before them", line=line.number)

    def _required(self, kind: str) -> Line:
        found = next((line for line in self.script.lines if line.kind == kind), None)
        if found is None:
            raise BadInput(f"no {kind} in {self.script.title!r}", f"{kind}: ...")
        return found

    def _game(self) -> Game:
        line = self._required("game")
        return placed(line, lambda: load_game(line.value))

    def _seats(self) -> list[str]:
        line = self._required("seats")
        names = [name.strip() for name in line.value.split(",")]
        placed(line, lambda: self._check_names(names))
        return names

    def _check_names(self, names: list[str]) -> None:
        self.game.check_seats(len(names))
        taken = {*RESERVED, *COMMON, *self.game.facts.names}
        for name in names:
            if not NAME.fullmatch(name) or name in taken or names.count(name) > 1:
                raise BadInput(f"seat {name!r}", "one word, different for each seat, that means nothing else here")

    def _all(self, kind: str) -> list[Line]:
        return [line for line in self.settings if line.kind == kind]

    def _cards(self) -> CardSet:
        """The standard cards, changed by lines such as `card mirror.count: 3`."""
        changes = self._all("card")
        for line in changes:
            placed(line, lambda line=line: check_value(line.name, line.value))  # type: ignore[misc]
        text = f'game = "{self.game.key}"\n' + "".join(f"{line.name} = {line.value}\n" for line in changes)
        try:
            return self.game.card_set(Source("", text) if changes else None)
        except BadInput as error:
            place = changes[max(0, error.line - 2)]
            raise BadInput(error.what, error.allowed, line=place.number) from None

    def _new_game(self) -> Position:
        for line in self._all("variant"):
            placed(line, lambda line=line: self.game.parse_variants({line.name: line.value}))  # type: ignore[misc]
        variants = self.game.parse_variants({line.name: line.value for line in self._all("variant")})
        return Position.new(self.game, self._cards(), len(self.seats), variants, self._seed())

    def _seed(self) -> int:
        line = next(iter(self._all("seed")), Line(self.script.number, "seed", value="1"))
        return placed(line, lambda: parse_number(line.value, 0, MOST_SEED))

    def position(self) -> Position:
        """The game with everything as the lines say."""
        position = self._new_game()
        begin = next(iter(self._all("begin")), Line(self.script.number, "begin", value=self.game.facts.phases[0]))
        if begin.value == NEW_GAME:
            self._check_no_facts()
            return position
        staging = self.game.facts.stage(position, self.seats)
        for line in self._all("set"):
            placed(line, lambda line=line: staging.set(line.name, line.value))  # type: ignore[misc]
        placed(begin, lambda: staging.begin(begin.value))
        return position

    def _check_no_facts(self) -> None:
        for line in self._all("set"):
            raise BadInput(f"{line.name} at begin: {NEW_GAME}", "no facts: all is dealt", line=line.number)
