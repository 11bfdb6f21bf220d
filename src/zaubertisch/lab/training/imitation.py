"""Lessons from a teacher: what a search answered in whole games, how it weighed its options, and who won in the end.

The teacher is a bot, or the net itself with a search: what that finds is better than what the net would have answered.
Observations are kept without their zeros: nine numbers in ten are.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zaubertisch.bots import bot
from zaubertisch.bots.considered import Considered
from zaubertisch.bots.levels import Level
from zaubertisch.bots.nets import unpacked
from zaubertisch.bots.search import Search, Thinker
from zaubertisch.games import game as load_game
from zaubertisch.kernel.position import Position
from zaubertisch.lab.environments.compiled import Observer, variants_of
from zaubertisch.lab.training.settings import Kind

CURIOSITY = 0.6  # how much a net that teaches tries what it knows little of
SURENESS = 0.7  # how much of a lesson is the answer that was given; the rest is how the teacher weighed the others
BOLDNESS = 0.25  # how often a teacher answers by the weights instead of the best, so that lessons show more


@dataclass(frozen=True)
class Lessons:
    """Answers one after the other; `starts` say where the numbers and weights of each begin."""

    starts: NDArray[np.int64]
    places: NDArray[np.uint16]  # of the numbers that are not 0
    numbers: NDArray[np.float16]
    weight_starts: NDArray[np.int64]
    options: NDArray[np.int16]  # of each answer first the one that the teacher takes
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
        weights /= weights.sum(1, keepdims=True)
        weights *= 1 - SURENESS
        weights[np.arange(len(chosen)), self.options[self.weight_starts[chosen]]] += SURENESS
        return seen, weights, masks

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


@dataclass(frozen=True)
class Teacher:
    """Who gives lessons: a bot by its name, or a net (its file) that thinks so many simulations."""

    name: str = ""
    net: bytes = b""
    simulations: int = 0


@dataclass(frozen=True)
class Course:
    """Lessons that are given in one go: at least so many answers, in whole games of one kind."""

    game: str
    kind: Kind
    teacher: Teacher
    count: int
    seed: int


Consider = Callable[[Position, int, Random], list[Considered]]


def consider_as(teacher: Teacher, game_key: str, personality: int) -> Consider:
    """How a teacher weighs options, the best first."""
    if not teacher.net:
        thinker = bot(teacher.name, personality)
        assert isinstance(thinker, Thinker)
        return thinker.choice
    game = load_game(game_key)
    search = Search(game, Level(teacher.simulations, explore=CURIOSITY), unpacked(game, teacher.net))
    return lambda view, seat, rng: search.consider(view, seat, rng.getrandbits(61))


class Notes:
    """What is noted of one answer after the other."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self.seen: list[tuple[NDArray[Any], NDArray[Any]]] = []
        self.weighed: list[tuple[NDArray[Any], NDArray[Any]]] = []
        self.lookers: list[int] = []
        self.shares: list[list[float]] = []

    def note(self, position: Position, seat: int, weights: dict[int, float]) -> None:
        observed, _ = self._observer.observe(position, seat)
        places = np.flatnonzero(observed).astype(np.uint16)
        self.seen.append((places, observed[places].astype(np.float16)))
        self.weighed.append((np.array([*weights], np.int16), np.array([*weights.values()], np.float16)))
        self.lookers.append(seat)

    def end(self, position: Position) -> None:
        """Who won counts for all answers of the game."""
        winners = position.winners()
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(position.game.most_seats)]
        self.shares += [won] * (len(self.lookers) - len(self.shares))

    def lessons(self, seats: int) -> Lessons:
        places, numbers = zip(*self.seen, strict=True)
        options, weights = zip(*self.weighed, strict=True)
        return Lessons(
            np.cumsum([0, *map(len, places)]), np.concatenate(places), np.concatenate(numbers),
            np.cumsum([0, *map(len, options)]), np.concatenate(options), np.concatenate(weights),
            np.array(self.lookers, np.int8), np.full(len(self.lookers), seats, np.int8),
            np.array(self.shares, np.float32),
        )  # fmt: skip


def lessons_of(course: Course) -> Lessons:
    """All lessons of a course; the same course gives the same lessons, wherever it is held."""
    consider, notes = consider_as(course.teacher, course.game, course.seed), Notes(Observer(course.game))
    for deal in range(course.seed, 2**62):
        notes.end(_play(course, deal, consider, notes))
        if len(notes.lookers) >= course.count:
            break
    return notes.lessons(course.kind.seats)


def hold(job: tuple[int, Course]) -> tuple[int, Lessons]:
    """The lessons of a course with its number: courses are held in any order, by any process."""
    number, course = job
    return number, lessons_of(course)


def _play(course: Course, deal: int, consider: Consider, notes: Notes) -> Position:
    """One game; every answer that was a choice is noted."""
    game, rng = load_game(course.game), Random(deal)
    position = Position.new(game, game.card_set(), course.kind.seats, variants_of(game, course.kind.variants), deal)
    while not position.is_over:
        seat = position.asked()[0]
        option = position.legal(seat)[0]
        if len(position.legal(seat)) > 1:
            considered = consider(position.view(seat), seat, rng)
            weights = _weights(considered)
            notes.note(position, seat, weights)
            is_bold = rng.random() < BOLDNESS
            option = rng.choices([*weights], [*weights.values()])[0] if is_bold else considered[0].option
        position.accept(seat, option)
    return position


def _weights(choice: list[Considered]) -> dict[int, float]:
    """How a search weighed its legal options: by how often it tried each; the best alone where nothing was tried."""
    total = sum(one.visits for one in choice)
    if total <= 1:
        return {one.option: float(one is choice[0]) for one in choice}
    return {one.option: one.visits / total for one in choice}


def minibatches(lessons: Lessons, size: int, rng: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    order = rng.permutation(len(lessons))
    for first in range(0, len(order) - size + 1, size):
        yield order[first : first + size]
