"""What must hold in every game of the house (docs/architecture.md, "What all games' tests hold")."""

import itertools
import math
import random

import numpy as np
import pytest

from tests.generic.bench import Bench, loop
from tests.sample import sample
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import RULES, Game
from zaubertisch.kernel.loops import play_many, play_on

# Random games of each kind, over all seats and variants.
WHOLE_GAMES = {
    key: sample(f"random games of {key}, audited", 100_000 if key == "grimoria" else 21_000, 25) for key in GAMES
}
MOST_COMBINATIONS = 160  # all of Zauberschwert, a sample of Schatzjagd
LAWFUL_GAMES = sample("random games with every option judged, of each kind", 4_800, 24)
# games in which every observer's knowledge is checked at every question
SECRET_GAMES = {
    key: sample(f"random games of {key} for each secrecy check", 2_000 if key == "grimoria" else 480, 20)
    for key in GAMES
}


def seats_of(key: str) -> range:
    game = load_game(key)
    return range(game.least_seats, game.most_seats + 1)


def variants_of(game: Game) -> list[np.ndarray]:
    """Every combination of variants; of very many, a sample in which every value of every option occurs.

    What a game needs to come to an end in random play (`measured_variants`) is kept.
    """
    fixed = {name: game.variants[name].parse(name, text) for name, text in game.measured_variants.items()}
    values = [(fixed[name],) if name in fixed else variant.allowed for name, variant in game.variants.items()]
    if math.prod(map(len, values)) <= MOST_COMBINATIONS:
        return [np.array(chosen, np.int64) for chosen in itertools.product(*values)]
    rng = random.Random(1)
    turns = [rng.sample(allowed, len(allowed)) for allowed in values]
    return [
        np.array([turn[i % len(turn)] if i < len(turn) else rng.choice(turn) for turn in turns], np.int64)
        for i in range(MOST_COMBINATIONS)
    ]


EVERY_GAME = pytest.mark.parametrize("key", GAMES)
EVERY_SEATS = pytest.mark.parametrize(("key", "seats"), [(key, seats) for key in GAMES for seats in seats_of(key)])


@EVERY_GAME
def test_a_game_gives_the_kernel_everything(key: str) -> None:
    game = load_game(key)
    for name in RULES:
        assert callable(getattr(game, name)), f"{key} lacks {name}"
    assert (game.folder / "cards.toml").exists()
    assert {path.name for path in (game.folder / "words").iterdir()} == {"de.ftl", "en.ftl"}
    assert len(game.options) < 2**15
    assert game.events[0].name == ""


@EVERY_SEATS
def test_whole_random_games_end_and_never_show_an_illegal_state(key: str, seats: int) -> None:
    bench = Bench(key)
    combinations = variants_of(bench.game)
    each = -(-WHOLE_GAMES[key] // (len(seats_of(key)) * len(combinations)))
    for i, variants in enumerate(combinations):
        wrong, decisions = loop(key, "play_audited")(
            bench.games, bench.decks, seats, variants, bench.dice, bench.out, np.uint64(i * each + 1), each
        )
        assert wrong == 0
        assert decisions > each * seats


@EVERY_SEATS
def test_legal_and_why_not_agree_on_the_whole_option_space(key: str, seats: int) -> None:
    bench = Bench(key)
    combinations = variants_of(bench.game)
    each = max(1, min(100, LAWFUL_GAMES // len(combinations)))
    for variants in combinations:
        wrong = loop(key, "play_lawfully")(
            bench.games,
            bench.decks,
            seats,
            variants,
            bench.dice,
            bench.out,
            np.uint64(7),
            each,
            len(bench.game.options),
        )
        assert wrong == 0


def check_secrets(key: str, seats: int, check: str) -> None:
    """Whole random games in which a check is made for every observer at every question; it is often possible."""
    bench = Bench(key)
    combinations = variants_of(bench.game)
    each = -(-SECRET_GAMES[key] // len(combinations))
    for i, variants in enumerate(combinations):
        wrong, checks = loop(key, "play_in_secret", check)(
            bench.games, bench.bytes, bench.decks, seats, variants, bench.dice, bench.out, bench.other,
            np.uint64(i * each + 1), each, *bench.where_events_lie(),
        )  # fmt: skip
        assert wrong == 0
        assert checks > each * seats


@EVERY_SEATS
def test_nothing_leaks_at_any_moment(key: str, seats: int) -> None:
    """Re-deal what an observer cannot know: view, options and waiting marks stay the same, byte for byte."""
    check_secrets(key, seats, "redeal_once")


@EVERY_SEATS
def test_nothing_leaks_from_one_moment_to_the_next(key: str, seats: int) -> None:
    """Exchange cards that stay hidden, give the same answer: the observer sees and hears the same, byte for byte."""
    check_secrets(key, seats, "shake_once")


@EVERY_SEATS
def test_nobody_hears_more_than_it_may_know(key: str, seats: int) -> None:
    """Re-deal everything hidden, give the same answer: who knows the same afterwards heard the same."""
    check_secrets(key, seats, "overhear_once")


@EVERY_SEATS
def test_a_stored_game_goes_on_identically_at_every_question(key: str, seats: int) -> None:
    bench = Bench(key)
    wrong = loop(key, "play_from_copies")(
        bench.games,
        bench.bytes,
        bench.decks,
        seats,
        variants_of(bench.game)[0],
        bench.dice,
        bench.out,
        np.uint64(3),
        25,
    )
    assert wrong == 0


@EVERY_GAME
def test_a_whole_compiled_game_allocates_nothing(key: str) -> None:
    from numba.core.runtime import _nrt_python, rtsys

    bench = Bench(key)
    play = bench.game.specialised(play_on, play_many)
    variants = variants_of(bench.game)[0]

    def allocations(games: int) -> int:
        """While so many games are played; a call itself wraps each of its arrays once."""
        before = rtsys.get_allocation_stats().alloc
        play(bench.games, bench.decks, seats_of(key)[-1], variants, bench.dice, bench.out, np.uint64(1), games)
        return rtsys.get_allocation_stats().alloc - before

    _nrt_python.memsys_enable_stats()
    allocations(1)
    assert allocations(200) == allocations(0)
