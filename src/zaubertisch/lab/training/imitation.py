"""Lessons from a teacher: what a search answered in whole games, how it weighed its options, and who won in the end.

Observations are kept without their zeros: nine numbers in ten are.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zaubertisch.bots import bot
from zaubertisch.bots.search import Thinker
from zaubertisch.games import game as load_game
from zaubertisch.kernel.position import Position
from zaubertisch.lab.environments.compiled import Observer, variants_of
from zaubertisch.lab.training.settings import Kind

BOLDNESS = 0.25  # how often a teacher answers by the weights instead of the best, so that lessons show more


@dataclass(frozen=True)
class Lessons:
    """Answers one after the other; `starts` say where the numbers and weights of each begin."""

    starts: NDArray[np.int64]
    places: NDArray[np.uint16]  # of the numbers that are not 0
    numbers: NDArray[np.float16]
    weight_starts: NDArray[np.int64]
    options: NDArray[np.int16]
    weights: NDArray[np.float16]
    lookers: NDArray[np.int8]
    seats: NDArray[np.int8]
    shares: NDArray[np.float32]  # [answer, seat]: of the victory, counted from seat 1

    def __len__(self) -> int:
        return len(self.lookers)

    def dense(self, chosen: NDArray[np.int64], width: int, options: int) -> tuple[NDArray[Any], ...]:
        """Whole observations, weights and masks of some answers."""
        seen, weights = np.zeros((len(chosen), width), np.float32), np.zeros((len(chosen), options), np.float32)
        masks = np.zeros(weights.shape, np.bool_)
        for row, one in enumerate(chosen.tolist()):
            here = slice(self.starts[one], self.starts[one + 1])
            seen[row, self.places[here]] = self.numbers[here]
            there = slice(self.weight_starts[one], self.weight_starts[one + 1])
            weights[row, self.options[there]], masks[row, self.options[there]] = self.weights[there], True
        return seen, weights / weights.sum(1, keepdims=True), masks

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez(file, **vars(self))
        part.replace(path)

    @classmethod
    def load(cls, *paths: Path) -> "Lessons":
        """The lessons of some files, one after the other."""
        return joined([cls(**np.load(path)) for path in paths])


def joined(parts: list[Lessons]) -> Lessons:
    found: dict[str, Any] = {name: np.concatenate([getattr(part, name) for part in parts]) for name in vars(parts[0])}
    for name, numbers in (("starts", "places"), ("weight_starts", "options")):
        before = np.cumsum([0, *(len(getattr(part, numbers)) for part in parts[:-1])])
        starts = [getattr(part, name)[:-1] + add for part, add in zip(parts, before, strict=True)]
        found[name] = np.concatenate([*starts, [len(found[numbers])]])
    return Lessons(**found)


def lessons_of(game_key: str, kind: Kind, teacher: str, count: int, seed: int) -> Lessons:
    """At least so many answers of a teacher, in whole games of one kind."""
    seen: list[tuple[NDArray[Any], NDArray[Any]]] = []
    weighed: list[tuple[NDArray[Any], NDArray[Any]]] = []
    lookers: list[int] = []
    shares: list[list[float]] = []
    for deal in range(seed, 2**62):
        position, before = _play(game_key, kind, teacher, deal, seen, weighed, lookers), len(shares)
        winners = position.winners()
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(position.game.most_seats)]
        shares += [won] * (len(lookers) - before)
        if len(lookers) >= count:
            break
    return Lessons(
        np.cumsum([0, *(len(places) for places, _ in seen)]), np.concatenate([places for places, _ in seen]),
        np.concatenate([numbers for _, numbers in seen]), np.cumsum([0, *(len(options) for options, _ in weighed)]),
        np.concatenate([options for options, _ in weighed]), np.concatenate([weights for _, weights in weighed]),
        np.array(lookers, np.int8), np.full(len(lookers), kind.seats, np.int8), np.array(shares, np.float32),
    )  # fmt: skip


def _play(key: str, kind: Kind, teacher: str, deal: int, seen: Any, weighed: Any, lookers: list[int]) -> Position:
    """One game; every answer that was a choice is noted."""
    game, observer, rng = load_game(key), Observer(key), Random(deal)
    thinker = bot(teacher, deal)
    assert isinstance(thinker, Thinker)
    position = Position.new(game, game.card_set(), kind.seats, variants_of(game, kind.variants), deal)
    while not position.is_over:
        seat = position.asked()[0]
        option = position.legal(seat)[0]
        if len(position.legal(seat)) > 1:
            choice = thinker.choice(position.view(seat), seat, rng)
            observed, _ = observer.observe(position, seat)
            places = np.flatnonzero(observed).astype(np.uint16)
            seen.append((places, observed[places].astype(np.float16)))
            weights = _weights(choice)
            weighed.append((np.array([*weights], np.int16), np.array([*weights.values()], np.float16)))
            lookers.append(seat)
            is_bold = rng.random() < BOLDNESS
            option = rng.choices([*weights], [*weights.values()])[0] if is_bold else choice[0].option
        position.accept(seat, option)
    return position


def _weights(choice: list[Any]) -> dict[int, float]:
    """How a search weighed its legal options: by how often it tried each; the best alone where nothing was tried."""
    total = sum(one.visits for one in choice)
    if total <= 1:
        return {one.option: float(one is choice[0]) for one in choice}
    return {one.option: one.visits / total for one in choice}


def minibatches(lessons: Lessons, size: int, rng: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    order = rng.permutation(len(lessons))
    for first in range(0, len(order) - size + 1, size):
        yield order[first : first + size]
