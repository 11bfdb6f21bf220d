"""A seat that thinks: the compiled search with its memory, its level and its taste."""

import functools
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Protocol

import numpy as np

from zaubertisch.bots import tree
from zaubertisch.bots.levels import Level, levels
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import allocate


class Choose(Protocol):
    """How a bot decides: from the view of its seat, which owes an answer, and chance of its own."""

    def __call__(self, view: Position, seat: int, rng: Random) -> int: ...


LEAST_BITS, MOST_BITS = 10, 18  # a tree has at most 2**18 places of 24 bytes: 6 MiB


@dataclass(frozen=True)
class Considered:
    """What the search found out about one option."""

    option: int
    visits: int
    worth: float  # from 0 (surely lost) to 1
    lead: float  # mean lead in points at the end of the simulations


@functools.cache
def compiled(game: Game) -> tuple[Callable[..., Any], Callable[..., Any]]:
    return game.specialised(*tree.FAMILY), game.specialised(tree.find_edge, tree.root_edge)


class Search:
    """Thinks about one question after the other; the memory is taken once."""

    def __init__(self, game: Game, level: Level) -> None:
        self.game, self.level = game, level
        self._think, self._root_edge = compiled(game)
        bits = min(max((2 * level.simulations).bit_length(), LEAST_BITS), MOST_BITS)
        self._edges, self._thought = allocate(tree.EDGE, 1 << bits), allocate(tree.THOUGHT)
        self._games, self._out = allocate(game.state), np.zeros(len(game.options) + 1, np.int16)

    def consider(self, view: Position, seat: int, seed: int) -> list[Considered]:
        """All legal options, best first. The same view, seed and level give the same answer."""
        self._begin()
        self._think(
            view.state, self._games, view.table, self._thought, self._edges, self._out, seat, np.uint64(seed),
            self.level.simulations,
        )  # fmt: skip
        found = [self._considered(seat, option) for option in view.legal(seat)]
        return sorted(found, key=lambda one: (-one.visits, -one.worth, one.option))

    def _begin(self) -> None:
        self._edges.view(np.uint8)[:] = 0
        thought = self._thought[0]
        thought.edges = 0
        for name in ("explore", "win_weight", "lead_scale", "horizon"):
            setattr(thought, name, getattr(self.level, name))

    def _considered(self, seat: int, option: int) -> Considered:
        spot = self._root_edge(self._edges, seat, option)
        edge = self._edges[spot]
        visits = int(edge.visits) if spot >= 0 else 0
        if not visits:
            return Considered(option, 0, 0.0, 0.0)
        return Considered(option, visits, float(edge.total) / visits, float(edge.lead) / visits)


def liking(personality: int, option: int) -> float:
    """What a bot of this personality likes, from -1 to 1: the same option always the same."""
    return Random(personality * 1_000_003 + option).uniform(-1, 1)


def best(considered: list[Considered], level: Level, personality: int) -> Considered:
    """The option most thought about; with a taste, the one that is worth and liked most."""
    if not level.taste:
        return considered[0]
    tried = [one for one in considered if one.visits] or considered
    return max(tried, key=lambda one: one.worth + level.taste * liking(personality, one.option))


def level_bot(number: int, simulations: int = 0) -> Choose:
    """A bot of one of the four levels; `simulations` may change how long it thinks."""
    minds: dict[str, Search] = {}

    def choose(view: Position, seat: int, rng: Random) -> int:
        options = view.legal(seat)
        if len(options) == 1:
            return options[0]
        key = view.game.key
        if key not in minds:
            level = levels(view.game)[number]
            minds[key] = Search(view.game, replace(level, simulations=simulations) if simulations else level)
        considered = minds[key].consider(view, seat, rng.getrandbits(62))
        return best(considered, minds[key].level, seat).option

    return choose
