"""Puzzles out of games by strong bots: questions with one answer that is clearly best, and that few levels find.

Of every game that is played, each question is judged quickly; what seems clear, and was answered so, is put to all
levels several times, judged with many deals, and searched deeply: what costs least comes first. Every finished game is
written down at once, so it can be stopped.
"""

import hashlib
import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from zaubertisch.bots import bot, settings_of
from zaubertisch.bots.considered import Considered
from zaubertisch.bots.judge import Judge, judge_of, judging_net
from zaubertisch.bots.levels import MOST_LEVELS
from zaubertisch.bots.nets import Net
from zaubertisch.bots.search import Thinker
from zaubertisch.games import game as load_game
from zaubertisch.kernel.cache import hash_of_sources
from zaubertisch.kernel.codec import decode, encode
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position, View
from zaubertisch.kernel.versions import rule_version
from zaubertisch.lab.crew import Crew
from zaubertisch.lab.notebook import Notebook, Piece
from zaubertisch.puzzles.checks import DEALS, LEAST_OPTIONS, Figures, figures_of
from zaubertisch.puzzles.puzzle import LEAST_LEAD, WHOLE, Puzzle

QUICK_LEAD = 0.04  # by the quick judgement, which is less sure
TRIES = 8  # of each level
DEEP = 8000  # simulations of the deep search
DEEP_TRIES = 2  # with chance of their own: all must find the same
TRIED_ENOUGH = 0.05  # of all simulations: below, a search does not know an option well
APART = 12  # answers between two puzzles of one game
PER_GAME = 2  # about one question, that level 1 misses
EXAMINED = 40  # questions of one game that are looked at more closely, at most
LEVEL_1_FINDS = 1 / 3  # of all puzzles, at most
MASTER_FINDS = 0.95  # of all puzzles, at least
ONE_QUESTION = 1 / 2  # of all puzzles are about one question, at most
MOST_GAMES = 100_000

Rejected = Counter[str]  # how many questions, by the reason


@dataclass(frozen=True)
class Hunt:
    """Which games are played, and how closely questions are looked at; the same hunt finds the same."""

    game: str
    player: str = str(MOST_LEVELS)
    deals: int = DEALS
    deep: int = DEEP

    def check(self) -> None:
        load_game(self.game)
        bot(self.player)

    def key(self) -> str:
        game = load_game(self.game)
        players = [settings_of(game, name) for name in (self.player, *levels())]
        sources = hash_of_sources(("kernel", f"games/{self.game}", "bots", "puzzles"))
        this = Path(__file__).read_text(encoding="utf-8")
        what = [self.game, rule_version(self.game), players, self.deals, self.deep, sources, this]
        return hashlib.sha256(json.dumps(what).encode()).hexdigest()[:16]

    def notebook(self, folder: Path) -> Notebook:
        return Notebook(folder / f"puzzles-{self.game}-{self.key()}.jsonl")


def levels() -> list[str]:
    return [str(level) for level in range(1, MOST_LEVELS + 1)]


def seats_of(game: Game, number: int) -> int:
    """How many sit there: all numbers in turn that a net was trained for, or that the game allows."""
    allowed = numbers_of_seats(game)
    return allowed[number % len(allowed)]


def numbers_of_seats(game: Game) -> list[int]:
    net = judging_net(game)
    return [seats for seats in range(game.least_seats, game.most_seats + 1) if not net or seats in net.about.seats]


def variants_of(game: Game, number: int) -> dict[str, str]:
    """All presets in turn, each with all numbers of seats; as the game stands if it has none, or was learned so."""
    kinds = [] if judging_net(game) else [*game.presets.values()]
    return kinds[number // len(numbers_of_seats(game)) % len(kinds)] if kinds else {}


def judged_by(game: Game, deals: int) -> str:
    """Who says the chances, in a line for the file."""
    net = judging_net(game)
    return f"{f'net, {net.about.decisions} decisions' if net else 'playouts'}, {deals} deals"


@dataclass(frozen=True)
class Sighting:
    """A question that seems to have one clearly best answer."""

    view: View
    seat: int
    best: int  # by the quick judgement, and answered so
    answers: tuple[str, ...]  # up to it

    @property
    def seed(self) -> int:
        return len(self.answers) + 1


def hunt_in_game(job: tuple[Hunt, int]) -> Piece:
    """One game: its number, the puzzles in it, why other questions are none, how many seconds it took."""
    hunt, number = job
    begun, rejected = time.perf_counter(), Rejected()
    game = load_game(hunt.game)
    variants = game.parse_variants(variants_of(game, number))
    start = Position.new(game, game.card_set(), seats_of(game, number), variants, number)
    sightings = [*sighted(start, hunt, number, rejected)]
    Random(number).shuffle(sightings)
    found: list[Puzzle] = []
    for sighting in sightings[:EXAMINED]:
        reason, puzzle = too_near(sighting, found), None
        if not reason:
            reason, puzzle = examined(sighting, hunt, number)
        if puzzle:
            found.append(puzzle)
        else:
            rejected[reason] += 1
    rejected["one of many in its game"] += len(sightings[EXAMINED:])
    return [number, [encode(puzzle).decode() for puzzle in found], rejected, round(time.perf_counter() - begun, 1)]


def sighted(position: Position, hunt: Hunt, number: int, rejected: Rejected) -> Iterator[Sighting]:
    """A game to its end; all questions that deserve a closer look."""
    players = [bot(hunt.player, number)] * position.seats
    judge, rng, answers = judge_of(position.game), Random(number), list[str]()
    while not position.is_over:
        seat = position.asked()[0]
        view = position.view(seat)
        option = players[seat](view, seat, rng)
        reason = reason_at_once(judge, view, seat, option, len(answers))
        if reason:
            rejected[reason] += 1
        else:
            yield Sighting(view, seat, option, tuple(answers))
        answers.append(position.game.options.name(option))
        position.accept(seat, option)


def reason_at_once(judge: Judge, view: View, seat: int, answered: int, seed: int) -> str:
    """Why a question of a game deserves no closer look."""
    if len(view.legal(seat)) < LEAST_OPTIONS:
        return "few answers"
    first, second, *_ = ranked(judge.worth_by_option(view, seat, seed))
    if first[1] - second[1] < QUICK_LEAD:
        return "no answer clearly best"
    return "" if first[0] == answered else "answered otherwise in its game"


def ranked(worth: dict[int, float]) -> list[tuple[int, float]]:
    return sorted(worth.items(), key=lambda one: -one[1])


def too_near(sighting: Sighting, found: Sequence[Puzzle]) -> str:
    """One game shall not be shown twice."""
    alike = sum(1 not in one.finders and one.question == sighting.view.question for one in found)
    if alike >= PER_GAME or any(abs(len(one.answers) - len(sighting.answers)) < APART for one in found):
        return "one of many in its game"
    return ""


def examined(sighting: Sighting, hunt: Hunt, number: int) -> tuple[str, Puzzle | None]:
    """A puzzle, or why the question is none; what costs least is looked at first."""
    view, seat = sighting.view, sighting.seat
    found = [finds(level, sighting) for level in levels()[:3]]
    if all(2 * each > TRIES for each in found):
        return "obvious", None
    figures = figures_of(view, seat, sighting.seed, hunt.deals)
    if figures.best != sighting.best or not figures.is_clear():
        return "not clear with many deals", None
    found += found_by_the_strongest(sighting)
    if 2 * found[-1] <= TRIES:
        return "missed by the master", None
    if not agrees(deeply_searched(sighting, hunt.deep), figures, is_chance=fitting_net(view) is not None):
        return "searched deeply, another answer is as good", None
    chances = figures.thousandths(view)
    before = round(WHOLE * figures.before)
    return "", Puzzle(
        hunt.game, view.seats, number, variants_of(view.game, number), sighting.answers, view.question, seat, before,
        chances, tuple(found), TRIES,
    )  # fmt: skip


def finds(level: str, sighting: Sighting) -> int:
    """How often a level finds the best answer; each try is by somebody else."""
    tries = (bot(level, attempt)(sighting.view, sighting.seat, Random(attempt)) for attempt in range(TRIES))
    return sum(option == sighting.best for option in tries)


def found_by_the_strongest(sighting: Sighting) -> list[int]:
    """By levels 4 and 5; without nets they are one, and would find the same."""
    game, (strong, master) = sighting.view.game, levels()[3:]
    found = finds(strong, sighting)
    are_one = settings_of(game, strong) == settings_of(game, master)
    return [found, found if are_one else finds(master, sighting)]


def fitting_net(view: View) -> Net | None:
    net = judging_net(view.game)
    return net if net and net.about.fits(view) else None


def deeply_searched(sighting: Sighting, simulations: int) -> Iterator[list[Considered]]:
    thinker = Thinker(MOST_LEVELS, simulations=simulations)
    return (thinker.choice(sighting.view, sighting.seat, Random(attempt)) for attempt in range(DEEP_TRIES))


def agrees(searches: Iterable[Sequence[Considered]], figures: Figures, *, is_chance: bool) -> bool:
    """Do all searches take the same answer, and where they say chances, by enough?"""
    return all(
        search[0].option == figures.best and not (is_chance and has_rival(search)) for search in searches
    )  # fmt: skip


def has_rival(search: Sequence[Considered]) -> bool:
    """Is there another answer, known well enough, whose chance is nearly as good?"""
    best, *others = search
    enough = TRIED_ENOUGH * sum(one.visits for one in search)
    return any(one.visits >= enough and best.value - one.value < LEAST_LEAD / WHOLE for one in others)


@dataclass
class Chosen:
    """Puzzles that go together: not too easy in all, not too many of one kind."""

    puzzles: list[Puzzle]
    rejected: Rejected

    def reason_against(self, puzzle: Puzzle) -> str:
        """Why it cannot be taken beside those that are; when others have come it may be."""
        taken = [*self.puzzles, puzzle]
        if share_found(taken, 0) > LEVEL_1_FINDS:
            return "too many that level 1 finds"
        if share_found(taken, -1) < MASTER_FINDS:
            return "too many that the master misses"
        same = sum(one.question == puzzle.question for one in taken)
        return "too many about one question" if same > max(2, ONE_QUESTION * len(taken)) else ""

    def take_what_fits(self, waiting: Sequence[Puzzle], count: int) -> list[Puzzle]:
        """In their order, up to so many in all; gives those that do not fit."""
        left = []
        for puzzle in waiting:
            if len(self.puzzles) < count and not self.reason_against(puzzle):
                self.puzzles.append(puzzle)
            else:
                left.append(puzzle)
        return left


def share_found(puzzles: Sequence[Puzzle], place: int) -> float:
    """Of all tries of a level, how many found the best answer; the place is that of the level."""
    return sum(puzzle.found[place] / puzzle.tries for puzzle in puzzles) / len(puzzles)


def chosen_of(kept: Iterable[Puzzle], pieces: Iterable[Piece], count: int) -> Chosen:
    """As many as fit, in the order of the games; what was kept comes first. Who does not fit at first waits."""
    chosen = Chosen([*kept], Rejected())
    found: dict[str, Puzzle] = {}
    for _, texts, rejected, _ in sorted(pieces, key=lambda piece: int(piece[0])):
        chosen.rejected.update(rejected)
        puzzles: list[Puzzle] = [decode(text, Puzzle) for text in texts]
        found |= {puzzle.key: puzzle for puzzle in puzzles}
    known = {puzzle.key for puzzle in chosen.puzzles}
    waiting, before = [puzzle for key, puzzle in found.items() if key not in known], -1
    while len(waiting) != before:
        before = len(waiting)
        waiting = chosen.take_what_fits(waiting, count)
    if len(chosen.puzzles) < count:
        chosen.rejected.update(chosen.reason_against(puzzle) for puzzle in waiting)
    return chosen


def hunt_for(
    hunt: Hunt,
    count: int,
    notebook: Notebook,
    progress: Callable[[Chosen, int], None],
    crew: Crew,
    kept: Sequence[Puzzle] = (),
    until: float = float("inf"),
) -> Chosen:
    """Play games until there are enough puzzles, or until a time (of the monotonic clock)."""
    chosen = chosen_of(kept, notebook.pieces.values(), count)
    progress(chosen, len(notebook.pieces))
    first = max((puzzle.seed for puzzle in kept), default=0) + 1
    jobs = [(hunt, number) for number in range(first, first + MOST_GAMES) if number not in notebook.pieces]
    if len(chosen.puzzles) >= count:
        return chosen
    for piece in crew.results(hunt_in_game, jobs):
        notebook.write(piece)
        chosen = chosen_of(kept, notebook.pieces.values(), count)
        progress(chosen, len(notebook.pieces))
        if len(chosen.puzzles) >= count or time.monotonic() >= until:
            break
    return chosen


def seconds_of(notebook: Notebook) -> float:
    """What all games of a notebook took, of one core."""
    return sum(float(piece[3]) for piece in notebook.pieces.values())
