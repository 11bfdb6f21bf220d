"""Many games at once: a step takes an answer for each of them, and gives what is seen of the next questions.

    batch = Batch("grimoria", seats=4, count=4096)
    while True:
        batch.step(policy(batch.observations, batch.masks))

All arrays stay the same memory from step to step, for NumPy and, without copying, for others: `torch.from_dlpack`. With
`device="cuda"` games and arrays live on a GPU, and have `__cuda_array_interface__`: `torch.as_tensor`.
"""

import functools
from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.record import allocate
from zaubertisch.lab.environments.compiled import Steps, steps_of, variants_of

DEVICES = ("cpu", "cuda")


class Batch:
    """`count` games of one kind. A game that is over is dealt again at once: `ended` says of which, `rewards` how."""

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        count: int,
        seed: int = 0,
        variants: Mapping[str, str] | None = None,
        only_choices: bool = False,
        device: str = "cpu",
    ) -> None:
        """With `only_choices` questions that have one answer are answered here, and never put."""
        if count < 1:
            raise BadInput(f"count {count}", "1 or more")
        self._steps = steps_of(game)
        self.game = self._steps.game
        self.game.check_seats(seats)
        self.only_choices = only_choices
        self._machine = machine_of(device, self._steps)
        self._allocate(count, seats, self._machine)
        self._variants = self._machine.put(variants_of(self.game, variants))
        self.reset(seed)

    def _allocate(self, count: int, seats: int, machine: "Machine") -> None:
        options = len(self.game.options)
        self._games = machine.put(allocate(self.game.state, count))
        self._deck = machine.put(self.game.make_deck(self.game.card_set()))
        self._seeds = machine.put(np.zeros(count, np.uint64))
        self.seats = machine.put(np.zeros(count, np.int64))  # who is asked, in each game
        self.observations = machine.put(np.zeros((count, self.width), np.float32))  # what it sees
        self.masks = machine.put(np.zeros((count, options), np.bool_))  # what it may answer
        self.rewards = machine.put(np.zeros((count, seats), np.float32))  # what each seat got in this step
        self.leads = machine.put(np.zeros((count, seats), np.float32))  # in points, where a game has ended
        self.ended = machine.put(np.zeros(count, np.bool_))  # whether a game came to its end in this step

    def __len__(self) -> int:
        return len(self._games)

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return self._steps.width

    @property
    def names(self) -> list[str]:
        """What each number of an observation says."""
        return self._steps.names

    def reset(self, seed: int = 0) -> None:
        """Deal all games; the same seed and the same actions give the same games."""
        self._machine.fill(self._seeds, np.arange(seed, seed + len(self), dtype=np.uint64))
        self._machine.begin(self._memory(), self.only_choices)

    def step(self, actions: Any, are_legal: bool = False) -> None:
        """Answer in every game; if one action is not legal, nothing has changed. On a GPU it takes time to find out:
        who has drawn from the masks says `are_legal`."""
        given = self._machine.taken(actions)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise BadInput(f"actions: {given.dtype} {given.shape}", f"whole numbers, one for each of {len(self)} games")
        wrong = self._machine.step(self._memory(), self.only_choices, given, are_legal)
        if wrong >= 0:
            action, mask = self._machine.read(given)[wrong], self._machine.read(self.masks)[wrong]
            raise BadInput(f"action {action} of game {wrong}", ", ".join(map(str, np.flatnonzero(mask))))

    def observe(self, lookers: Any, observations: Any) -> None:
        """What a seat of each game sees now, asked or not, written to `observations`."""
        self._machine.observe(self._games, self._deck, lookers, observations, self._other_masks)

    def weigh(self, outlooks: Any) -> None:
        """How well every seat stands by the game's own outlook, all cards open: for learners alone."""
        self._machine.weigh(self._games, self._deck, outlooks)

    @functools.cached_property
    def _other_masks(self) -> Any:
        return self._machine.put(np.zeros((len(self), len(self.game.options)), np.bool_))

    def _memory(self) -> tuple[Any, ...]:
        return (
            self._games, self._deck, self._variants, self._seeds, self.seats, self.observations, self.masks,
            self.rewards, self.leads, self.ended,
        )  # fmt: skip


class Machine(Protocol):
    """Where games are played, and where their memory is."""

    def put(self, array: NDArray[Any]) -> Any:
        """The same array there."""

    def fill(self, array: Any, values: NDArray[Any]) -> None:
        """Write into an array there."""

    def read(self, array: Any) -> NDArray[Any]:
        """An array from there, for NumPy."""

    def taken(self, actions: Any) -> Any:
        """Actions as it takes them."""

    def begin(self, memory: tuple[Any, ...], only_choices: bool) -> None:
        """Deal every game."""

    def step(self, memory: tuple[Any, ...], only_choices: bool, actions: Any, are_legal: bool) -> int:
        """Answer in every game; the row of an action that is not legal, else below 0."""

    def observe(self, games: Any, decks: Any, lookers: Any, observations: Any, masks: Any) -> None:
        """What a seat of each game sees."""

    def weigh(self, games: Any, decks: Any, outlooks: Any) -> None:
        """How well every seat stands."""


class Processor:
    """One core of the processor."""

    def __init__(self, steps: Steps) -> None:
        self._steps = steps
        self._views, self._out = allocate(steps.game.state), np.zeros(len(steps.game.options) + 1, np.int16)

    def put(self, array: NDArray[Any]) -> Any:
        return array

    def fill(self, array: Any, values: NDArray[Any]) -> None:
        array[:] = values

    def read(self, array: Any) -> NDArray[Any]:
        return np.asarray(array)

    def taken(self, actions: Any) -> Any:
        given = np.asarray(actions)
        return given.astype(np.int64, copy=False) if given.dtype.kind in "iu" else given

    def begin(self, memory: tuple[Any, ...], only_choices: bool) -> None:
        games, *others = memory
        self._steps.begin_all(games, self._views, *others, self._out, only_choices)

    def step(self, memory: tuple[Any, ...], only_choices: bool, actions: Any, are_legal: bool) -> int:
        games, *others = memory
        return int(self._steps.step_all(games, self._views, *others, self._out, only_choices, actions))

    def observe(self, games: Any, decks: Any, lookers: Any, observations: Any, masks: Any) -> None:
        self._steps.observe_all(games, self._views, decks, lookers, observations, masks, self._out)

    def weigh(self, games: Any, decks: Any, outlooks: Any) -> None:
        self._steps.weigh_all(games, decks, outlooks)


def machine_of(device: str, steps: Steps) -> Machine:
    if device not in DEVICES:
        raise BadInput(f"device {device!r}", ", ".join(DEVICES))
    if device == "cpu":
        return Processor(steps)
    from zaubertisch.lab.environments.gpu import Gpu

    return Gpu(steps)
