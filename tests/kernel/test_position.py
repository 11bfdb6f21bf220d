"""Reading records out of their bytes, which NumPy would do field by field."""

import random
import struct
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import LETTERS, Position, frame_at, frame_of, reader, records_in, stack_of
from zaubertisch.kernel.record import EVERYONE, MOST_FRAMES


def any_record(game: Game, seed: int) -> NDArray[Any]:
    return np.frombuffer(random.Random(seed).randbytes(game.state.itemsize), game.state)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_read_out_of_bytes_is_what_the_record_says(key: str) -> None:
    game = load_game(key)
    names = [name for name, (kind, *_) in game.state.fields.items() if kind.str in LETTERS or kind.base.itemsize == 1]
    for seed in range(20):
        state = any_record(game, seed)
        for name, found in zip(names, reader(game.state, *names)(state.tobytes()), strict=True):
            field = state[name][0]
            assert found == (field.tobytes() if isinstance(found, bytes) else field.item()), name


@pytest.mark.parametrize("key", GAMES)
def test_records_in_a_record_are_read_one_by_one(key: str) -> None:
    game = load_game(key)
    state = any_record(game, 3)
    for count, rows in ((2, state["player"][0][:2]), (0, [])):
        assert records_in(game.state, "player")(state.tobytes(), count) == [row.tobytes() for row in rows]
    assert reader(game.state, "frame", "event_count")(state.tobytes())[1] == state["event_count"].item()


def test_fields_are_named_in_their_order() -> None:
    """Nobody reads one field under the name of another: that fails when the module is loaded."""
    with pytest.raises(struct.error):
        reader(load_game("grimoria").state, "level", "last_level")


def test_a_field_of_a_record_within_is_named_by_its_path() -> None:
    game = load_game("grimoria")
    state = any_record(game, 4)
    assert reader(game.state, "draw.count")(state.tobytes()) == (state["draw"]["count"].item(),)


@pytest.mark.parametrize("key", GAMES)
def test_frames_are_read_as_the_record_has_them(key: str) -> None:
    game = load_game(key)
    state = any_record(game, 5)
    state = state.copy()
    state["depth"] = MOST_FRAMES
    state["frame"]["rule"] = np.arange(MOST_FRAMES)
    position = Position(game, game.card_set(), state)
    assert stack_of(position) == [*range(MOST_FRAMES)]
    for depth in range(MOST_FRAMES):
        _, stage, seat, _, note = state["frame"][0, depth].item()
        assert frame_at(position, depth) == frame_of(position, depth) == (stage, seat, tuple(note))
    state["depth"] = 2
    assert frame_of(position, 2) is None


@pytest.mark.parametrize("key", GAMES)
def test_a_view_knows_the_same_as_a_position(key: str) -> None:
    """It reads its bytes once; a position, which changes, reads the record."""
    game, rng = load_game(key), random.Random(key)
    position = Position.new(game, game.card_set(), 3, game.parse_variants({}), 7)
    for _ in range(40):
        if position.is_over:
            break
        for observer in (*range(3), EVERYONE):
            view = position.view(observer)
            plain = Position(game, position.cards, view.state, view.deck)
            for seat in (-1, 0, 1, 2, EVERYONE, 300):
                assert view.asks(seat) == plain.asks(seat) == (seat in plain.asked())
            same = ("data", "content", "seats", "is_over", "question", "asked_set")
            assert [getattr(view, name) for name in same] == [getattr(plain, name) for name in same]
        seat = rng.choice(position.asked())
        position.answer(seat, rng.choice(position.legal(seat)))
