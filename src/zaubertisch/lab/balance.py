"""Do the cards of a game hold what they should? Its module `study` says what is counted and what for.

Of a game that says neither is counted what all games have (`basics`).
A study may change the game it watches (hand out cards at random, say); so it looks before every question is answered.
"""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from zaubertisch.bots import bot
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.packages import part_of
from zaubertisch.lab.arena import Match
from zaubertisch.lab.basics import BasicWatch, measurements
from zaubertisch.lab.notebook import Piece, Progress, do_all


def said_by(game: str, module: str, name: str) -> Any:
    """What a game's own module says under this name; nothing if it does not."""
    return getattr(part_of(game, module), name, None)


def studies_of(game: str) -> dict[str, Any]:
    """What can be counted in a game, by name."""
    return said_by(game, "study", "STUDIES") or {"play": BasicWatch}


def check_study(game: str, study: str) -> None:
    known = studies_of(game)
    if study not in known:
        raise BadInput(f"study {study!r} of {game}", ", ".join(known))


def watch_one(job: tuple[Match, str, int]) -> Piece:
    """One game, watched by its study; what was counted."""
    match, study, number = job
    seating = match.seating(number)
    choosers = {name: bot(name) for name in seating}
    position, rng = match.start(number), Random(number)
    watch = studies_of(match.game)[study](position)
    while not position.is_over:
        seat = position.asked()[0]
        position.answer(seat, choosers[seating[seat]](position.view(seat), seat, rng))
        watch.see(position)
    return [number, dict(watch.counts)]


def run_balance(match: Match, study: str, folder: Path, progress: Progress, processes: int = 0) -> "Counter[str]":
    """All games of a match, added up."""
    match.check()
    check_study(match.game, study)
    jobs = [(number, (match, study, number)) for number in range(match.games)]
    total: Counter[str] = Counter()
    for _, counts in do_all(watch_one, jobs, match.notebook(folder, f"balance-{study}"), progress, processes):
        total.update(counts)
    return total


def findings(match: Match, counts: "Counter[str]") -> list[Any]:
    """The game's own targets with what was measured; without targets the measurements alone."""
    seats = len(match.bots)
    own = said_by(match.game, "study", "findings")
    return list(own(counts, seats, match.variants) if own else measurements(counts, seats))
