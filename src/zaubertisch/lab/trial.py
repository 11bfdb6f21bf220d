"""What does a card set do to the game? The same deals with the cards of the game and with these, more and more."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from zaubertisch.games import game as load_game
from zaubertisch.kernel.looks import without_looks
from zaubertisch.kernel.toml import Source
from zaubertisch.lab.arena import Match, wilson
from zaubertisch.lab.crew import ALONE
from zaubertisch.lab.study import Study, run_study
from zaubertisch.lab.variation import Change, Variation, variation
from zaubertisch.tables.cardfiles import cards_of_text

FIRST, GROWTH = 10, 1.6  # games until the first numbers, and by how much more until the next
NORMAL = 1.96  # standard deviations: 95 percent
NO_NUMBER = 0


@dataclass(frozen=True)
class Found:
    """What was counted with one of the two sets of cards."""

    games: int
    by_seat: list[tuple[float, float, float]]  # the share of victories, from, to
    length: tuple[float, float, float]  # of a game in rounds, or in answers where a game counts no rounds
    held: tuple[float, float, float]  # the share of seats that had one of the changed cards
    variation: Variation


def change_of(match: Match) -> Change:
    """What a card file changes, by the names that the rules know."""
    cards = cards_of_text(load_game(match.game), match.cards)
    said = without_looks(Source("cards", match.cards).tables)
    return Change(tuple((cards.known.get(card, card), name) for card in said for name in said[card]), ())


def compare(match: Match, folder: Path) -> Iterator[tuple[Found, Found]]:
    """Without and with the change, again and again with more games; what was played before counts on."""
    change, standard = change_of(match), replace(match, cards="")
    for games in steps(match.games):
        studies = (run_study(replace(each, games=games), folder, unheard, ALONE) for each in (standard, match))
        without, changed = (found(study, change) for study in studies)
        yield without, changed


def steps(games: int) -> Iterator[int]:
    """
    >>> list(steps(100))
    [10, 16, 25, 40, 65, 100]
    """
    wanted = float(FIRST)
    while int(wanted) < games:
        yield int(wanted)
        wanted *= GROWTH
    yield games


def unheard(done: int, total: int) -> None:
    """Nobody asks how far it is between two steps."""


def found(study: Study, change: Change) -> Found:
    seats = len(study.stories) * study.seats
    held = sum(1 for story, seat in study.each_seat() if change.cards & set(story.held[seat]))
    lengths = [story.rounds or story.answers for story in study.stories]
    return Found(
        len(study.stories), study.win_share_by_seat(), mean_of(lengths), (held / seats, *wilson(held, seats)),
        variation(study, change, NO_NUMBER),
    )  # fmt: skip


def mean_of(numbers: list[int]) -> tuple[float, float, float]:
    """The mean with its 95 percent interval.

    >>> mean_of([3, 3, 3])
    (3.0, 3.0, 3.0)
    """
    mean = fmean(numbers)
    wide = NORMAL * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return mean, mean - wide, mean + wide
