"""Does a puzzle hold? By its own figures, by the rules as they are today, and by the judge."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean, stdev

from zaubertisch.bots.judge import judge_of
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position
from zaubertisch.puzzles.puzzle import LEAST_LEAD, WHOLE, Puzzle

BATCHES = 16  # judgements with other deals each: they say how sure the mean is
BETWEEN_BATCHES = 1 << 57
SURE = 2.0  # standard errors
DEALS = 1024  # of all batches of one check
SPREAD_OF_LEAD = 10  # of a thousand: by so much less a lead may be found again with other deals
LEAST_OPTIONS = 3  # of two, chance finds the best one often enough


@dataclass(frozen=True)
class Figures:
    """What the answers to a question are worth to the asked seat."""

    before: float  # its chance to win as it is asked
    worth: dict[int, float]  # the same after each option
    best: int
    lead: float  # over the second
    error: float  # the standard error of that lead

    def is_clear(self) -> bool:
        """Is one answer the best by enough, chance left aside?"""
        return self.lead - SURE * self.error >= LEAST_LEAD / WHOLE

    def thousandths(self, view: Position) -> dict[str, int]:
        """By the names of the options, the best one first."""
        order = sorted(self.worth, key=lambda option: -self.worth[option])
        return {view.game.options.name(option): round(WHOLE * self.worth[option]) for option in order}


def figures_of(view: Position, seat: int, seed: int, deals: int = DEALS) -> Figures:
    """By the judge of the game, with many deals."""
    judge = judge_of(view.game, max(1, deals // BATCHES))
    weighed = [judge.weighed(view, seat, (seed + batch * BETWEEN_BATCHES) % 2**63) for batch in range(BATCHES)]
    said = [batch.worth_by_option(seat) for batch in weighed]
    before = fmean(batch.before[seat] for batch in weighed)
    worth = {option: fmean(batch[option] for batch in said) for option in said[0]}
    best = max(worth, key=lambda option: worth[option])
    others = [option for option in worth if option != best]
    leads = {option: [batch[best] - batch[option] for batch in said] for option in others}
    second = min(others, key=lambda option: fmean(leads[option]))
    return Figures(before, worth, best, fmean(leads[second]), stdev(leads[second]) / math.sqrt(BATCHES))


def faults_by_figures(puzzle: Puzzle) -> Iterator[str]:
    """What its own figures say against it."""
    if len(puzzle.chances) < LEAST_OPTIONS:
        yield f"only {len(puzzle.chances)} answers"
    if puzzle.lead < LEAST_LEAD:
        yield f"the second answer is only {puzzle.lead / 10:.1f} percent behind the best"
    if puzzle.finders[-1:] != [len(puzzle.found)]:
        yield "the master misses it"


def faults_by_rules(puzzle: Puzzle) -> Iterator[str]:
    """Why it cannot be asked any more by the rules of today; nothing if it can."""
    try:
        view = puzzle.view()
    except BadInput as error:
        yield str(error)
        return
    if view.question != puzzle.question or puzzle.asked not in view.asked():
        yield f"seat {puzzle.asked + 1} is not asked {puzzle.question!r}"
        return
    names = {view.game.options.name(option) for option in view.legal(puzzle.asked)}
    if names != {*puzzle.chances}:
        yield f"other answers are possible: {', '.join(sorted(names ^ {*puzzle.chances}))}"


def faults_by_judge(puzzle: Puzzle, seed: int, deals: int = DEALS) -> Iterator[str]:
    """What a fresh judgement with other deals says against it."""
    view = puzzle.view()
    found = figures_of(view, puzzle.asked, seed, deals)
    best = view.game.options.name(found.best)
    if best != puzzle.solution:
        yield f"{best!r} is better now"
    elif found.lead * WHOLE < LEAST_LEAD - SPREAD_OF_LEAD:
        yield f"the second answer is only {100 * found.lead:.1f} percent behind the best now"


def faults_of(puzzle: Puzzle, seed: int | None = None, deals: int = DEALS) -> list[str]:
    """Everything that is wrong with a puzzle; with a seed it is judged again."""
    found = [*faults_by_figures(puzzle), *faults_by_rules(puzzle)]
    return found or ([*faults_by_judge(puzzle, seed, deals)] if seed is not None else [])
