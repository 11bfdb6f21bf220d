"""Games that begin in the middle hold what all games hold (tests/generic), with every table option."""

import functools
import random
from typing import Any

import numpy as np
import pytest

from tests.generic import loops, shake_schatzjagd
from tests.generic.test_games import HELPERS, Bench
from tests.schatzjagd.scene import GAME
from tests.schatzjagd.wild import wild_set_up
from zaubertisch.kernel.contract import RULES
from zaubertisch.kernel.rules import specialise

GAMES = 60
TABLES = range(12)  # random combinations of table options


@functools.cache
def loop(name: str) -> Any:
    bound: dict[str, Any] = {rule: getattr(GAME, rule) for rule in RULES}
    bound |= {"set_up": wild_set_up, "shake": shake_schatzjagd.shake, "was_shuffled": shake_schatzjagd.was_shuffled}
    for helper in HELPERS:
        bound[helper] = specialise(getattr(loops, helper), "schatzjagd_wild", **bound)
    return specialise(getattr(loops, name), "schatzjagd_wild", **bound)


def table(number: int) -> tuple[int, np.ndarray, np.uint64]:
    rng = random.Random(number)
    texts = {name: rng.choice(choice.names()) for name, choice in GAME.choices.items()}
    texts |= {"last_day": rng.choice(("5", "10")), "castles": "suggested"}
    return 2 + number % 3, GAME.parse_choices(texts), np.uint64(rng.randrange(2**40))


@pytest.mark.parametrize("number", TABLES)
def test_wild_games_end_and_never_show_an_illegal_state(number):
    bench, (seats, choices, seed) = Bench("schatzjagd"), table(number)
    play = loop("play_audited")
    wrong, _ = play(bench.games, bench.cards, seats, choices, bench.dice, bench.out, seed, GAMES * 4)
    assert wrong == 0


@pytest.mark.parametrize("number", TABLES)
def test_legal_and_why_not_agree_in_wild_games(number):
    bench, (seats, choices, seed) = Bench("schatzjagd"), table(number)
    play = loop("play_lawfully")
    assert play(bench.games, bench.cards, seats, choices, bench.dice, bench.out, seed, GAMES, len(GAME.options)) == 0


@pytest.mark.parametrize("number", TABLES)
@pytest.mark.parametrize("name", ["play_redealt", "play_shaken"])
def test_nothing_leaks_in_wild_games(name, number):
    bench, (seats, choices, seed) = Bench("schatzjagd"), table(number)
    wrong, checks = loop(name)(
        bench.games, bench.bytes, bench.cards, seats, choices, bench.dice, bench.out, bench.other, seed, GAMES
    )
    assert wrong == 0
    assert checks > GAMES
