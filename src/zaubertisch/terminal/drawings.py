"""How a game is drawn on a text screen: as its own module `view.terminal` does, or plainly, from its picture."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.packages import part_of
from zaubertisch.kernel.position import Event, Position
from zaubertisch.kernel.words import Words
from zaubertisch.text.sentences import Names
from zaubertisch.text.styles import ACCENT, FAINT, seat_style

HIDDEN_CARD = "hidden"
SEAT_FIELDS = ("seat", "order", "start", "opponent", "partner")  # numbers there are seats


def drawing_of(game: Game) -> Any:
    """What draws a game; all drawings have the names that `PlainDrawing` has."""
    return part_of(game.key, "view.terminal") or PlainDrawing(game)


class PlainDrawing:
    """Everything that a picture holds, in words: plain, but all one needs to play."""

    OPTIONS_DRAWN: frozenset[str] = frozenset()  # questions whose options the drawing shows
    REACTIONS: frozenset[str] = frozenset()  # questions that who has one answer need not be asked

    def __init__(self, game: Game) -> None:
        self.game = game

    def starts_paragraph(self, event: Event, paragraph: str) -> bool:
        return self.game.weight(event.name) == "chapter"

    def is_news(self, event: Event, paragraph: str) -> bool:
        return True

    def draw(
        self, view: Position, seat: int, words: Words, names: Names, width: int, *, looking_back: bool = False
    ) -> RenderableType:
        """The table as this seat may see it; without a seat, as spectators may."""
        picture = msgspec.to_builtins(view.game.picture(view, seat))
        seats = picture.pop("seats", [])
        title = Rule(Text(words.say("game-name"), style=ACCENT), style="yellow")
        said = Sayings(words, names)
        return Group(title, grid_of(said.lines(picture)), Text(), seats_grid(seats, said))

    def draw_cards(self, view: Position, words: Words) -> RenderableType:
        """The card values of this game."""
        said = Sayings(words, ())
        return grid_of((said.word(card), said.value(fields)) for card, fields in view.cards.values.items())


def seats_grid(seats: list[dict[str, Any]], said: "Sayings") -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat, parts in enumerate(seats):
        grid.add_row(Text(said.names[seat], style=seat_style(seat)), said.value(parts))
    return grid


def grid_of(rows: Any) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name, value in rows:
        grid.add_row(Text(name, style=FAINT), value)
    return grid


@dataclass(frozen=True)
class Sayings:
    """Any part of a picture in the words of a language."""

    words: Words
    names: Names

    def lines(self, parts: dict[str, Any]) -> Iterator[tuple[str, str]]:
        """The names and values of what is there; what is empty is left out."""
        for name, value in parts.items():
            if value is not None and value is not False and value not in ("", [], {}):
                yield self.word(name), self.value(value, name)

    def value(self, value: Any, field: str = "") -> str:
        if isinstance(value, dict):
            return " · ".join(f"{name} {said}".strip() for name, said in self.lines(value))
        if isinstance(value, list):
            return ", ".join(self.value(each, field) for each in value)
        if value is None:
            return self.word(HIDDEN_CARD)
        if value is True:
            return ""
        return self.names[value] if field in SEAT_FIELDS else self.word(str(value))

    def word(self, name: str) -> str:
        """What the game has a word for by that word, anything else by its name."""
        keys = (key for key in (f"picture-{name}", f"card-{name}") if self.words.has(key))
        key = next(keys, "")
        return self.words.say(key) if key else name.replace("_", " ").removeprefix("is ").removeprefix("has ")
