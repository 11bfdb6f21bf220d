"""Randomness lives in the record: the same seed and the same answers give the same game (splitmix64)."""

import numpy as np

from zaubertisch.kernel.rules import rule, wrapping_rule

STEP = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


@wrapping_rule
def mixed(x):
    z = (x ^ (x >> S30)) * MIX_1
    z = (z ^ (z >> S27)) * MIX_2
    return z ^ (z >> S31)


@wrapping_rule
def random_bits(g):
    g.rng = np.uint64(g.rng) + STEP
    return mixed(np.uint64(g.rng))


@wrapping_rule
def below(g, n):
    """A whole number from 0 to n - 1, all equally likely (to within 2**-32)."""
    return np.int64(((random_bits(g) >> S32) * np.uint64(n)) >> S32)


@rule
def any_of(g, deck, seat, out, count, chance):
    """The place of any of `count` options: the rollout policy of a game without one of its own."""
    return below(chance, count)


@rule
def never(g):
    """No question is routine: for games that name none."""
    return False


@rule
def roll_die(g):
    return below(g, 6) + 1


@rule
def in_one_number(first, second):
    """Two dice as an event tells them (`Dice`); a second one of 0 was not rolled."""
    return first * 10 + second


@rule
def shuffle(g, things, count):
    """Bring the first `count` things into random order."""
    for i in range(count - 1, 0, -1):
        j = below(g, i + 1)
        things[i], things[j] = things[j], things[i]


@wrapping_rule
def reseed(g, seed):
    """Begin a new stream; neighbouring seeds give unrelated ones."""
    g.rng = mixed(mixed(np.uint64(seed) + STEP))
