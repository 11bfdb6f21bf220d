"""The bot that looks one step ahead in points: it wants the greatest lead when its own turn is over."""

import functools
from random import Random
from typing import Any

import numpy as np

from zaubertisch.bots import ahead, quick
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.loops import DICE
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import allocate
from zaubertisch.kernel.warmup import is_plain

TRIALS = 48  # how many continuations are tried for one answer, all options together
FEWEST, MOST = 4, 8  # how many games are imagined for one answer


@functools.cache
def compiled(game: Game) -> Any:
    return game.specialised(*ahead.FAMILY)


def choose(view: Position, seat: int, rng: Random) -> int:
    options = view.legal(seat)
    if len(options) == 1:
        return options[0]
    if is_plain(view.game.key):
        return quick.choose(view, seat, rng)
    leads = leads_of(view, seat, options, rng.getrandbits(62))
    best = max(leads)
    return rng.choice([option for option, lead in zip(options, leads, strict=True) if lead == best])


def leads_of(view: Position, seat: int, options: list[int], seed: int) -> list[int]:
    """How every option stands, summed over some imagined games."""
    imagined = min(max(TRIALS // len(options), FEWEST), MOST)
    games, dice = allocate(view.game.state, 3), allocate(DICE)
    out, leads = np.zeros(len(view.game.options) + 1, np.int16), np.zeros(len(options), np.int64)
    compiled(view.game)(
        view.state, games, view.deck, dice, out, np.array(options), leads, seat, np.uint64(seed), imagined
    )
    return leads.tolist()
