"""A seat that thinks: the compiled search with its memory, its level and its taste."""

import functools
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Protocol

import numpy as np

from zaubertisch.bots import quick, tree
from zaubertisch.bots.levels import Level, levels
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import MOST_SEATS, allocate
from zaubertisch.kernel.warmup import is_plain


class Choose(Protocol):
    """How a bot decides: from the view of its seat, which owes an answer, and chance of its own."""

    def __call__(self, view: Position, seat: int, rng: Random) -> int: ...


LEAST_BITS, MOST_BITS = 10, 18  # a tree has at most 2**18 places of 24 bytes: 6 MiB
BETWEEN_LOOKS = 32  # simulations between two looks at the clock
TREE_SEED = 0x5851F42D4C957F2D  # what lies between the seeds of two trees


@dataclass(frozen=True)
class Considered:
    """What the search found out about one option."""

    option: int
    visits: int
    value: float  # from 0 (surely lost) to 1
    lead: float  # mean lead in points at the end of the simulations


@functools.cache
def compiled(game: Game) -> tuple[Callable[..., Any], Callable[..., Any]]:
    return game.specialised(*tree.FAMILY), game.specialised(*tree.ROOT_FAMILY)


class Tree:
    """One tree with all the memory it needs; it grows without holding up other threads."""

    def __init__(self, game: Game, level: Level, simulations: int) -> None:
        self.level, self.simulations, self._has_policy = level, simulations, game.rollout_policy is not None
        self._think, self._root_edge = compiled(game)
        bits = min(max((2 * simulations).bit_length(), LEAST_BITS), MOST_BITS)
        self.edges, self._search = allocate(tree.EDGE, 1 << bits), allocate(tree.SEARCH)
        self._games, self._out = allocate(game.state), np.zeros(len(game.options) + 1, np.int16)

    def grow(self, view: Position, seat: int, seed: int, until: float) -> None:
        """All simulations, or as many as fit into the time."""
        self._begin()
        done, at_once = 0, BETWEEN_LOOKS if until else self.simulations
        while done < self.simulations and not (done and until and time.perf_counter() >= until):
            count = min(at_once, self.simulations - done)
            edges = self._think(
                view.state, self._games, view.deck, self._search, self.edges, self._out, seat, np.uint64(seed), done,
                count,
            )  # fmt: skip
            done += count
            if edges == 1 and count > 1:  # a routine question
                return

    def _begin(self) -> None:
        self.edges.view(np.uint8)[:] = 0
        search = self._search[0]
        search.edges = 0
        search.trust = round(256 * self.level.trust)
        search.guided = round(256 * self.level.guided) if self._has_policy else 0
        for name in ("explore", "urgency", "win_weight", "lead_scale", "horizon"):
            setattr(search, name, getattr(self.level, name))

    def found(self, seat: int, option: int) -> tuple[int, float, float]:
        """How often an option was tried, and what it brought in all: reward and lead."""
        spot = self._root_edge(self.edges, seat, option)
        edge = self.edges[spot]
        return (int(edge.visits), float(edge.total), float(edge.lead)) if spot >= 0 else (0, 0.0, 0.0)


class Search:
    """Thinks about one question after the other; the memory is taken once."""

    def __init__(self, game: Game, level: Level) -> None:
        self.game, self.level = game, level
        share = -(-level.simulations // level.threads)
        self.trees = [Tree(game, level, share) for _ in range(level.threads)]

    def consider(self, view: Position, seat: int, seed: int, milliseconds: int = 0) -> list[Considered]:
        """All legal options, best first. The same view, seed and level give the same answer, unless time cuts it."""
        milliseconds = self.level.milliseconds or milliseconds
        until = time.perf_counter() + milliseconds / 1000 if milliseconds else 0.0
        seeds = [(seed + number * TREE_SEED) % 2**62 for number in range(len(self.trees))]
        if len(self.trees) == 1:
            self.trees[0].grow(view, seat, seed, until)
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                list(pool.map(lambda tree, seed: tree.grow(view, seat, seed, until), self.trees, seeds))
        found = [self._considered(seat, option) for option in view.legal(seat)]
        return sorted(found, key=lambda one: (-one.visits, -one.value, one.option))

    def _considered(self, seat: int, option: int) -> Considered:
        all_found = [tree.found(seat, option) for tree in self.trees]
        visits, reward, lead = (sum(parts) for parts in zip(*all_found, strict=True))
        tries = max(int(visits), 1)
        return Considered(option, int(visits), reward / tries, lead / tries)


def liking(personality: int, option: int) -> float:
    """What a bot of this personality likes, from -1 to 1: the same option always the same."""
    return Random(personality * 1_000_003 + option).uniform(-1, 1)


def best(considered: list[Considered], level: Level, personality: int) -> Considered:
    """The option tried most often; with a taste, the one whose value and liking together are greatest."""
    if not level.taste:
        return considered[0]
    tried = [one for one in considered if one.visits] or considered
    return max(tried, key=lambda one: one.value + level.taste * liking(personality, one.option))


def hasty_options(view: Position, seat: int) -> list[int]:
    """What a beginner answers here without thinking; nothing where the game expects it to think."""
    named = view.game.hasty.get(view.question)
    if named is None:
        return []
    numbers = {view.game.options.number(name) for name in named}
    return [option for option in view.legal(seat) if not named or option in numbers]


def unthinking_choice(view: Position, seat: int, rng: Random) -> list[Considered]:
    """What the quick bot takes, then the others: nothing was tried."""
    taken = quick.choose(view, seat, rng)
    return [Considered(one, 0, 0.0, 0.0) for one in sorted(view.legal(seat), key=lambda one: one != taken)]


class Thinker:
    """A bot of one of the four levels; settings may change how long and how it thinks.

    What it likes depends on its seat and on `personality`: a number for each game makes a table of new characters.
    """

    def __init__(self, number: int, personality: int = 0, **settings: Any) -> None:
        self.number, self.personality, self.settings = number, personality, settings
        self._minds: dict[str, Search] = {}

    def __call__(self, view: Position, seat: int, rng: Random) -> int:
        options = view.legal(seat)
        return options[0] if len(options) == 1 else self.choice(view, seat, rng)[0].option

    def choice(self, view: Position, seat: int, rng: Random, milliseconds: int = 0) -> list[Considered]:
        """The option it takes, then the others, the best first; in this time, if the level itself sets none."""
        if is_plain(view.game.key):
            return unthinking_choice(view, seat, rng)
        mind = self._mind(view.game)
        considered = mind.consider(view, seat, rng.getrandbits(61), milliseconds)
        taken = best(considered, mind.level, self.personality * MOST_SEATS + seat)
        hasty = hasty_options(view, seat) if mind.level.haste and rng.random() < mind.level.haste else []
        if hasty:
            chosen = rng.choice(hasty)
            taken = next(one for one in considered if one.option == chosen)
        return [taken, *(one for one in considered if one is not taken)]

    def level(self, game: Game) -> Level:
        """Its settings in this game."""
        return replace(levels(game)[self.number], **self.settings)

    def _mind(self, game: Game) -> Search:
        if game.key not in self._minds:
            self._minds[game.key] = Search(game, self.level(game))
        return self._minds[game.key]
