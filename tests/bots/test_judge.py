"""The judge speaks in chances: they sum to one, are certain at the end, and come from what a seat knows."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from tests.bots.test_bots import EVERY_GAME, new_game, positions_on_the_way
from tests.bots.test_nets import any_net
from tests.sample import sample
from zaubertisch.bots.judge import NET_DEALS, Foresight, Judge, Playouts, calibration, judge_of, usual_deals
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.kernel.rules import COMPILED

DUELS = sample("games of the judge against chance", 60, share=3)


def quick_judges(game: Game) -> list[Judge]:
    """One of each kind; without compiled rules a judgement of few deals is slow enough."""
    return [Playouts(game, 8), Foresight(game, any_net(game), 4)] if COMPILED else [Playouts(game, 1)]


@EVERY_GAME
def test_chances_sum_to_one_for_every_observer(key: str) -> None:
    game = load_game(key)
    for judge, position in product(quick_judges(game), positions_on_the_way(game, game.most_seats, 4, 3)):
        assert sum(judge.chances(position, 1)) == pytest.approx(1)
        for observer in (*range(position.seats), EVERYONE):
            chances = judge.chances_for(position.view(observer), observer, 1)
            assert sum(chances) == pytest.approx(1)
            assert len(chances) == position.seats


@EVERY_GAME
def test_a_judgement_is_the_same_whatever_is_hidden(key: str) -> None:
    game = load_game(key)
    for judge, position in product(quick_judges(game), positions_on_the_way(game, game.least_seats, 4, 5)):
        seat = position.asked()[0]
        view = position.view(seat)
        again = view.imagine(seat, 99).view(seat)
        assert judge.worth_by_option(view, seat, 7) == judge.worth_by_option(again, seat, 7)
        assert judge.chances_for(view, seat, 7) == judge.chances_for(again, seat, 7)


@EVERY_GAME
def test_every_option_has_a_worth_and_judging_changes_nothing(key: str) -> None:
    game = load_game(key)
    for judge, position in product(quick_judges(game), positions_on_the_way(game, game.most_seats, 5, 5)):
        seat = position.asked()[0]
        view = position.view(seat)
        before = view.state.tobytes()
        weighed = judge.weighed(view, seat, 3)
        assert sorted(weighed.after) == sorted(position.legal(seat))
        assert weighed.worth_by_option(seat) == judge.worth_by_option(view, seat, 3)
        assert weighed.after[weighed.best(seat)][seat] == max(weighed.worth_by_option(seat).values())
        assert view.state.tobytes() == before


def played_out(position: Position, seed: int) -> Position:
    rng = Random(seed)
    while not position.is_over:
        seat = position.asked()[0]
        position.accept(seat, rng.choice(position.legal(seat)))
    return position


@pytest.mark.skipif(not COMPILED, reason="whole games need compiled rules")
@EVERY_GAME
def test_the_end_is_certain_and_a_shared_victory_counts_its_part(key: str) -> None:
    game = load_game(key)
    position = played_out(new_game(game, game.least_seats, 3), 5)
    won = position.winners()
    expected = tuple(1 / len(won) if seat in won else 0.0 for seat in range(position.seats))
    assert judge_of(game).chances(position, 1) == expected
    assert judge_of(game).chances_for(position.view(0), 0, 1) == expected


@pytest.mark.skipif(not COMPILED, reason="whole games need compiled rules")
def test_who_follows_the_judge_wins_against_chance() -> None:
    """Grimoria with three seats: chance alone would win a third."""
    game, wins = load_game("grimoria"), 0.0
    judge, rng = Playouts(game, 16), Random(4)
    for deal in range(DUELS):
        position, me = new_game(game, 3, deal + 1), deal % 3
        while not position.is_over:
            seat = position.asked()[0]
            options = position.legal(seat)
            worth_by_option = judge.worth_by_option(position.view(seat), seat, deal) if seat == me else {}
            position.accept(
                seat,
                max(worth_by_option, key=lambda one: worth_by_option[one]) if worth_by_option else rng.choice(options),
            )
        wins += (me in position.winners()) / len(position.winners())
    assert wins / DUELS > 0.6


@pytest.mark.skipif(not COMPILED, reason="a net judges where rules are compiled")
def test_a_judge_by_net_tells_secret_choices_apart() -> None:
    """What everybody chooses in secret is seen only when all have chosen: so the others choose, too."""
    game = load_game("grimoria")
    position = new_game(game, 3, 1)
    seat = position.asked()[0]
    assert len(position.asked()) == 3
    worth = Foresight(game, any_net(game), 8).worth_by_option(position.view(seat), seat, 1)
    assert len({round(one, 6) for one in worth.values()}) > len(worth) / 2


@pytest.mark.skipif(not COMPILED, reason="a net judges where rules are compiled")
def test_a_table_for_which_no_net_was_trained_is_judged_by_playouts() -> None:
    game = load_game("grimoria")
    shorter = Position.new(game, game.card_set(), 3, game.parse_variants({"last_level": "15"}), 1)
    net = any_net(game)
    net.about = replace(net.about, variants={"last_level": (17,)})
    assert Foresight(game, net, 4).chances(shorter, 1) == Playouts(game, 4).chances(shorter, 1)


@pytest.mark.skipif(not COMPILED, reason="a net judges where rules are compiled")
def test_playouts_imagine_more_deals_than_a_net_needs() -> None:
    game = load_game("grimoria")
    shorter = Position.new(game, game.card_set(), 3, game.parse_variants({"last_level": "15"}), 1)
    assert usual_deals(new_game(game, 3, 1)) == NET_DEALS < usual_deals(shorter) == calibration(game, 3).deals
