"""Lessons of a teacher: what is kept of them is what was seen, weighed and won."""

from pathlib import Path

import numpy as np
import pytest

from zaubertisch.bots.features import features_of
from zaubertisch.games import game as load_game
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.lab.training.imitation import Lessons, joined, lessons_of, minibatches
from zaubertisch.lab.training.settings import Kind

pytestmark = pytest.mark.skipif(not COMPILED, reason="a teacher needs compiled rules")


@pytest.fixture(scope="module")
def lessons() -> Lessons:
    return lessons_of("grimoria", Kind(3), "search:1", 60, seed=5)


def test_whole_games_are_kept_with_who_won(lessons: Lessons) -> None:
    assert len(lessons) >= 60
    assert {*lessons.seats.tolist()} == {3}
    assert {*lessons.lookers.tolist()} == {0, 1, 2}
    np.testing.assert_allclose(lessons.shares.sum(1), 1)
    assert not lessons.shares[:, 3:].any()


def test_weights_are_shares_of_legal_options_and_all_legal_ones_are_known(lessons: Lessons) -> None:
    game = load_game("grimoria")
    chosen = np.arange(len(lessons))
    seen, weights, masks = lessons.dense(chosen, features_of(game).width, len(game.options))
    np.testing.assert_allclose(weights.sum(1), 1, rtol=1e-3)
    assert not weights[~masks].any()
    assert (masks.sum(1) >= 2).all()  # what is no choice teaches nothing
    assert (seen != 0).sum() == len(lessons.places)


def test_files_come_back_one_after_the_other(lessons: Lessons, tmp_path: Path) -> None:
    lessons.save(tmp_path / "a.npz")
    both = Lessons.load(tmp_path / "a.npz", tmp_path / "a.npz")
    assert len(both) == 2 * len(lessons)
    width, options, last = 638, 161, np.array([len(lessons) - 1])
    for one, other in zip(
        both.dense(last + len(lessons), width, options), lessons.dense(last, width, options), strict=True
    ):
        assert (one == other).all()
    assert len(joined([lessons])) == len(lessons)


def test_minibatches_take_every_lesson_at_most_once(lessons: Lessons) -> None:
    taken = np.concatenate([*minibatches(lessons, 16, np.random.default_rng(1))])
    assert len({*taken.tolist()}) == len(taken) == len(lessons) // 16 * 16
