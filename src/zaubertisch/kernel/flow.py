"""The flat loop: the rule on top of the stack works until somebody must be asked or the game is over."""

# ruff: noqa: F821
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from zaubertisch.kernel.frames import close_question, forget_replies, top
from zaubertisch.kernel.rules import specialise

if TYPE_CHECKING:
    carry_on: Any


def run_on(g, deck):
    """All have replied: rules work, up to the next question or the end."""
    close_question(g)
    while g.asked == 0 and g.over == 0:
        carry_on(g, deck, top(g))
    if g.over:
        forget_replies(g)


def flat_loop(game: str, carry_on: Callable[..., None]) -> Any:
    """The loop of a game; `carry_on(g, deck, frame)` finds the rule that the frame on top stands for."""
    return specialise(run_on, game, opened=False, carry_on=carry_on)
