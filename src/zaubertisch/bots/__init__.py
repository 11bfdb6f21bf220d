"""Bots: they see a view and choose an option."""

import importlib
from random import Random

from zaubertisch.bots.levels import parse_settings
from zaubertisch.bots.search import Choose, Thinker
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position

__all__ = ["BOTS", "Choose", "bot", "settings_of", "use_bots"]

BOTS = ("greedy", "random", "1", "2", "3", "4")


def bot(name: str, personality: int = 0) -> Choose:
    """A bot by its name: greedy, random, or a level from 1 to 4.

    A level may have a budget in simulations (`4:2000`) or milliseconds (`4:500ms`), and settings (`4:2000:taste=0.1`).
    What the weaker levels like depends on the personality, a number for each game.
    """
    kind, _, settings = name.partition(":")
    if kind not in BOTS or (settings and not kind.isdigit()):
        raise BadInput(f"bot {name!r}", f"{', '.join(BOTS)}, or a level with a budget: 4:2000, 4:500ms")
    if kind.isdigit():
        return Thinker(int(kind), personality, **parse_settings(settings))
    choose: Choose = importlib.import_module(f"zaubertisch.bots.{kind}").choose
    return choose


def settings_of(game: Game, name: str) -> str:
    """All that makes a bot of this name what it is in this game."""
    chooser = bot(name)
    return str(chooser.level(game)) if isinstance(chooser, Thinker) else name


def use_bots(game: Game) -> None:
    """Let every bot choose once, so that what it needs is compiled."""
    position = Position.new(game, game.card_set(), game.least_seats, game.parse_variants({}), 1)
    seat = position.asked()[0]
    for name in BOTS:
        bot(name)(position.view(seat), seat, Random(1))
