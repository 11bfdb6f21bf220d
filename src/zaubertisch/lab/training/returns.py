"""What came of answers: returns along each seat's own decisions, in NumPy alone."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Played:
    """Some answers of many games, [step, game]; chances and shares are of all seats, counted from seat 1."""

    seats: NDArray[np.int64]  # which seat answered
    chances: Floats  # [step, game, seat]: what was foreseen before it
    leads: Floats  # [step, game]: the lead foreseen for the seat that answered
    ended: NDArray[np.bool_]  # whether the game was over after it
    shares: Floats  # [step, game, seat]: of the victory, where it was over
    margins: Floats  # [step, game, seat]: the lead in points from -1 to 1, where it was over


@dataclass(frozen=True)
class Returns:
    """For each answer who won after it, as far as that is known; is_known says where nothing is."""

    shares: Floats  # [step, game, seat]
    margins: Floats  # [step, game]
    is_known: NDArray[np.bool_]


def returns_of(played: Played, memory: float) -> Returns:
    """Lambda-returns from one answer of a seat to its next one; a seat's last answer before the end is not known."""
    steps, games, seats = played.chances.shape
    rows = np.arange(games)
    shares, margins = np.zeros_like(played.chances), np.zeros_like(played.leads)
    is_known = np.zeros((steps, games), np.bool_)
    ahead = np.zeros((games, seats, seats), np.float32)  # by the seat that answers: what the next of its answers got
    ahead_margin = np.zeros((games, seats), np.float32)
    goes_on = np.zeros((games, seats), np.bool_)
    for step in reversed(range(steps)):
        over, here = played.ended[step], (rows, played.seats[step])
        ahead[over] = played.shares[step][over][:, None, :]
        ahead_margin[over] = played.margins[step][over]
        goes_on[over] = True
        shares[step], margins[step], is_known[step] = ahead[here], ahead_margin[here], goes_on[here]
        known = goes_on[here][:, None]
        mixed = memory * shares[step] + (1 - memory) * played.chances[step]
        ahead[here] = np.where(known, mixed, played.chances[step])
        mixed_margin = memory * margins[step] + (1 - memory) * played.leads[step]
        ahead_margin[here] = np.where(known[:, 0], mixed_margin, played.leads[step])
        goes_on[here] = True
    return Returns(shares, margins, is_known)


def advantages_of(played: Played, returns: Returns, lead_weight: float) -> Floats:
    """How much better than foreseen it went for the seat that answered."""
    own = played.seats[..., None]
    won = np.take_along_axis(returns.shares - played.chances, own, -1)[..., 0]
    found: Floats = won + lead_weight * (returns.margins - played.leads)
    return found


def turned(shares: Floats, lookers: NDArray[np.int64], seats: NDArray[np.int64]) -> Floats:
    """Numbers of seats, counted from the seat that looks; 0 where nobody sits."""
    most = shares.shape[-1]
    place = (lookers[..., None] + np.arange(most)) % seats[..., None]
    found = np.take_along_axis(shares, place, -1)
    return np.where(np.arange(most) < seats[..., None], found, 0).astype(np.float32)
