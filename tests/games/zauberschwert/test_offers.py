"""Offers between two seats are seen by nobody else, from one moment to the next (rule Z107)."""

# ruff: noqa: F821
import numpy as np
import pytest

from tests.generic.bench import Bench
from zaubertisch.games import game as load_game
from zaubertisch.games.zauberschwert.state import ANSWER_OFFER, MAKE_OFFER
from zaubertisch.kernel.contract import RULES
from zaubertisch.kernel.dice import below, reseed
from zaubertisch.kernel.record import EVERYONE, lowest_asked
from zaubertisch.kernel.rules import specialise

GAME = load_game("zauberschwert")


def is_swapping(g):
    return g.over == 0 and MAKE_OFFER <= g.question <= ANSWER_OFFER


def play_secretly(games, bytes_of, decks, seats, variants, dice, out, first_seed, count, first, last):
    """Count how often a spectator sees a difference while an offer is made, answered or declined."""
    g, deck, chance = games[0], decks[0], dice[0]
    wrong, checks = 0, 0
    for i in range(count):
        set_up(g, deck, seats, variants, first_seed + np.uint64(i))
        reseed(chance, first_seed + np.uint64(i))
        while g.over == 0:
            before = is_swapping(g)
            games[1] = games[0]
            redact(games[1], EVERYONE)
            seat = lowest_asked(g)
            n = legal(g, deck, seat, out)
            answer(g, deck, seat, out[below(chance, n)])
            games[2] = games[0]
            redact(games[2], EVERYONE)
            if before and is_swapping(g) and games[2].event_count == 0:
                checks += 1
                for byte in range(bytes_of.shape[1]):
                    if not first <= byte < last and bytes_of[1, byte] != bytes_of[2, byte]:
                        wrong += 1
    return wrong, checks


@pytest.mark.rules("Z107")
@pytest.mark.parametrize("variant", ["off", "on"])
def test_a_spectator_notices_nothing_of_an_offer(variant: str) -> None:
    rules = {name: getattr(GAME, name) for name in RULES}
    rules["is_swapping"] = specialise(is_swapping, "zauberschwert", **rules)
    play = specialise(play_secretly, "zauberschwert", **rules)
    bench, variants = Bench("zauberschwert"), GAME.parse_variants({"variant": variant})
    wrong, checks = play(
        bench.games, bench.bytes, bench.decks, 4, variants, bench.dice, bench.out, np.uint64(1), 100,
        *bench.where_events_lie(),
    )  # fmt: skip
    assert wrong == 0
    assert checks > 1000
