"""What a screen shows of Grimoria between two rounds (rules G76, G86)."""

import random

import pytest

from zaubertisch.games import game as load_game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE, NOTHING
from zaubertisch.kernel.toml import Source

WITCHES = Source("witches", 'game = "grimoria"\n[witch]\ncount = 30\n')


def in_preparation(seed: int) -> Position:
    """A random game up to the first offer to swap a Witch before the books open."""
    game, rng = load_game("grimoria"), random.Random(seed)
    position = Position.new(game, game.card_set(WITCHES), 4, game.parse_variants({}), seed)
    while position.question != "swap_witch" or position.g.turn != NOTHING:
        seat = rng.choice(position.asked())
        position.answer(seat, rng.choice(position.legal(seat)))
    return position


@pytest.mark.rules("G76", "G86")
@pytest.mark.parametrize("seed", range(5))
def test_the_witchs_question_in_the_preparation_shows_the_new_round(seed: int) -> None:
    position = in_preparation(seed)
    number = int(position.g.level) - int(position.deck["start_level"][0][4]) + 1
    for observer in (position.asked()[0], EVERYONE):
        picture = position.game.picture(position.view(observer), observer)
        assert (picture.round, picture.level) == (number, position.g.level)
        assert picture.books_closed, "the order is that of the last round"
        assert picture.chosen == {}
        assert [seat.spell for seat in picture.seats] == [None] * 4
