"""What if a card were worth something else? The same deals, played with other values of some cards."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean

from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.lab.arena import Match, wilson
from zaubertisch.lab.crew import EVERY_CORE, Crew
from zaubertisch.lab.notebook import Progress
from zaubertisch.lab.study import FEWEST, Study, run_study
from zaubertisch.tables.setup import cards_of


@dataclass(frozen=True)
class Change:
    """Values of a card file that are changed together, and what to."""

    paths: tuple[tuple[str, str], ...]  # (card, value): ("bard", "points")
    numbers: tuple[int, ...]

    @property
    def cards(self) -> set[str]:
        return {card for card, _ in self.paths}

    def text(self, game: str, number: int) -> str:
        """A card file with one of the values."""
        return f'game = "{game}"\n' + "".join(f"[{card}]\n{name} = {number}\n" for card, name in self.paths)


def parse_change(text: str) -> Change:
    """`bard.points,maid.points=0,1,2`: both together, first 0, then 1, then 2.

    >>> parse_change("bard.points,maid.points=0,1,2")
    Change(paths=(('bard', 'points'), ('maid', 'points')), numbers=(0, 1, 2))
    """
    left, equals, right = text.partition("=")
    paths = tuple(tuple(path.strip().split(".")) for path in left.split(","))
    numbers = [number.strip() for number in right.split(",")]
    if not equals or any(len(path) != 2 for path in paths) or not all(number.isdigit() for number in numbers):
        raise BadInput(f"change {text!r}", "card.value,card.value=0,1,2")
    return Change(tuple((path[0], path[1]) for path in paths), tuple(int(number) for number in numbers))


@dataclass(frozen=True)
class Variation:
    """What one value does."""

    number: int
    games: int
    best_points: float
    margin: float  # between the best and the second
    holders: float  # the share of seats that had one of the cards at the end of a round
    win_share: float  # of those seats
    low: float
    high: float
    chosen: float | None  # how often an option on one of the cards is chosen when it is possible
    seat_low: float  # the share of wins of the weakest seat, and of the strongest
    seat_high: float


def vary(
    match: Match, change: Change, folder: Path, progress: Progress, crew: Crew = EVERY_CORE
) -> Iterator[Variation]:
    """A study for each value, one after the other; all of them can be stopped and gone on with."""
    matches = [with_value(match, change, number) for number in change.numbers]
    whole = match.games * len(matches)
    for place, number in enumerate(change.numbers):
        study = run_study(matches[place], folder, later(progress, place * match.games, whole), crew)
        yield variation(study, change, number)


def later(progress: Progress, before: int, whole: int) -> Progress:
    """The progress of a part of some work, as progress of the whole."""
    return lambda done, total: progress(before + done, whole)


def with_value(match: Match, change: Change, number: int) -> Match:
    """The same match with other cards, checked."""
    changed = replace(match, cards=change.text(match.game, number))
    cards_of(match.game, changed.cards)
    return changed


def variation(study: Study, change: Change, number: int) -> Variation:
    had = [(story, seat) for story, seat in study.each_seat() if change.cards & set(story.held[seat])]
    wins = [story.win(seat) for story, seat in had]
    best, second = zip(*(sorted(story.points)[:-3:-1] for story in study.stories), strict=True)
    shares = sorted(share for share, _, _ in study.win_share_by_seat())
    return Variation(
        number, len(study.stories), fmean(best), fmean(best) - fmean(second),
        len(had) / (len(study.stories) * study.seats), fmean(wins or [0.0]), *wilson(sum(wins), len(wins)),
        chosen_share(study, change.cards), shares[0], shares[-1],
    )  # fmt: skip


def chosen_share(study: Study, cards: set[str]) -> float | None:
    """Over all options of the verb that most often has one of the cards as its object; nothing if that is rare."""
    game = load_game(study.match.game)
    possible: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    for story, seat in study.each_seat():
        for counts, into in ((story.possible[seat], possible), (story.chosen[seat], chosen)):
            for name, count in counts.items():
                verb, thing = verb_and_card(game.things, name)
                if thing in cards:
                    into[verb] += count
    [(verb, count)] = possible.most_common(1) or [("", 0)]
    return chosen[verb] / count if count >= FEWEST else None


def verb_and_card(things: dict[str, str], option: str) -> tuple[str, str]:
    """`take king` is take and king; of options that are about no card the second part is empty.

    >>> verb_and_card({"take": "card", "target": "seat"}, "take king"), verb_and_card({"take": "card"}, "pass")
    (('take', 'king'), ('pass', ''))
    """
    verb, _, thing = option.rpartition(" ")
    return (verb, thing) if things.get(verb) == "card" else (option, "")
