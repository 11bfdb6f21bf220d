"""The games of the house. Each is a folder; a new one is named here, and nothing else changes."""

import importlib

from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput

GAMES = ("grimoria", "schatzjagd", "zauberschwert")


def game(key: str) -> Game:
    """Load a game by name; only that one is imported."""
    if key not in GAMES:
        raise BadInput(f"game {key!r}", ", ".join(GAMES))
    module = importlib.import_module(f"zaubertisch.games.{key}.game")
    found: Game = module.GAME
    return found
