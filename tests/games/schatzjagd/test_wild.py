"""Games that begin in the middle hold what all games hold (tests/generic), with every variant."""

import functools
import random

import numpy as np
import pytest

from tests.games.schatzjagd.scene import GAME
from tests.games.schatzjagd.wild import wild_set_up
from tests.generic.bench import Bench, loop
from tests.sample import sample

GAMES = 60
TABLES = range(sample("wild tables of schatzjagd", 12, 4))  # random combinations of variants


play = functools.partial(loop, "schatzjagd", set_up=wild_set_up)


def table(number: int) -> tuple[int, np.ndarray, np.uint64]:
    rng = random.Random(number)
    texts = {name: rng.choice(choice.names()) for name, choice in GAME.variants.items()}
    texts |= {"last_day": rng.choice(("5", "10")), "castles": "suggested"}
    return 2 + number % 3, GAME.parse_variants(texts), np.uint64(rng.randrange(2**40))


@pytest.mark.parametrize("number", TABLES)
def test_wild_games_end_and_never_show_an_illegal_state(number):
    bench, (seats, variants, seed) = Bench("schatzjagd"), table(number)
    wrong, _ = play("play_audited")(bench.games, bench.decks, seats, variants, bench.dice, bench.out, seed, GAMES * 4)
    assert wrong == 0


@pytest.mark.parametrize("number", TABLES)
def test_legal_and_why_not_agree_in_wild_games(number):
    bench, (seats, variants, seed) = Bench("schatzjagd"), table(number)
    memory = (bench.games, bench.decks, seats, variants, bench.dice, bench.out)
    assert play("play_lawfully")(*memory, seed, GAMES, len(GAME.options)) == 0


@pytest.mark.parametrize("number", TABLES)
@pytest.mark.parametrize("check", ["redeal_once", "shake_once"])
def test_nothing_leaks_in_wild_games(check, number):
    bench, (seats, variants, seed) = Bench("schatzjagd"), table(number)
    wrong, checks = play("play_in_secret", check)(
        bench.games, bench.bytes, bench.decks, seats, variants, bench.dice, bench.out, bench.other, seed, GAMES,
        *bench.where_events_lie(),
    )  # fmt: skip
    assert wrong == 0
    assert checks > GAMES
