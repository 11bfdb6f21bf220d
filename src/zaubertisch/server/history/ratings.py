"""How a game moves the ratings of its players (openskill, Plackett-Luce), bots among them."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any


def moved_ratings(
    players: Sequence[str | None], before: Sequence[Any], scores: Sequence[float]
) -> dict[str, tuple[float, float]]:
    """Mean and uncertainty of each player after the game. Guests play along, but nothing is kept of them.

    Who has several seats (bots of one level) moves once, by the mean of what they did.

    >>> after = moved_ratings(["anna", None, "bot:1"], [None, None, None], [30, 20, 10])
    >>> sorted(after), after["anna"][0] > 25 > after["bot:1"][0], after["anna"][1] < 25 / 3
    (['anna', 'bot:1'], True, True)
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating(mu=row.mu, sigma=row.sigma) if row else model.rating() for row in before]
    moved: dict[str, list[Any]] = defaultdict(list)
    for player, [rating] in zip(players, model.rate([[each] for each in ratings], scores=[*scores]), strict=True):
        if player:
            moved[player].append(rating)
    return {player: (mean(r.mu for r in found), mean(r.sigma for r in found)) for player, found in moved.items()}


def mean(values: Any) -> float:
    found = [*values]
    return float(sum(found) / len(found))
