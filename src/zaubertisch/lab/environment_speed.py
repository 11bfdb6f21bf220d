"""How fast environments are on one core: ours, PettingZoo's classic games and OpenSpiel's through Python.

`python -m zaubertisch.lab.environment_speed SECONDS GAME...` prints a line of JSON for each. A step is an answer and
the next observation with its mask. Choosing the answer is not measured; it is any legal one, for all alike.
"""

import functools
import importlib
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any, Protocol

import numpy as np

from zaubertisch.games import game as load_game
from zaubertisch.lab.environments import Batch, aec, spiel
from zaubertisch.lab.speed import ROUNDS, stay_on_one_core

COUNT = 4096  # games in a batch
CLASSIC = ("tictactoe_v3", "connect_four_v3", "rps_v2", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6")
PEERS_OF_SPIEL = ("tic_tac_toe", "python_tic_tac_toe", "leduc_poker", "hearts", "gin_rummy")


@dataclass
class EnvironmentSpeed:
    """What one environment does; without a number it is not installed."""

    environment: str
    game: str
    seats: int
    steps_per_s: int | None


class Walk(Protocol):
    """An environment that is walked through at random."""

    seats: int

    def step(self) -> tuple[int, float]:
        """Some steps, and the seconds of this core that they took."""


class BatchWalk:
    """Many games at once."""

    def __init__(self, key: str, seats: int) -> None:
        self.seats, self._batch, self._chance = seats, Batch(key, seats=seats, count=COUNT), np.random.default_rng(1)

    def step(self) -> tuple[int, float]:
        masks = self._batch.masks
        actions = (self._chance.random(masks.shape, np.float32) * masks).argmax(axis=1)
        begun = time.thread_time()
        self._batch.step(actions)
        return COUNT, time.thread_time() - begun


class AgentWalk:
    """PettingZoo's way, one agent after the other."""

    def __init__(self, env: Any) -> None:
        self._env, self._chance = env, random.Random(1)
        self._env.reset(seed=1)
        self.seats = len(env.possible_agents)
        self._seen = env.last()

    def step(self) -> tuple[int, float]:
        if not self._env.agents:
            self._env.reset()
            self._seen = self._env.last()
        action = self._action()
        begun = time.thread_time()
        self._env.step(action)
        if self._env.agents:
            self._seen = self._env.last()
        return 1, time.thread_time() - begun

    def _action(self) -> int | None:
        observation, _, is_over, is_cut, info = self._seen
        if is_over or is_cut:
            return None
        masks = observation if isinstance(observation, dict) else info
        if "action_mask" in masks:
            return self._chance.choice(np.flatnonzero(masks["action_mask"]).tolist())
        return self._chance.randrange(int(self._env.action_space(self._env.agent_selection).n))


class SpielWalk:
    """OpenSpiel's way, through Python."""

    def __init__(self, game: Any) -> None:
        self._game, self._chance, self.seats = game, random.Random(1), game.num_players()
        self._begin()

    def _begin(self) -> None:
        self._state = self._game.new_initial_state()
        self._deal()

    def _deal(self) -> None:
        while self._state.is_chance_node():
            self._state.apply_action(self._chance.choice(self._state.chance_outcomes())[0])

    def step(self) -> tuple[int, float]:
        if self._state.is_terminal():
            self._begin()
        action = self._chance.choice(self._state.legal_actions())
        begun = time.thread_time()
        self._state.apply_action(action)
        self._deal()
        if not self._state.is_terminal():
            self._state.legal_actions_mask()
            self._look()
        return 1, time.thread_time() - begun

    def _look(self) -> None:
        if self._game.get_type().provides_observation_tensor:
            self._state.observation_tensor()
        else:
            self._state.information_state_tensor()


def speed_of(walk: Walk, seconds: float) -> int:
    """The median of several measurements."""
    walk.step()
    return round(median(_speed_once(walk, seconds / ROUNDS) for _ in range(ROUNDS)))


def _speed_once(walk: Walk, seconds: float) -> float:
    steps, taken = 0, 0.0
    while taken < seconds:
        more, spent = walk.step()
        steps, taken = steps + more, taken + spent
    return steps / taken


def own_walks(key: str) -> Iterator[tuple[str, str, Callable[[], Walk]]]:
    seats = min(4, load_game(key).most_seats)
    yield "Batch", key, lambda: BatchWalk(key, seats)
    yield "PettingZoo", key, lambda: AgentWalk(aec(key, seats=seats))
    yield "OpenSpiel", key, lambda: SpielWalk(spiel(key, players=seats))


def classic_env(name: str) -> Any:
    return importlib.import_module(f"pettingzoo.classic.{name}").raw_env()


def spiel_game(name: str) -> Any:
    if name.startswith("python_"):
        importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    return importlib.import_module("pyspiel").load_game(name)


def peer_walks() -> Iterator[tuple[str, str, Callable[[], Walk]]]:
    for name in CLASSIC:
        yield "PettingZoo", name, functools.partial(lambda name: AgentWalk(classic_env(name)), name)
    for name in PEERS_OF_SPIEL:
        yield "OpenSpiel", name, functools.partial(lambda name: SpielWalk(spiel_game(name)), name)


def measure_all(keys: list[str], seconds: float) -> Iterator[EnvironmentSpeed]:
    walks = [one for key in keys for one in own_walks(key)] + list(peer_walks())
    for environment, game, make in walks:
        try:
            walk = make()
        except (ModuleNotFoundError, ImportError):
            yield EnvironmentSpeed(environment, game, 0, None)
        else:
            yield EnvironmentSpeed(environment, game, walk.seats, speed_of(walk, seconds))


def main() -> None:
    stay_on_one_core()
    for speed in measure_all(sys.argv[2:], float(sys.argv[1])):
        print(json.dumps(asdict(speed)), flush=True)


if __name__ == "__main__":
    main()
