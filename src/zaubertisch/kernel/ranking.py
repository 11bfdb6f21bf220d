"""Who has won: the seats that rank highest. A rank is a tuple, so that what stands further right breaks ties."""

# ruff: noqa: F821
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from zaubertisch.kernel.rules import specialise

if TYPE_CHECKING:
    rank: Any


def best_seats(g, deck):
    """A set of seats: those of the highest rank; equals share the victory."""
    best, who = rank(g, deck, 0), 1
    for seat in range(1, g.seats):
        mine = rank(g, deck, seat)
        if mine > best:
            best, who = mine, 1 << seat
        elif mine == best:
            who |= 1 << seat
    return who


def winners_by(game: str, rank: Callable[..., Any]) -> Any:
    """The `winners` of a game; `rank(g, deck, seat)` is a tuple of numbers: points first, then what breaks ties."""
    return specialise(best_seats, game, opened=False, rank=rank)
