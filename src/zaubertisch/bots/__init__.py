"""Bots: they see a view and choose an option."""

import importlib
from random import Random
from typing import Protocol

from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position

BOTS = ("greedy", "random")


class Choose(Protocol):
    """How a bot decides: from the view of its seat, which owes an answer, and chance of its own."""

    def __call__(self, view: Position, seat: int, rng: Random) -> int: ...


def bot(name: str) -> Choose:
    """A bot by its name."""
    if name not in BOTS:
        raise BadInput(f"bot {name!r}", ", ".join(BOTS))
    choose: Choose = importlib.import_module(f"zaubertisch.bots.{name}").choose
    return choose


def use_bots(game: Game) -> None:
    """Let every bot choose once, so that what it needs is compiled."""
    position = Position.new(game, game.card_set(), game.least_seats, game.parse_choices({}), 1)
    seat = position.asked()[0]
    for name in BOTS:
        bot(name)(position.view(seat), seat, Random(1))
