"""What positions and options are worth, said in chances to win; for reviews, hints and puzzles."""

import functools
import tomllib
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from zaubertisch.bots import foresight, playouts
from zaubertisch.bots.levels import MOST_LEVELS, net_levels
from zaubertisch.bots.nets import Net, net_of, specialised
from zaubertisch.kernel.contract import RULES, Game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import NOTHING, allocate
from zaubertisch.kernel.warmup import is_compiled

Chances = tuple[float, ...]  # of every seat; they sum to 1

NET_DEALS = 32  # for a judgement by a net: it says at once what playouts need many deals for
DEALS = 32  # that are imagined for one judgement, unless the game says otherwise
ALWAYS = 256  # of 256 answers
FILE = "chances.toml"


@dataclass(frozen=True)
class Weighed:
    """What a seat's answers are worth by what it knows."""

    before: Chances  # as it is asked, before it has answered
    after: dict[int, Chances]  # for each legal option

    def worth_by_option(self, seat: int) -> dict[int, float]:
        return {option: chances[seat] for option, chances in self.after.items()}

    def best(self, seat: int) -> int:
        """The option after which this seat's chance is greatest; the first of equals."""
        return max(self.after, key=lambda option: self.after[option][seat])


class Judge(Protocol):
    """Says in chances what positions and options are worth; the same seed gives the same judgement."""

    def chances(self, position: Position, seed: int) -> Chances:
        """Each seat's chance to win with open cards; they sum to 1 (a shared victory counts its part)."""

    def chances_for(self, view: Position, seat: int, seed: int) -> Chances:
        """The same by what this observer knows: averaged over deals that fit."""

    def worth_by_option(self, view: Position, seat: int, seed: int) -> dict[int, float]:
        """For each legal option of the asked seat its chance to win after it, by what it knows, over deals that fit."""

    def weighed(self, view: Position, seat: int, seed: int) -> Weighed:
        """The same for every seat, and before the answer: with the same deals for all."""


@dataclass(frozen=True)
class Calibration:
    """How outlooks become chances in a game, for a number of seats; `zaubertisch.lab.calibration` fits it."""

    horizon: int = 0  # answers that are played on first; 0: to the end of the game
    deals: int = DEALS
    steepness: float = 0.0
    growth: float = 0.0


@functools.cache
def calibration(game: Game, seats: int) -> Calibration:
    """As the game's own file says; without one, every judgement plays to the end."""
    path = game.folder / FILE
    said = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    fitted = said.get("seats", {}).get(str(seats), {})
    return Calibration(said.get("horizon", 0) if fitted else 0, said.get("deals", DEALS), **fitted)


@functools.cache
def compiled(game: Game) -> Any:
    return game.specialised(*playouts.FAMILY)


def prepared(game: Game, how: Calibration) -> NDArray[Any]:
    """What a judgement works with."""
    judgement = allocate(playouts.JUDGEMENT)
    judgement["guided"] = ALWAYS if game.rollout_policy else 0
    for name in ("horizon", "steepness", "growth"):
        judgement[name] = getattr(how, name)
    return judgement


class ByDeals:
    """A judge that imagines deals; what it makes of each of them is its own."""

    def __init__(self, game: Game, deals: int = 0) -> None:
        self.game, self.deals = game, deals
        self._games, self._out = allocate(game.state, 2), np.zeros(len(game.options) + 1, np.int16)

    def chances(self, position: Position, seed: int) -> Chances:
        return self._mean(position, NOTHING, [NOTHING], seed)[0]

    def chances_for(self, view: Position, seat: int, seed: int) -> Chances:
        return self._mean(view, seat, [NOTHING], seed)[0]

    def worth_by_option(self, view: Position, seat: int, seed: int) -> dict[int, float]:
        return self.weighed(view, seat, seed).worth_by_option(seat)

    def weighed(self, view: Position, seat: int, seed: int) -> Weighed:
        options = view.legal(seat)
        before, *after = self._mean(view, seat, [NOTHING, *options], seed)
        return Weighed(before, dict(zip(options, after, strict=True)))

    def _mean(self, view: Position, observer: int, options: list[int], seed: int) -> list[Chances]:
        """After each option, on average over the deals; what is over is certain."""
        deals = 1 if view.is_over else self.deals or self._usual_deals(view.seats)
        totals = np.zeros((len(options), view.seats))
        self._weigh(view, np.array(options), totals, observer, np.uint64(seed), deals)
        return [tuple(row) for row in (totals / deals).tolist()]

    def _usual_deals(self, seats: int) -> int:
        raise NotImplementedError

    def _weigh(
        self, view: Position, options: NDArray[Any], totals: NDArray[Any], observer: int, seed: np.uint64, deals: int
    ) -> None:
        """Add every seat's chance after each option to `totals`, over so many deals."""
        raise NotImplementedError


class Playouts(ByDeals):
    """The judge that plays on, to a horizon."""

    def _usual_deals(self, seats: int) -> int:
        return calibration(self.game, seats).deals

    def _weigh(
        self, view: Position, options: NDArray[Any], totals: NDArray[Any], observer: int, seed: np.uint64, deals: int
    ) -> None:
        judgement = prepared(self.game, calibration(self.game, view.seats))
        compiled(self.game)(
            view.state, self._games, view.deck, judgement, self._out, options, totals, observer, seed, 0, deals
        )


class Foresight(ByDeals):
    """The judge that asks a net; where the net does not fit the table, it plays on."""

    def __init__(self, game: Game, net: Net, deals: int = 0) -> None:
        super().__init__(game, deals)
        self.net, self._playouts = net, Playouts(game, deals)
        self._views, self._mind, self._judgement = allocate(game.state), net.mind.copy(), allocate(playouts.JUDGEMENT)

    def _usual_deals(self, seats: int) -> int:
        return NET_DEALS

    def _mean(self, view: Position, observer: int, options: list[int], seed: int) -> list[Chances]:
        if not self.net.about.fits(view):
            return self._playouts._mean(view, observer, options, seed)
        return super()._mean(view, observer, options, seed)

    def _weigh(
        self, view: Position, options: NDArray[Any], totals: NDArray[Any], observer: int, seed: np.uint64, deals: int
    ) -> None:
        compiled_with_net(self.game, self.net.hidden)(
            view.state, self._games, self._views, view.deck, self.net.weights, self._mind, self._judgement, self._out,
            options, totals, observer, seed, deals,
        )  # fmt: skip


@functools.cache
def compiled_with_net(game: Game, hidden: int) -> Any:
    rules = {name: getattr(game, name) for name in RULES}
    return specialised(game, hidden, *foresight.FAMILY, **rules)


def judge_of(game: Game, deals: int = 0) -> Judge:
    """The judge of a game; `deals` is how many it imagines for one judgement, if not as many as usual.

    That is the net of its strongest level; without one, and where nothing is compiled yet, playouts.
    """
    net = judging_net(game)
    return Foresight(game, net, deals) if net else Playouts(game, deals)


def judging_net(game: Game) -> Net | None:
    strongest = net_levels(game).get(MOST_LEVELS) if is_compiled(game.key) else None
    return net_of(game, strongest.net) if strongest else None


def usual_deals(view: Position) -> int:
    """How many deals are imagined for one judgement at such a table, if nobody says otherwise."""
    net = judging_net(view.game)
    return NET_DEALS if net and net.about.fits(view) else calibration(view.game, view.seats).deals
