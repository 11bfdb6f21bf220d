"""The coach: three steps from one view, the same whatever is hidden; mistakes are dear, and not by chance alone."""

from collections.abc import Iterator

import pytest

from tests.bots.test_bots import EVERY_GAME, positions_on_the_way
from zaubertisch.bots.coach import (
    DEAR,
    MOST_PLACES,
    OTHER_CHANCE,
    Advice,
    advice_for,
    cost_of,
    loss_of,
    open_advice,
    openly_weighed,
    places_of,
    seed_of,
    weighed_for,
)  # fmt: skip
from zaubertisch.games import game as load_game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.kernel.rules import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="judging needs compiled rules")


def choices(key: str, seed: int = 9, count: int = 10) -> Iterator[tuple[Position, int]]:
    """Moments of a random game in which a seat has a choice."""
    game = load_game(key)
    for position in positions_on_the_way(game, 3, seed, count):
        seat = position.asked()[0]
        if len(position.legal(seat)) > 1:
            yield position, seat


@EVERY_GAME
def test_a_hint_and_a_cost_are_the_same_whatever_is_hidden(key: str) -> None:
    """Non-interference: what the seat cannot know is dealt otherwise."""
    dealt_otherwise = 0
    for position, seat in choices(key):
        view, other = position.view(seat), position.view(seat).imagine(seat, 77)
        dealt_otherwise += other.state.tobytes() != position.state.tobytes()
        again = other.view(seat)
        assert seed_of(again) == seed_of(view)
        assert advice_for(again, seat, 5) == advice_for(view, seat, 5)
        for option in view.legal(seat)[:3]:
            assert cost_of(again, seat, option, 5) == cost_of(view, seat, option, 5)
    assert dealt_otherwise >= 4


@EVERY_GAME
def test_a_hint_that_all_see_is_the_same_whatever_anybody_holds(key: str) -> None:
    """The hand of the asked seat is dealt otherwise too: nobody learns anything of it."""
    dealt_otherwise = 0
    for position, seat in choices(key, count=5):
        public, other = position.view(EVERYONE), position.view(EVERYONE).imagine(EVERYONE, 77)
        dealt_otherwise += other.view(seat).state.tobytes() != position.view(seat).state.tobytes()
        again = other.view(EVERYONE)
        assert seed_of(again) == seed_of(public)
        assert open_advice(again, seat, 5) == open_advice(public, seat, 5)
    assert dealt_otherwise >= 2


@EVERY_GAME
def test_the_steps_lead_from_some_options_to_the_best_one(key: str) -> None:
    for position, seat in choices(key):
        view = position.view(seat)
        options, advice = view.legal(seat), advice_for(view, seat, 5)
        assert advice.reason.option in advice.places
        assert {*advice.places} <= {*options}
        assert 2 <= len(advice.places) <= MOST_PLACES
        assert len(advice.places) < len(options) or len(options) == 2
        assert advice.places == sorted(advice.places), "their order tells nothing"
        assert advice.reason.key in ("reason-chance", "reason-alike")
        assert advice.reason.share >= advice.reason.next_share


@EVERY_GAME
def test_a_lesson_s_hint_compares_what_it_offers_alone(key: str) -> None:
    for position, seat in choices(key):
        view = position.view(seat)
        best = advice_for(view, seat, 5).reason.option
        others = [option for option in view.legal(seat) if option != best][:2]
        advice = advice_for(view, seat, 5, among=others)
        assert {advice.reason.option, *advice.places} <= {*others}
        if others[1:]:
            assert advice == advice_for(view, seat, 5, among=others[::-1])
        else:
            assert advice.reason.key == "reason-only"


@EVERY_GAME
def test_options_of_an_open_hint_are_possible_with_every_hand(key: str) -> None:
    for position, seat in choices(key, count=5):
        public = position.view(EVERYONE)
        for option in openly_weighed(public, seat, 5).after:
            assert option in public.imagine(EVERYONE, 5).legal(seat)


def test_where_nothing_can_be_chosen_nothing_is_compared() -> None:
    for position in positions_on_the_way(load_game("zauberschwert"), 3, 9, 40):
        seat = position.asked()[0]
        options = position.legal(seat)
        if len(options) == 1:
            advice = advice_for(position.view(seat), seat, 5)
            assert (advice.places, advice.reason.key) == (options, "reason-only")
            assert isinstance(advice, Advice)
            assert cost_of(position.view(seat), seat, options[0], 5).loss == 0
            return
    raise AssertionError("never only one option")


def test_places_are_of_the_same_kind_where_there_are_several() -> None:
    game = load_game("grimoria")
    number = game.options.number
    take_king, take_queen, spell = number("take king"), number("take queen"), number("spell 1")
    assert places_of(game, [take_king, spell, take_queen]) == sorted([take_king, take_queen])
    assert places_of(game, [spell, take_king, take_queen]) == sorted([spell, take_king])


def test_a_dear_mistake_is_dear_twice_and_the_best_answer_never_is() -> None:
    dear = 0
    for position, seat in choices("grimoria", seed=3, count=8):
        view = position.view(seat)
        first, second = (weighed_for(view, seat, 5 + more) for more in (0, OTHER_CHANCE))
        best = first.best(seat)
        assert cost_of(view, seat, best, 5).better is None
        for option in view.legal(seat)[:4]:
            losses = [loss_of(one, seat, option, best) for one in (first, second)]
            found = cost_of(view, seat, option, 5)
            assert (found.loss > 0) == (min(losses) >= DEAR)
            assert found.better == (best if found.loss else None)
            dear += found.loss > 0
    assert dear >= 2
