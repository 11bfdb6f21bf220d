"""Lessons of a teacher: what is kept of them is what was seen, weighed and won."""

from pathlib import Path

import numpy as np
import pytest

from tests.bots.test_nets import any_net
from zaubertisch.bots.features import features_of
from zaubertisch.bots.nets import Net, Weights, packed
from zaubertisch.games import game as load_game
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.lab.crew import Crew
from zaubertisch.lab.training.imitation import Course, Lessons, Teacher, hold, joined, lessons_of, minibatches
from zaubertisch.lab.training.settings import Kind

pytestmark = pytest.mark.skipif(not COMPILED, reason="a teacher needs compiled rules")


@pytest.fixture(scope="module")
def lessons() -> Lessons:
    return lessons_of(Course("grimoria", Kind(3), Teacher("search:1"), 60, seed=5))


def weights_of(net: Net) -> Weights:
    return {name: net.weights[name][0] for name in net.weights.dtype.names or ()}


def net_course(seed: int = 7) -> Course:
    net = any_net(load_game("grimoria"))
    return Course("grimoria", Kind(2), Teacher(net=packed(net.about, weights_of(net)), simulations=20), 20, seed)


def same(one: Lessons, other: Lessons) -> bool:
    return all(np.array_equal(values, getattr(other, name)) for name, values in vars(one).items())


def test_a_net_that_searches_teaches_by_how_often_it_tried_each_option() -> None:
    lessons = lessons_of(net_course())
    spread = [
        lessons.weights[first:last].max()
        for first, last in zip(lessons.weight_starts[:-1], lessons.weight_starts[1:], strict=True)
    ]
    assert min(spread) < 0.7  # a search is not sure of everything
    assert same(lessons, lessons_of(net_course()))


def test_courses_are_the_same_in_other_processes() -> None:
    jobs = [(number, net_course(100 + number)) for number in range(2)]
    held = dict(Crew(processes=2).results(hold, jobs))
    assert all(same(held[number], lessons_of(course)) for number, course in jobs)


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
