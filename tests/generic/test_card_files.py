"""What must hold in every game holds with any cards that its card file allows."""

import functools
import random
from collections.abc import Iterator

import numpy as np
import pytest

from tests.generic.bench import Bench, loop
from tests.generic.cardfiles import random_file
from tests.sample import sample
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game

FILES = range(sample("card files of each game", 60, 20))
WHOLE_GAMES, LAWFUL_GAMES, SECRET_GAMES = 12, 2, 2  # with each file
EVERY_GAME = pytest.mark.parametrize("key", GAMES)


def some_variants(game: Game, rng: random.Random) -> np.ndarray:
    """Any variants; the game still comes to an end in random play."""
    texts = {name: rng.choice(choice.names()) for name, choice in game.variants.items()}
    lengths = {name: text for name, text in game.measured_variants.items() if name != "standing_orders"}
    return game.parse_variants(texts | lengths)


@functools.cache
def some_cards(key: str, seed: int) -> np.ndarray:
    game = load_game(key)
    return game.make_deck(game.card_set(random_file(key, seed)))


def tables(key: str) -> Iterator[tuple[Bench, int, np.ndarray, int]]:
    """A bench with each of the files, some seats and options, and a seed."""
    for seed in FILES:
        bench, rng = Bench(key), random.Random(seed)
        bench.decks = some_cards(key, seed)
        yield bench, rng.randint(bench.game.least_seats, bench.game.most_seats), some_variants(bench.game, rng), seed


@EVERY_GAME
def test_games_end_and_never_show_an_illegal_state_with_any_cards(key: str) -> None:
    for bench, seats, variants, seed in tables(key):
        memory = (bench.games, bench.decks, seats, variants, bench.dice, bench.out)
        wrong, decisions = loop(key, "play_audited")(*memory, np.uint64(seed), WHOLE_GAMES)
        assert wrong == 0, random_file(key, seed).text
        assert decisions > WHOLE_GAMES * seats


@EVERY_GAME
def test_legal_and_why_not_agree_with_any_cards(key: str) -> None:
    for bench, seats, variants, seed in tables(key):
        memory = (bench.games, bench.decks, seats, variants, bench.dice, bench.out)
        wrong = loop(key, "play_lawfully")(*memory, np.uint64(seed), LAWFUL_GAMES, len(bench.game.options))
        assert wrong == 0, random_file(key, seed).text


@EVERY_GAME
@pytest.mark.parametrize("check", ["redeal_once", "shake_once", "overhear_once"])
def test_nothing_leaks_with_any_cards(key: str, check: str) -> None:
    for bench, seats, variants, seed in tables(key):
        memory = (bench.games, bench.bytes, bench.decks, seats, variants, bench.dice, bench.out, bench.other)
        wrong, _ = loop(key, "play_in_secret", check)(*memory, np.uint64(seed), SECRET_GAMES, *bench.where_events_lie())
        assert wrong == 0, random_file(key, seed).text
