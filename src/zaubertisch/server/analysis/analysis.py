"""Bots that say why: what a level thinks of a question of the past, knowing only what the asked seat knew then."""

from random import Random

from zaubertisch.bots.considered import Considered
from zaubertisch.bots.levels import levels
from zaubertisch.bots.search import Search
from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.requests import Analysis, OptionAnalysis
from zaubertisch.tables.past import Given, position_after
from zaubertisch.tables.setup import TableSetup

MOST_OPTIONS = 4  # the best options are enough to say why


def analyse(setup: TableSetup, answers: Given, at: int, level: int) -> Analysis:
    """What a bot of that level would have thought before answer number `at`."""
    if not 1 <= at <= len(answers):
        raise BadInput(f"answer {at}", f"a number from 1 to {len(answers)}")
    seat, option = answers[at - 1]
    view = position_after(setup, answers[: at - 1]).view(seat)
    game = setup.rulebook()
    mind = Search(game, levels(game)[level])
    considered = mind.consider(view, seat, Random(f"{setup.seed} {at}").getrandbits(61))
    return Analysis(at, seat, option, level, [option_analysis(one) for one in most_telling(considered, option)])


def most_telling(considered: list[Considered], given: int) -> list[Considered]:
    """The best options, and the one that was given."""
    best = considered[:MOST_OPTIONS]
    return best + [one for one in considered[MOST_OPTIONS:] if one.option == given]


def option_analysis(one: Considered) -> OptionAnalysis:
    return OptionAnalysis(one.option, one.visits, round(one.value, 3), round(one.lead, 1))
