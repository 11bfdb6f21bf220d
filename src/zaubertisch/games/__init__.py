"""The games of the house, each a folder here, and those that other packages bring (`kernel/packages.py`)."""

import functools

from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.packages import game_packages, package_of, part_of

GAMES = tuple(game_packages())


@functools.cache
def game(key: str) -> Game:
    """Load a game by name; only that one is imported."""
    found = getattr(part_of(key, "game"), "GAME", None)
    if not isinstance(found, Game) or found.key != key:
        raise BadInput(f"game {key!r}: {package_of(key)}.game", f"a module with GAME, a Game of the key {key!r}")
    return found
