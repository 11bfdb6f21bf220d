"""Loops written once against the game contract; `specialise` compiles them for each game.

The free names `set_up`, `legal` and `answer` are the game's own.
"""

# ruff: noqa: F821
from typing import TYPE_CHECKING, Any

import numpy as np

from zaubertisch.kernel.dice import below, reseed
from zaubertisch.kernel.record import lowest_asked, record

if TYPE_CHECKING:
    set_up: Any
    legal: Any
    answer: Any

DICE = record(("unused", "u1"), ("rng", "u8"))  # randomness outside a game; the first byte keeps it apart from games
PLAY_SEED = np.uint64(0x5A5A5A5A)


def play_on(games, decks, dice, out):
    """Answer every question at random until the game is over; returns the number of decisions."""
    g, deck, chance = games[0], decks[0], dice[0]
    decisions = 0
    while g.over == 0:
        seat = lowest_asked(g)
        count = legal(g, deck, seat, out)
        answer(g, deck, seat, out[below(chance, count)])
        decisions += 1
    return decisions


def play_many(games, decks, seats, variants, dice, out, first_seed, count):
    """Whole random games, one after the other; returns the number of decisions."""
    decisions = 0
    for i in range(count):
        seed = first_seed + np.uint64(i)
        set_up(games[0], decks[0], seats, variants, seed)
        reseed(dice[0], seed ^ PLAY_SEED)
        decisions += play_on(games, decks, dice, out)
    return decisions


def play_along(g, deck, seats, variants, chance, out, seed, stride, decisions):
    """So many random decisions; when a game is over the next is dealt, from a later seed. Returns how many began."""
    begun = 0
    for i in range(decisions):
        if i == 0 or g.over != 0:
            set_up(g, deck, seats, variants, seed)
            reseed(chance, seed ^ PLAY_SEED)
            seed += stride
            begun += 1
        seat = lowest_asked(g)
        count = legal(g, deck, seat, out)
        answer(g, deck, seat, out[below(chance, count)])
    return begun


def clone_many(games, copies, count):
    """Copy a game again and again (to measure what a copy costs)."""
    for i in range(count):
        copies[i & 7] = games[0]
    return copies[0].seats
