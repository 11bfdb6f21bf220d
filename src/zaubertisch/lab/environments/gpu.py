"""Many games at once on a GPU: one game per thread. Rows of arrays are spread, so that threads write side by side."""

# ruff: noqa: F821
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda
from numpy.typing import NDArray

from zaubertisch.kernel.gpu import ALIGNED, SIMULATED, check_gpu, kernel
from zaubertisch.kernel.rules import specialise
from zaubertisch.lab.environments.compiled import Steps
from zaubertisch.lab.environments.loops import is_allowed

BLOCK = 64  # threads

if TYPE_CHECKING:
    begin_row: Any
    step_row: Any
    STATE: Any  # the type of the game's record
    SIZE: int  # room for its options


def begin_games(games, decks, variants, seeds, seats, observations, masks, rewards, leads, ended, only_choices):
    """The kernel that deals every game."""
    row = cuda.grid(1)
    if row < games.shape[0]:
        views = cuda.local.array(1, STATE) if SIMULATED else cuda.local.array(1, STATE, ALIGNED)
        out = cuda.local.array(SIZE, np.int16)
        begin_row(
            games,
            views,
            decks[0],
            variants,
            seeds,
            seats,
            observations,
            masks,
            rewards,
            leads,
            ended,
            out,
            only_choices,
            row,
        )


def check_actions(masks, actions, wrong):
    """The kernel that finds the first action that is not legal; nothing changes if there is none."""
    row = cuda.grid(1)
    if row < masks.shape[0] and not is_allowed(masks, actions, row):
        cuda.atomic.min(wrong, 0, row)


def step_games(games, decks, variants, seeds, seats, observations, masks, rewards, leads, ended, only_choices, actions):
    """The kernel that answers in every game."""
    row = cuda.grid(1)
    if row < games.shape[0]:
        views = cuda.local.array(1, STATE) if SIMULATED else cuda.local.array(1, STATE, ALIGNED)
        out = cuda.local.array(SIZE, np.int16)
        step_row(
            games, views, decks[0], variants, seeds, seats, observations, masks, rewards, leads, ended, out,
            only_choices, actions, row,
        )  # fmt: skip


def kernel_of(steps: Steps, template: Any) -> Any:
    """A kernel for one game."""
    room = {"STATE": steps.game.state, "SIZE": len(steps.game.options) + 1}
    return kernel(specialise(template, steps.suffix, opened=False, **steps.bound, **room))


class Gpu:
    """A machine for `Batch`."""

    def __init__(self, steps: Steps) -> None:
        check_gpu()
        self._begin, self._check, self._step = (
            kernel_of(steps, template) for template in (begin_games, check_actions, step_games)
        )
        self._wrong = cuda.to_device(NO_ROW)

    def put(self, array: NDArray[Any]) -> Any:
        return cuda.to_device(np.asfortranarray(array) if array.ndim > 1 else array)

    def fill(self, array: Any, values: NDArray[Any]) -> None:
        array.copy_to_device(values)

    def read(self, array: Any) -> NDArray[Any]:
        found: NDArray[Any] = array.copy_to_host()
        return found

    def taken(self, actions: Any) -> Any:
        """Those that are on the GPU as they are, others are copied there."""
        if hasattr(actions, "__cuda_array_interface__"):
            return cuda.as_cuda_array(actions)
        if hasattr(actions, "copy_to_host"):
            return actions
        given = np.asarray(actions)
        return cuda.to_device(given.astype(np.int64)) if given.dtype.kind in "iu" else given

    def begin(self, memory: tuple[Any, ...], only_choices: bool) -> None:
        self._begin[launch(memory)](*memory, only_choices)

    def step(self, memory: tuple[Any, ...], only_choices: bool, actions: Any) -> int:
        masks = memory[-4]
        self._check[launch(memory)](masks, actions, self._wrong)
        (wrong,) = self.read(self._wrong)
        if wrong < NO_ROW[0]:
            self.fill(self._wrong, NO_ROW)
            return int(wrong)
        self._step[launch(memory)](*memory, only_choices, actions)
        return -1


NO_ROW = np.array([2**62], np.int64)  # beyond all rows


def launch(memory: tuple[Any, ...]) -> tuple[int, int]:
    """A thread for each game."""
    return -(-memory[0].shape[0] // BLOCK), BLOCK
