"""What a screen draws: every game gives it for every observer, and it tells no more than the view."""

import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

from tests.generic.test_games import seats_of
from tests.sample import sample
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.codec import decode, encode
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE, NOTHING
from zaubertisch.kernel.rules import COMPILED, _twins
from zaubertisch.kernel.toml import Source

ANSWERS = sample("answers whose pictures are compared, at each number of seats", 250, 8) if COMPILED else 60


@pytest.mark.parametrize("key", GAMES)
def test_a_picture_is_the_same_whatever_its_observer_cannot_know(key: str) -> None:
    game, rng = load_game(key), random.Random(key)
    shape = game.picture.__annotations__["return"]
    for seats in seats_of(key):
        position = Position.new(game, game.card_set(), seats, game.parse_variants({}), rng.getrandbits(40))
        for number in range(ANSWERS):
            if position.is_over:
                break
            observer = rng.choice([*range(seats), EVERYONE])
            view = position.view(observer)
            drawn = encode(game.picture(view, observer))
            assert encode(decode(drawn, shape)) == drawn
            other = view.imagine(observer, number).view(observer)
            assert encode(game.picture(other, observer)) == drawn
            encode(game.picture(position, NOTHING))
            seat = rng.choice(position.asked())
            position.answer(seat, rng.choice(position.legal(seat)))


@pytest.mark.parametrize("key", GAMES)
def test_what_everybody_knows_follows_from_the_view_of_anybody(key: str) -> None:
    """So that it is drawn once for all: the spectators' view, byte for byte, events included."""
    game, rng = load_game(key), random.Random(key)
    for seats in seats_of(key):
        position = Position.new(game, game.card_set(), seats, game.parse_variants({}), rng.getrandbits(40))
        for _ in range(ANSWERS):
            if position.is_over:
                break
            public = position.public().state.tobytes()
            assert all(
                position.view(observer).public().state.tobytes() == public for observer in [*range(seats), EVERYONE]
            )
            seat = rng.choice(position.asked())
            position.answer(seat, rng.choice(position.legal(seat)))


def test_the_same_table_with_other_cards_is_drawn_by_its_own_cards() -> None:
    game = load_game("grimoria")
    other = game.card_set(Source("other.toml", 'game = "grimoria"\n[track]\nstart_3 = 9\n'))
    position = Position.new(game, game.card_set(), 3, game.parse_variants({}), 1)
    levels = [
        game.picture(Position(game, cards, position.state), 0).first_level
        for cards in (position.cards, other, position.cards)
    ]
    assert levels == [levels[0], 9, levels[0]] != [9, 9, 9]


def test_options_that_somebody_was_given_can_be_used_up() -> None:
    """A view remembers what is legal; what others do with the list is their own business."""
    game = load_game("grimoria")
    view = Position.new(game, game.card_set(), 3, game.parse_variants({}), 1).view(0)
    legal = view.legal(0)
    view.legal(0).clear()
    assert view.legal(0) == legal != []


@contextmanager
def noted(codes: set[object]) -> Iterator[set[str]]:
    """The names of functions with such code that are called meanwhile."""
    called: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code in codes and frame.f_back is not None:  # compiled code has no caller
            called.add(frame.f_code.co_qualname)

    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)


@pytest.mark.skipif(not COMPILED, reason="uncompiled rules are plain everywhere")
@pytest.mark.parametrize("key", GAMES)
def test_pictures_call_compiled_rules_only(key: str) -> None:
    game, rng = load_game(key), random.Random(key)
    position = Position.new(game, game.card_set(), game.most_seats, game.parse_variants({}), 3)
    codes: set[object] = {twin.function.__code__ for twin in _twins.values()}
    assert len(codes) > 100
    for _ in range(150):
        if position.is_over:
            break
        seat = position.asked()[0]
        view = position.view(seat)
        with noted(codes) as called:
            game.picture(view, seat)
        assert not called, position.question
        position.answer(seat, rng.choice(position.legal(seat)))
