"""A ladder: a rule that works in stages, each a step of its own. What its frame does is read from top to bottom:

    carry_out_laying = ladder("schatzjagd_laying", {ASKING: ask_for_field, ANSWERED: lay_card})

A step takes `(g, deck, frame)`, does its part, and asks, pops, or names the stage that comes next.
"""

# ruff: noqa: F821
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from zaubertisch.kernel.rules import CHECKED, rule, specialise

if TYPE_CHECKING:
    first_stage: int
    step_0: Any
    step_1: Any
    step_2: Any
    step_3: Any
    step_4: Any
    step_5: Any
    climb_on: Any

RUNGS = 6  # of one template; a longer ladder is put together


def climb(g, deck, frame):
    """The step of the stage at which the frame stands."""
    stage = frame.stage - first_stage
    if stage == 0:
        step_0(g, deck, frame)
    elif stage == 1:
        step_1(g, deck, frame)
    elif stage == 2:
        step_2(g, deck, frame)
    elif stage == 3:
        step_3(g, deck, frame)
    elif stage == 4:
        step_4(g, deck, frame)
    elif stage == 5:
        step_5(g, deck, frame)
    else:
        climb_on(g, deck, frame)


@rule
def no_step(g, deck, frame):
    """The ladder has no such stage: checked, the wrong index is an error."""
    if CHECKED:
        frame.note[frame.note.size] = 0


def ladder(name: str, steps: Mapping[int, Callable[..., None]]) -> Any:
    """The rule of a frame from its steps by stage, counted from 0; the name must be unlike that of any other ladder."""
    if list(steps) != list(range(len(steps))):
        raise ValueError(f"ladder {name}: stages {list(steps)}, not 0 to {len(steps) - 1} in this order")
    rungs, climb_on = list(steps.values()), no_step
    for first in reversed(range(0, len(rungs), RUNGS)):
        climb_on = _part(f"{name}_{first}", first, rungs[first : first + RUNGS], climb_on)
    return climb_on


def _part(name: str, first: int, steps: list[Callable[..., None]], climb_on: Any) -> Any:
    rungs = steps + [no_step] * (RUNGS - len(steps))
    named = {f"step_{number}": step for number, step in enumerate(rungs)}
    return specialise(climb, name, opened=False, first_stage=first, climb_on=climb_on, **named)
