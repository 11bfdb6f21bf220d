"""A full game that a bot imagines: one piece of memory, set back and played on as often as needed."""

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zaubertisch.kernel.position import Position


class Imagined:
    """Plain calls of the rules without the checks of a Position: only legal options are ever tried."""

    def __init__(self, full: Position) -> None:
        self.game, self.cards = full.game, full.table[0]
        self.state = full.state.copy()
        self.g: Any = self.state[0]
        self._out = np.zeros(len(full.game.options) + 1, np.int16)

    def keep(self) -> NDArray[Any]:
        return self.state.copy()

    def set_back(self, kept: NDArray[Any]) -> None:
        self.state[:] = kept

    @property
    def is_over(self) -> bool:
        return bool(self.g.over)

    @property
    def turn(self) -> int:
        return int(self.g.turn)

    def asked(self) -> int:
        """The first seat that owes an answer."""
        asked = int(self.g.asked)
        return (asked & -asked).bit_length() - 1

    def legal(self, seat: int) -> list[int]:
        count = self.game.legal(self.g, self.cards, seat, self._out)
        options: list[int] = self._out[:count].tolist()
        return options

    def answer(self, seat: int, option: int) -> None:
        self.game.answer(self.g, self.cards, seat, option)

    def answer_at_random(self, seat: int, rng: Random) -> None:
        self.answer(seat, rng.choice(self.legal(seat)))

    def lead(self, seat: int) -> int:
        """Own points less those of the best other."""
        points = [self.game.points(self.g, self.cards, other) for other in range(self.g.seats)]
        mine = points.pop(seat)
        return int(mine - max(points))
