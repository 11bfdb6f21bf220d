"""Positions in words for Python tests."""

from zaubertisch.games import game as load_game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.toml import Source
from zaubertisch.tables.scripts import parse_scripts
from zaubertisch.tables.stage import Stage

GAME = load_game("schatzjagd")
SEATS = ("Anna", "Ben", "Cleo", "Dora")


def scene(text: str, seats: int = 2, cards: str = "") -> Position:
    """What the lines of a scenario set up; `cards` is a card file of one's own."""
    head = f"game: schatzjagd\nseats: {', '.join(SEATS[:seats])}\nscenario: a scene\n"
    [script] = parse_scripts(head + text)
    stage = Stage(script)
    if not cards:
        return stage.position()
    own = GAME.card_set(Source("own.toml", f'game = "schatzjagd"\n{cards}'))
    stage._cards = lambda: own  # type: ignore[method-assign]
    return stage.position()


def act(position: Position, *options: str) -> None:
    """Answer by name, for the seat that is asked."""
    for option in options:
        position.answer(position.asked()[0], GAME.options.number(option))


def fact(position: Position, name: str) -> str:
    return position.game.facts.read(position, name, SEATS[: position.seats])


def names(position: Position) -> list[str]:
    """The legal options of the seat that is asked."""
    return [GAME.options.name(option) for option in position.legal(position.asked()[0])]


def events(position: Position) -> list[str]:
    return [event.name for event in position.events()]
