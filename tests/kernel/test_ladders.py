"""A ladder carries out the step at whose stage the frame stands."""

from typing import Any

import pytest

from tests.kernel.toy import toy
from zaubertisch.kernel.frames import push
from zaubertisch.kernel.ladders import RUNGS, ladder
from zaubertisch.kernel.rules import CHECKED, open_to_python, rule, specialise

PUSH = specialise(push, "test")


@rule
def climb_one(g, deck, frame):
    frame.note[0] = frame.note[0] * 2
    frame.stage += 1


@rule
def skip_two(g, deck, frame):
    frame.note[0] = frame.note[0] * 2 + 1
    frame.stage += 3


SHORT = open_to_python(ladder("test_short", {0: climb_one, 1: skip_two}))
LONG = open_to_python(ladder("test_long", dict(enumerate([climb_one, skip_two] * RUNGS + [climb_one]))))


def climbed(steps: Any, stages: int) -> str:
    """Which steps were taken, one digit each: 0 for one stage, 1 for three."""
    g = toy()
    PUSH(g, 1, 0)
    frame, path = g.frame[0], ""
    while frame.stage < stages:
        frame.note[0] = 0
        steps(g, g, frame)
        path += str(frame.note[0])
    return path


def test_each_stage_has_its_step() -> None:
    assert climbed(SHORT, 2) == "01"
    assert climbed(LONG, 2 * RUNGS + 1) == "01" * (RUNGS // 2) + "0"


@pytest.mark.skipif(not CHECKED, reason="unchecked, a wrong index reads garbage")
def test_a_stage_without_a_step_is_an_error() -> None:
    g = toy()
    PUSH(g, 1, 0)
    g.frame[0].stage = 2
    with pytest.raises(IndexError):
        SHORT(g, g, g.frame[0])


@pytest.mark.parametrize("stages", [[1, 2], [0, 2], [1, 0]])
def test_stages_are_counted_from_0_without_a_gap(stages: list[int]) -> None:
    with pytest.raises(ValueError, match="test_gap"):
        ladder("test_gap", dict.fromkeys(stages, climb_one))
