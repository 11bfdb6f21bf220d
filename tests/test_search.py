"""The search sees a view and nothing else, answers the same to the same, and beats looking one step ahead."""

from random import Random

import numpy as np
import pytest

from tests.test_bots import EVERY_GAME, new_game, play, positions_on_the_way
from zaubertisch.bots import bot
from zaubertisch.bots.levels import LEVELS, Level, levels
from zaubertisch.bots.searching import MOST_BITS, Search, best, liking
from zaubertisch.bots.tree import EDGE
from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.rules import COMPILED

SMALL = Level(simulations=40, horizon=60)


@EVERY_GAME
def test_the_same_view_and_seed_give_the_same_answer_whatever_is_hidden(key: str) -> None:
    """Also in a game whose hidden cards were dealt anew."""
    game = load_game(key)
    search = Search(game, SMALL)
    for position in positions_on_the_way(game, game.least_seats, 4, 5):
        seat = position.asked()[0]
        view = position.view(seat)
        again = view.imagine(seat, 99).view(seat)
        assert search.consider(view, seat, 7) == search.consider(again, seat, 7)


@EVERY_GAME
def test_every_option_is_considered_and_simulations_are_counted(key: str) -> None:
    game = load_game(key)
    search = Search(game, SMALL)
    for position in positions_on_the_way(game, game.most_seats, 5, 5):
        seat = position.asked()[0]
        found = search.consider(position.view(seat), seat, 1)
        assert sorted(one.option for one in found) == sorted(position.legal(seat))
        assert sum(one.visits for one in found) <= SMALL.simulations
        assert all(0 <= one.worth <= 1 for one in found)


@EVERY_GAME
def test_thinking_leaves_the_view_as_it_was(key: str) -> None:
    game = load_game(key)
    position = new_game(game, game.least_seats, 3)
    seat = position.asked()[0]
    view = position.view(seat)
    before = view.state.tobytes()
    Search(game, SMALL).consider(view, seat, 1)
    assert view.state.tobytes() == before


@pytest.mark.skipif(not COMPILED, reason="a search needs compiled rules")
def test_the_search_beats_greedy_in_grimoria() -> None:
    game = load_game("grimoria")
    wins = 0
    for seed in range(12):
        bots = [bot("greedy"), bot("greedy")]
        bots[seed % 2] = bot("4:200")
        wins += seed % 2 in play(new_game(game, 2, seed), bots, seed).winners()
    assert wins >= 8


def test_the_memory_of_a_search_is_bounded() -> None:
    search = Search(load_game("grimoria"), Level(simulations=10**7))
    [tree] = search.trees
    assert tree.edges.nbytes == 2**MOST_BITS * EDGE.itemsize <= 8 * 2**20


def test_a_taste_is_the_same_every_time() -> None:
    likings = [liking(3, option) for option in range(200)]
    assert likings == [liking(3, option) for option in range(200)]
    assert -1 <= min(likings) < -0.5 < 0.5 < max(likings) <= 1
    assert abs(np.mean(likings)) < 0.2


def test_without_a_taste_the_most_visited_is_best() -> None:
    game = load_game("grimoria")
    position = new_game(game, 2, 1)
    found = Search(game, SMALL).consider(position.view(0), 0, 5)
    assert best(found, SMALL, 0) == max(found, key=lambda one: one.visits)


@EVERY_GAME
def test_every_game_has_four_levels(key: str) -> None:
    assert set(levels(load_game(key))) == set(LEVELS) == {1, 2, 3, 4}


@pytest.mark.parametrize("name", ["5", "4:many", "greedy:3", "4:0", ""])
def test_a_bot_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="allowed is"):
        bot(name)(None, 0, Random(1))  # type: ignore[arg-type]
