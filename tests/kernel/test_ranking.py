"""The highest rank wins; further numbers of it break ties; equals share."""

import pytest

from tests.kernel.toy import toy
from zaubertisch.kernel.ranking import winners_by
from zaubertisch.kernel.rules import open_to_python, rule


@rule
def rank(g, deck, seat):
    return g.player[seat].points, g.player[seat].coins, 9 - g.player[seat].hand[0]


WINNERS = open_to_python(winners_by("test", rank))


@pytest.mark.parametrize(
    ("ranks", "winners"),
    [
        ([(4, 0, 0), (5, 0, 0), (3, 9, 0)], [1]),
        ([(4, 7, 0), (5, 0, 0), (5, 2, 0)], [2]),
        ([(5, 2, 1), (5, 2, 0), (5, 2, 3)], [1]),
        ([(5, 2, 1), (4, 2, 0), (5, 2, 1)], [0, 2]),
        ([(-3, 0, 0), (-1, 0, 0), (-2, 0, 0)], [1]),
        ([(200, 255, 9), (1, 1, 1), (200, 254, 0)], [0]),
    ],
)
def test_ties_are_broken_from_left_to_right(ranks: list[tuple[int, int, int]], winners: list[int]) -> None:
    g = toy(3)
    for player, (points, coins, cards) in zip(g.player, ranks, strict=False):
        player.points, player.coins, player.hand[0] = points, coins, cards
    assert [seat for seat in range(3) if WINNERS(g, g) >> seat & 1] == winners


def test_only_seats_that_play_can_win() -> None:
    g = toy(2)
    g.player[4].points = 9
    assert WINNERS(g, g) == 0b11
