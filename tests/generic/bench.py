"""The loops of this folder, compiled for a game, and the memory they work on."""

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from tests.generic import loops
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import RULES
from zaubertisch.kernel.loops import DICE
from zaubertisch.kernel.packages import part_of
from zaubertisch.kernel.record import allocate, as_bytes
from zaubertisch.kernel.rules import specialise

HELPERS = ("a_random_answer", "legality_of", "differ_between", "differ", "same_options", "sum_of_events")


@functools.cache
def loop(key: str, name: str, check: str = "", set_up: Callable[..., None] | None = None) -> Any:
    """A loop with the helpers and the check that it calls; games may begin in a way of their own."""
    game, own = load_game(key), part_of(key, "testing.exchange")
    assert own, f"{key} lacks testing/exchange.py"
    bound = {rule: getattr(game, rule) for rule in RULES} | {"shake": own.shake, "was_shuffled": own.was_shuffled}
    bound |= {"set_up": set_up} if set_up else {}
    suffix = f"{key}_{set_up.__name__}" if set_up else key
    for helper in HELPERS:
        bound[helper] = specialise(getattr(loops, helper), suffix, **bound)
    if check:
        bound["check"] = specialise(getattr(loops, check), suffix, **bound)
    return specialise(getattr(loops, name), f"{suffix}_{check}", **bound)


class Bench:
    """The memory a loop works on."""

    def __init__(self, key: str) -> None:
        self.game = load_game(key)
        self.games = allocate(self.game.state, 4)
        self.bytes = as_bytes(self.games)
        self.decks = self.game.make_deck(self.game.card_set())
        self.dice = allocate(DICE)
        self.out = np.zeros(len(self.game.options) + 1, np.int16)
        self.other = self.out.copy()

    def where_events_lie(self) -> tuple[int, int]:
        """The first byte of a record that tells an event, and the first after them."""
        count, event = (self.game.state.fields[name][1] for name in ("event_count", "event"))
        return count, event + self.game.state["event"].itemsize
