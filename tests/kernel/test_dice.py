"""Randomness: repeatable, fair, unrelated for neighbouring seeds."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from zaubertisch.kernel.dice import below, reseed, roll_die, shuffle
from zaubertisch.kernel.loops import DICE
from zaubertisch.kernel.record import allocate
from zaubertisch.kernel.rules import specialise

BELOW, RESEED, ROLL, SHUFFLE = (specialise(f, "test") for f in (below, reseed, roll_die, shuffle))


def dice(seed: int) -> np.ndarray:
    one = allocate(DICE)
    RESEED(one[0], np.uint64(seed))
    return one


def test_the_same_seed_gives_the_same_numbers() -> None:
    a, b = dice(5), dice(5)
    assert [BELOW(a[0], 1000) for _ in range(50)] == [BELOW(b[0], 1000) for _ in range(50)]


def test_neighbouring_seeds_are_unrelated() -> None:
    firsts = [BELOW(dice(seed)[0], 1 << 30) for seed in range(200)]
    assert len(set(firsts)) == 200
    assert abs(np.corrcoef(firsts[:-1], firsts[1:])[0, 1]) < 0.2


def test_a_die_is_fair() -> None:
    one = dice(1)
    counts = Counter(ROLL(one[0]) for _ in range(60_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert sum((n - 10_000) ** 2 / 10_000 for n in counts.values()) < 25  # chi-square, 5 degrees of freedom


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    one = dice(2)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        things = np.arange(4, dtype=np.uint8)
        SHUFFLE(one[0], things, 4)
        counts[tuple(things.tolist())] += 1
    assert set(counts) == set(permutations(range(4)))
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 60  # 23 degrees of freedom


@pytest.mark.parametrize("n", [1, 2, 7, 1000])
def test_below_stays_below(n: int) -> None:
    one = dice(n)
    assert {BELOW(one[0], n) for _ in range(20 * n)} <= set(range(n))
