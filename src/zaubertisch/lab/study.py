"""What happens in many games by bots: stories of single games, and what they say together."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import astuple, dataclass, replace
from functools import cached_property
from pathlib import Path
from statistics import fmean

from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import SEAT, parse_list
from zaubertisch.kernel.position import Position
from zaubertisch.lab.arena import Match, play_game, wilson
from zaubertisch.lab.crew import EVERY_CORE, Crew
from zaubertisch.lab.notebook import Piece, Progress, do_all

LADDER = ("3", "2", "1", "random", "random")  # who shows how much play counts, at a table of up to five
FEWEST = 30  # seats that chose or held something, for it to be worth a line


@dataclass(frozen=True)
class Story:
    """One game; what has one entry for each seat is a list."""

    number: int
    bots: list[str]
    points: list[int]
    winners: list[int]
    answers: int
    rounds: int
    parts: list[list[int]]
    possible: list[dict[str, int]]  # how often each option was possible
    chosen: list[dict[str, int]]  # and how often it was taken
    held: list[list[str]]  # the cards that a seat had at the end of a round

    def win(self, seat: int) -> float:
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Witness:
    """Watches a game and remembers what a story needs."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.names = game, [f"s{seat}" for seat in range(seats)]
        self.possible: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.chosen: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.held: list[set[str]] = [set() for _ in range(seats)]
        self.clock = game.study.clock
        self.time = ""

    def watch(self, position: Position, seat: int, option: int) -> None:
        name = self.game.options.name
        self.possible[seat].update(name(one) for one in position.legal(seat))
        self.chosen[seat][name(option)] += 1
        time = self.read(position, self.clock)
        if time != self.time:
            self.time = time
            self.look_at_cards(position)

    def read(self, position: Position, fact: str) -> str:
        return self.game.facts.read(position, fact, self.names) if fact else ""

    def look_at_cards(self, position: Position) -> None:
        for fact in (fact for fact in self.game.facts.names if fact.startswith(f"{SEAT}.")):
            for seat, name in enumerate(self.names):
                self.held[seat].update(cards_in(self.game, self.read(position, fact.replace(SEAT, name))))


def cards_in(game: Game, text: str) -> list[str]:
    """The cards that a list of facts names."""
    try:
        return [entry.what for entry in parse_list(text) if entry.what in game.card_names]
    except BadInput:
        return []


def tell_story(job: tuple[Match, int]) -> Piece:
    match, number = job
    game, seats = load_game(match.game), len(match.bots)
    witness = Witness(game, seats)
    position, record = play_game(match, number, witness.watch)
    witness.look_at_cards(position)
    story = Story(
        number, list(match.seating(number)), list(record.points), list(record.winners), len(record.answers),
        int(witness.read(position, witness.clock) or 0), [list(position.tally(seat).values()) for seat in range(seats)],
        [dict(one) for one in witness.possible], [dict(one) for one in witness.chosen],
        [sorted(cards) for cards in witness.held],
    )  # fmt: skip
    return list(astuple(story))


def run_study(match: Match, folder: Path, progress: Progress, crew: Crew = EVERY_CORE) -> "Study":
    match.check()
    jobs = [(number, (match, number)) for number in range(match.games)]
    pieces = do_all(tell_story, jobs, match.notebook(folder, "study"), progress, crew)
    return Study(match, [Story(*piece) for piece in pieces])


@dataclass(frozen=True)
class Effect:
    """Something that a seat did or had: how often, and what came of it."""

    name: str
    seats: int
    win_share: float
    low: float
    high: float
    lead: float  # in points, against those who did not
    chosen: float | None = None  # of the times it was possible


@dataclass(frozen=True)
class Study:
    """Many games of one match."""

    match: Match
    stories: list[Story]

    @property
    def seats(self) -> int:
        return len(self.match.bots)

    def each_seat(self) -> Iterable[tuple[Story, int]]:
        return ((story, seat) for story in self.stories for seat in range(self.seats))

    def win_share_by_seat(self) -> list[tuple[float, float, float]]:
        """The share of each seat with its interval."""
        wins = [sum(story.win(seat) for story in self.stories) for seat in range(self.seats)]
        return [(won / len(self.stories), *wilson(won, len(self.stories))) for won in wins]

    def win_share_by_bot(self) -> dict[str, tuple[float, float, float]]:
        wins: dict[str, list[float]] = defaultdict(list)
        for story, seat in self.each_seat():
            wins[story.bots[seat]].append(story.win(seat))
        return {name: (fmean(won), *wilson(sum(won), len(won))) for name, won in wins.items()}

    def mean_parts(self) -> tuple[list[float], list[float]]:
        """What the points are made of: of winners, and of all others."""
        winners = [story.parts[seat] for story, seat in self.each_seat() if seat in story.winners]
        others = [story.parts[seat] for story, seat in self.each_seat() if seat not in story.winners]
        return mean_columns(winners), mean_columns(others)

    def options(self) -> list[Effect]:
        possible: Counter[str] = Counter()
        chosen: Counter[str] = Counter()
        for story, seat in self.each_seat():
            possible.update(story.possible[seat])
            chosen.update(story.chosen[seat])
        effects = self._effects(lambda story, seat: story.chosen[seat])
        return [replace(one, chosen=chosen[one.name] / possible[one.name]) for one in effects]

    def cards(self) -> list[Effect]:
        return self._effects(lambda story, seat: story.held[seat])

    def _effects(self, things: Callable[[Story, int], Iterable[str]]) -> list[Effect]:
        """For each thing: the seats that had it against those that had not."""
        wins: dict[str, list[float]] = defaultdict(list)
        leads: dict[str, list[float]] = defaultdict(list)
        for story, seat in self.each_seat():
            mean = fmean(story.points)
            for thing in things(story, seat):
                wins[thing].append(story.win(seat))
                leads[thing].append(story.points[seat] - mean)
        return [self._effect(name, wins[name], leads[name]) for name in wins if len(wins[name]) >= FEWEST]

    def _effect(self, name: str, wins: list[float], leads: list[float]) -> Effect:
        """All leads of a game sum up to nothing: so those who had it not lead by as much less."""
        without = len(self.stories) * self.seats - len(leads)
        lead = fmean(leads) + (sum(leads) / without if without else 0.0)
        return Effect(name, len(wins), fmean(wins), *wilson(sum(wins), len(wins)), lead)

    @cached_property
    def luck_of_the_deal(self) -> float:
        """The part of the differences in points that comes back when the same deal is played again (ICC)."""
        groups: dict[tuple[int, int], list[float]] = defaultdict(list)
        for story, seat in self.each_seat():
            groups[self.match.deal(story.number), seat].append(story.points[seat] - fmean(story.points))
        return intraclass([group for group in groups.values() if len(group) == self.seats])


def mean_columns(rows: Sequence[Sequence[int]]) -> list[float]:
    return [fmean(column) for column in zip(*rows, strict=True)]


def intraclass(groups: Sequence[Sequence[float]]) -> float:
    """How much alike the members of a group are, from 0 to 1: intraclass correlation of groups of equal size.

    >>> intraclass([[1.0, 1.0], [5.0, 5.0]])
    1.0
    """
    if len(groups) < 2 or len(groups[0]) < 2:
        return 0.0
    size, mean = len(groups[0]), fmean(fmean(group) for group in groups)
    between = size * sum((fmean(group) - mean) ** 2 for group in groups) / (len(groups) - 1)
    within = sum((one - fmean(group)) ** 2 for group in groups for one in group) / (len(groups) * (size - 1))
    whole = between + (size - 1) * within
    return max(0.0, (between - within) / whole) if whole else 0.0


def ladder(match: Match) -> Match:
    """The same game with unequal bots: how much play counts."""
    seats = len(match.bots)
    games = max(seats, match.games // 2 // seats * seats)
    return Match(match.game, LADDER[:seats], games, match.variants, match.cards)
