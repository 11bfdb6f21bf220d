"""Bots that say why: what a level thinks of a question of the past, knowing only what the asked seat knew then."""

from random import Random

from zaubertisch.bots.levels import levels
from zaubertisch.bots.searching import Considered, Search
from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.requests import Thought, Thoughts
from zaubertisch.tables.founding import Founding
from zaubertisch.tables.looking import Given, moments

MOST_THOUGHTS = 4  # the best options are enough to say why


def thoughts_of(founding: Founding, answers: Given, at: int, level: int) -> Thoughts:
    """What a bot of that level would have thought before answer number `at`."""
    if not 1 <= at <= len(answers):
        raise BadInput(f"answer {at}", f"a number from 1 to {len(answers)}")
    seat, option = answers[at - 1]
    *_, before = moments(founding, answers[: at - 1], seat)
    game = founding.rulebook()
    mind = Search(game, levels(game)[level])
    considered = mind.consider(before.view, seat, Random(f"{founding.seed} {at}").getrandbits(61))
    return Thoughts(at, seat, option, level, [thought(one) for one in worth_saying(considered, option)])


def worth_saying(considered: list[Considered], given: int) -> list[Considered]:
    """The best options, and the one that was given."""
    best = considered[:MOST_THOUGHTS]
    return best + [one for one in considered[MOST_THOUGHTS:] if one.option == given]


def thought(one: Considered) -> Thought:
    return Thought(one.option, one.visits, round(one.worth, 3), round(one.lead, 1))
