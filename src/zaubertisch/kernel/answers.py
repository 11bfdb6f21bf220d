"""Legal answers, from two statements of a game: which verbs answer a question, and what forbids one of their objects.

`legal` lists what nothing forbids, `why_not` says what forbids it; both read the same two.
"""

# ruff: noqa: F821
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from zaubertisch.kernel.options import OptionSpace
from zaubertisch.kernel.rules import specialise

if TYPE_CHECKING:
    FIRST: int
    COUNT: int
    refusal: Any


def questions_by_verb(
    options: OptionSpace, questions: Sequence[str], answers: Mapping[str, Sequence[str]]
) -> NDArray[np.int64]:
    """At the first option of each verb: the set of questions that it answers.

    >>> space = OptionSpace(("pass", []), ("take", ["king", "castle"]))
    >>> questions_by_verb(space, ("take_card", "pay"), {"take_card": ("take", "pass"), "pay": ("pass",)}).tolist()
    [3, 1, 0]
    """
    sets = np.zeros(len(options), np.int64)
    for number, question in enumerate(questions):
        for verb in answers[question]:
            sets[options.first(verb)] |= 1 << number
    return sets


def verbs_by_option(options: OptionSpace) -> NDArray[np.int64]:
    """The first option of each option's verb.

    >>> verbs_by_option(OptionSpace(("pass", []), ("take", ["king", "castle"]))).tolist()
    [0, 1, 1]
    """
    return np.array([option - options.split(option)[1] for option in range(len(options))], np.int64)


def list_objects(g, seat, out, n):
    """Every option is written, and counted if nothing forbids it: a branch nobody can predict costs more than that."""
    for thing in range(COUNT):
        out[n] = FIRST + thing
        n += 1 if refusal(g, seat, thing) == 0 else 0
    return n


def listing(options: OptionSpace, verb: str, refusal: Callable[..., int]) -> Any:
    """A rule `(g, seat, out, n)`: the options of the verb whose `refusal(g, seat, object)` is 0, from place n on."""
    suffix = f"{refusal.__module__}_{refusal.__name__}".replace(".", "_")
    count = len(options.objects(verb))
    return specialise(list_objects, suffix, opened=False, FIRST=options.first(verb), COUNT=count, refusal=refusal)
