"""Many games at once on a GPU: one game per thread. Rows of arrays are spread, so that threads write side by side."""

# ruff: noqa: F821
import functools
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
    observe: Any
    weigh: Any
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


def observe_games(games, decks, lookers, observations, masks):
    """The kernel that looks at every game for one seat of it."""
    row = cuda.grid(1)
    if row < games.shape[0]:
        views = cuda.local.array(1, STATE) if SIMULATED else cuda.local.array(1, STATE, ALIGNED)
        out = cuda.local.array(SIZE, np.int16)
        observe(games[row], views, decks[0], lookers[row], observations, masks, out, row)


def weigh_games(games, decks, outlooks):
    """The kernel that judges every game by its outlook."""
    row = cuda.grid(1)
    if row < games.shape[0]:
        weigh(games[row], decks[0], outlooks, row)


@functools.cache
def kernel_of(steps: Steps, template: Any) -> Any:
    """A kernel for one game."""
    room = {"STATE": steps.game.state, "SIZE": len(steps.game.options) + 1}
    return kernel(specialise(template, steps.suffix, opened=False, **steps.bound, **room))


class Gpu:
    """A machine for `Batch`.

    Its kernels run in a stream of their own, so that several batches are stepped side by side; that waits for what the
    default stream did before, and the default stream waits for it.
    """

    def __init__(self, steps: Steps) -> None:
        check_gpu()
        self._steps, self._stream = steps, cuda.stream()
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
            return cuda.as_cuda_array(actions, sync=False)
        if hasattr(actions, "copy_to_host"):
            return actions
        given = np.asarray(actions)
        return cuda.to_device(given.astype(np.int64)) if given.dtype.kind in "iu" else given

    def _launch(self, template: Any, games: Any, *others: Any) -> None:
        """A thread for each game."""
        shape = (-(-games.shape[0] // BLOCK), BLOCK)
        kernel_of(self._steps, template)[(*shape, self._stream)](games, *others)

    def begin(self, memory: tuple[Any, ...], only_choices: bool) -> None:
        self._launch(begin_games, *memory, only_choices)

    def step(self, memory: tuple[Any, ...], only_choices: bool, actions: Any, are_legal: bool) -> int:
        wrong = NO_ROW[0] if are_legal else self._first_wrong(memory[-4], actions)
        if wrong < NO_ROW[0]:
            self.fill(self._wrong, NO_ROW)
            return int(wrong)
        self._launch(step_games, *memory, only_choices, actions)
        return -1

    def _first_wrong(self, masks: Any, actions: Any) -> int:
        self._launch(check_actions, masks, actions, self._wrong)
        return int(self.read(self._wrong)[0])

    def observe(self, games: Any, decks: Any, lookers: Any, observations: Any, masks: Any) -> None:
        self._launch(observe_games, games, decks, self.taken(lookers), self.taken(observations), masks)

    def weigh(self, games: Any, decks: Any, outlooks: Any) -> None:
        self._launch(weigh_games, games, decks, self.taken(outlooks))


NO_ROW = np.array([2**62], np.int64)  # beyond all rows
