"""Card files of one's own, of any game: read and checked. The game says what each value may be."""

from zaubertisch.games import GAMES, game
from zaubertisch.kernel.cards import CardSet, Fault
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.toml import TOO_MUCH, Source

MOST_FAULTS = 50


def own_cards(this: Game, source: Source) -> CardSet:
    """The game's cards with those of a file laid over them."""
    try:
        return this.card_set(source)
    except (RecursionError, ValueError):
        raise TOO_MUCH.at(source.name, 1) from None


def cards_of_text(this: Game, text: str, name: str = "cards") -> CardSet:
    """The cards of a game, or those with a user's own laid over them."""
    return own_cards(this, Source(name, text)) if text else this.card_set()


def game_of(source: Source) -> Game:
    key = source.data.get("game")
    if key not in GAMES:
        allowed = ", ".join(f'game = "{name}"' for name in GAMES)
        raise BadInput(
            f"game: {key!r}" if key else "game: missing", allowed, file=source.name, line=source.line("game")
        )
    return game(str(key))


def title_of(source: Source) -> str:
    """What the user calls the whole set; one short line, if they do."""
    title = source.data.get("title")
    return " ".join(title.split())[:60] if isinstance(title, str) and title.isprintable() else ""


def faults(this: Game, source: Source, most: int = MOST_FAULTS) -> list[Fault]:
    """Everything that is wrong, line by line."""
    return sorted(this.card_file.read(source)[1], key=lambda fault: fault.line)[:most]
