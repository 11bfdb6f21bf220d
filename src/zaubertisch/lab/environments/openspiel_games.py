"""The games as OpenSpiel has them: `pyspiel.load_game("zaubertisch_grimoria(players=4)")`, once this is imported.

Chance moves first and once: it picks the deal, from which all chance of a game follows (`deals` says among how many).
Seats that choose in secret at the same time are asked one by one, and see nothing of each other's answers.
"""

import copy
import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position
from zaubertisch.lab.environments.compiled import Observer, variants_of
from zaubertisch.lab.environments.rewards import rewards_of

PREFIX = "zaubertisch_"
DEALS = 1024
MOST_DECISIONS = 100_000  # far more than a game has; OpenSpiel wants to know a number


def type_of(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=PREFIX + game.key,
        long_name=game.key.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.least_seats, "deals": DEALS, "variants": ""},
    )


def info_of(game: Game, seats: int, deals: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.options),
        max_chance_outcomes=deals,
        num_players=seats,
        min_utility=-1 / seats,
        max_utility=1 - 1 / seats,
        utility_sum=0.0,
        max_game_length=MOST_DECISIONS,
    )


def parse_variants(text: str) -> dict[str, str]:
    """Variants in one word, as OpenSpiel's parameters must be: `last_day:30;memory:on`."""
    pairs = (part.partition(":") for part in text.split(";") if part)
    return {name: value for name, _, value in pairs}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, for a number of players."""

    key = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules, given = load_game(self.key), params or {}
        self.seats = self.rules.check_seats(int(given.get("players", self.rules.least_seats)))
        self.deals = int(given.get("deals", DEALS))
        self.variants = variants_of(self.rules, parse_variants(given.get("variants", "")))
        self.cards, self.observer = self.rules.card_set(), Observer(self.key)
        super().__init__(type_of(self.rules), info_of(self.rules, self.seats, self.deals), given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        return SpielObserver(self.observer)

    def observation_tensor_shape(self) -> list[int]:
        return [self.observer.steps.width]

    def dealt(self, deal: int) -> Position:
        return Position.new(self.rules, self.cards, self.seats, self.variants, deal)


class Play:
    """What a state holds: a position, and what each seat has seen so far, as a hash of it all."""

    def __init__(self, position: Position, seen: list[bytes]) -> None:
        self.position, self.seen = position, seen

    @classmethod
    def begin(cls, position: Position) -> "Play":
        play = cls(position, [b""] * position.seats)
        play.look()
        return play

    def __deepcopy__(self, memo: Any) -> "Play":
        return Play(self.position.copy(), self.seen[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return Play.restored, (self.position.game.key, self.position.state.tobytes(), self.seen)

    @classmethod
    def restored(cls, key: str, state: bytes, seen: list[bytes]) -> "Play":
        game = load_game(key)
        return cls(Position(game, game.card_set(), np.frombuffer(bytearray(state), game.state)), seen)

    def look(self) -> None:
        """Every seat remembers what it sees, if that is new."""
        for seat, before in enumerate(self.seen):
            now = hashlib.blake2b(self.position.view(seat).state.tobytes(), digest_size=16).digest()
            if before[16:] != now:
                self.seen[seat] = hashlib.blake2b(before[:16] + now, digest_size=16).digest() + now

    def answer(self, option: int) -> None:
        self.position.answer(self.position.asked()[0], option)
        self.look()


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress; before the deal there is none yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play: Play | None = None

    @property
    def position(self) -> Position:
        assert self.play, "chance has not dealt yet"
        return self.play.position

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.is_over else self.position.asked()[0]

    def is_terminal(self) -> bool:
        return self.play is not None and self.position.is_over

    def _legal_actions(self, player: int) -> list[int]:
        if self.play is None or player != self.current_player():
            return []
        return sorted(self.position.view(player).legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = Play.begin(self.get_game().dealt(action))
        else:
            self.play.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        name: str = self.get_game().rules.options.name(action)
        return name

    def returns(self) -> list[float]:
        return rewards_of(self.position) if self.is_terminal() else [0.0] * self.num_players()

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen so far, as one number in hexadecimal: two are alike if it has seen the same."""
        assert self.play
        seat = self.current_player() if player is None else player
        return self.play.seen[seat].hex()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player cannot tell from this one, for searches that think ahead."""
        clone: SpielState = copy.deepcopy(self)
        assert clone.play
        clone.play.position = self.position.view(player).imagine(player, int(sampler() * 2**53))
        return clone

    def __str__(self) -> str:
        if self.play is None:
            return "before the deal"
        if self.position.is_over:
            return f"over, won by {', '.join(str(seat) for seat in self.position.winners())}"
        answers = [self.get_game().rules.options.name(action) for action in self.history()[1:]]
        return f"deal {self.history()[0]}: {', '.join(answers)}; asked {self.position.question}"


class SpielObserver:
    """What a player sees, as OpenSpiel asks for it: `set_from`, then `tensor`."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self.tensor = np.zeros(observer.steps.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0 if state.play is None else self._observer.observe(state.position, player)[0]

    def string_from(self, state: SpielState, player: int) -> str:
        """What is not 0 of it, by name."""
        self.set_from(state, player)
        names = self._observer.steps.names
        return ", ".join(f"{names[place]}: {self.tensor[place]:g}" for place in np.flatnonzero(self.tensor))


def class_of(key: str) -> type[SpielGame]:
    """OpenSpiel keeps what it is given beyond the end of Python: a class is never freed, as anything else would be."""
    return type(f"{key.capitalize()}Game", (SpielGame,), {"key": key})


def register_games() -> list[str]:
    """Make the games known to OpenSpiel; returns their names there."""
    known = set(pyspiel.registered_names())
    for key in GAMES:
        if PREFIX + key not in known:
            pyspiel.register_game(type_of(load_game(key)), class_of(key))
    return [PREFIX + key for key in GAMES]


def load(key: str, parameters: dict[str, Any]) -> SpielGame:
    register_games()
    game: SpielGame = pyspiel.load_game(PREFIX + load_game(key).key, parameters)
    return game
