"""Nets see a view and nothing else; compiled they say what they say plainly; one that does not fit does not play."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from tests.bots.test_bots import EVERY_GAME, new_game, positions_on_the_way
from zaubertisch.bots import bot
from zaubertisch.bots.features import features_of
from zaubertisch.bots.levels import MOST_LEVELS, Level, net_levels
from zaubertisch.bots.nets import About, Identity, Net, about, forward, load_net, net_names, net_of, save_net
from zaubertisch.bots.search import Search, Thinker
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.kernel.toml import Source

HIDDEN_WIDTH = 16
MOST_BYTES = 4_000_000
TRAINED = [key for key in GAMES if net_names(load_game(key))]
needs_compiled_rules = pytest.mark.skipif(not COMPILED, reason="a search needs compiled rules")


def any_net(game: Game, seed: int = 1, hidden: int = HIDDEN_WIDTH) -> Net:
    """A small net with weights by chance, for every kind of table."""
    rng = np.random.default_rng(seed)
    width, options = features_of(game).width, len(game.options)
    shapes = {
        "first": (width, hidden), "second": (hidden, hidden), "third": (hidden, hidden),
        "policy": (options, hidden), "chance": (game.most_seats, hidden),
    }  # fmt: skip
    weights = {name: rng.normal(0, 0.3, shape) for name, shape in shapes.items()}
    biases = {"first": hidden, "second": hidden, "third": hidden, "policy": options}
    biases["chance"] = game.most_seats
    weights |= {f"{name}_bias": rng.normal(0, 0.3, size) for name, size in biases.items()}
    return Net(game, fitting(about(game), game), weights)


def fitting(identity: Identity, game: Game) -> About:
    return About(**vars(identity), seats=tuple(range(game.least_seats, game.most_seats + 1)), variants={})


@EVERY_GAME
def test_the_compiled_forward_pass_is_that_of_numpy(key: str) -> None:
    game = load_game(key)
    net = any_net(game)
    for position in positions_on_the_way(game, game.most_seats, 3, 6):
        for seat in range(position.seats):
            view = position.view(seat)
            options = view.legal(seat) if seat in view.asked() else []
            seen = np.zeros((1, features_of(game).width), np.float32)
            features_of(game).write(view.g, seat, seen, 0)
            shares, chances = forward(net.weights[0], seen[0], options, view.seats, seat)
            opinion = net.ask(view, seat)
            np.testing.assert_allclose([*opinion.shares.values()], shares, rtol=2e-3, atol=1e-5)
            np.testing.assert_allclose(opinion.chances, chances, rtol=2e-3, atol=1e-5)
            assert sum(opinion.chances) == pytest.approx(1, abs=1e-4)


@needs_compiled_rules
def test_nets_of_several_widths_play_side_by_side() -> None:
    """Once they did not: what was compiled for one width read the weights of another."""
    game = load_game("grimoria")
    position = new_game(game, 3, 1)
    seat = position.asked()[0]
    view = position.view(seat)
    nets = [any_net(game, hidden=width) for width in (16, 24, 8)]
    for net in [*nets, *nets]:
        seen = np.zeros((1, features_of(game).width), np.float32)
        features_of(game).write(view.g, seat, seen, 0)
        _, chances = forward(net.weights[0], seen[0], view.legal(seat), view.seats, seat)
        np.testing.assert_allclose(net.ask(view, seat).chances, chances, rtol=2e-3, atol=1e-5)


@EVERY_GAME
def test_a_net_says_the_same_whatever_is_hidden(key: str) -> None:
    game = load_game(key)
    net = any_net(game)
    for position in positions_on_the_way(game, game.least_seats, 4, 5):
        seat = position.asked()[0]
        view = position.view(seat)
        assert net.ask(view, seat) == net.ask(view.imagine(seat, 99).view(seat), seat)


@needs_compiled_rules
@EVERY_GAME
def test_a_search_that_asks_a_net_says_the_same_whatever_is_hidden(key: str) -> None:
    game = load_game(key)
    search = Search(game, Level(simulations=40), any_net(game))
    for position in positions_on_the_way(game, game.least_seats, 4, 4):
        seat = position.asked()[0]
        view = position.view(seat)
        before = view.state.tobytes()
        found = search.consider(view, seat, 7)
        assert found == search.consider(view.imagine(seat, 99).view(seat), seat, 7)
        assert view.state.tobytes() == before
        assert sorted(one.option for one in found) == sorted(position.legal(seat))
        assert all(0 <= one.value <= 1 for one in found)


def test_a_file_gives_back_the_net(tmp_path) -> None:  # type: ignore[no-untyped-def]
    game = load_game("grimoria")
    net = any_net(game)
    weights = {name: net.weights[name][0] for name in net.weights.dtype.names}
    save_net(tmp_path / "one.npz", net.about, weights)
    again = load_net(game, tmp_path / "one.npz")
    assert again.about == net.about
    position = new_game(game, 3, 1)
    seat = position.asked()[0]
    assert again.ask(position.view(seat), seat).chances == pytest.approx(
        net.ask(position.view(seat), seat).chances, abs=0.01
    )


@pytest.mark.parametrize("part", ["rules", "cards", "answers", "features"])
def test_a_net_of_another_version_does_not_fit(part: str) -> None:
    game = load_game("grimoria")
    known = fitting(about(game), game)
    assert known.fits_game(game)
    assert not replace(known, **{part: "something else"}).fits_game(game)


def test_a_table_with_other_cards_variants_or_seats_does_not_fit() -> None:
    game = load_game("grimoria")
    known = replace(fitting(about(game), game), seats=(2, 3), variants={"last_level": (17,)})
    assert known.fits(new_game(game, 3, 1))
    assert not known.fits(new_game(game, 4, 1))
    shorter = Position.new(game, game.card_set(), 3, game.parse_variants({"last_level": "15"}), 1)
    assert not known.fits(shorter)
    own = game.card_set(Source("own.toml", 'game = "grimoria"\n[castle]\npoints = 9\n'))
    assert not known.fits(Position.new(game, own, 3, game.parse_variants({}), 1))


@pytest.mark.parametrize("key", TRAINED)
def test_shipped_nets_fit_their_game_and_are_small(key: str) -> None:
    game = load_game(key)
    files = [*(game.folder / "nets").glob("*.npz")]
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
    for name in net_names(game):
        assert net_of(game, name), f"{key}: net {name} is of other rules; see docs/lab.md, 'When rules change'"


@needs_compiled_rules
@pytest.mark.parametrize("key", TRAINED)
def test_levels_play_by_nets_where_these_fit_and_search_elsewhere(key: str) -> None:
    game = load_game(key)
    assert [*net_levels(game)] == [*range(1, MOST_LEVELS + 1)]
    position = Position.new(game, game.card_set(), game.least_seats, game.parse_variants({}), 1)
    seat = position.asked()[0]
    view = position.view(seat)
    for number in net_levels(game):
        assert Thinker(number).net_for(view)
        assert not Thinker(number, only_searches=True).net_for(view)
        assert bot(str(number))(view, seat, Random(1)) in view.legal(seat)
    assert replace(Thinker(4).level(game)) == Thinker(4, only_searches=True).level(game)
