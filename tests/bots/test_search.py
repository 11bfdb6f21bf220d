"""The search sees a view and nothing else, answers the same to the same, and beats looking one step ahead."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from tests.bots.test_bots import EVERY_GAME, new_game, play, positions_on_the_way
from zaubertisch.bots import bot, tree
from zaubertisch.bots.considered import Considered
from zaubertisch.bots.levels import LEVELS, Level, levels
from zaubertisch.bots.search import MOST_BITS, Search, Thinker, best, liking
from zaubertisch.bots.tree import EDGE
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import HIDDEN
from zaubertisch.kernel.rules import COMPILED

SMALL = Level(simulations=40, horizon=60)


@EVERY_GAME
def test_the_same_view_and_seed_give_the_same_answer_whatever_is_hidden(key: str) -> None:
    """Also in a game whose hidden cards were dealt again."""
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
        assert all(0 <= one.value <= 1 for one in found)


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
    [only] = search.trees
    assert only.edges.nbytes == 2**MOST_BITS * EDGE.itemsize <= 8 * 2**20


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


def a_question_to_think_about(game: Game) -> Position:
    """The first of a game that is not answered by habit."""
    position = new_game(game, game.least_seats, 2)
    while True:
        seat = position.asked()[0]
        found = Search(game, SMALL).consider(position.view(seat), seat, 3)
        if len(found) > 1 and sum(one.visits for one in found) == SMALL.simulations:
            return position
        position.answer(seat, found[0].option)


@EVERY_GAME
def test_trees_side_by_side_give_the_same_answer_again(key: str) -> None:
    game = load_game(key)
    position = a_question_to_think_about(game)
    seat = position.asked()[0]
    found = [Search(game, replace(SMALL, threads=2)).consider(position.view(seat), seat, 3) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(one.visits for one in found[0]) == SMALL.simulations


def test_time_cuts_a_search_short_and_simulations_end_it() -> None:
    game = load_game("grimoria")
    view = new_game(game, 2, 1).view(0)
    endless = Search(game, Level(simulations=10**7, milliseconds=20)).consider(view, 0, 1)
    assert 0 < sum(one.visits for one in endless) < 10**7
    assert Search(game, SMALL).consider(view, 0, 1, milliseconds=60_000) == Search(game, SMALL).consider(view, 0, 1)


def test_answers_given_in_secret_are_open_again() -> None:
    """The seat asked last among several thinks about the same question as the one asked first."""
    found = 0
    for key in GAMES:
        game = load_game(key)
        for position in positions_on_the_way(game, game.most_seats, 6, 40):
            first, *others = position.asked()
            late = position.copy()
            for seat in others:
                late.answer(seat, late.legal(seat)[0])
            view = late.view(first)
            answered = tree.secret_answers(view.g, first)
            imagined = view.imagine(first, 1)
            tree.open_again(imagined.g, answered)
            if answered == sum(1 << seat for seat in others if view.g.reply[seat] == HIDDEN) > 0:
                found += 1
                assert imagined.asked() == [seat for seat in position.asked() if seat == first or answered >> seat & 1]
                assert play(imagined, [bot("random")] * game.most_seats, 1).is_over
    assert found


def test_a_setting_can_be_named() -> None:
    thinker = bot("2:50:taste=0.5:horizon=7")
    assert isinstance(thinker, Thinker)
    level = thinker.level(load_game("grimoria"))
    assert (level.simulations, level.taste, level.horizon) == (50, 0.5, 7)


def test_every_table_of_weak_bots_has_other_tastes() -> None:
    considered = [Considered(option, 10, 0.5, 0.0) for option in range(20)]
    level = Level(taste=0.2)
    taken = {best(considered, level, personality).option for personality in range(30)}
    assert len(taken) > 10


@pytest.mark.parametrize("name", ["6", "search:5", "4:many", "greedy:3", "4:0", "", "4:wisdom=3", "4:taste=much"])
def test_a_bot_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="allowed is"):
        bot(name)(None, 0, Random(1))  # type: ignore[arg-type]
