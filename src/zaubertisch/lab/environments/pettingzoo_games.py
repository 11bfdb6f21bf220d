"""The games as PettingZoo has them (AEC): one seat after the other. Secret choices stay secret until all are made."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position
from zaubertisch.lab.environments.compiled import Observer, variants_of
from zaubertisch.lab.environments.rewards import rewards_of

MOST_SEED = 2**63


class GameEnv(AECEnv):  # type: ignore[misc]
    """One game. Every agent is a seat; its observation is what the seat sees, with a mask of what it may answer."""

    def __init__(
        self, game: str, *, seats: int, variants: Mapping[str, str] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.game = load_game(game)
        self._seats = self.game.check_seats(seats)
        self._variants = variants_of(self.game, variants)
        self._observer, self._cards = Observer(game), self.game.card_set()
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        if render_mode not in (None, "ansi"):
            raise BadInput(f"render_mode {render_mode!r}", "ansi")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._chance = np.random.default_rng()
        self._observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(len(self.game.options)) for agent in self.possible_agents}

    def _observation_space(self) -> spaces.Dict:
        numbers = spaces.Box(-np.inf, np.inf, (self._observer.steps.width,), np.float32)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.MultiBinary(len(self.game.options))})

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; without a seed a game that follows from the seed before, or any."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        deal = int(self._chance.integers(MOST_SEED))
        self._position = Position.new(self.game, self._cards, self._seats, self._variants, deal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self._position.asked()[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What this seat sees now; only the selected one has options."""
        numbers, mask = self._observer.observe(self._position, self.possible_agents.index(agent))
        is_selected = agent == self.agent_selection
        return {"observation": numbers, "action_mask": mask.astype(np.int8) * np.int8(is_selected)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput(f"no action for {self.agent_selection}", "a number of its mask")
        seat = self.possible_agents.index(self.agent_selection)
        self._position.answer(seat, int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self._position.is_over:
            self._end()
        else:
            self._select()
        self._accumulate_rewards()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, rewards_of(self._position), strict=True))
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What is asked of whom, and what that seat may answer."""
        if self.render_mode is None:
            gymnasium.logger.warn("Nothing is rendered: no render_mode was chosen.")
            return None
        if self._position.is_over:
            return f"{self.game.key}: over, won by {', '.join(f'seat_{seat}' for seat in self._position.winners())}"
        seat = self.possible_agents.index(self.agent_selection)
        names = ", ".join(self.game.options.name(option) for option in self._position.view(seat).legal(seat))
        return f"{self.game.key}: {self.agent_selection} is asked {self._position.question}: {names}"

    def close(self) -> None:
        """There is nothing to close."""
