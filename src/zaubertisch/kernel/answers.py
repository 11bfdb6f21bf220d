"""Legal answers, from two statements of a game: which verbs answer a question, and what forbids one of their objects.

`legal` lists what nothing forbids, `why_not` says what forbids it; both read the same two.
"""

# ruff: noqa: F821
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from zaubertisch.kernel.options import OptionSpace
from zaubertisch.kernel.rules import rule, specialise

if TYPE_CHECKING:
    FIRST: int
    COUNT: int
    refusal: Any
    SPANS: NDArray[np.int64]
    why_not_answer: Any


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


def spans_by_question(
    options: OptionSpace, questions: Sequence[str], answers: Mapping[str, Sequence[str]]
) -> NDArray[np.int64]:
    """For each question the first option of each of its verbs and the first one after; the rest is empty.

    >>> space = OptionSpace(("pass", []), ("take", ["king", "castle"]))
    >>> spans_by_question(space, ("take_card", "pay"), {"take_card": ("take", "pass"), "pay": ("pass",)}).tolist()
    [[[1, 3], [0, 1]], [[0, 1], [0, 0]]]
    """
    spans = np.zeros((len(questions), max(map(len, answers.values())), 2), np.int64)
    for number, question in enumerate(questions):
        for i, verb in enumerate(answers[question]):
            spans[number, i] = options.first(verb), options.first(verb) + max(1, len(options.objects(verb)))
    return spans


@rule
def admit(out, n, option, reason):
    """Lists an option if no rule forbids it; returns how many there are. It is written always: see `list_objects`."""
    out[n] = option
    return n + 1 if reason == 0 else n


def list_answers(g, deck, seat, out):
    """The answers to the question that no rule forbids, verb by verb; returns their number."""
    n = 0
    for verb in range(SPANS.shape[1]):
        for option in range(SPANS[g.question, verb, 0], SPANS[g.question, verb, 1]):
            n = admit(out, n, option, why_not_answer(g, deck, seat, option))
    return n


def listing_of_answers(spans: NDArray[np.int64], why_not_answer: Callable[..., int]) -> Any:
    """A rule `(g, deck, seat, out)`: of the question's `spans_by_question` whatever no rule forbids.

    `why_not_answer(g, deck, seat, option)` is 0 or the number of the rule against that answer.
    """
    suffix = f"{why_not_answer.__module__}_{why_not_answer.__name__}".replace(".", "_")
    return specialise(list_answers, suffix, opened=False, SPANS=spans, why_not_answer=why_not_answer)


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
