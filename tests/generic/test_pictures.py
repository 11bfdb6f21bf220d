"""What a screen draws: every game gives it for every observer, and it tells no more than the view."""

import random

import pytest

from tests.generic.test_games import seats_of
from tests.sample import sample
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.codec import decode, encode
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE, NOTHING
from zaubertisch.kernel.rules import COMPILED

ANSWERS = sample("answers whose pictures are compared, at each number of seats", 250, 3) if COMPILED else 60


@pytest.mark.parametrize("key", GAMES)
def test_a_picture_is_the_same_whatever_its_observer_cannot_know(key: str) -> None:
    game, rng = load_game(key), random.Random(key)
    shape = game.picture.__annotations__["return"]
    for seats in seats_of(key):
        position = Position.new(game, game.card_set(), seats, game.parse_variants({}), rng.getrandbits(40))
        for number in range(ANSWERS):
            if position.is_over:
                break
            observer = rng.choice([*range(seats), EVERYONE])
            view = position.view(observer)
            drawn = encode(game.picture(view, observer))
            assert encode(decode(drawn, shape)) == drawn
            other = view.imagine(observer, number).view(observer)
            assert encode(game.picture(other, observer)) == drawn
            encode(game.picture(position, NOTHING))
            seat = rng.choice(position.asked())
            position.answer(seat, rng.choice(position.legal(seat)))
