"""What a seat is asked, under a number that stays the same as long as the question does."""

import functools
import zlib
from typing import Any

from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position, View
from zaubertisch.kernel.record import MOST_SEATS

PASSING_BY = ("reply", "asked", "event_count", "event")  # what may change while a question stays the same


@functools.cache
def _spans(game: Game, names: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    fields: Any = game.state.fields
    return tuple((int(fields[name][1]), int(fields[name][1]) + fields[name][0].itemsize) for name in names)


def _without(game: Game, state: bytes, names: tuple[str, ...]) -> bytearray:
    data = bytearray(state)
    for start, end in _spans(game, names):
        data[start:end] = bytes(end - start)
    return data


def question_number(view: View, answers: int) -> int:
    """A fingerprint of the question, made from the seat's own view and how often it has answered."""
    return zlib.crc32(_without(view.game, view.data, PASSING_BY), answers)


SEATS_IN = [[seat for seat in range(MOST_SEATS) if mask >> seat & 1] for mask in range(1 << 8)]


def seats_in(mask: int) -> list[int]:
    return SEATS_IN[mask]


def asked_in(view: Position) -> list[int]:
    return seats_in(view.asked_set)


def window_of(view: Position) -> list[int]:
    return seats_in(view.state["window"].item())


def is_secret(position: Position, public: Position) -> bool:
    """Is it a secret who is still waited for?"""
    return position.asked_set != public.asked_set


def show_reply(view: Position, seat: int, option: int) -> None:
    """In its own view a seat that has answered is asked no more, and sees its answer."""
    view.state["reply"][0, seat] = option
    view.state["asked"][0] = int(view.state["asked"][0]) & ~(1 << seat)
