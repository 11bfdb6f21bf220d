"""Records are laid out so that a GPU can read them, and have no byte that no field names."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from zaubertisch.bots.tree import EDGE, PATH, SEARCH
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.loops import DICE
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE, alignment_of, allocate, as_bytes, is_gap, record

SMALL = record(("a", "i1"), ("b", "u8"), ("c", "u1", (3,)))
NESTED = record(("first", "u1"), ("inner", record(("x", "i1"), ("y", "i2", (2,))), (2,)), ("last", "u1"))


def fields_of(dtype: np.dtype[Any], at: int = 0) -> Iterator[tuple[str, np.dtype[Any], int]]:
    """All fields, those of inner records too: name, type and place; of inner records the first two."""
    for name in dtype.names or ():
        base, shape = dtype[name].subdtype or (dtype[name], ())
        place = at + int(dtype.fields[name][1])  # type: ignore[index]
        yield name, dtype[name], place
        for i in range(min(2, int(np.prod(shape)))):
            yield from fields_of(base, place + i * base.itemsize)


def all_records() -> list[np.dtype[Any]]:
    games = [load_game(key) for key in GAMES]
    return [SMALL, NESTED, DICE, EDGE, PATH, SEARCH, *(one for game in games for one in (game.state, game.deck.dtype))]


def test_fields_are_laid_out_by_their_own_size() -> None:
    assert [name for name, _, _ in fields_of(SMALL)] == ["a", "gap_1", "b", "c", "gap_19"]
    assert [(SMALL["gap_1"].itemsize, SMALL["gap_19"].itemsize, SMALL.itemsize)] == [(7, 5, 24)]
    assert NESTED.names == ("first", "gap_1", "inner", "last", "gap_15")


def test_every_field_of_every_record_can_be_read_at_once() -> None:
    for dtype in all_records():
        assert dtype.itemsize % alignment_of(dtype) == 0
        for name, kind, place in fields_of(dtype):
            assert place % alignment_of(kind) == 0, name
            assert alignment_of(kind) == max(leaf.alignment for leaf in leaves_of(kind))


def leaves_of(dtype: np.dtype[Any]) -> Iterator[np.dtype[Any]]:
    base = dtype.subdtype[0] if dtype.subdtype else dtype
    if base.names is None:
        yield base
    for name in base.names or ():
        yield from leaves_of(base[name])


def test_every_byte_belongs_to_a_field() -> None:
    """So that copying a record by its fields copies all of it, and nothing of what was there before is left."""
    for dtype in all_records():
        assert sum(leaf_bytes(dtype[name]) for name in dtype.names or ()) == dtype.itemsize
    old = allocate(NESTED, 3)
    as_bytes(old)[:] = 255
    assert (as_bytes(old.copy()) == 255).all()
    old[:] = allocate(NESTED, 3)
    assert not as_bytes(old).any()


def leaf_bytes(dtype: np.dtype[Any]) -> int:
    base, shape = dtype.subdtype or (dtype, ())
    inside = sum(leaf_bytes(base[name]) for name in base.names) if base.names else base.itemsize
    return inside * int(np.prod(shape))


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_ever_written_into_a_gap(key: str) -> None:
    """Neither by rules nor by views nor by deals that are made up: equal positions stay equal bytes."""
    game = load_game(key)
    gaps = [(place, kind.itemsize) for name, kind, place in fields_of(game.state) if is_gap(name)]
    assert len(gaps) > 2
    position = Position.new(game, game.card_set(), 2, game.parse_variants(game.measured_variants), 1)
    for _ in range(60):
        seat = position.asked()[0]
        position.accept(seat, position.legal(seat)[-1])
        views = [position.view(observer) for observer in (0, EVERYONE)]
        for one in (position, *views, views[0].imagine(0, 7)):
            data = one.state.tobytes()
            assert not any(any(data[place : place + size]) for place, size in gaps)
