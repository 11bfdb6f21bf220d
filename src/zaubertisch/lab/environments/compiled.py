"""What is compiled for the environments of a game: its observation, made into code, and the steps bound to it."""

import functools
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zaubertisch.bots.features import features_of
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import RULES, Game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import allocate
from zaubertisch.kernel.rules import specialise
from zaubertisch.lab.environments import loops

# each may call those before it
STEPS = (loops.observe, loops.weigh, loops.settle, loops.deal, loops.go_on, loops.begin_row, loops.step_row)


class Steps:
    """The steps of one game."""

    def __init__(self, game: Game) -> None:
        self.game, self._features = game, features_of(game)

    @property
    def names(self) -> list[str]:
        """What each number of an observation says."""
        return self._features.names

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return self._features.width

    @property
    def suffix(self) -> str:
        """Under which compiled steps are kept."""
        return self._features.suffix

    @functools.cached_property
    def bound(self) -> dict[str, Any]:
        """The steps of one row, and all that they call."""
        bound = {name: getattr(self.game, name) for name in RULES}
        bound["outlook"] = self.game.outlook or self.game.evaluate or self.game.points
        bound["write_features"] = self._features.write
        for template in STEPS:
            bound[template.__name__] = specialise(template, self.suffix, opened=False, **bound)
        return bound

    def _opened(self, template: Callable[..., Any]) -> Any:
        return specialise(template, self.suffix, **self.bound)

    @functools.cached_property
    def observe_one(self) -> Any:
        return self._opened(loops.observe_one)

    @functools.cached_property
    def observe_all(self) -> Any:
        return self._opened(loops.observe_all)

    @functools.cached_property
    def weigh_all(self) -> Any:
        return self._opened(loops.weigh_all)

    @functools.cached_property
    def begin_all(self) -> Any:
        return self._opened(loops.begin_all)

    @functools.cached_property
    def step_all(self) -> Any:
        return self._opened(loops.step_all)


@functools.cache
def steps_of(key: str) -> Steps:
    return Steps(load_game(key))


def variants_of(game: Game, given: Mapping[str, str] | None) -> NDArray[np.int64]:
    """Those that were given; beside them what a game needs to come to an end when beginners play it."""
    return game.parse_variants(game.measured_variants | game.agreed(dict(given or {})))


class Observer:
    """Makes observations of single positions."""

    def __init__(self, key: str) -> None:
        self.steps = steps_of(key)
        game = self.steps.game
        self._views, self._out = allocate(game.state), np.zeros(len(game.options) + 1, np.int16)

    def observe(self, position: Position, seat: int) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """What a seat sees, and which options it may answer now: none, if it is not asked."""
        observations = np.zeros((1, self.steps.width), np.float32)
        masks = np.zeros((1, len(position.game.options)), np.bool_)
        self.steps.observe_one(position.state, self._views, position.deck, seat, observations, masks, self._out)
        return observations[0], masks[0]
