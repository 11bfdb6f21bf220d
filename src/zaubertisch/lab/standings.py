"""What a match says: shares with their intervals, points, ratings, who finished before whom."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from zaubertisch.lab.arena import Result, wilson


@dataclass(frozen=True)
class Standing:
    """One bot in a match; a shared victory counts its part."""

    bot: str
    seats_played: int
    win_share: float
    low: float
    high: float
    points: float
    rating: float


def standings(results: list[Result]) -> list[Standing]:
    """All bots of a match, the best first."""
    wins: dict[str, float] = defaultdict(float)
    seats: dict[str, int] = defaultdict(int)
    points: dict[str, int] = defaultdict(int)
    for result in results:
        for seat, name in enumerate(result.bots):
            seats[name] += 1
            points[name] += result.points[seat]
            wins[name] += 1 / len(result.winners) if seat in result.winners else 0
    ratings = rate(results)
    found = [_standing(name, seats[name], wins[name], points[name], ratings[name]) for name in seats]
    return sorted(found, key=lambda one: -one.win_share)


def _standing(name: str, seats: int, wins: float, points: int, rating: float) -> Standing:
    low, high = wilson(wins, seats)
    shares = (round(share, 4) for share in (wins / seats, low, high))
    share, low, high = shares
    return Standing(name, seats, share, low, high, round(points / seats, 2), round(rating, 2))


def rate(results: list[Result]) -> dict[str, float]:
    """Ratings by openskill (Plackett-Luce), in the order the games were numbered."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for result in results:
        for name in result.bots:
            ratings.setdefault(name, model.rating())
        if len(set(result.bots)) > 1:
            _rate_one(model, ratings, result)
    return {name: rating.ordinal() for name, rating in ratings.items()}


def _rate_one(model: Any, ratings: dict[str, Any], result: Result) -> None:
    """A game moves each bot once, by the best and worst of its seats alike: the mean of their new ratings."""
    scores = [points + (0.5 if seat in result.winners else 0.0) for seat, points in enumerate(result.points)]
    after = model.rate([[ratings[name]] for name in result.bots], scores=scores)
    moved: dict[str, list[Any]] = defaultdict(list)
    for name, [rating] in zip(result.bots, after, strict=True):
        moved[name].append(rating)
    for name, all_of_it in moved.items():
        mu = sum(rating.mu for rating in all_of_it) / len(all_of_it)
        sigma = sum(rating.sigma for rating in all_of_it) / len(all_of_it)
        ratings[name] = model.rating(mu=mu, sigma=sigma)


def crosstable(results: list[Result]) -> dict[str, dict[str, float]]:
    """How often the bot of a row finished before the bot of a column, equals counting half."""
    before: dict[tuple[str, str], list[float]] = defaultdict(list)
    for result in results:
        for i, a in enumerate(result.bots):
            for j, b in enumerate(result.bots):
                if a != b:
                    mine, other = (result.points[k] + 0.5 * (k in result.winners) for k in (i, j))
                    before[a, b].append(1.0 if mine > other else 0.5 if mine == other else 0.0)
    names = sorted({name for result in results for name in result.bots})
    return {a: {b: round(sum(before[a, b]) / len(before[a, b]), 4) for b in names if before[a, b]} for a in names}
