"""Random play on a GPU: one game per thread, in memory of its own. Whenever a game is over, its thread deals the next.

All threads make the same number of decisions, so that none waits for a game that is longer than the others.
"""

# ruff: noqa: F821
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda
from numpy.typing import NDArray

from zaubertisch.kernel.blanks import copy_record
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.gpu import ALIGNED, SIMULATED, kernel
from zaubertisch.kernel.loops import DICE, play_along
from zaubertisch.kernel.record import allocate
from zaubertisch.kernel.rules import specialise

if TYPE_CHECKING:
    STATE: Any  # the type of the game's record
    SIZE: int  # room for its options


def play_all(games, decks, seats, variants, first_seed, decisions, begun):
    """The kernel: each thread plays along, and leaves its last game and how many it began."""
    row = cuda.grid(1)
    if row < games.shape[0]:
        own = cuda.local.array(1, STATE) if SIMULATED else cuda.local.array(1, STATE, ALIGNED)
        dice = cuda.local.array(1, DICE) if SIMULATED else cuda.local.array(1, DICE, ALIGNED)
        out = cuda.local.array(SIZE, np.int16)
        copy_record(games[row], own[0])
        seed, stride = first_seed + np.uint64(row), np.uint64(games.shape[0])
        begun[row] = play_along(own[0], decks[0], seats, variants, dice[0], out, seed, stride, decisions)
        copy_record(own[0], games[row])


@dataclass(frozen=True)
class Launch:
    """How threads are spread over a GPU."""

    threads: int
    block: int
    registers: int = 0  # as few for each thread; 0: as many as the compiler likes

    @property
    def options(self) -> dict[str, Any]:
        return {"max_registers": self.registers} if self.registers else {}

    @property
    def shape(self) -> tuple[int, int]:
        return -(-self.threads // self.block), self.block


def room_for_options(game: Game) -> int:
    return len(game.options) + 1


def kernel_of(game: Game, launch: Launch) -> Any:
    """The kernel for one game."""
    names = {"play_along": game.specialised(play_along), "STATE": game.state, "SIZE": room_for_options(game)}
    return kernel(specialise(play_all, game.key, opened=False, **names), **launch.options)


class GpuPlayer:
    """Plays random games of one kind on a GPU, and the same ones on the processor."""

    def __init__(self, game: Game, launch: Launch) -> None:
        self.game, self.launch = game, launch
        self.deck = game.make_deck(game.card_set())
        self._kernel = kernel_of(game, launch)
        self._decks = cuda.to_device(self.deck)
        self._games = cuda.to_device(allocate(game.state, launch.threads))
        self._begun = cuda.to_device(np.zeros(launch.threads, np.int64))

    def play(self, seats: int, variants: NDArray[np.int64], seed: int, decisions: int) -> None:
        """So many decisions in every thread, from new games; returns when all are made."""
        self._kernel[self.launch.shape](
            self._games, self._decks, seats, cuda.to_device(variants), np.uint64(seed), decisions, self._begun
        )
        cuda.synchronize()

    @property
    def games(self) -> NDArray[Any]:
        """The last game of each thread."""
        found: NDArray[Any] = self._games.copy_to_host()
        return found

    @property
    def begun(self) -> NDArray[np.int64]:
        """How many games each thread began."""
        found: NDArray[np.int64] = self._begun.copy_to_host()
        return found

    def play_here(self, row: int, seats: int, variants: NDArray[np.int64], seed: int, decisions: int) -> NDArray[Any]:
        """What one thread plays, on the processor."""
        loop: Any = self.game.specialised(play_along)
        game, dice, out = allocate(self.game.state), allocate(DICE), np.zeros(room_for_options(self.game), np.int16)
        stride = np.uint64(self.launch.threads)
        loop.at(game, self.deck, seats, variants, dice, out, np.uint64(seed + row), stride, decisions)
        return game
