"""A game is one structured NumPy record. Every game's record begins with the same fields, kept by the kernel."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from zaubertisch.kernel.rules import rule

MOST_SEATS = 5
EVERYONE = MOST_SEATS  # the observer who knows what is public: spectators
OBSERVERS = MOST_SEATS + 1
ALL_OBSERVERS = (1 << OBSERVERS) - 1
PUBLIC_MARK = 1 << OBSERVERS  # among the knowers of a hidden card: something about it that is public, as the game says

NOTHING = -1  # no card, no seat, no answer
HIDDEN = -2  # there is one, but this view may not know which

MOST_FRAMES = 8


GAP = "gap_"  # how fields begin that say nothing


def record(*fields: tuple[Any, ...]) -> np.dtype[np.record]:
    """A record type whose fields can be read as attributes, compiled or not.

    Each field lies where a GPU can read it. Gaps that this leaves are fields too: so whatever copies, compares or keeps
    a record does so with all of its bytes.
    """
    return np.dtype((np.record, np.dtype([*_with_gaps(fields)], align=True)))  # type: ignore[return-value]


def is_gap(name: str) -> bool:
    return name.startswith(GAP)


def alignment_of(dtype: np.dtype[Any]) -> int:
    """At multiples of how many bytes such a value lies; NumPy forgets it of records that are read by attributes."""
    if dtype.subdtype:
        return alignment_of(dtype.subdtype[0])
    return max((alignment_of(dtype[name]) for name in dtype.names), default=1) if dtype.names else dtype.alignment


def _with_gaps(fields: tuple[tuple[Any, ...], ...]) -> Iterator[tuple[Any, ...]]:
    at, widest = 0, 1
    for name, *kind in fields:
        dtype = np.dtype(tuple(kind) if len(kind) > 1 else kind[0])
        alignment = alignment_of(dtype)
        yield from _gap(at, alignment)
        yield name, dtype
        at, widest = at + -at % alignment + dtype.itemsize, max(widest, alignment)
    yield from _gap(at, widest)


def _gap(at: int, alignment: int) -> Iterator[tuple[Any, ...]]:
    if missing := -at % alignment:
        yield f"{GAP}{at}", "u1", (missing,)


FRAME = record(("rule", "i1"), ("stage", "i1"), ("seat", "i1"), ("asked_at", "i1"), ("note", "i2", (6,)))

EVENT = record(
    ("kind", "u1"),
    ("seat", "i1"),
    ("other", "i1"),
    ("card", "i1"),
    ("amount", "i2"),
    ("knowers", "u1"),
    ("private", "u1"),
)

KERNEL_FIELDS: list[tuple[Any, ...]] = [
    ("rng", "u8"),
    ("seats", "i1"),
    ("over", "u1"),
    ("question", "i1"),
    ("asked", "u1"),  # the seats that still owe an answer
    ("window", "u1"),  # all seats the question was put to
    ("turn", "i1"),
    ("reply", "i2", (MOST_SEATS,)),
    ("depth", "u1"),
    ("frame", FRAME, (MOST_FRAMES,)),
    ("result", "i2", (2,)),  # what came of the frame that was popped last; read once by the frame beneath
    ("event_count", "u2"),
]


def game_record(*fields: tuple[Any, ...], most_events: int) -> np.dtype[np.record]:
    """The record of a game; `most_events` is more than one answer can ever make happen, for no event is dropped."""
    return record(*KERNEL_FIELDS, ("event", EVENT, (most_events,)), *fields)


def allocate(dtype: DTypeLike, count: int = 1) -> NDArray[Any]:
    """Callers own every state: a record made inside compiled code would dangle."""
    return np.zeros(count, dtype)


def as_bytes(states: NDArray[Any]) -> NDArray[np.uint8]:
    """The same memory as rows of bytes: two states are the same if these are."""
    return states.view(np.uint8).reshape(len(states), states.dtype.itemsize)


@rule
def is_asked(g, seat):
    return (g.asked >> seat) & 1 == 1


@rule
def is_within(option, first, count):
    """Is it one of so many options from the first on?"""
    return first <= option < first + count


@rule
def lowest_asked(g):
    """The first seat that owes an answer."""
    seat = 0
    while seat < g.seats and (g.asked >> seat) & 1 == 0:
        seat += 1
    return seat
