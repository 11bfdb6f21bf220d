"""Do the cards of a game hold what they should? Its `GameStudy` says what is counted and what for.

Of a game that says neither is counted what all games have (`basics`).
"""

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.study import Finding, Watch
from zaubertisch.lab.arena import Match, play_to_the_end
from zaubertisch.lab.basics import BasicWatch, measurements
from zaubertisch.lab.crew import EVERY_CORE, Crew
from zaubertisch.lab.notebook import Piece, Progress, do_all
from zaubertisch.lab.watches import more_watches


def studies_of(game: str) -> Mapping[str, Callable[[Position], Watch]]:
    """What can be counted in a game, by name."""
    return load_game(game).study.watches or {"play": BasicWatch}


def check_study(game: str, study: str) -> None:
    known = studies_of(game)
    if study not in known:
        raise BadInput(f"study {study!r} of {game}", ", ".join(known))


def watch_one(job: tuple[Match, str, int]) -> Piece:
    """One game, watched by its study; what was counted."""
    match, study, number = job
    table = match.table(number)
    watches = [studies_of(match.game)[study](table.position), *more_watches(table.position)]

    def see(position: Position, seat: int, option: int) -> None:
        for watch in watches:
            watch.see(position)

    play_to_the_end(table, match.choosers(number, personality=0), Random(number), after=see)
    return [number, {name: count for watch in watches for name, count in watch.counts.items()}]


def run_balance(match: Match, study: str, folder: Path, progress: Progress, crew: Crew = EVERY_CORE) -> "Counter[str]":
    """All games of a match, added up."""
    match.check()
    check_study(match.game, study)
    jobs = [(number, (match, study, number)) for number in range(match.games)]
    total: Counter[str] = Counter()
    for _, counts in do_all(watch_one, jobs, match.notebook(folder, f"balance-{study}"), progress, crew):
        total.update(counts)
    return total


def findings(match: Match, counts: "Counter[str]") -> list[Finding]:
    """The game's own targets with what was measured; without targets the measurements alone."""
    seats, study = len(match.bots), load_game(match.game).study
    return list(study.findings(counts, seats, match.variants) if study.findings else measurements(counts, seats, study))
