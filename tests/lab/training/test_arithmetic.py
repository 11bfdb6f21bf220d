"""The arithmetic of learning, each formula beside a plain one that is written out."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from zaubertisch.lab.training.losses import clipped_gain, divergence_of, entropy_of, surprise_of
from zaubertisch.lab.training.returns import Played, absolute, advantages_of, returns_of, turned

STEPS, GAMES, SEATS = 24, 5, 3


def random_play(seed: int) -> Played:
    """Answers of any seats in games that end now and then."""
    rng = np.random.default_rng(seed)
    ended = rng.random((STEPS, GAMES)) < 0.15
    won = np.eye(SEATS)[rng.integers(0, SEATS, (STEPS, GAMES))] * ended[..., None]
    return Played(
        rng.integers(0, SEATS, (STEPS, GAMES)), rng.dirichlet(np.ones(SEATS), (STEPS, GAMES)).astype(np.float32),
        rng.uniform(-1, 1, (STEPS, GAMES)).astype(np.float32), ended, won.astype(np.float32),
        (rng.uniform(-1, 1, (STEPS, GAMES, SEATS)) * ended[..., None]).astype(np.float32),
    )  # fmt: skip


def return_of(played: Played, step: int, game: int, memory: float) -> np.ndarray | None:
    """Of one answer, written out: over the later answers of the same seat in the same game, up to its end."""
    seat, weight, found = played.seats[step, game], 1.0, np.zeros(SEATS)
    for later in range(step, STEPS):
        if later > step and played.seats[later, game] == seat:
            found += weight * (1 - memory) * played.chances[later, game]
            is_last = not any(
                played.ended[after, game] or (after > later and played.seats[after, game] == seat)
                for after in range(later, STEPS)
            )
            if is_last:  # nothing more is known: all of the rest is what was foreseen here
                return found + weight * memory * played.chances[later, game]
            weight *= memory
        if played.ended[later, game]:
            return found + weight * played.shares[later, game]
    return None


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("memory", [0.0, 0.9, 1.0])
def test_returns_are_those_that_one_would_write_out(seed: int, memory: float) -> None:
    played = random_play(seed)
    found = returns_of(np, played, memory)
    for step in range(STEPS):
        for game in range(GAMES):
            expected = return_of(played, step, game, memory)
            assert found.is_known[step, game] == (expected is not None)
            if expected is not None:
                np.testing.assert_allclose(found.shares[step, game], expected, atol=1e-5)


def test_an_advantage_is_what_came_less_what_was_foreseen_for_the_seat_that_answered() -> None:
    played = random_play(3)
    found = returns_of(np, played, 0.9)
    advantages = advantages_of(np, played, found, 0.25)
    for step, game in np.argwhere(found.is_known):
        seat = played.seats[step, game]
        won = found.shares[step, game, seat] - played.chances[step, game, seat]
        lead = found.margins[step, game] - played.leads[step, game]
        assert advantages[step, game] == pytest.approx(won + 0.25 * lead, abs=1e-6)


def test_seats_are_counted_from_the_one_that_looks() -> None:
    shares = np.array([[0.5, 0.3, 0.2, 0, 0]], np.float32)
    seen = turned(np, shares, np.array([1]), np.array([3]))
    assert seen[0].tolist() == pytest.approx([0.3, 0.2, 0.5, 0, 0])
    assert absolute(np, seen, np.array([1]), np.array([3]))[0].tolist() == pytest.approx(shares[0].tolist())


@given(st.lists(st.floats(-3, 3), min_size=1, max_size=8), st.floats(-2, 2), st.floats(0.05, 0.5))
def test_a_gain_is_believed_within_the_clip_only(moved: list[float], advantage: float, clip: float) -> None:
    found = clipped_gain(np, np.array(moved), np.full(len(moved), advantage), clip)
    for one, gain in zip(moved, found, strict=True):
        ratio = math.exp(one)
        within = min(max(ratio, 1 - clip), 1 + clip)
        assert gain == pytest.approx(min(ratio * advantage, within * advantage), abs=1e-9)


@given(st.lists(st.floats(0.01, 1), min_size=2, max_size=6))
def test_entropy_surprise_and_divergence_are_those_of_the_books(weights: list[float]) -> None:
    shares = np.array(weights) / sum(weights)
    expected = -sum(share * math.log(share) for share in shares)
    assert entropy_of(np, np.log(shares)) == pytest.approx(expected)
    assert surprise_of(np, np.log(shares), shares) == pytest.approx(expected)  # of itself
    assert divergence_of(np, np.zeros(3)).tolist() == [0, 0, 0]
    assert (divergence_of(np, np.array([-1.0, 0.5])) > 0).all()


def test_what_is_forbidden_counts_as_nothing() -> None:
    logs = np.array([math.log(0.5), math.log(0.5), -1e9])
    assert entropy_of(np, logs) == pytest.approx(math.log(2))
