"""Bots answer legally, from their views alone, and greedy play is worth something."""

from random import Random

import numpy as np
import pytest

from zaubertisch.bots import BOTS, Choose, bot
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.rules import COMPILED

EVERY_GAME = pytest.mark.parametrize("key", GAMES)
GAMES_AGAINST_RANDOM = 60


def new_game(game: Game, seats: int, seed: int) -> Position:
    return Position.new(game, game.card_set(), seats, game.parse_variants(game.measured_variants), seed)


def play(position: Position, bots: list[Choose], seed: int) -> Position:
    """A whole game; `Position.answer` refuses whatever is not legal."""
    rngs = [Random(f"{seed} {seat}") for seat in range(len(bots))]
    while not position.is_over:
        seat = position.asked()[0]
        position.answer(seat, bots[seat](position.view(seat), seat, rngs[seat]))
    return position


QUICK = {level: f"{level}:20" for level in "12345"}  # a level that thinks as little as a test can wait for


@EVERY_GAME
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_always_answers_legally(key: str, name: str) -> None:
    game = load_game(key)
    for seats in (game.least_seats, game.most_seats):
        bots = [bot(QUICK.get(name, name)), *[bot("random")] * (seats - 1)]
        assert play(new_game(game, seats, seats), bots, seats).is_over


@EVERY_GAME
def test_greedy_beats_random_clearly(key: str) -> None:
    if not COMPILED:
        pytest.skip("too slow without compiled rules")
    game = load_game(key)
    wins = 0.0
    for seed in range(GAMES_AGAINST_RANDOM):
        seat = seed % 2
        bots = [bot("random"), bot("random")]
        bots[seat] = bot("greedy")
        winners = play(new_game(game, 2, seed), bots, seed).winners()
        wins += (seat in winners) / len(winners)
    assert wins >= 0.85 * GAMES_AGAINST_RANDOM


def positions_on_the_way(game: Game, seats: int, seed: int, count: int) -> list[Position]:
    """Moments of a random game, spread over its length."""
    position, rng, moments = new_game(game, seats, seed), Random(seed), []
    while not position.is_over:
        moments.append(position.copy())
        seat = rng.choice(position.asked())
        position.answer(seat, rng.choice(position.legal(seat)))
    return moments[:: max(1, len(moments) // count)]


@EVERY_GAME
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_knows_only_its_view(key: str, name: str) -> None:
    """Equal views of differently dealt games get the same answer."""
    compared = 0
    for position in positions_on_the_way(load_game(key), 4, 7, 25):
        seat = position.asked()[0]
        view = position.view(seat)
        other = view.imagine(seat, 99)
        assert other.view(seat).state.tobytes() == view.state.tobytes()
        compared += other.state.tobytes() != position.state.tobytes()
        chooser = bot(QUICK.get(name, name))
        answers = {chooser(full.view(seat), seat, Random(5)) for full in (position, other)}
        assert len(answers) == 1
    assert compared > 10


@EVERY_GAME
def test_thinking_changes_nothing(key: str) -> None:
    for position in positions_on_the_way(load_game(key), 3, 8, 6):
        seat = position.asked()[0]
        view = position.view(seat)
        before = view.state.copy()
        bot("greedy")(view, seat, Random(1))
        assert np.array_equal(before.view(np.uint8), view.state.view(np.uint8))


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadInput, match="bot 'clever': allowed is greedy, random"):
        bot("clever")
