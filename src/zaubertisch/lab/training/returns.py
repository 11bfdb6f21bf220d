"""What came of answers: returns along each seat's own decisions, for arrays of NumPy and of PyTorch alike: `xp` is one
of the two."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Played:
    """Some answers of many games, [step, game]; chances and shares are of all seats, counted from seat 1."""

    seats: Any  # which seat answered
    chances: Any  # [step, game, seat]: what was foreseen before it
    leads: Any  # [step, game]: the lead foreseen for the seat that answered
    ended: Any  # whether the game was over after it
    shares: Any  # [step, game, seat]: of the victory, where it was over
    margins: Any  # [step, game, seat]: the lead in points from -1 to 1, where it was over

    @classmethod
    def blank(cls, xp: Any, steps: int, games: int, most: int) -> "Played":
        """Nothing is answered yet."""
        by_seat, by_game = (steps, games, most), (steps, games)
        return cls(
            xp.zeros(by_game, dtype=xp.int64), xp.zeros(by_seat, dtype=xp.float32), xp.zeros(by_game, dtype=xp.float32),
            xp.zeros(by_game, dtype=xp.bool), xp.zeros(by_seat, dtype=xp.float32), xp.zeros(by_seat, dtype=xp.float32),
        )  # fmt: skip


@dataclass(frozen=True)
class Returns:
    """For each answer who won after it, as far as that is known; is_known says where nothing is."""

    shares: Any  # [step, game, seat]
    margins: Any  # [step, game]
    is_known: Any


def returns_of(xp: Any, played: Played, memory: float) -> Returns:
    """Lambda-returns from one answer of a seat to its next one; a seat's last answer before the end is not known."""
    steps, games, seats = played.chances.shape
    rows = xp.arange(games)
    shares, margins = xp.zeros_like(played.chances), xp.zeros_like(played.leads)
    is_known = xp.zeros_like(played.ended)
    ahead = xp.zeros((games, seats, seats), dtype=xp.float32)  # by the seat that answers: what its next answer got
    ahead_margin = xp.zeros((games, seats), dtype=xp.float32)
    goes_on = xp.zeros((games, seats), dtype=xp.bool)
    for step in reversed(range(steps)):
        over, here = played.ended[step][:, None], (rows, played.seats[step])
        ahead = xp.where(over[..., None], played.shares[step][:, None, :], ahead)
        ahead_margin = xp.where(over, played.margins[step], ahead_margin)
        goes_on = goes_on | over
        shares[step], margins[step], is_known[step] = ahead[here], ahead_margin[here], goes_on[here]
        known, chances, leads = is_known[step], played.chances[step], played.leads[step]
        mixed = memory * shares[step] + (1 - memory) * chances
        ahead[here] = xp.where(known[:, None], mixed, chances)
        ahead_margin[here] = xp.where(known, memory * margins[step] + (1 - memory) * leads, leads)
        goes_on[here] = True
    return Returns(shares, margins, is_known)


def advantages_of(xp: Any, played: Played, returns: Returns, lead_weight: float) -> Any:
    """How much better than foreseen it went for the seat that answered."""
    won = of_seat(xp, returns.shares - played.chances, played.seats)
    return won + lead_weight * (returns.margins - played.leads)


def of_seat(xp: Any, numbers: Any, seats: Any) -> Any:
    """Of numbers for all seats those of one seat each."""
    flat = numbers.reshape(-1, numbers.shape[-1])
    return flat[xp.arange(len(flat)), seats.reshape(-1)].reshape(seats.shape)


def turned(xp: Any, shares: Any, lookers: Any, seats: Any) -> Any:
    """Numbers of seats, counted from the seat that looks; 0 where nobody sits."""
    return in_other_order(xp, shares, lookers, seats)


def absolute(xp: Any, chances: Any, lookers: Any, seats: Any) -> Any:
    """Numbers of seats, counted from seat 1, of those that are counted from the seat that looks."""
    return in_other_order(xp, chances, -lookers, seats)


def in_other_order(xp: Any, numbers: Any, first: Any, seats: Any) -> Any:
    most = numbers.shape[-1]
    place = (first[..., None] + xp.arange(most)) % seats[..., None]
    flat, places = numbers.reshape(-1, most), place.reshape(-1, most)
    found = flat[xp.arange(len(flat))[:, None], places].reshape(numbers.shape)
    return xp.where(xp.arange(most) < seats[..., None], found, xp.zeros_like(found))
