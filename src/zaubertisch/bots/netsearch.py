"""A tree that asks a net, with all the memory it needs; and a net that answers by itself."""

import functools
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from zaubertisch.bots import nettree, tree
from zaubertisch.bots.considered import Considered
from zaubertisch.bots.levels import Level
from zaubertisch.bots.nets import Net, specialised
from zaubertisch.kernel.contract import RULES, Game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import allocate

OF_A_THOUSAND = 1000  # what the shares of a net are counted in, where a search counts simulations


@functools.cache
def compiled(game: Game, hidden: int) -> tuple[Callable[..., Any], Callable[..., Any]]:
    rules = {name: getattr(game, name) for name in RULES}
    think = specialised(game, hidden, *nettree.FAMILY, **rules)
    return think, specialised(game, hidden, *nettree.ROOT_FAMILY)


class NetTree:
    """One tree; it grows without holding up other threads."""

    def __init__(self, net: Net, level: Level, simulations: int, bits: int) -> None:
        game = net.game
        self.level, self.simulations, self._net = level, simulations, net
        self._think, self._root_edge = compiled(game, net.hidden)
        self.edges, self._search = allocate(nettree.EDGE, 1 << bits), allocate(tree.SEARCH)
        self._games, self._views = allocate(game.state), allocate(game.state)
        self._mind, self._out = net.mind.copy(), np.zeros(len(game.options) + 1, np.int16)

    def begin(self) -> None:
        self.edges.view(np.uint8)[:] = 0
        self._search[0].edges, self._search[0].explore = 0, self.level.explore

    def think(self, view: Position, seat: int, seed: int, first: int, count: int) -> int:
        """Some simulations; returns how many options the tree has."""
        edges: int = self._think(
            view.state, self._games, self._views, view.deck, self._search, self.edges, self._out, self._net.weights,
            self._mind, seat, np.uint64(seed), first, count,
        )  # fmt: skip
        return edges

    def found(self, seat: int, option: int) -> tuple[int, float, float]:
        """How often an option was tried, and what it brought in all: chances; a lead is not counted."""
        spot = self._root_edge(self.edges, seat, option)
        edge = self.edges[spot]
        return (int(edge.visits), float(edge.total), 0.0) if spot >= 0 else (0, 0.0, 0.0)


def answers_of(net: Net, view: Position, seat: int, temperature: float, rng: Random) -> list[Considered]:
    """What a net answers by itself, then the others: by its shares, which a temperature above 0 makes more alike."""
    opinion = net.ask(view, seat)
    order = sorted(opinion.shares, key=lambda option: (-opinion.shares[option], option))
    if temperature > 0:
        weights = [opinion.shares[option] ** (1 / temperature) for option in order]
        taken = rng.choices(order, weights)[0]
        order.sort(key=lambda option: option != taken)
    chance = opinion.chances[seat]
    return [Considered(option, round(OF_A_THOUSAND * opinion.shares[option]), chance, 0.0) for option in order]
