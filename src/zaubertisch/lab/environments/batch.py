"""Many games at once: a step takes an answer for each of them, and gives what is seen of the next questions.

    batch = Batch("grimoria", seats=4, count=4096)
    while True:
        batch.step(policy(batch.observations, batch.masks))

All arrays stay the same memory from step to step, for NumPy and, without copying, for others: `torch.from_dlpack`.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.record import allocate
from zaubertisch.lab.environments.compiled import steps_of, variants_of

DEVICES = ("cpu",)


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
        if device not in DEVICES:
            raise BadInput(f"device {device!r}", ", ".join(DEVICES))
        if count < 1:
            raise BadInput(f"count {count}", "1 or more")
        self._steps = steps_of(game)
        self.game = self._steps.game
        self.game.check_seats(seats)
        self.only_choices = only_choices
        self._allocate(count, seats)
        self._variants = variants_of(self.game, variants)
        self.reset(seed)

    def _allocate(self, count: int, seats: int) -> None:
        options = len(self.game.options)
        self._games, self._views = allocate(self.game.state, count), allocate(self.game.state)
        self._deck = self.game.make_deck(self.game.card_set())
        self._out = np.zeros(options + 1, np.int16)
        self._seeds = np.zeros(count, np.uint64)
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)  # who is asked, in each game
        self.observations: NDArray[np.float32] = np.zeros((count, self.width), np.float32)  # what it sees
        self.masks: NDArray[np.bool_] = np.zeros((count, options), np.bool_)  # what it may answer
        self.rewards: NDArray[np.float32] = np.zeros((count, seats), np.float32)  # what each seat got in this step
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)  # whether a game came to its end in this step

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
        self._seeds[:] = np.arange(seed, seed + len(self), dtype=np.uint64)
        self._steps.begin_all(*self._memory(), self.only_choices)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Answer in every game; if one action is not legal, nothing has changed."""
        given = np.asarray(actions)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise BadInput(f"actions: {given.dtype} {given.shape}", f"whole numbers, one for each of {len(self)} games")
        wrong = self._steps.step_all(*self._memory(), self.only_choices, given.astype(np.int64, copy=False))
        if wrong >= 0:
            allowed = ", ".join(map(str, np.flatnonzero(self.masks[wrong])))
            raise BadInput(f"action {given[wrong]} of game {wrong}", allowed)

    def _memory(self) -> tuple[NDArray[np.generic], ...]:
        return (
            self._games, self._views, self._deck, self._variants, self._seeds, self.seats, self.observations,
            self.masks, self.rewards, self.ended, self._out,
        )  # fmt: skip
