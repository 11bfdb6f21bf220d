"""Random games for tests of the environments, seen at every question."""

from collections.abc import Iterator
from random import Random

import pytest

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.lab.environments.compiled import variants_of

EVERY_GAME = pytest.mark.parametrize("key", GAMES)
EVERY_SEATS = pytest.mark.parametrize(
    ("key", "seats"),
    [(key, seats) for key in GAMES for seats in range(load_game(key).least_seats, load_game(key).most_seats + 1)],
)


WHOLE_GAMES = pytest.mark.skipif(not COMPILED, reason="whole games, one after the other, take compiled rules")


def fewer(times: int) -> int:
    """How often something is tried: plain rules are a thousand times slower, and `make check` runs those."""
    return times if COMPILED else max(1, times // 50)


def dealt(key: str, seats: int, seed: int) -> Position:
    game = load_game(key)
    return Position.new(game, game.card_set(), seats, variants_of(game, None), seed)


def moments(key: str, seats: int, seed: int, most: int) -> Iterator[Position]:
    """A random game, question by question, so many of them; the last of a short game is its end."""
    position, rng = dealt(key, seats, seed), Random(seed)
    for _ in range(most):
        yield position
        if position.is_over:
            return
        seat = position.asked()[0]
        position.answer(seat, rng.choice(position.legal(seat)))
