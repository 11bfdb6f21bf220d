"""What makes chances true, and what many reviews say together."""

import tomllib

import numpy as np
import pytest

from zaubertisch.bots.judge import Calibration, calibration
from zaubertisch.games import game as load_game
from zaubertisch.lab.calibration import Sample, chances_of, file_of, fitted, loss_of
from zaubertisch.lab.reviews import closes, findings, with_accuracies


def made_up(steepness: float, growth: float, count: int = 4000) -> Sample:
    """Outlooks by chance, and winners drawn by the chances that these numbers say."""
    rng = np.random.default_rng(5)
    outlooks = rng.normal(200, 120, (count, 3)).round()
    chances = chances_of(outlooks, steepness, growth)
    winners = (chances.cumsum(axis=1) > rng.random((count, 1))).argmax(axis=1)
    return Sample(outlooks, np.eye(3)[winners])


def test_the_fit_finds_how_steep_chances_are() -> None:
    sample = made_up(-5.0, 0.002)
    steepness, growth = fitted(sample)
    assert loss_of(sample, steepness, growth) <= loss_of(sample, -5.0, 0.002) + 1e-4
    for best in (150.0, 300.0, 450.0):
        assert steepness + growth * best == pytest.approx(-5.0 + 0.002 * best, abs=0.25)
    assert loss_of(sample, steepness, growth) < np.log(3)


def test_what_was_fitted_is_what_the_judge_reads() -> None:
    text = file_of(load_game("grimoria"), "a command", 16, 24, [(2, -5.5, 0.0012), (3, -4.0, 0.0)])
    said = tomllib.loads(text)
    assert (said["horizon"], said["deals"]) == (16, 24)
    assert Calibration(16, 24, **said["seats"]["2"]) == Calibration(16, 24, -5.5, 0.0012)
    for key in ("schatzjagd", "zauberschwert"):
        game = load_game(key)
        for seats in range(game.least_seats, game.most_seats + 1):
            assert calibration(game, seats).horizon > 0, "a whole playout of this game is too long"
    assert calibration(load_game("grimoria"), 4).horizon == 0


PIECES = [
    [0, [["1", 5000, 1000, -2000, -4000, 0, 10, 900, 40], ["2", 5000, -1000, 4000, 2000, 10_000, 10, 300, 80]]],
    [1, [["2", 5000, -500, 500, 5000, 10_000, 10, 200, 90], ["1", 5000, 500, -5000, -500, 0, 10, 700, 50]]],
]


def test_many_reviews_say_whether_accounts_close_and_who_loses_what() -> None:
    lines = findings(PIECES)
    assert lines[0] == "4 of 4 accounts close"
    assert lines[1].startswith("seat 1: luck +2.50")
    assert any(line.startswith("bot 1: loss per choice +0.80") and line.endswith("accuracy 45") for line in lines)
    assert not closes([5000, 1, 0, 0, 0])


def test_accuracies_are_kept_in_the_game_s_file_once() -> None:
    text = with_accuracies("horizon = 0\n", PIECES)
    assert tomllib.loads(text) == {"horizon": 0, "accuracy": {"1": 45, "2": 85}}
    assert with_accuracies(text, PIECES) == text
