"""A seat that thinks: the compiled search with its memory, its level and its taste."""

import functools
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random
from typing import Any, Protocol

import numpy as np

from zaubertisch.bots import quick, tree
from zaubertisch.bots.considered import Considered
from zaubertisch.bots.levels import LEVELS, Level, levels, net_levels
from zaubertisch.bots.nets import Net, net_of
from zaubertisch.bots.netsearch import NetTree, answers_of
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import MOST_SEATS, allocate
from zaubertisch.kernel.warmup import is_plain


class Choose(Protocol):
    """How a bot decides: from the view of its seat, which owes an answer, and chance of its own."""

    def __call__(self, view: Position, seat: int, rng: Random) -> int: ...


LEAST_BITS, MOST_BITS = 10, 18  # a tree has at most 2**18 places of 24 bytes: 6 MiB
NET_EDGES = 8  # a tree that asks a net keeps all options of a decision at once
BETWEEN_LOOKS = 32  # simulations between two looks at the clock
TREE_SEED = 0x5851F42D4C957F2D  # what lies between the seeds of two trees


@functools.cache
def compiled(game: Game) -> tuple[Callable[..., Any], Callable[..., Any]]:
    return game.specialised(*tree.FAMILY), game.specialised(*tree.ROOT_FAMILY)


class Tree:
    """One tree with all the memory it needs; it grows without holding up other threads."""

    def __init__(self, game: Game, level: Level, simulations: int) -> None:
        self.level, self.simulations, self._has_policy = level, simulations, game.rollout_policy is not None
        self._think, self._root_edge = compiled(game)
        self.edges, self._search = allocate(tree.EDGE, 1 << bits_for(simulations)), allocate(tree.SEARCH)
        self._games, self._out = allocate(game.state), np.zeros(len(game.options) + 1, np.int16)

    def think(self, view: Position, seat: int, seed: int, first: int, count: int) -> int:
        """Some simulations; returns how many options the tree has."""
        edges: int = self._think(
            view.state, self._games, view.deck, self._search, self.edges, self._out, seat, np.uint64(seed), first, count
        )
        return edges

    def begin(self) -> None:
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


def bits_for(simulations: int) -> int:
    """How large a tree is, as a power of 2."""
    return min(max((2 * simulations).bit_length(), LEAST_BITS), MOST_BITS)


def grow(one: Tree | NetTree, view: Position, seat: int, seed: int, until: float) -> None:
    """All simulations, or as many as fit into the time."""
    one.begin()
    done, at_once = 0, BETWEEN_LOOKS if until else one.simulations
    while done < one.simulations and not (done and until and time.perf_counter() >= until):
        count = min(at_once, one.simulations - done)
        edges = one.think(view, seat, seed, done, count)
        done += count
        if edges == 1 and count > 1:  # a routine question
            return


class Search:
    """Thinks about one question after the other; the memory is taken once. With a net it asks that."""

    def __init__(self, game: Game, level: Level, net: Net | None = None) -> None:
        self.game, self.level = game, level
        share = -(-level.simulations // level.threads)
        self.trees = [
            NetTree(net, level, share, bits_for(NET_EDGES * share)) if net else Tree(game, level, share)
            for _ in range(level.threads)
        ]

    def consider(self, view: Position, seat: int, seed: int, milliseconds: int = 0) -> list[Considered]:
        """All legal options, best first. The same view, seed and level give the same answer, unless time cuts it."""
        milliseconds = self.level.milliseconds or milliseconds
        until = time.perf_counter() + milliseconds / 1000 if milliseconds else 0.0
        seeds = [(seed + number * TREE_SEED) % 2**62 for number in range(len(self.trees))]
        if len(self.trees) == 1:
            grow(self.trees[0], view, seat, seed, until)
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                list(pool.map(lambda one, seed: grow(one, view, seat, seed, until), self.trees, seeds))
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
    """A bot of a level; settings may change how long and how it thinks.

    Where a net that learned the game fits the table, it plays by that; elsewhere, and if it `only_searches`, without.
    What it likes depends on its seat and on `personality`: a number for each game makes a table of new characters.
    """

    def __init__(self, number: int, personality: int = 0, *, only_searches: bool = False, **settings: Any) -> None:
        self.number, self.personality, self.settings = number, personality, settings
        self.only_searches = only_searches
        self._minds: dict[tuple[str, bool], Search] = {}

    def __call__(self, view: Position, seat: int, rng: Random) -> int:
        options = view.legal(seat)
        return options[0] if len(options) == 1 else self.choice(view, seat, rng)[0].option

    def choice(self, view: Position, seat: int, rng: Random, milliseconds: int = 0) -> list[Considered]:
        """The option it takes, then the others, the best first; in this time, if the level itself sets none."""
        if is_plain(view.game.key):
            return unthinking_choice(view, seat, rng)
        net = self.net_for(view)
        level = self.level(view.game, with_net=net is not None)
        considered = self._considered(view, seat, rng, level, net, milliseconds)
        taken = best(considered, level, self.personality * MOST_SEATS + seat)
        hasty = hasty_options(view, seat) if level.haste and rng.random() < level.haste else []
        if hasty:
            chosen = rng.choice(hasty)
            taken = next(one for one in considered if one.option == chosen)
        return [taken, *(one for one in considered if one is not taken)]

    def _considered(
        self, view: Position, seat: int, rng: Random, level: Level, net: Net | None, milliseconds: int
    ) -> list[Considered]:
        if net and not level.simulations:
            return answers_of(net, view, seat, level.temperature, rng)
        key = view.game.key, net is not None
        if key not in self._minds:
            self._minds[key] = Search(view.game, level, net)
        return self._minds[key].consider(view, seat, rng.getrandbits(61), milliseconds)

    def net_for(self, view: Position) -> Net | None:
        """The net it plays by, if there is one that fits this table."""
        net = self.net_in(view.game)
        return net if net and net.about.fits(view) else None

    def net_in(self, game: Game) -> Net | None:
        """The net of its level in a game, if there is one."""
        has_one = not self.only_searches and self.number in net_levels(game)
        return net_of(game, self.level(game, with_net=True).net) if has_one else None

    def level(self, game: Game, *, with_net: bool = False) -> Level:
        """Its settings in this game."""
        found = net_levels(game)[self.number] if with_net else levels(game)[min(self.number, max(LEVELS))]
        return replace(found, **self.settings)
