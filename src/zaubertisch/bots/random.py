"""The bot that answers anything legal, all options alike."""

from random import Random

from zaubertisch.kernel.position import Position


def choose(view: Position, seat: int, rng: Random) -> int:
    return rng.choice(view.legal(seat))
