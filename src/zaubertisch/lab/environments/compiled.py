"""What is compiled for the environments of a game: its observation, made into code, and the steps bound to it."""

import functools
import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import RULES, Game
from zaubertisch.kernel.observation import Box, Observation, Part, names_of, plain_observation, writer_of
from zaubertisch.kernel.packages import part_of
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import allocate
from zaubertisch.kernel.rules import specialise
from zaubertisch.lab.environments import loops

STEPS = (loops.observe, loops.settle, loops.deal, loops.go_on)  # each may call those before it


class Steps:
    """The steps of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        parts, box = parts_of(game), Box(game.state, game.most_seats)
        self.names = names_of(parts, box)
        self._source, self._tables = writer_of(parts, box)

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return len(self.names)

    @functools.cached_property
    def _bound(self) -> dict[str, Any]:
        bound = {name: getattr(self.game, name) for name in RULES}
        bound["write_features"] = specialise(self._written(), self._suffix, opened=False, **self._tables)
        for template in STEPS:
            bound[template.__name__] = specialise(template, self._suffix, opened=False, **bound)
        return bound

    @property
    def _suffix(self) -> str:
        """Under which compiled steps are kept: a declaration is no rule, so a change of it must show in the name."""
        arrays = b"".join(table.tobytes() for table in self._tables.values())
        return f"{self.game.key}_{hashlib.sha256(self._source.encode() + arrays).hexdigest()[:12]}"

    def _written(self) -> Any:
        inside = {"np": np, "__name__": __name__, "__builtins__": __builtins__}
        exec(compile(self._source, __file__, "exec"), inside)
        return inside["write_features"]

    def _opened(self, template: Callable[..., Any]) -> Any:
        return specialise(template, self._suffix, **self._bound)

    @functools.cached_property
    def observe_one(self) -> Any:
        return self._opened(loops.observe_one)

    @functools.cached_property
    def begin_all(self) -> Any:
        return self._opened(loops.begin_all)

    @functools.cached_property
    def step_all(self) -> Any:
        return self._opened(loops.step_all)


@functools.cache
def steps_of(key: str) -> Steps:
    return Steps(load_game(key))


def parts_of(game: Game) -> tuple[Part, ...]:
    """What a learner sees: as the game declares it, else all numbers of its record."""
    declared = getattr(part_of(game.key, "view.observation"), "OBSERVATION", None)
    if not isinstance(declared, Observation):
        declared = plain_observation(game.state, len(game.card_names), game.most_seats)
    return declared.all_parts(len(game.questions))


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
