"""The bot that does not think: it plays while a game is not compiled yet, when a search would take too long.

It answers by the game's rollout policy; where a game has none, by what brings most at once.
"""

# ruff: noqa: F821
import functools
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from zaubertisch.bots import ahead
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.loops import DICE
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import allocate

if TYPE_CHECKING:
    legal: Any
    rollout_policy: Any


def by_policy(games, deck, chance, out, seat):
    """What a good player might answer."""
    g = games[ahead.NOW]
    count = legal(g, deck, seat, out)
    return out[rollout_policy(g, deck, seat, out, count, chance)]


@functools.cache
def chooser(game: Game) -> Any:
    if game.rollout_policy is None:
        return game.specialised(ahead.lead_of, ahead.best_at_once)
    return game.specialised(by_policy)


def choose(view: Position, seat: int, rng: Random) -> int:
    """From one full game that fits the view."""
    options = view.legal(seat)
    if len(options) == 1:
        return options[0]
    games, dice = allocate(view.game.state, 3), allocate(DICE)
    games[ahead.NOW] = view.imagine(seat, rng.getrandbits(62)).state[0]
    dice["rng"] = rng.getrandbits(62)
    out = np.zeros(len(view.game.options) + 1, np.int16)
    return int(chooser(view.game)(games, view.deck[0], dice[0], out, seat))
